DROP INDEX `notices_unread`;--> statement-breakpoint
CREATE INDEX `notices_unread` ON `notices` (`user_id`,`session_id`) WHERE read_at IS NULL;--> statement-breakpoint
ALTER TABLE `invitations` ADD `sends` integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
CREATE TRIGGER notices_replaced AFTER INSERT ON notices WHEN NEW.session_id IS NOT NULL BEGIN DELETE FROM notices WHERE user_id = NEW.user_id AND session_id = NEW.session_id AND read_at IS NULL AND id <> NEW.id AND actor_id IS NEW.actor_id AND (kind = NEW.kind OR (kind IN ('application-received', 'application-withdrawn', 'member-joined', 'member-left') AND NEW.kind IN ('application-received', 'application-withdrawn', 'member-joined', 'member-left')) OR (kind IN ('application-accepted', 'application-waiting', 'application-declined') AND NEW.kind IN ('application-accepted', 'application-waiting', 'application-declined'))); END;

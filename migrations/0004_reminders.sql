CREATE TABLE `calendar_feeds` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_feeds_hash` ON `calendar_feeds` (`hash`);--> statement-breakpoint
ALTER TABLE `applications` ADD `checked_in_at` integer;--> statement-breakpoint
ALTER TABLE `sessions` ADD `remind_at` integer DEFAULT 0;--> statement-breakpoint
CREATE INDEX `sessions_reminders` ON `sessions` (`remind_at`) WHERE closed = 0 AND remind_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `notices_reminders` ON `notices` (`session_id`,`user_id`) WHERE kind IN ('reminder-day', 'reminder-soon') AND read_at IS NULL;
--> statement-breakpoint
-- Nobody has to read a reminder that no longer holds. Who was on their way to another time is asked again.
CREATE TRIGGER sessions_moved AFTER UPDATE OF starts_at ON sessions WHEN NEW.starts_at <> OLD.starts_at BEGIN UPDATE notices SET read_at = unixepoch() * 1000 WHERE session_id = NEW.id AND kind IN ('reminder-day', 'reminder-soon') AND read_at IS NULL; UPDATE applications SET checked_in_at = NULL WHERE session_id = NEW.id AND status = 'accepted' AND checked_in_at IS NOT NULL; END;
--> statement-breakpoint
CREATE TRIGGER sessions_off AFTER UPDATE OF cancelled_at, taken_down_at ON sessions WHEN (NEW.cancelled_at IS NOT NULL AND OLD.cancelled_at IS NULL) OR (NEW.taken_down_at IS NOT NULL AND OLD.taken_down_at IS NULL) BEGIN UPDATE notices SET read_at = unixepoch() * 1000 WHERE session_id = NEW.id AND kind IN ('reminder-day', 'reminder-soon') AND read_at IS NULL; END;
--> statement-breakpoint
CREATE TRIGGER applications_ended AFTER UPDATE OF status ON applications WHEN OLD.status = 'accepted' AND NEW.status <> 'accepted' BEGIN UPDATE notices SET read_at = unixepoch() * 1000 WHERE session_id = NEW.session_id AND user_id = NEW.user_id AND kind IN ('reminder-day', 'reminder-soon') AND read_at IS NULL; END;

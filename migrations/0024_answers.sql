ALTER TABLE `applications` ADD `answer` text;--> statement-breakpoint
UPDATE applications SET answer = 'coming' WHERE checked_in_at IS NOT NULL;
--> statement-breakpoint
DROP TRIGGER sessions_moved;
--> statement-breakpoint
CREATE TRIGGER sessions_moved AFTER UPDATE OF starts_at ON sessions WHEN NEW.starts_at <> OLD.starts_at BEGIN UPDATE notices SET read_at = unixepoch() * 1000 WHERE session_id = NEW.id AND kind IN ('reminder-day', 'reminder-soon') AND read_at IS NULL; UPDATE applications SET answer = NULL WHERE session_id = NEW.id AND status = 'accepted' AND answer IS NOT NULL; END;
--> statement-breakpoint
ALTER TABLE `applications` DROP COLUMN `checked_in_at`;

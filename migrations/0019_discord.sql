CREATE TABLE `discord_posts` (
	`session_id` integer PRIMARY KEY NOT NULL,
	`host_id` integer NOT NULL,
	`webhook` text,
	`key_id` text,
	`with_key` integer DEFAULT false NOT NULL,
	`connection` integer DEFAULT 1 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`queued` integer DEFAULT 0 NOT NULL,
	`problem` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`host_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `discord_posts_host` ON `discord_posts` (`host_id`);--> statement-breakpoint
CREATE INDEX `discord_posts_key` ON `discord_posts` (`key_id`);--> statement-breakpoint
CREATE INDEX `discord_posts_due` ON `discord_posts` (`session_id`) WHERE queued < version;
--> statement-breakpoint
-- What a post shows has changed. Every change by the host raises the revision.
CREATE TRIGGER discord_session_changed AFTER UPDATE OF revision, name, starts_at, ends_at, seats, seats_taken, roles, host_role, language, visibility, cancelled_at, taken_down_at, closed ON sessions BEGIN UPDATE discord_posts SET version = version + 1 WHERE session_id = NEW.id; END;
--> statement-breakpoint
CREATE TRIGGER discord_session_deleted AFTER DELETE ON sessions BEGIN UPDATE discord_posts SET version = version + 1 WHERE session_id = OLD.id; END;
--> statement-breakpoint
CREATE TRIGGER discord_role_changed AFTER UPDATE OF role ON applications WHEN NEW.role IS NOT OLD.role BEGIN UPDATE discord_posts SET version = version + 1 WHERE session_id = NEW.session_id; END;
--> statement-breakpoint
-- The sessions of a suspended or banned host are hidden.
CREATE TRIGGER discord_host_changed AFTER UPDATE OF status ON users WHEN NEW.status <> OLD.status BEGIN UPDATE discord_posts SET version = version + 1 WHERE host_id = NEW.id; END;

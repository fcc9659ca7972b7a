CREATE TABLE `invitations` (
	`id` integer PRIMARY KEY NOT NULL,
	`session_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`inviter_id` integer NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`session_id`) REFERENCES `sessions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`inviter_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_once` ON `invitations` (`user_id`,`session_id`);--> statement-breakpoint
CREATE INDEX `invitations_session` ON `invitations` (`session_id`,`inviter_id`);--> statement-breakpoint
CREATE INDEX `invitations_inviter` ON `invitations` (`inviter_id`);--> statement-breakpoint
CREATE TABLE `saved_searches` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`name` text NOT NULL,
	`filters` text NOT NULL,
	`match` text NOT NULL,
	`starts_from` integer,
	`starts_to` integer,
	`pivot` text NOT NULL,
	`told_day` integer DEFAULT 0 NOT NULL,
	`told` integer DEFAULT 0 NOT NULL,
	`told_session_id` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `saved_searches_once` ON `saved_searches` (`user_id`,`filters`);--> statement-breakpoint
CREATE INDEX `saved_searches_pivot` ON `saved_searches` (`pivot`,`id`);--> statement-breakpoint
ALTER TABLE `sessions` ADD `members_invite` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `sessions` ADD `matched` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `sessions_unmatched` ON `sessions` (`id`) WHERE matched = 0 AND visibility = 'public' AND closed = 0;--> statement-breakpoint
-- Saved searches are told of new sessions alone.
UPDATE sessions SET matched = 1;

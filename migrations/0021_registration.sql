CREATE TABLE `invite_links` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`hash` text NOT NULL,
	`user_id` integer NOT NULL,
	`uses_max` integer NOT NULL,
	`uses` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`revoked_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invite_links_hash` ON `invite_links` (`hash`);--> statement-breakpoint
CREATE INDEX `invite_links_user` ON `invite_links` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `invite_links_expiry` ON `invite_links` (`expires_at`);--> statement-breakpoint
CREATE TABLE `invited_users` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`inviter_id` integer NOT NULL,
	`invited_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`inviter_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `invited_users_inviter` ON `invited_users` (`inviter_id`);--> statement-breakpoint
CREATE TABLE `settings` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);

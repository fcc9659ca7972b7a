CREATE TABLE `role_presets` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`name` text NOT NULL,
	`seats` integer NOT NULL,
	`roles` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `role_presets_name` ON `role_presets` (`user_id`,`name`);--> statement-breakpoint
ALTER TABLE `gamertags` ADD `verified_at` integer;--> statement-breakpoint
ALTER TABLE `games` ADD `presets` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `saved_searches` ADD `called_session_id` integer;--> statement-breakpoint
ALTER TABLE `sessions` ADD `called` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `sessions_uncalled` ON `sessions` (`starts_at`) WHERE called = 0 AND visibility = 'public' AND closed = 0;
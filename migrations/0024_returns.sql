CREATE TABLE `return_hashes` (
	`user_id` integer NOT NULL,
	`kind` text NOT NULL,
	`hash` text NOT NULL,
	`key_id` text NOT NULL,
	`expires_at` integer,
	PRIMARY KEY(`hash`, `user_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `return_hashes_user` ON `return_hashes` (`user_id`);--> statement-breakpoint
CREATE INDEX `return_hashes_key` ON `return_hashes` (`key_id`);--> statement-breakpoint
CREATE INDEX `return_hashes_expiry` ON `return_hashes` (`expires_at`) WHERE expires_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `returning_users` (
	`user_id` integer NOT NULL,
	`banned_id` integer NOT NULL,
	`kind` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `banned_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`banned_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `returning_users_banned` ON `returning_users` (`banned_id`);--> statement-breakpoint
CREATE INDEX `media_newest` ON `media` (`created_at`) WHERE room IS NULL AND deleted_at IS NULL AND taken_down_at IS NULL;--> statement-breakpoint
CREATE INDEX `sessions_newest` ON `sessions` (`created_at`) WHERE visibility = 'public' AND is_later = 0 AND taken_down_at IS NULL;--> statement-breakpoint
CREATE INDEX `users_newest` ON `users` (`created_at`) WHERE status = 'active';--> statement-breakpoint

-- Accounts that are banned already.
INSERT INTO return_hashes (user_id, kind, hash, key_id) SELECT id, 'due', 'due', '' FROM users WHERE status = 'banned';

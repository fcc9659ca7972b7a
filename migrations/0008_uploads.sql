CREATE TABLE `uploads` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`uploader_id` integer NOT NULL,
	`key` text NOT NULL,
	`user_id` integer,
	`session_id` integer,
	`stem` text NOT NULL,
	`extension` text,
	`alt` text DEFAULT '' NOT NULL,
	`bytes` integer NOT NULL,
	`copies` text DEFAULT '[]' NOT NULL,
	`multipart_id` text,
	`parts` text DEFAULT '{}' NOT NULL,
	`media_id` integer,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`uploader_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`session_id`) REFERENCES `sessions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `uploads_once` ON `uploads` (`uploader_id`,`key`);--> statement-breakpoint
CREATE INDEX `uploads_user` ON `uploads` (`user_id`);--> statement-breakpoint
CREATE INDEX `uploads_session` ON `uploads` (`session_id`);--> statement-breakpoint
CREATE INDEX `uploads_expiry` ON `uploads` (`expires_at`);--> statement-breakpoint
ALTER TABLE `media` ADD `copies` text DEFAULT '[]' NOT NULL;
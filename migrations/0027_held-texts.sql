CREATE TABLE `held_texts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`session_id` integer NOT NULL,
	`field` text NOT NULL,
	`text` text NOT NULL,
	`words` text NOT NULL,
	`name_key` text,
	`name_shape` text,
	`refused` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `held_texts_once` ON `held_texts` (`user_id`,`session_id`,`field`);--> statement-breakpoint
CREATE INDEX `held_texts_name` ON `held_texts` (`name_key`) WHERE name_key IS NOT NULL;--> statement-breakpoint
CREATE INDEX `held_texts_queue` ON `held_texts` (`id`) WHERE refused = 0;
CREATE TABLE `user_hours` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`zone` text NOT NULL,
	`hours` text NOT NULL,
	`offsets` text NOT NULL,
	`match` text NOT NULL,
	`matches` text NOT NULL,
	`stale_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `user_hours_stale` ON `user_hours` (`stale_at`);--> statement-breakpoint
ALTER TABLE `saved_searches` ADD `fits_hours` integer DEFAULT false NOT NULL;--> statement-breakpoint
-- The search indexes get the hour of the start. The sweep writes the sessions that are there again.
INSERT INTO stale_index (kind, id) SELECT 'start', id FROM sessions WHERE closed = 0 AND visibility <> 'unlisted';

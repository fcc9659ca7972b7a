ALTER TABLE `media` ADD `room` text;--> statement-breakpoint
ALTER TABLE `media` ADD `sent` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `media_room` ON `media` (`room`) WHERE room IS NOT NULL;--> statement-breakpoint
CREATE INDEX `media_unsent` ON `media` (`created_at`) WHERE room IS NOT NULL AND sent = 0;--> statement-breakpoint
ALTER TABLE `uploads` ADD `room` text;

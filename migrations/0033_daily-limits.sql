DROP INDEX `media_uploader`;--> statement-breakpoint
CREATE INDEX `media_uploader` ON `media` (`uploader_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `sessions_made` ON `sessions` (`host_id`,`created_at`);
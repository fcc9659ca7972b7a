DROP INDEX `media_user`;--> statement-breakpoint
DROP INDEX `media_session`;--> statement-breakpoint
CREATE INDEX `media_uploader` ON `media` (`uploader_id`);--> statement-breakpoint
CREATE INDEX `media_user` ON `media` (`user_id`,`position`);--> statement-breakpoint
CREATE INDEX `media_session` ON `media` (`session_id`,`position`);--> statement-breakpoint
CREATE INDEX `reports_reporter` ON `reports` (`reporter_id`);
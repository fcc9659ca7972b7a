DROP INDEX `held_texts_once`;--> statement-breakpoint
ALTER TABLE `held_texts` ADD `media_id` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `held_texts_once` ON `held_texts` (`user_id`,`session_id`,`media_id`,`field`);
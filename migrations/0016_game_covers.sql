ALTER TABLE `games` ADD `cover` text;--> statement-breakpoint
CREATE INDEX `games_cover` ON `games` (`cover_name`) WHERE cover_name IS NOT NULL;
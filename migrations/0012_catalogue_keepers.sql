CREATE TABLE `stale_index` (
	`kind` text NOT NULL,
	`id` integer NOT NULL,
	PRIMARY KEY(`kind`, `id`)
);
--> statement-breakpoint
CREATE INDEX `game_requests_same` ON `game_requests` (`name_key`,`id`) WHERE decided_at IS NULL;--> statement-breakpoint
CREATE INDEX `games_archived` ON `games` (`name_key`) WHERE archived_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `games_merged` ON `games` (`merged_into_id`) WHERE merged_into_id IS NOT NULL;
DROP INDEX `game_requests_open`;--> statement-breakpoint
ALTER TABLE `game_requests` ADD `asked` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `game_requests_queue` ON `game_requests` (`id`) WHERE decided_at IS NULL AND asked > 0;--> statement-breakpoint
ALTER TABLE `games` ADD `player_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `games` ADD `session_count` integer DEFAULT 0 NOT NULL;
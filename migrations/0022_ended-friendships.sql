CREATE TABLE `ended_friendships` (
	`low_id` integer NOT NULL,
	`high_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`ended_at` integer NOT NULL,
	PRIMARY KEY(`low_id`, `high_id`)
);
--> statement-breakpoint
CREATE INDEX `ended_friendships_high` ON `ended_friendships` (`high_id`);--> statement-breakpoint
CREATE INDEX `ended_friendships_ended` ON `ended_friendships` (`ended_at`);
--> statement-breakpoint
-- However a friendship ends. A second one of the same pair keeps the first beginning.
CREATE TRIGGER friends_ended AFTER DELETE ON friends WHEN OLD.active = 1 BEGIN INSERT INTO ended_friendships (low_id, high_id, created_at, ended_at) VALUES (OLD.low_id, OLD.high_id, OLD.created_at, CAST(unixepoch('subsec') * 1000 AS INTEGER)) ON CONFLICT (low_id, high_id) DO UPDATE SET ended_at = excluded.ended_at; END;

CREATE TABLE `ended_friends` (
	`low_id` integer NOT NULL,
	`high_id` integer NOT NULL,
	`created_at` integer,
	`inviter_id` integer,
	`invited_at` integer,
	`ended_at` integer NOT NULL,
	PRIMARY KEY(`low_id`, `high_id`)
);
--> statement-breakpoint
CREATE INDEX `ended_friends_high` ON `ended_friends` (`high_id`);--> statement-breakpoint
CREATE INDEX `ended_friends_ended` ON `ended_friends` (`ended_at`);
--> statement-breakpoint
-- However a friendship ends. A second one of the same pair keeps the first beginning.
CREATE TRIGGER friendship_ended AFTER DELETE ON friends WHEN OLD.active = 1 BEGIN INSERT INTO ended_friends (low_id, high_id, created_at, ended_at) VALUES (OLD.low_id, OLD.high_id, OLD.created_at, CAST(unixepoch('subsec') * 1000 AS INTEGER)) ON CONFLICT (low_id, high_id) DO UPDATE SET ended_at = excluded.ended_at, created_at = coalesce(ended_friends.created_at, excluded.created_at); END;
--> statement-breakpoint
CREATE TRIGGER invite_ended AFTER DELETE ON friends WHEN OLD.active = 0 BEGIN INSERT INTO ended_friends (low_id, high_id, inviter_id, invited_at, ended_at) VALUES (OLD.low_id, OLD.high_id, OLD.inviter_id, OLD.created_at, CAST(unixepoch('subsec') * 1000 AS INTEGER)) ON CONFLICT (low_id, high_id) DO UPDATE SET inviter_id = excluded.inviter_id, invited_at = excluded.invited_at, ended_at = excluded.ended_at; END;

DROP INDEX `friends_high`;--> statement-breakpoint
CREATE INDEX `friends_low` ON `friends` (`low_id`) WHERE active = 1;--> statement-breakpoint
CREATE INDEX `friends_inviter` ON `friends` (`inviter_id`) WHERE active = 0;--> statement-breakpoint
CREATE INDEX `friends_invited` ON `friends` ((low_id + high_id - inviter_id)) WHERE active = 0;--> statement-breakpoint
CREATE INDEX `friends_high` ON `friends` (`high_id`) WHERE active = 1;
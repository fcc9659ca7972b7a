DROP INDEX `friends_high`;--> statement-breakpoint
CREATE INDEX `friends_low` ON `friends` (`low_id`,`active`,`inviter_id`);--> statement-breakpoint
CREATE INDEX `friends_high` ON `friends` (`high_id`,`active`,`inviter_id`);
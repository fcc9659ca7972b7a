CREATE TABLE `visitor_notices` (
	`report_id` integer PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`name` text NOT NULL,
	`locale` text,
	`forget_at` integer,
	FOREIGN KEY (`report_id`) REFERENCES `reports`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `visitor_notices_due` ON `visitor_notices` (`forget_at`) WHERE forget_at IS NOT NULL;--> statement-breakpoint
DROP INDEX `reports_open_once`;--> statement-breakpoint
CREATE UNIQUE INDEX `reports_open_once` ON `reports` (`reporter_id`,`about`) WHERE decided_at IS NULL AND reporter_id <> 0;
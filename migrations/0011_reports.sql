CREATE TABLE `report_files` (
	`media_id` integer NOT NULL,
	`report_id` integer NOT NULL,
	PRIMARY KEY(`media_id`, `report_id`),
	FOREIGN KEY (`report_id`) REFERENCES `reports`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `report_files_report` ON `report_files` (`report_id`);--> statement-breakpoint
CREATE INDEX `reports_taken` ON `reports` (`taken_by`,`id`) WHERE decided_at IS NULL;
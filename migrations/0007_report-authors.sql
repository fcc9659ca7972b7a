CREATE TABLE `report_authors` (
	`author_id` integer NOT NULL,
	`report_id` integer NOT NULL,
	PRIMARY KEY(`author_id`, `report_id`),
	FOREIGN KEY (`report_id`) REFERENCES `reports`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `report_authors_report` ON `report_authors` (`report_id`);--> statement-breakpoint
INSERT OR IGNORE INTO report_authors (author_id, report_id)
SELECT e.value ->> '$.author.id', r.id FROM reports r CROSS JOIN json_each(r.evidence, '$.messages') e;

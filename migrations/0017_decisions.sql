CREATE TABLE `appeals` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`decision_id` integer NOT NULL,
	`text` text NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`answer` text,
	`restored` integer,
	`decided_by` integer,
	`decided_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`decision_id`) REFERENCES `decisions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `appeals_decision` ON `appeals` (`decision_id`);--> statement-breakpoint
CREATE INDEX `appeals_queue` ON `appeals` (`id`) WHERE decided_at IS NULL;--> statement-breakpoint
CREATE INDEX `appeals_decided` ON `appeals` (`id`) WHERE decided_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `decisions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`kind` text NOT NULL,
	`about` text NOT NULL,
	`until` integer,
	`rule` text,
	`law` text,
	`facts` text NOT NULL,
	`from_notice` integer NOT NULL,
	`report_id` integer,
	`decided_by` integer NOT NULL,
	`decided_at` integer NOT NULL,
	`ended_at` integer,
	`kept_until` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `decisions_user` ON `decisions` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `decisions_about` ON `decisions` (`about`);--> statement-breakpoint
CREATE INDEX `decisions_kept` ON `decisions` (`kept_until`) WHERE kept_until IS NOT NULL;
CREATE TABLE `absences` (
	`id` integer PRIMARY KEY NOT NULL,
	`session_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`marker_id` integer NOT NULL,
	`marked_at` integer NOT NULL,
	`withdrawn_at` integer,
	`contested_at` integer,
	`agreed_by` integer,
	`agreed_at` integer,
	FOREIGN KEY (`session_id`) REFERENCES `sessions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`marker_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`agreed_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `absences_once` ON `absences` (`session_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `absences_user` ON `absences` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `absences_marker` ON `absences` (`marker_id`);--> statement-breakpoint
CREATE INDEX `absences_agreed` ON `absences` (`agreed_by`);--> statement-breakpoint
CREATE TABLE `thanks` (
	`id` integer PRIMARY KEY NOT NULL,
	`giver_id` integer NOT NULL,
	`receiver_id` integer NOT NULL,
	`session_id` integer NOT NULL,
	`kind` text NOT NULL,
	`counts_as` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`giver_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`receiver_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`session_id`) REFERENCES `sessions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `thanks_pair` ON `thanks` (`giver_id`,`receiver_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `thanks_level` ON `thanks` (`receiver_id`,`kind`,`counts_as`,`created_at`);--> statement-breakpoint
CREATE INDEX `thanks_session` ON `thanks` (`session_id`,`receiver_id`);
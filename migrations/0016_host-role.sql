ALTER TABLE `applications` ADD `moved_back_at` integer;--> statement-breakpoint
ALTER TABLE `sessions` ADD `host_role` text;
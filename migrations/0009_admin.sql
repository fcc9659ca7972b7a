CREATE TABLE `sweep_marks` (
	`name` text PRIMARY KEY NOT NULL,
	`value` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `reports` ADD `reported_id` integer REFERENCES users(id);--> statement-breakpoint
ALTER TABLE `reports` ADD `decided_by` integer;--> statement-breakpoint
CREATE INDEX `reports_decided` ON `reports` (`id`) WHERE decided_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `reports_reported` ON `reports` (`reported_id`);--> statement-breakpoint
ALTER TABLE `users` ADD `status_reason` text;--> statement-breakpoint
CREATE INDEX `users_admins` ON `users` (`id`) WHERE role = 'admin';--> statement-breakpoint
CREATE INDEX `users_suspended` ON `users` (`suspended_until`) WHERE status = 'suspended';--> statement-breakpoint
CREATE INDEX `audit_log_time` ON `audit_log` (`created_at`);--> statement-breakpoint
CREATE INDEX `media_taken_down` ON `media` (`id`) WHERE taken_down_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `notices_warnings` ON `notices` (`user_id`) WHERE kind = 'account-warned' AND read_at IS NULL;--> statement-breakpoint
CREATE INDEX `sessions_taken_down` ON `sessions` (`id`) WHERE taken_down_at IS NOT NULL;
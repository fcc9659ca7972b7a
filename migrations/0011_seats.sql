ALTER TABLE `applications` ADD `role` text;--> statement-breakpoint
ALTER TABLE `applications` ADD `offer_expires_at` integer;--> statement-breakpoint
ALTER TABLE `applications` ADD `offer_missed_at` integer;--> statement-breakpoint
CREATE INDEX `applications_offers` ON `applications` (`offer_expires_at`) WHERE status = 'waiting' AND offer_expires_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `applications_held` ON `applications` (`session_id`) WHERE status = 'waiting' AND offer_expires_at IS NOT NULL;--> statement-breakpoint
ALTER TABLE `sessions` ADD `seats_held` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `sessions` ADD `instant` text DEFAULT 'nobody' NOT NULL;--> statement-breakpoint
ALTER TABLE `sessions` ADD `roles` text DEFAULT '[]' NOT NULL;
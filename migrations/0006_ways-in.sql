CREATE TABLE `passkeys` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`credential_id` text NOT NULL,
	`public_key` text NOT NULL,
	`counter` integer NOT NULL,
	`name` text NOT NULL,
	`created_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `passkeys_credential` ON `passkeys` (`credential_id`);--> statement-breakpoint
CREATE INDEX `passkeys_user` ON `passkeys` (`user_id`);--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`user_id` integer NOT NULL,
	`hash` text NOT NULL,
	PRIMARY KEY(`user_id`, `hash`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `second_factors` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`secret` text NOT NULL,
	`last_step` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `spent_tickets` (
	`hash` text PRIMARY KEY NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `spent_tickets_expiry` ON `spent_tickets` (`expires_at`);--> statement-breakpoint
CREATE TABLE `trusted_browsers` (
	`hash` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `trusted_browsers_user` ON `trusted_browsers` (`user_id`);--> statement-breakpoint
CREATE INDEX `trusted_browsers_expiry` ON `trusted_browsers` (`expires_at`);--> statement-breakpoint
ALTER TABLE `devices` ADD `way` text DEFAULT 'password' NOT NULL;--> statement-breakpoint
ALTER TABLE `devices` ADD `proved_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `devices` ADD `multi_factor` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE TRIGGER refusals_proof_needed INSTEAD OF INSERT ON refusals WHEN NEW.code = 'proof-needed' BEGIN SELECT RAISE(ABORT, 'peerway-refusal:proof-needed'); END;
--> statement-breakpoint
CREATE TRIGGER refusals_factor_needed INSTEAD OF INSERT ON refusals WHEN NEW.code = 'factor-needed' BEGIN SELECT RAISE(ABORT, 'peerway-refusal:factor-needed'); END;

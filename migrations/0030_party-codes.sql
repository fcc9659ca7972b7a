ALTER TABLE `devices` ADD `country` text;--> statement-breakpoint
ALTER TABLE `sessions` ADD `party_code` text DEFAULT '' NOT NULL;
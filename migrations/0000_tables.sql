CREATE TABLE `applications` (
	`id` integer PRIMARY KEY NOT NULL,
	`session_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`text` text NOT NULL,
	`status` text NOT NULL,
	`status_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`session_id`) REFERENCES `sessions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `applications_counting` ON `applications` (`user_id`,`session_id`) WHERE status IN ('pending', 'waiting', 'accepted', 'declined', 'removed');--> statement-breakpoint
CREATE INDEX `applications_session` ON `applications` (`session_id`,`status`,`status_at`);--> statement-breakpoint
CREATE INDEX `applications_user` ON `applications` (`user_id`,`id`);--> statement-breakpoint
CREATE TABLE `audit_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`actor_id` integer NOT NULL,
	`action` text NOT NULL,
	`about` text NOT NULL,
	`reason` text NOT NULL,
	`before` text,
	`after` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_log_about` ON `audit_log` (`about`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_actor` ON `audit_log` (`actor_id`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_time` ON `audit_log` (`created_at`);--> statement-breakpoint
CREATE TABLE `audit_quotes` (
	`log_id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`before` text,
	`after` text,
	FOREIGN KEY (`log_id`) REFERENCES `audit_log`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `audit_quotes_user` ON `audit_quotes` (`user_id`);--> statement-breakpoint
CREATE TABLE `blocks` (
	`user_id` integer NOT NULL,
	`blocked_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `blocked_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`blocked_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `blocks_blocked` ON `blocks` (`blocked_id`);--> statement-breakpoint
CREATE TABLE `call_members` (
	`call_id` text NOT NULL,
	`user_id` integer NOT NULL,
	`outcome` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`call_id`, `user_id`),
	FOREIGN KEY (`call_id`) REFERENCES `calls`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `call_members_user` ON `call_members` (`user_id`,`at`);--> statement-breakpoint
CREATE TABLE `calls` (
	`id` text PRIMARY KEY NOT NULL,
	`caller_id` integer NOT NULL,
	`session_id` integer,
	`started_at` integer NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`caller_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `calls_caller` ON `calls` (`caller_id`);--> statement-breakpoint
CREATE TABLE `categories` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`position` integer NOT NULL,
	`game_count` integer DEFAULT 0 NOT NULL,
	`open_session_count` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `categories_name` ON `categories` (`name`);--> statement-breakpoint
CREATE INDEX `categories_position` ON `categories` (`position`);--> statement-breakpoint
CREATE TABLE `daily_counts` (
	`day` text NOT NULL,
	`figure` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`day`, `figure`)
);
--> statement-breakpoint
CREATE TABLE `devices` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`key` text NOT NULL,
	`user_id` integer NOT NULL,
	`generation` integer DEFAULT 1 NOT NULL,
	`rotated_at` integer NOT NULL,
	`user_agent` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`revoked_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `devices_key` ON `devices` (`key`);--> statement-breakpoint
CREATE INDEX `devices_user` ON `devices` (`user_id`);--> statement-breakpoint
CREATE INDEX `devices_expiry` ON `devices` (`expires_at`);--> statement-breakpoint
CREATE TABLE `email_changes` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`old_confirmed_at` integer,
	`new_confirmed_at` integer,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `email_changes_expiry` ON `email_changes` (`expires_at`);--> statement-breakpoint
CREATE TABLE `friends` (
	`id` integer PRIMARY KEY NOT NULL,
	`low_id` integer NOT NULL,
	`high_id` integer NOT NULL,
	`inviter_id` integer NOT NULL,
	`active` integer NOT NULL,
	`description` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`low_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`high_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "friends_order" CHECK(low_id < high_id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `friends_pair` ON `friends` (`low_id`,`high_id`);--> statement-breakpoint
CREATE INDEX `friends_low` ON `friends` (`low_id`) WHERE active = 1;--> statement-breakpoint
CREATE INDEX `friends_high` ON `friends` (`high_id`) WHERE active = 1;--> statement-breakpoint
CREATE INDEX `friends_inviter` ON `friends` (`inviter_id`) WHERE active = 0;--> statement-breakpoint
CREATE INDEX `friends_invited` ON `friends` ((low_id + high_id - inviter_id)) WHERE active = 0;--> statement-breakpoint
CREATE TABLE `game_categories` (
	`game_id` integer NOT NULL,
	`category_id` integer NOT NULL,
	PRIMARY KEY(`game_id`, `category_id`),
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`category_id`) REFERENCES `categories`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `game_categories_category` ON `game_categories` (`category_id`);--> statement-breakpoint
CREATE TABLE `game_requests` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`decided_at` integer,
	`game_id` integer,
	`asked` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `game_requests_once` ON `game_requests` (`user_id`,`name_key`);--> statement-breakpoint
CREATE INDEX `game_requests_queue` ON `game_requests` (`id`) WHERE decided_at IS NULL AND asked > 0;--> statement-breakpoint
CREATE INDEX `game_requests_game` ON `game_requests` (`game_id`);--> statement-breakpoint
CREATE INDEX `game_requests_same` ON `game_requests` (`name_key`,`id`) WHERE decided_at IS NULL;--> statement-breakpoint
CREATE TABLE `gamertags` (
	`user_id` integer NOT NULL,
	`platform` text NOT NULL,
	`tag` text NOT NULL,
	`visible_to` text NOT NULL,
	PRIMARY KEY(`user_id`, `platform`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `games` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`archived_at` integer,
	`merged_into_id` integer,
	`cover_name` text,
	`cover` text,
	`player_count` integer DEFAULT 0 NOT NULL,
	`session_count` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `games_name_key` ON `games` (`name_key`);--> statement-breakpoint
CREATE INDEX `games_listed` ON `games` (`name_key`) WHERE archived_at IS NULL;--> statement-breakpoint
CREATE INDEX `games_archived` ON `games` (`name_key`) WHERE archived_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `games_merged` ON `games` (`merged_into_id`) WHERE merged_into_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `games_cover` ON `games` (`cover_name`) WHERE cover_name IS NOT NULL;--> statement-breakpoint
CREATE TABLE `login_failures` (
	`subject` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`window_ends_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `login_failures_window` ON `login_failures` (`window_ends_at`);--> statement-breakpoint
CREATE TABLE `mail_tokens` (
	`hash` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`purpose` text NOT NULL,
	`email` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `mail_tokens_user` ON `mail_tokens` (`user_id`);--> statement-breakpoint
CREATE INDEX `mail_tokens_expiry` ON `mail_tokens` (`expires_at`);--> statement-breakpoint
CREATE TABLE `media` (
	`id` integer PRIMARY KEY NOT NULL,
	`uploader_id` integer NOT NULL,
	`user_id` integer,
	`session_id` integer,
	`position` integer NOT NULL,
	`extension` text NOT NULL,
	`new_name` text NOT NULL,
	`alt` text DEFAULT '' NOT NULL,
	`bytes` integer NOT NULL,
	`copies` text DEFAULT '[]' NOT NULL,
	`deleted_at` integer,
	`taken_down_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`uploader_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`session_id`) REFERENCES `sessions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `media_new_name` ON `media` (`new_name`);--> statement-breakpoint
CREATE INDEX `media_user` ON `media` (`user_id`,`position`);--> statement-breakpoint
CREATE INDEX `media_session` ON `media` (`session_id`,`position`);--> statement-breakpoint
CREATE INDEX `media_uploader` ON `media` (`uploader_id`);--> statement-breakpoint
CREATE INDEX `media_deleted` ON `media` (`deleted_at`) WHERE deleted_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `media_taken_down` ON `media` (`id`) WHERE taken_down_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `notices` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`kind` text NOT NULL,
	`actor_id` integer,
	`session_id` integer,
	`text` text DEFAULT '' NOT NULL,
	`read_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `notices_user` ON `notices` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `notices_unread` ON `notices` (`user_id`) WHERE read_at IS NULL;--> statement-breakpoint
CREATE INDEX `notices_texts` ON `notices` (`actor_id`) WHERE actor_id IS NOT NULL AND text <> '';--> statement-breakpoint
CREATE INDEX `notices_warnings` ON `notices` (`user_id`) WHERE kind = 'account-warned' AND read_at IS NULL;--> statement-breakpoint
CREATE TABLE `preferences` (
	`user_id` integer NOT NULL,
	`game_id` integer NOT NULL,
	`position` integer NOT NULL,
	`platform` text,
	`level` text,
	PRIMARY KEY(`user_id`, `game_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `preferences_order` ON `preferences` (`user_id`,`position`);--> statement-breakpoint
CREATE INDEX `preferences_game` ON `preferences` (`game_id`);--> statement-breakpoint
CREATE TABLE `report_files` (
	`media_id` integer NOT NULL,
	`report_id` integer NOT NULL,
	PRIMARY KEY(`media_id`, `report_id`),
	FOREIGN KEY (`report_id`) REFERENCES `reports`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `report_files_report` ON `report_files` (`report_id`);--> statement-breakpoint
CREATE TABLE `reports` (
	`id` integer PRIMARY KEY NOT NULL,
	`reporter_id` integer NOT NULL,
	`about` text NOT NULL,
	`reason` text NOT NULL,
	`text` text NOT NULL,
	`evidence` text NOT NULL,
	`reported_id` integer,
	`taken_by` integer,
	`decision` text,
	`note` text,
	`decided_by` integer,
	`decided_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`reporter_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`reported_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reports_open_once` ON `reports` (`reporter_id`,`about`) WHERE decided_at IS NULL;--> statement-breakpoint
CREATE INDEX `reports_reporter` ON `reports` (`reporter_id`);--> statement-breakpoint
CREATE INDEX `reports_queue` ON `reports` (`id`) WHERE decided_at IS NULL;--> statement-breakpoint
CREATE INDEX `reports_taken` ON `reports` (`taken_by`,`id`) WHERE decided_at IS NULL;--> statement-breakpoint
CREATE INDEX `reports_decided` ON `reports` (`id`) WHERE decided_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `reports_about` ON `reports` (`about`);--> statement-breakpoint
CREATE INDEX `reports_reported` ON `reports` (`reported_id`);--> statement-breakpoint
CREATE TABLE `sent_mails` (
	`id` integer PRIMARY KEY NOT NULL,
	`mailbox` text NOT NULL,
	`sent_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sent_mails_mailbox` ON `sent_mails` (`mailbox`,`sent_at`);--> statement-breakpoint
CREATE INDEX `sent_mails_time` ON `sent_mails` (`sent_at`);--> statement-breakpoint
CREATE TABLE `session_calls` (
	`session_id` integer PRIMARY KEY NOT NULL,
	`call_id` text NOT NULL,
	`claimed_at` integer NOT NULL,
	`users` text DEFAULT '[]' NOT NULL,
	`version` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `session_games` (
	`session_id` integer NOT NULL,
	`game_id` integer NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`session_id`, `position`),
	FOREIGN KEY (`session_id`) REFERENCES `sessions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `session_games_game` ON `session_games` (`game_id`,`session_id`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`host_id` integer NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`platforms` text NOT NULL,
	`region` text NOT NULL,
	`language` text NOT NULL,
	`level` text NOT NULL,
	`style` text NOT NULL,
	`microphone` integer NOT NULL,
	`adults_only` integer NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`seats` integer NOT NULL,
	`seats_taken` integer DEFAULT 1 NOT NULL,
	`visibility` text NOT NULL,
	`link_key` text DEFAULT (lower(hex(randomblob(16)))) NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`changed_at` integer,
	`cancelled_at` integer,
	`cancel_reason` text,
	`taken_down_at` integer,
	`closed` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`host_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "sessions_seats" CHECK(seats_taken BETWEEN 1 AND seats),
	CONSTRAINT "sessions_duration" CHECK(ends_at > starts_at)
);
--> statement-breakpoint
CREATE INDEX `sessions_listed` ON `sessions` (`id`) WHERE visibility = 'public' AND closed = 0;--> statement-breakpoint
CREATE INDEX `sessions_open` ON `sessions` (`host_id`,`visibility`) WHERE closed = 0;--> statement-breakpoint
CREATE INDEX `sessions_host` ON `sessions` (`host_id`,`starts_at`);--> statement-breakpoint
CREATE INDEX `sessions_unswept` ON `sessions` (`ends_at`) WHERE closed = 0;--> statement-breakpoint
CREATE INDEX `sessions_taken_down` ON `sessions` (`id`) WHERE taken_down_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `stale_index` (
	`kind` text NOT NULL,
	`id` integer NOT NULL,
	PRIMARY KEY(`kind`, `id`)
);
--> statement-breakpoint
CREATE TABLE `sweep_marks` (
	`name` text PRIMARY KEY NOT NULL,
	`value` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `uploads` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`uploader_id` integer NOT NULL,
	`key` text NOT NULL,
	`user_id` integer,
	`session_id` integer,
	`stem` text NOT NULL,
	`extension` text,
	`alt` text DEFAULT '' NOT NULL,
	`bytes` integer NOT NULL,
	`copies` text DEFAULT '[]' NOT NULL,
	`multipart_id` text,
	`parts` text DEFAULT '{}' NOT NULL,
	`media_id` integer,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`uploader_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`session_id`) REFERENCES `sessions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `uploads_once` ON `uploads` (`uploader_id`,`key`);--> statement-breakpoint
CREATE INDEX `uploads_user` ON `uploads` (`user_id`);--> statement-breakpoint
CREATE INDEX `uploads_session` ON `uploads` (`session_id`);--> statement-breakpoint
CREATE INDEX `uploads_expiry` ON `uploads` (`expires_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`name_shape` text,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`password_hash` text NOT NULL,
	`role` text DEFAULT 'user' NOT NULL,
	`status` text DEFAULT 'active' NOT NULL,
	`suspended_until` integer,
	`status_reason` text,
	`leaves_at` integer,
	`about` text DEFAULT '' NOT NULL,
	`region` text,
	`languages` text DEFAULT '[]' NOT NULL,
	`platforms` text DEFAULT '[]' NOT NULL,
	`invites_from` text DEFAULT 'everyone' NOT NULL,
	`calls_from` text DEFAULT 'everyone' NOT NULL,
	`messages_from` text DEFAULT 'everyone' NOT NULL,
	`online_for` text DEFAULT 'everyone' NOT NULL,
	`online` integer DEFAULT false NOT NULL,
	`last_seen_at` integer,
	`watching_until` integer DEFAULT 0 NOT NULL,
	`email_confirmed_at` integer,
	`of_age_declared_at` integer,
	`terms_accepted_at` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_name_key` ON `users` (`name_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_name_shape` ON `users` (`name_shape`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_key` ON `users` (`email_key`);--> statement-breakpoint
CREATE INDEX `users_listed` ON `users` (`id`) WHERE status = 'active';--> statement-breakpoint
CREATE INDEX `users_online` ON `users` (`id`) WHERE status = 'active' AND online = 1;--> statement-breakpoint
CREATE INDEX `users_leaving` ON `users` (`leaves_at`) WHERE leaves_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `users_admins` ON `users` (`id`) WHERE role = 'admin';--> statement-breakpoint
CREATE INDEX `users_suspended` ON `users` (`suspended_until`) WHERE status = 'suspended';
CREATE TABLE `series` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`host_id` integer NOT NULL,
	`zone` text NOT NULL,
	`minute` integer NOT NULL,
	`weekdays` text NOT NULL,
	`every_weeks` integer NOT NULL,
	`first_day` integer NOT NULL,
	`last_day` integer NOT NULL,
	`next_day` integer,
	`next_number` integer NOT NULL,
	`total` integer NOT NULL,
	`due_at` integer,
	`revision` integer DEFAULT 0 NOT NULL,
	`template` text NOT NULL,
	`link_key` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`host_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `series_key` ON `series` (`link_key`);--> statement-breakpoint
CREATE INDEX `series_host` ON `series` (`host_id`,`due_at`);--> statement-breakpoint
CREATE INDEX `series_due` ON `series` (`due_at`) WHERE due_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `series_members` (
	`series_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`joined_at` integer NOT NULL,
	`role` text,
	`copied` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`series_id`, `user_id`),
	FOREIGN KEY (`series_id`) REFERENCES `series`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `series_members_user` ON `series_members` (`user_id`);--> statement-breakpoint
CREATE INDEX `series_members_order` ON `series_members` (`series_id`,`joined_at`,`user_id`);--> statement-breakpoint
CREATE INDEX `series_members_joined` ON `series_members` (`series_id`) WHERE copied = 0;--> statement-breakpoint
DROP INDEX `sessions_listed`;--> statement-breakpoint
DROP INDEX `sessions_open`;--> statement-breakpoint
ALTER TABLE `sessions` ADD `series_id` integer REFERENCES series(id);--> statement-breakpoint
ALTER TABLE `sessions` ADD `series_day` integer;--> statement-breakpoint
ALTER TABLE `sessions` ADD `series_number` integer;--> statement-breakpoint
ALTER TABLE `sessions` ADD `is_later` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_series` ON `sessions` (`series_id`,`series_day`) WHERE series_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `sessions_series_open` ON `sessions` (`series_id`,`starts_at`) WHERE series_id IS NOT NULL AND closed = 0;--> statement-breakpoint
CREATE INDEX `sessions_listed` ON `sessions` (`id`) WHERE visibility = 'public' AND closed = 0 AND is_later = 0;--> statement-breakpoint
CREATE INDEX `sessions_open` ON `sessions` (`host_id`,`visibility`,`is_later`) WHERE closed = 0;
--> statement-breakpoint
-- Whoever is accepted in one session of a series, in whatever way, belongs to the series. If they ask for another role
-- later, it is theirs from then on. Copies have their old role, or none, and never were pending.
CREATE TRIGGER series_accepted AFTER UPDATE OF status ON applications WHEN NEW.status = 'accepted' AND OLD.status <> 'accepted' BEGIN INSERT INTO series_members (series_id, user_id, joined_at, role) SELECT s.series_id, NEW.user_id, NEW.status_at, NEW.role FROM sessions s WHERE s.id = NEW.session_id AND s.series_id IS NOT NULL ON CONFLICT (series_id, user_id) DO UPDATE SET role = excluded.role WHERE series_members.copied = 1 AND excluded.role IS NOT NULL AND OLD.status <> 'waiting' AND excluded.role IS NOT series_members.role; END;
--> statement-breakpoint
CREATE TRIGGER series_entered AFTER INSERT ON applications WHEN NEW.status = 'accepted' BEGIN INSERT INTO series_members (series_id, user_id, joined_at, role) SELECT s.series_id, NEW.user_id, NEW.status_at, NEW.role FROM sessions s WHERE s.id = NEW.session_id AND s.series_id IS NOT NULL ON CONFLICT (series_id, user_id) DO UPDATE SET role = excluded.role WHERE series_members.copied = 1 AND excluded.role IS NOT NULL AND excluded.role IS NOT series_members.role; END;
--> statement-breakpoint
-- Whoever the host removes from one is not put into the next.
CREATE TRIGGER series_removed AFTER UPDATE OF status ON applications WHEN NEW.status = 'removed' BEGIN DELETE FROM series_members WHERE user_id = NEW.user_id AND series_id = (SELECT s.series_id FROM sessions s WHERE s.id = NEW.session_id); END;
--> statement-breakpoint
-- Once a session is over or off, the lists show the one after it.
CREATE TRIGGER series_closed AFTER UPDATE OF closed ON sessions WHEN NEW.closed <> OLD.closed AND NEW.series_id IS NOT NULL BEGIN UPDATE series SET due_at = 0 WHERE id = NEW.series_id AND due_at > 0; END;
--> statement-breakpoint
CREATE TRIGGER series_deleted AFTER DELETE ON sessions WHEN OLD.series_id IS NOT NULL BEGIN UPDATE series SET due_at = 0 WHERE id = OLD.series_id AND due_at > 0; END;
--> statement-breakpoint
-- The role that the host gives someone later is theirs in the next sessions, too.
CREATE TRIGGER series_role AFTER UPDATE OF role ON applications WHEN NEW.status = 'accepted' AND NEW.role IS NOT OLD.role BEGIN UPDATE series_members SET role = NEW.role WHERE user_id = NEW.user_id AND series_id = (SELECT s.series_id FROM sessions s WHERE s.id = NEW.session_id); END;

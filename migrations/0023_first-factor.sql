ALTER TABLE `devices` ADD `unused` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `first_factor_until` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
CREATE TRIGGER refusals_factor_closed INSTEAD OF INSERT ON refusals WHEN NEW.code = 'factor-closed' BEGIN SELECT RAISE(ABORT, 'peerway-refusal:factor-closed'); END;

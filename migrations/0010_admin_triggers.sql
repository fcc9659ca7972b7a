-- Somebody has always to be left who may look after it all, whoever writes and whatever runs at the same time.
CREATE TRIGGER users_last_admin BEFORE UPDATE OF role, status ON users WHEN OLD.role = 'admin' AND OLD.status = 'active' AND (NEW.role <> 'admin' OR NEW.status <> 'active') AND NOT EXISTS (SELECT 1 FROM users WHERE role = 'admin' AND status = 'active' AND id <> OLD.id) BEGIN SELECT RAISE(ABORT, 'the last admin stays'); END;
--> statement-breakpoint
CREATE TRIGGER users_last_admin_gone BEFORE DELETE ON users WHEN OLD.role = 'admin' AND OLD.status = 'active' AND NOT EXISTS (SELECT 1 FROM users WHERE role = 'admin' AND status = 'active' AND id <> OLD.id) BEGIN SELECT RAISE(ABORT, 'the last admin stays'); END;
--> statement-breakpoint
-- Accounts by name and address, those included that no list of people shows; with role and state as facets. Kept by
-- triggers: whoever writes an account, an admin finds it as it stands.
CREATE VIRTUAL TABLE account_search USING fts5(words, facets, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='1 2 3 4 5 6 7 8 9 10 11 12');
--> statement-breakpoint
INSERT INTO account_search (rowid, words, facets) SELECT id, name || ' ' || email, 'us st' || status || ' rl' || role FROM users;
--> statement-breakpoint
CREATE TRIGGER users_account_made AFTER INSERT ON users BEGIN INSERT INTO account_search (rowid, words, facets) VALUES (NEW.id, NEW.name || ' ' || NEW.email, 'us st' || NEW.status || ' rl' || NEW.role); END;
--> statement-breakpoint
CREATE TRIGGER users_account_changed AFTER UPDATE OF name, email, status, role ON users WHEN NEW.name <> OLD.name OR NEW.email <> OLD.email OR NEW.status <> OLD.status OR NEW.role <> OLD.role BEGIN DELETE FROM account_search WHERE rowid = OLD.id; INSERT INTO account_search (rowid, words, facets) VALUES (NEW.id, NEW.name || ' ' || NEW.email, 'us st' || NEW.status || ' rl' || NEW.role); END;
--> statement-breakpoint
CREATE TRIGGER users_account_gone AFTER DELETE ON users BEGIN DELETE FROM account_search WHERE rowid = OLD.id; END;
--> statement-breakpoint
-- The audit log by its words (what was done, why, the name of whom it was done to) and by facets: who, what, on what.
CREATE VIRTUAL TABLE audit_search USING fts5(words, facets, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='1 2 3 4 5 6 7 8 9 10 11 12');
--> statement-breakpoint
INSERT INTO audit_search (rowid, words, facets) SELECT l.id, l.action || ' ' || l.reason || ' ' || coalesce((SELECT u.name FROM users u WHERE l.about LIKE '/api/users/%' AND u.id = CAST(substr(l.about, 12) AS INTEGER)), ''), 'lg ac' || l.actor_id || ' do' || replace(replace(l.action, '-', ''), '.', '') || ' on' || replace(replace(substr(l.about, 6), '/', ''), '-', '') FROM audit_log l;
--> statement-breakpoint
CREATE TRIGGER audit_log_found AFTER INSERT ON audit_log BEGIN INSERT INTO audit_search (rowid, words, facets) VALUES (NEW.id, NEW.action || ' ' || NEW.reason || ' ' || coalesce((SELECT u.name FROM users u WHERE NEW.about LIKE '/api/users/%' AND u.id = CAST(substr(NEW.about, 12) AS INTEGER)), ''), 'lg ac' || NEW.actor_id || ' do' || replace(replace(NEW.action, '-', ''), '.', '') || ' on' || replace(replace(substr(NEW.about, 6), '/', ''), '-', '')); END;
--> statement-breakpoint
-- Who changes their name, or leaves, is no longer found in the log by the old one.
CREATE TRIGGER users_renamed_in_log AFTER UPDATE OF name ON users WHEN NEW.name <> OLD.name BEGIN DELETE FROM audit_search WHERE rowid IN (SELECT id FROM audit_log WHERE about = '/api/users/' || OLD.id); INSERT INTO audit_search (rowid, words, facets) SELECT l.id, l.action || ' ' || l.reason || ' ' || NEW.name, 'lg ac' || l.actor_id || ' do' || replace(replace(l.action, '-', ''), '.', '') || ' on' || replace(replace(substr(l.about, 6), '/', ''), '-', '') FROM audit_log l WHERE l.about = '/api/users/' || OLD.id; END;

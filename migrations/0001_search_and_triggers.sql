-- What drizzle does not write: the view that refuses, the full-text indexes, and triggers.

-- A batch that writes inserts into this view why its actor is refused: the trigger aborts it with that code, and
-- nothing is written (worker/core/refusals.ts). A NULL is let through.
CREATE VIEW refusals AS SELECT NULL AS code WHERE 0;
--> statement-breakpoint
CREATE TRIGGER refusals_unauthenticated INSTEAD OF INSERT ON refusals WHEN NEW.code = 'unauthenticated' BEGIN SELECT RAISE(ABORT, 'peerway-refusal:unauthenticated'); END;
--> statement-breakpoint
CREATE TRIGGER refusals_not_admin INSTEAD OF INSERT ON refusals WHEN NEW.code = 'not-admin' BEGIN SELECT RAISE(ABORT, 'peerway-refusal:not-admin'); END;
--> statement-breakpoint
CREATE TRIGGER refusals_leaving INSTEAD OF INSERT ON refusals WHEN NEW.code = 'leaving' BEGIN SELECT RAISE(ABORT, 'peerway-refusal:leaving'); END;
--> statement-breakpoint
-- Full-text indexes that carry words and facets (worker/core/search-index.ts says how they are used). They hold no
-- text of their own (contentless), but rows can be deleted and written anew. Each length of a prefix has an index of
-- its own: for any other, FTS5 gathers every row that has such a word before it gives the first.
CREATE VIRTUAL TABLE session_soonest USING fts5(words, facets, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='1 2 3 4 5 6 7 8 9 10 11 12');
--> statement-breakpoint
CREATE VIRTUAL TABLE session_newest USING fts5(words, facets, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='1 2 3 4 5 6 7 8 9 10 11 12');
--> statement-breakpoint
CREATE VIRTUAL TABLE user_search USING fts5(words, facets, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='1 2 3 4 5 6 7 8 9 10 11 12');
--> statement-breakpoint
CREATE VIRTUAL TABLE game_search USING fts5(words, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='1 2 3');
--> statement-breakpoint
CREATE TRIGGER audit_log_no_update BEFORE UPDATE ON audit_log BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER audit_log_no_delete BEFORE DELETE ON audit_log BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
--> statement-breakpoint
-- There is always an admin who may act, whoever writes and whatever runs at the same time.
CREATE TRIGGER users_last_admin BEFORE UPDATE OF role, status ON users WHEN OLD.role = 'admin' AND OLD.status = 'active' AND (NEW.role <> 'admin' OR NEW.status <> 'active') AND NOT EXISTS (SELECT 1 FROM users WHERE role = 'admin' AND status = 'active' AND id <> OLD.id) BEGIN SELECT RAISE(ABORT, 'peerway-refusal:last-admin'); END;
--> statement-breakpoint
CREATE TRIGGER users_last_admin_gone BEFORE DELETE ON users WHEN OLD.role = 'admin' AND OLD.status = 'active' AND NOT EXISTS (SELECT 1 FROM users WHERE role = 'admin' AND status = 'active' AND id <> OLD.id) BEGIN SELECT RAISE(ABORT, 'peerway-refusal:last-admin'); END;
--> statement-breakpoint
-- Accounts by name and address, those included that no list of people shows, with role and state as facets. Kept by
-- triggers: whoever writes an account, an admin finds it as it stands.
CREATE VIRTUAL TABLE account_search USING fts5(words, facets, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='1 2 3 4 5 6 7 8 9 10 11 12');
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
CREATE TRIGGER audit_log_found AFTER INSERT ON audit_log BEGIN INSERT INTO audit_search (rowid, words, facets) VALUES (NEW.id, NEW.action || ' ' || NEW.reason || ' ' || coalesce((SELECT u.name FROM users u WHERE NEW.about LIKE '/api/users/%' AND u.id = CAST(substr(NEW.about, 12) AS INTEGER)), ''), 'lg ac' || NEW.actor_id || ' do' || replace(replace(NEW.action, '-', ''), '.', '') || ' on' || replace(replace(substr(NEW.about, 6), '/', ''), '-', '')); END;
--> statement-breakpoint
-- Who changes their name, or leaves, is no longer found in the log by the old one.
CREATE TRIGGER users_renamed_in_log AFTER UPDATE OF name ON users WHEN NEW.name <> OLD.name BEGIN DELETE FROM audit_search WHERE rowid IN (SELECT id FROM audit_log WHERE about = '/api/users/' || OLD.id); INSERT INTO audit_search (rowid, words, facets) SELECT l.id, l.action || ' ' || l.reason || ' ' || NEW.name, 'lg ac' || l.actor_id || ' do' || replace(replace(l.action, '-', ''), '.', '') || ' on' || replace(replace(substr(l.about, 6), '/', ''), '-', '') FROM audit_log l WHERE l.about = '/api/users/' || OLD.id; END;
--> statement-breakpoint
-- How many people and sessions have a game: whoever writes them, and however many at once.
CREATE TRIGGER preferences_counted AFTER INSERT ON preferences BEGIN UPDATE games SET player_count = player_count + 1 WHERE id = NEW.game_id; END;
--> statement-breakpoint
CREATE TRIGGER preferences_uncounted AFTER DELETE ON preferences BEGIN UPDATE games SET player_count = player_count - 1 WHERE id = OLD.game_id; END;
--> statement-breakpoint
CREATE TRIGGER preferences_moved AFTER UPDATE OF game_id ON preferences WHEN NEW.game_id <> OLD.game_id BEGIN UPDATE games SET player_count = player_count - 1 WHERE id = OLD.game_id; UPDATE games SET player_count = player_count + 1 WHERE id = NEW.game_id; END;
--> statement-breakpoint
CREATE TRIGGER session_games_counted AFTER INSERT ON session_games BEGIN UPDATE games SET session_count = session_count + 1 WHERE id = NEW.game_id; END;
--> statement-breakpoint
CREATE TRIGGER session_games_uncounted AFTER DELETE ON session_games BEGIN UPDATE games SET session_count = session_count - 1 WHERE id = OLD.game_id; END;
--> statement-breakpoint
CREATE TRIGGER session_games_moved AFTER UPDATE OF game_id ON session_games WHEN NEW.game_id <> OLD.game_id BEGIN UPDATE games SET session_count = session_count - 1 WHERE id = OLD.game_id; UPDATE games SET session_count = session_count + 1 WHERE id = NEW.game_id; END;
--> statement-breakpoint
-- The oldest open request of a name stands for all of them, so that the queue has one entry a name.
CREATE TRIGGER game_requests_counted AFTER INSERT ON game_requests WHEN NEW.decided_at IS NULL BEGIN UPDATE game_requests SET asked = asked + 1 WHERE id = (SELECT min(id) FROM game_requests WHERE name_key = NEW.name_key AND decided_at IS NULL); END;
--> statement-breakpoint
-- When the oldest goes, the next one takes its place.
CREATE TRIGGER game_requests_uncounted AFTER DELETE ON game_requests WHEN OLD.decided_at IS NULL BEGIN UPDATE game_requests SET asked = max(asked, OLD.asked) - 1 WHERE id = (SELECT min(id) FROM game_requests WHERE name_key = OLD.name_key AND decided_at IS NULL); END;

-- How many people and sessions have a game: whoever writes them, and however many at once.
UPDATE games SET player_count = (SELECT count(*) FROM preferences p WHERE p.game_id = games.id), session_count = (SELECT count(*) FROM session_games s WHERE s.game_id = games.id);
--> statement-breakpoint
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
-- The oldest open request of a name stands for all of them: the queue passes over none, however many ask for the same.
UPDATE game_requests SET asked = (SELECT count(*) FROM game_requests o WHERE o.name_key = game_requests.name_key AND o.decided_at IS NULL) WHERE decided_at IS NULL AND NOT EXISTS (SELECT 1 FROM game_requests e WHERE e.name_key = game_requests.name_key AND e.decided_at IS NULL AND e.id < game_requests.id);
--> statement-breakpoint
CREATE TRIGGER game_requests_counted AFTER INSERT ON game_requests WHEN NEW.decided_at IS NULL BEGIN UPDATE game_requests SET asked = asked + 1 WHERE id = (SELECT min(id) FROM game_requests WHERE name_key = NEW.name_key AND decided_at IS NULL); END;
--> statement-breakpoint
-- Where the oldest goes, the next one stands in its place.
CREATE TRIGGER game_requests_uncounted AFTER DELETE ON game_requests WHEN OLD.decided_at IS NULL BEGIN UPDATE game_requests SET asked = max(asked, OLD.asked) - 1 WHERE id = (SELECT min(id) FROM game_requests WHERE name_key = OLD.name_key AND decided_at IS NULL); END;

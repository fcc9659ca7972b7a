-- Words with umlauts are also found as they are written without (worker/contract/spellings.ts). The sweep makes them.
INSERT OR IGNORE INTO stale_index (kind, id) SELECT 'game-words', id FROM games WHERE name GLOB '*[ÄÖÜØÅäöüøå]*';
--> statement-breakpoint
INSERT OR IGNORE INTO stale_index (kind, id) SELECT 'user-words', id FROM users WHERE name GLOB '*[ÄÖÜØÅäöüøå]*';
--> statement-breakpoint
INSERT OR IGNORE INTO stale_index (kind, id) SELECT 'log-words', id FROM audit_log WHERE reason GLOB '*[ÄÖÜØÅäöüøå]*';
--> statement-breakpoint
INSERT OR IGNORE INTO stale_index (kind, id) SELECT 'session-words', id FROM sessions WHERE (closed = 0 OR ends_at > unixepoch() * 1000) AND (name GLOB '*[ÄÖÜØÅäöüøå]*' OR description GLOB '*[ÄÖÜØÅäöüøå]*');
--> statement-breakpoint
INSERT OR IGNORE INTO stale_index (kind, id) SELECT 'search', id FROM saved_searches WHERE filters GLOB 'q=*%C3%*';

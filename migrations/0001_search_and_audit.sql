-- Full-text indexes that carry words and facets; worker/db/search-index.ts says how they are used. They hold no
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

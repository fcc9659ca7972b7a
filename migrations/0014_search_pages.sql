-- Smaller pages than the 4,050 bytes that FTS5 takes by itself. A search by hours reads a page of up to 84 lists, and
-- one by facets skips what no other facet has, page by page.
INSERT INTO session_soonest (session_soonest, rank) VALUES ('pgsz', 1000);
--> statement-breakpoint
INSERT INTO session_newest (session_newest, rank) VALUES ('pgsz', 1000);
--> statement-breakpoint
INSERT INTO user_search (user_search, rank) VALUES ('pgsz', 1000);
--> statement-breakpoint
-- What the release before has begun goes on under its new name.
UPDATE sweep_marks SET name = 'index-merge' WHERE name = 'index-purge';

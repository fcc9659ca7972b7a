-- A language of a region or a script is found by the language itself too (worker/db/search-index.ts). Only the rows
-- that gain by it are written anew.
DELETE FROM session_soonest WHERE rowid IN (SELECT (s.starts_at / 60000) * 67108864 + s.id FROM sessions s WHERE s.closed = 0 AND s.visibility <> 'unlisted' AND instr(s.language, '-') > 0);
--> statement-breakpoint
INSERT INTO session_soonest (rowid, words, facets)
SELECT (s.starts_at / 60000) * 67108864 + s.id, s.name || ' ' || s.description || ' ' || coalesce((
  SELECT group_concat(g.name, ' ') FROM session_games sg JOIN games g ON g.id = sg.game_id
  WHERE sg.session_id = s.id), ''),
  CASE s.visibility WHEN 'public' THEN 'vp' ELSE 'vf' || s.host_id END
  || ' rg' || replace(s.region, '-', '') || ' ln' || lower(replace(s.language, '-', ''))
  || CASE WHEN instr(s.language, '-') > 0 THEN ' ln' || lower(substr(s.language, 1, instr(s.language, '-') - 1)) ELSE '' END
  || ' dy' || (s.starts_at / 86400000) || ' wk' || (s.starts_at / 604800000)
  || ' lv' || s.level || CASE WHEN s.seats_taken < s.seats THEN ' open' ELSE '' END
  || coalesce((SELECT group_concat(' pl' || p.value, '') FROM json_each(s.platforms) p), '')
  || coalesce((SELECT group_concat(' gm' || sg.game_id, '') FROM session_games sg
     WHERE sg.session_id = s.id), '')
  || coalesce((SELECT group_concat(' ct' || gc.category_id, '') FROM session_games sg
     JOIN game_categories gc ON gc.game_id = sg.game_id WHERE sg.session_id = s.id), '')
FROM sessions s WHERE s.closed = 0 AND s.visibility <> 'unlisted' AND instr(s.language, '-') > 0;
--> statement-breakpoint
DELETE FROM session_newest WHERE rowid IN (SELECT s.id FROM sessions s WHERE s.closed = 0 AND s.visibility <> 'unlisted' AND instr(s.language, '-') > 0);
--> statement-breakpoint
INSERT INTO session_newest (rowid, words, facets)
SELECT s.id, s.name || ' ' || s.description || ' ' || coalesce((
  SELECT group_concat(g.name, ' ') FROM session_games sg JOIN games g ON g.id = sg.game_id
  WHERE sg.session_id = s.id), ''),
  CASE s.visibility WHEN 'public' THEN 'vp' ELSE 'vf' || s.host_id END
  || ' rg' || replace(s.region, '-', '') || ' ln' || lower(replace(s.language, '-', ''))
  || CASE WHEN instr(s.language, '-') > 0 THEN ' ln' || lower(substr(s.language, 1, instr(s.language, '-') - 1)) ELSE '' END
  || ' dy' || (s.starts_at / 86400000) || ' wk' || (s.starts_at / 604800000)
  || ' lv' || s.level || CASE WHEN s.seats_taken < s.seats THEN ' open' ELSE '' END
  || coalesce((SELECT group_concat(' pl' || p.value, '') FROM json_each(s.platforms) p), '')
  || coalesce((SELECT group_concat(' gm' || sg.game_id, '') FROM session_games sg
     WHERE sg.session_id = s.id), '')
  || coalesce((SELECT group_concat(' ct' || gc.category_id, '') FROM session_games sg
     JOIN game_categories gc ON gc.game_id = sg.game_id WHERE sg.session_id = s.id), '')
FROM sessions s WHERE s.closed = 0 AND s.visibility <> 'unlisted' AND instr(s.language, '-') > 0;
--> statement-breakpoint
DELETE FROM user_search WHERE rowid IN (SELECT u.id FROM users u WHERE u.status = 'active' AND instr(u.languages, '-') > 0);
--> statement-breakpoint
INSERT INTO user_search (rowid, words, facets)
SELECT u.id, u.name, 'us' || CASE WHEN u.online = 1 AND u.online_for = 'everyone' THEN ' on' ELSE '' END
  || CASE WHEN u.region IS NULL THEN '' ELSE ' rg' || replace(u.region, '-', '') END
  || coalesce((SELECT group_concat(' ln' || lower(replace(l.value, '-', ''))
  || CASE WHEN instr(l.value, '-') > 0 THEN ' ln' || lower(substr(l.value, 1, instr(l.value, '-') - 1)) ELSE '' END, '') FROM json_each(u.languages) l), '')
  || coalesce((SELECT group_concat(' pl' || p.value, '') FROM json_each(u.platforms) p), '')
  || coalesce((SELECT group_concat(' gm' || p.game_id, '') FROM preferences p
     WHERE p.user_id = u.id), '')
FROM users u WHERE u.status = 'active' AND instr(u.languages, '-') > 0;

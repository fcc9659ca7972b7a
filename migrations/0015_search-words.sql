ALTER TABLE `audit_log` ADD `reason_words` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `games` ADD `name_words` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `sessions` ADD `name_words` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `sessions` ADD `description_words` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `name_words` text DEFAULT '' NOT NULL;
--> statement-breakpoint
-- Beside each text stand the words under which it is also found (worker/core/search-words.ts). The triggers copy them.
DROP TRIGGER users_account_made;
--> statement-breakpoint
DROP TRIGGER users_account_changed;
--> statement-breakpoint
DROP TRIGGER audit_log_found;
--> statement-breakpoint
DROP TRIGGER users_renamed_in_log;
--> statement-breakpoint
DROP TRIGGER audit_log_no_update;
--> statement-breakpoint
CREATE TRIGGER users_account_made AFTER INSERT ON users BEGIN INSERT INTO account_search (rowid, words, facets) VALUES (NEW.id, NEW.name || ' ' || NEW.name_words || ' ' || NEW.email, 'us st' || NEW.status || ' rl' || NEW.role); END;
--> statement-breakpoint
CREATE TRIGGER users_account_changed AFTER UPDATE OF name, name_words, email, status, role ON users WHEN NEW.name <> OLD.name OR NEW.name_words <> OLD.name_words OR NEW.email <> OLD.email OR NEW.status <> OLD.status OR NEW.role <> OLD.role BEGIN DELETE FROM account_search WHERE rowid = OLD.id; INSERT INTO account_search (rowid, words, facets) VALUES (NEW.id, NEW.name || ' ' || NEW.name_words || ' ' || NEW.email, 'us st' || NEW.status || ' rl' || NEW.role); END;
--> statement-breakpoint
CREATE TRIGGER audit_log_found AFTER INSERT ON audit_log BEGIN INSERT INTO audit_search (rowid, words, facets) VALUES (NEW.id, NEW.action || ' ' || NEW.reason || ' ' || NEW.reason_words || ' ' || coalesce((SELECT u.name || ' ' || u.name_words FROM users u WHERE NEW.about LIKE '/api/users/%' AND u.id = CAST(substr(NEW.about, 12) AS INTEGER)), ''), 'lg ac' || NEW.actor_id || ' do' || replace(replace(NEW.action, '-', ''), '.', '') || ' on' || replace(replace(substr(NEW.about, 6), '/', ''), '-', '')); END;
--> statement-breakpoint
CREATE TRIGGER users_renamed_in_log AFTER UPDATE OF name, name_words ON users WHEN NEW.name <> OLD.name OR NEW.name_words <> OLD.name_words BEGIN DELETE FROM audit_search WHERE rowid IN (SELECT id FROM audit_log WHERE about = '/api/users/' || OLD.id); INSERT INTO audit_search (rowid, words, facets) SELECT l.id, l.action || ' ' || l.reason || ' ' || l.reason_words || ' ' || NEW.name || ' ' || NEW.name_words, 'lg ac' || l.actor_id || ' do' || replace(replace(l.action, '-', ''), '.', '') || ' on' || replace(replace(substr(l.about, 6), '/', ''), '-', '') FROM audit_log l WHERE l.about = '/api/users/' || OLD.id; END;
--> statement-breakpoint
-- The log stays append-only. The sweep adds to older lines under which words they are found.
CREATE TRIGGER audit_log_no_update BEFORE UPDATE OF id, actor_id, action, about, reason, before, after, created_at ON audit_log BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER audit_log_words AFTER UPDATE OF reason_words ON audit_log WHEN NEW.reason_words <> OLD.reason_words BEGIN DELETE FROM audit_search WHERE rowid = OLD.id; INSERT INTO audit_search (rowid, words, facets) VALUES (NEW.id, NEW.action || ' ' || NEW.reason || ' ' || NEW.reason_words || ' ' || coalesce((SELECT u.name || ' ' || u.name_words FROM users u WHERE NEW.about LIKE '/api/users/%' AND u.id = CAST(substr(NEW.about, 12) AS INTEGER)), ''), 'lg ac' || NEW.actor_id || ' do' || replace(replace(NEW.action, '-', ''), '.', '') || ' on' || replace(replace(substr(NEW.about, 6), '/', ''), '-', '')); END;
--> statement-breakpoint
-- The catalogue of 0002, as search-words.ts makes its words. A renamed game gets them from the sweep.
UPDATE games SET name_words = v.words FROM (SELECT column1 AS id, column2 AS name, column3 AS words FROM (VALUES
(1, 'Counter-Strike 2', 'counterstrike counterstrike2'),
  (3, 'Overwatch 2', 'overwatch2'),
  (4, 'Apex Legends', 'apexlegends'),
  (6, 'Call of Duty: Warzone', 'callofdutywarzone'),
  (7, 'PUBG: Battlegrounds', 'pubgbattlegrounds'),
  (8, 'Tom Clancy''s Rainbow Six Siege', 'clancys tomclancysrainbowsixsiege'),
  (9, 'Halo Infinite', 'haloinfinite'),
  (10, 'Destiny 2', 'destiny2'),
  (11, 'Team Fortress 2', 'teamfortress2'),
  (12, 'Splatoon 3', 'splatoon3'),
  (13, 'Helldivers 2', 'helldivers2'),
  (14, 'Deep Rock Galactic', 'deeprockgalactic'),
  (15, 'Left 4 Dead 2', 'left4dead2'),
  (17, 'Hunt: Showdown 1896', 'huntshowdown1896'),
  (18, 'Escape from Tarkov', 'escapefromtarkov'),
  (19, 'Borderlands 3', 'borderlands3'),
  (20, 'Doom Eternal', 'doometernal'),
  (21, 'Titanfall 2', 'titanfall2'),
  (22, 'The Finals', 'thefinals'),
  (23, 'Marvel Rivals', 'marvelrivals'),
  (24, 'Fall Guys', 'fallguys'),
  (25, 'Naraka: Bladepoint', 'narakabladepoint'),
  (26, 'League of Legends', 'leagueoflegends'),
  (27, 'Dota 2', 'dota2'),
  (28, 'Mobile Legends: Bang Bang', 'mobilelegendsbangbang'),
  (29, 'Pokémon Unite', 'pokemonunite'),
  (30, 'World of Warcraft', 'worldofwarcraft'),
  (31, 'Final Fantasy XIV', '14 finalfantasyxiv'),
  (32, 'Guild Wars 2', 'guildwars2'),
  (33, 'The Elder Scrolls Online', 'theelderscrollsonline'),
  (34, 'Old School RuneScape', 'oldschoolrunescape'),
  (35, 'EVE Online', 'eveonline'),
  (36, 'Black Desert', 'blackdesert'),
  (37, 'Lost Ark', 'lostark'),
  (38, 'Albion Online', 'albiononline'),
  (39, 'Path of Exile 2', 'pathofexile2'),
  (40, 'Diablo IV', '4 diabloiv'),
  (41, 'Baldur''s Gate 3', 'baldurs baldursgate3'),
  (42, 'Elden Ring', 'eldenring'),
  (43, 'Elden Ring Nightreign', 'eldenringnightreign'),
  (44, 'Dark Souls III', '3 darksoulsiii'),
  (45, 'Divinity: Original Sin 2', 'divinityoriginalsin2'),
  (46, 'Monster Hunter Wilds', 'monsterhunterwilds'),
  (47, 'Monster Hunter Rise', 'monsterhunterrise'),
  (48, 'Genshin Impact', 'genshinimpact'),
  (49, 'Dragon''s Dogma 2', 'dragons dragonsdogma2'),
  (50, 'Cyberpunk 2077', 'cyberpunk2077'),
  (51, 'The Witcher 3: Wild Hunt', 'thewitcher3wildhunt'),
  (52, 'Grand Theft Auto V', '5 grandtheftautov'),
  (53, 'Red Dead Redemption 2', 'reddeadredemption2'),
  (54, 'Sea of Thieves', 'seaofthieves'),
  (55, 'It Takes Two', 'ittakestwo'),
  (56, 'Split Fiction', 'splitfiction'),
  (57, 'Ghost of Tsushima', 'ghostoftsushima'),
  (58, 'No Man''s Sky', 'mans nomanssky'),
  (63, 'ARK: Survival Ascended', 'arksurvivalascended'),
  (65, 'Don''t Starve Together', 'dont dontstarvetogether'),
  (66, 'Project Zomboid', 'projectzomboid'),
  (67, '7 Days to Die', '7daystodie'),
  (68, 'Sons of the Forest', 'sonsoftheforest'),
  (74, 'Garry''s Mod', 'garrys garrysmod'),
  (75, 'Stardew Valley', 'stardewvalley'),
  (76, 'Animal Crossing: New Horizons', 'animalcrossingnewhorizons'),
  (77, 'Age of Empires II: Definitive Edition', '2 ageofempiresiidefinitiveedition'),
  (78, 'Age of Empires IV', '4 ageofempiresiv'),
  (79, 'StarCraft II', '2 starcraftii'),
  (80, 'Sid Meier''s Civilization VI', 'meiers 6 sidmeierscivilizationvi'),
  (81, 'Sid Meier''s Civilization VII', 'meiers 7 sidmeierscivilizationvii'),
  (82, 'Crusader Kings III', '3 crusaderkingsiii'),
  (84, 'Hearts of Iron IV', '4 heartsofironiv'),
  (85, 'Total War: Warhammer III', '3 totalwarwarhammeriii'),
  (86, 'Microsoft Flight Simulator 2024', 'microsoftflightsimulator2024'),
  (87, 'Farming Simulator 25', 'farmingsimulator25'),
  (88, 'Euro Truck Simulator 2', 'eurotrucksimulator2'),
  (89, 'Cities: Skylines II', '2 citiesskylinesii'),
  (90, 'PowerWash Simulator', 'powerwashsimulator'),
  (91, 'Forza Horizon 5', 'forzahorizon5'),
  (92, 'Gran Turismo 7', 'granturismo7'),
  (93, 'Assetto Corsa Competizione', 'assettocorsacompetizione'),
  (95, 'Mario Kart 8 Deluxe', 'mariokart8deluxe'),
  (97, 'Rocket League', 'rocketleague'),
  (98, 'EA Sports FC 25', 'easportsfc25'),
  (99, 'NBA 2K25', 'nba2k25'),
  (100, 'Golf With Your Friends', 'golfwithyourfriends'),
  (101, 'Street Fighter 6', 'streetfighter6'),
  (102, 'Tekken 8', 'tekken8'),
  (103, 'Mortal Kombat 1', 'mortalkombat1'),
  (104, 'Guilty Gear Strive', 'guiltygearstrive'),
  (105, 'Super Smash Bros. Ultimate', 'supersmashbrosultimate'),
  (107, 'Among Us', 'amongus'),
  (108, 'Jackbox Party Pack 10', 'jackboxpartypack10'),
  (109, 'Overcooked! All You Can Eat', 'overcookedallyoucaneat'),
  (110, 'Gang Beasts', 'gangbeasts'),
  (111, 'Pummel Party', 'pummelparty'),
  (112, 'Lethal Company', 'lethalcompany'),
  (114, 'Dead by Daylight', 'deadbydaylight'),
  (115, 'R.E.P.O.', 'repo'),
  (117, 'Magic: The Gathering Arena', 'magicthegatheringarena'),
  (118, 'Marvel Snap', 'marvelsnap'),
  (119, 'Teamfight Tactics', 'teamfighttactics'),
  (120, 'Tabletop Simulator', 'tabletopsimulator'),
  (121, 'Ticket to Ride', 'tickettoride'),
  (122, 'Super Mario Bros. Wonder', 'supermariobroswonder'),
  (123, 'Rayman Legends', 'raymanlegends'))) v WHERE games.id = v.id AND games.name = v.name;
--> statement-breakpoint
INSERT OR REPLACE INTO game_search (rowid, words) SELECT id, name || ' ' || name_words FROM games WHERE name_words <> '' AND archived_at IS NULL AND merged_into_id IS NULL;
--> statement-breakpoint
INSERT INTO stale_index (kind, id) SELECT DISTINCT 'start', s.id FROM games g CROSS JOIN session_games sg ON sg.game_id = g.id CROSS JOIN sessions s ON s.id = sg.session_id WHERE g.name_words <> '' AND s.closed = 0 AND s.visibility <> 'unlisted' ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- The sweep makes the words of what is there. A game whose name is one plain word has none.
INSERT INTO stale_index (kind, id) SELECT 'game-words', id FROM games WHERE name_words = '' AND name GLOB '*[^A-Za-z]*';
--> statement-breakpoint
INSERT INTO stale_index (kind, id) SELECT 'user-words', id FROM users WHERE status <> 'gone';
--> statement-breakpoint
INSERT INTO stale_index (kind, id) SELECT 'log-words', id FROM audit_log WHERE reason <> '';
--> statement-breakpoint
-- Also those that are off and can come back.
INSERT INTO stale_index (kind, id) SELECT 'session-words', id FROM sessions WHERE closed = 0 OR ends_at > unixepoch() * 1000;
--> statement-breakpoint
INSERT INTO stale_index (kind, id) SELECT 'search', id FROM saved_searches WHERE 'q=' = substr(filters, 1, 2);

// The demo community as rows of tables. Columns have their names in the database.
import { randomUUID } from 'node:crypto';

import { REFRESH_TOKEN_LIFETIME_MS } from '../../accounts/refresh-token.ts';
import { chanceOf } from '../../contract/chance.ts';
import { comparisonKey } from '../../core/comparison-key.ts';
import { nameKeys } from '../../core/name-keys.ts';
import { extraWords } from '../../core/search-words.ts';
import { absenceRows, attendanceNotices } from './absences.ts';
import { applicationRows } from './application-rows.ts';
import { CROWD_USER_AGENT, crowd } from './crowd.ts';
import { gamers, relations, sessions, userId } from './demo-community.ts';
import { DAY, HOUR, MINUTE } from './demo-times.ts';
import { hourRows } from './hours.ts';
import { mediaRows } from './media-rows.ts';
import { dailyCountRows, moderationRows } from './moderation.ts';
import { noticeRow } from './notice-row.ts';
import { presetRows } from './presets.ts';
import { laterOccurrences, seriesRows } from './series.ts';
import { sessionRows } from './session-rows.ts';
import { thanksNotices, thanksRows } from './thanks.ts';
import type { Row } from './write.ts';

/** How much older than the state the first account is. The state's age is read from it. */
export const FIRST_JOINED_BEFORE = 400 * DAY;

function userRow(index: number, passwordHash: string, now: number): Row {
  const gamer = gamers[index];
  if (!gamer) throw new Error(`There is no gamer ${index}.`);
  const name = nameKeys(gamer.name);
  const chance = chanceOf(`seen ${gamer.key}`);
  const joined = now - FIRST_JOINED_BEFORE * (1 - index / gamers.length) - 3 * HOUR;
  const since = index === 0 ? now - FIRST_JOINED_BEFORE : Math.round(joined);
  return {
    id: index + 1,
    name: gamer.name,
    name_key: name.key,
    name_shape: name.shape,
    name_words: extraWords(gamer.name),
    email: `${gamer.key}@peerway.example`,
    email_key: `${gamer.key}@peerway.example`,
    password_hash: passwordHash,
    role: gamer.admin ? 'admin' : 'user',
    about: gamer.about,
    region: gamer.region,
    languages: gamer.languages,
    platforms: gamer.platforms,
    invites_from: gamer.invitesFrom,
    last_seen_at: Math.round(
      now - (gamer.online ? chance.between(0, 4) * MINUTE : chance.between(1, 60) * HOUR),
    ),
    email_confirmed_at: since,
    of_age_declared_at: since,
    terms_accepted_at: since,
    created_at: since,
  };
}

function friendRows(now: number) {
  const friends: Row[] = [];
  const notices: Row[] = [];
  const all = [
    ...relations.friends.map((invite) => ({ ...invite, active: true })),
    ...relations.invites.map((invite) => ({ ...invite, active: false })),
  ];
  all.forEach(({ from, to, text, active }, index) => {
    const [inviterId, otherId] = [userId(from), userId(to)];
    const created = now - (all.length - index) * 5 * HOUR;
    friends.push({
      low_id: Math.min(inviterId, otherId),
      high_id: Math.max(inviterId, otherId),
      inviter_id: inviterId,
      active,
      description: text,
      created_at: created,
    });
    notices.push(
      active
        ? noticeRow({ to: inviterId, kind: 'friend-accepted', actor: otherId, at: created + HOUR })
        : noticeRow({ to: otherId, kind: 'friend-invited', actor: inviterId, text, at: created }),
    );
  });
  return { friends, notices };
}

/** Accounts and their data, by table. */
const peopleRows = (
  passwordHash: string,
  gameIdOf: (title: string) => number,
  now: number,
): Record<string, Row[]> => ({
  users: gamers.map((_, index) => userRow(index, passwordHash, now)),
  devices: crowd.map(({ key }) => ({
    key: randomUUID(),
    user_id: userId(key),
    rotated_at: now,
    user_agent: CROWD_USER_AGENT,
    created_at: now - 30 * DAY,
    expires_at: now + REFRESH_TOKEN_LIFETIME_MS,
  })),
  gamertags: gamers.flatMap(({ key, gamertags }) =>
    gamertags.map(({ platform, tag, visibleTo }) => ({
      user_id: userId(key),
      platform,
      tag,
      visible_to: visibleTo,
    })),
  ),
  preferences: gamers.flatMap(({ key, games }) =>
    games.map(({ game, platform, level }, position) => ({
      user_id: userId(key),
      game_id: gameIdOf(game),
      position,
      platform: platform ?? null,
      level: level ?? null,
    })),
  ),
});

/** Everything to write, by table, in an order that respects references. */
export async function communityRows(
  passwordHash: string,
  gameIds: Map<string, number>,
  now: number,
) {
  const gameIdOf = (title: string): number => {
    const id = gameIds.get(title);
    if (id === undefined) throw new Error(`The catalogue has no game called ${title}.`);
    return id;
  };
  const { applications, notices: aboutSessions } = applicationRows(now);
  const { friends, notices: aboutFriends } = friendRows(now);
  const { media, files } = await mediaRows(now);
  const moderation = moderationRows(media, now);
  const occurrences = sessionRows(now);
  const notices = [
    ...aboutSessions,
    ...aboutFriends,
    ...attendanceNotices(now),
    ...thanksNotices(now),
    ...moderation.notices,
  ].toSorted((a, b) => Number(a['created_at']) - Number(b['created_at']));
  for (const notice of notices) {
    const at = Number(notice['created_at']);
    // Notices older than a day are read.
    notice['read_at'] = at < now - DAY ? at + HOUR : null;
  }
  const tables: Record<string, Row[]> = {
    ...peopleRows(passwordHash, gameIdOf, now),
    user_hours: hourRows(now),
    series: seriesRows(gameIdOf, now),
    sessions: occurrences,
    session_games: [...sessions, ...laterOccurrences(now).map(({ session }) => session)].flatMap(
      ({ games }, index) =>
        games.map((title, position) => ({
          session_id: index + 1,
          game_id: gameIdOf(title),
          position,
        })),
    ),
    applications,
    absences: absenceRows(now),
    thanks: thanksRows(now),
    friends,
    blocks: relations.blocks.map(({ user, blocked }) => ({
      user_id: userId(user),
      blocked_id: userId(blocked),
      created_at: now - 9 * DAY,
    })),
    game_requests: relations.gameRequests.map(({ user, game }, index) => ({
      user_id: userId(user),
      name: game,
      name_key: comparisonKey(game),
      created_at: now - (relations.gameRequests.length - index) * DAY,
    })),
    role_presets: presetRows(now),
    media,
    notices,
    reports: moderation.reports,
    audit_log: moderation.log,
    daily_counts: dailyCountRows(now),
    // The counts already include what is seeded. The sweep continues from here.
    sweep_marks: Object.entries({
      users: gamers.length,
      sessions: occurrences.length,
      applications: applications.length,
      files: media.length,
    }).map(([name, value]) => ({ name, value })),
  };
  return { tables, files };
}

// The demo community as rows of tables. Columns have their names in the database.
import { createHash, randomUUID } from 'node:crypto';
import { nameKeys } from '../../accounts/name-keys.ts';
import { comparisonKey } from '../../accounts/queries/accounts.ts';
import { chanceOf } from './drawing.ts';
import { firstReminder } from '../../sessions/queries/reminders.ts';
import { REFRESH_TOKEN_LIFETIME_MS } from '../../accounts/refresh-token.ts';
import { CROWD_USER_AGENT, crowd } from './crowd.ts';
import { type CopySuffix, copiesOfSvg } from './copies-of-svg.ts';
import { absenceRows, attendanceNotices } from './absences.ts';
import { type DemoSession, gamers, relations, sessions, userId } from './demo-community.ts';
import { DAY, HOUR, MINUTE, startsAt } from './demo-times.ts';
import { isLoop, readLoop } from './loops.ts';
import { hourRows } from './hours.ts';
import { dailyCountRows, moderationRows } from './moderation.ts';
import { portraitPicture } from './portraits.ts';
import { type Picture, scenePicture } from './scenes.ts';
import { type Occurrence, laterOccurrences, seriesPlace, seriesRows } from './series.ts';
import { thanksNotices, thanksRows } from './thanks.ts';
import type { Row } from './write.ts';

interface StoredFile {
  name: string;
  bytes: Uint8Array;
}

/** How much older than the state the first account is. The state's age is read from it. */
export const FIRST_JOINED_BEFORE = 400 * DAY;

/** Looks random, but is the same every time. */
const fileName = (of: string, extension: string) =>
  `${createHash('sha256').update(`peerway ${of}`).digest('base64url').slice(0, 22)}.${extension}`;

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

/** When a session was created. Later in the list means newer. */
function createdAt({ starts }: DemoSession, index: number, now: number): number {
  const inOrder = now - (sessions.length - index) * 40 * MINUTE;
  const start = startsAt(starts, now);
  return start > now ? inOrder : Math.min(inOrder, start - 5 * HOUR);
}

const heldSeats = ({ applications }: DemoSession) =>
  applications.filter(({ offered }) => offered).length;

const roleOf = ({ roles }: DemoSession, user: string) =>
  roles.find(({ users }) => users.includes(user))?.name ?? null;

function sessionRow(
  { session, index, start }: Occurrence,
  place: Pick<Row, 'series_id' | 'series_day' | 'series_number' | 'is_later' | 'link_key'>,
  now: number,
): Row {
  const end = start + session.durationMinutes * MINUTE;
  const created = createdAt(session, index, now);
  const cancelled = session.cancelReason !== undefined;
  return {
    host_id: userId(session.host),
    name: session.name,
    description: session.description,
    platforms: session.platforms,
    region: session.region,
    language: session.language,
    level: session.level,
    style: session.style,
    microphone: session.microphone,
    adults_only: session.adultsOnly,
    starts_at: start,
    ends_at: end,
    seats: session.seats,
    seats_taken: 1 + session.members.length,
    seats_held: heldSeats(session),
    instant: session.instant,
    roles: JSON.stringify(session.roles.map(({ name, seats }) => ({ name, seats }))),
    visibility: session.visibility,
    revision: cancelled ? 1 : 0,
    cancelled_at: cancelled ? cancelledAt(session, created, now) : null,
    cancel_reason: session.cancelReason ?? null,
    closed: cancelled || end <= now,
    remind_at: firstReminder(start, now),
    ...place,
    created_at: created,
  };
}

/** Ids follow from the order: first what the community's file names, then the later sessions of its series. */
const sessionRows = (now: number): Row[] =>
  [
    ...sessions.map((session, index) => ({ session, index, start: startsAt(session.starts, now) })),
    ...laterOccurrences(now),
  ].map((one, index) =>
    Object.assign({ id: index + 1 }, sessionRow(one, seriesPlace(one, now), now)),
  );

const cancelledAt = ({ starts }: DemoSession, created: number, now: number): number =>
  Math.round(created + (Math.min(now, startsAt(starts, now)) - created) * 0.9);

const ACCEPTED_TEXTS = [
  'Count me in.',
  'I am free then and in a good mood.',
  'Happy to fill whatever role is missing.',
  'Would love to join, I bring snacks.',
  'Played this a lot, still learning. May I?',
  'Sounds like my kind of evening.',
  'Is there room for one more?',
  'I can stay the whole time.',
] as const;

/** As long as an offer lasts that is made more than a day ahead. */
const OFFER_MS = 6 * HOUR;
/** An offer that was just made. */
const OFFERED_BEFORE = 10 * MINUTE;

/** Every application, with the notice about its status. */
function applicationRows(now: number) {
  const applications: Row[] = [];
  const notices: Row[] = [];
  const NOTICE_KIND = {
    pending: 'application-received',
    waiting: 'application-waiting',
    accepted: 'application-accepted',
    declined: 'application-declined',
    withdrawn: 'application-withdrawn',
    left: 'member-left',
    removed: 'member-removed',
  } as const;
  sessions.forEach((session, index) => {
    const chance = chanceOf(`applications ${session.name}`);
    const created = createdAt(session, index, now);
    const until = Math.min(now, startsAt(session.starts, now)) - 4 * MINUTE;
    const all = [
      ...session.members.map((user) => ({
        user,
        status: 'accepted' as const,
        text: chance.pick(ACCEPTED_TEXTS),
        offered: undefined,
      })),
      ...session.applications,
    ];
    all.forEach(({ user, status, text, offered }, place) => {
      // One applies after the other, and each gets an answer soon after.
      const asked = created + ((until - created) * (place + 0.4)) / all.length;
      const answered = status === 'pending' ? asked : asked + (until - asked) * 0.3;
      const [applicant, host] = [userId(user), userId(session.host)];
      applications.push({
        session_id: index + 1,
        user_id: applicant,
        text,
        status,
        role: roleOf(session, user),
        offer_expires_at: offered ? now - OFFERED_BEFORE + OFFER_MS : null,
        status_at: Math.round(answered),
        created_at: Math.round(asked),
      });
      const toHost = status === 'pending' || status === 'withdrawn' || status === 'left';
      notices.push({
        user_id: toHost ? host : applicant,
        kind: NOTICE_KIND[status],
        actor_id: toHost ? applicant : host,
        session_id: index + 1,
        text: '',
        created_at: Math.round(answered),
      });
      if (offered) {
        notices.push({
          user_id: applicant,
          kind: 'seat-offered',
          actor_id: host,
          session_id: index + 1,
          text: '',
          created_at: now - OFFERED_BEFORE,
        });
      }
    });
    if (session.cancelReason === undefined) return;
    for (const member of session.members) {
      notices.push({
        user_id: userId(member),
        kind: 'session-cancelled',
        actor_id: userId(session.host),
        session_id: index + 1,
        text: session.cancelReason,
        created_at: cancelledAt(session, created, now),
      });
    }
  });
  laterOccurrences(now).forEach(({ session }, place) => {
    const first = sessions.indexOf(session);
    const made = Math.min(now, startsAt(session.starts, now));
    for (const user of session.members) {
      applications.push({
        session_id: sessions.length + place + 1,
        user_id: userId(user),
        text: '',
        status: 'accepted',
        role: roleOf(session, user),
        offer_expires_at: null,
        status_at: made,
        created_at: createdAt(session, first, now),
      });
    }
  });
  return { applications, notices };
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
    notices.push({
      user_id: active ? inviterId : otherId,
      kind: active ? 'friend-accepted' : 'friend-invited',
      actor_id: active ? otherId : inviterId,
      session_id: null,
      text: active ? '' : text,
      created_at: active ? created + HOUR : created,
    });
  });
  return { friends, notices };
}

interface Drawn {
  extension: 'svg' | 'webm';
  bytes: Uint8Array;
  alt: string;
  copies: { suffix: string; bytes: Uint8Array }[];
}

const CARD_COPIES = ['-200.webp', '-400.webp'] as const;

const drawn = async (
  { svg, alt }: Picture,
  suffixes: readonly CopySuffix[] = CARD_COPIES,
): Promise<Drawn> => {
  const bytes = Buffer.from(svg);
  return { extension: 'svg', bytes, alt, copies: await copiesOfSvg(bytes, suffixes) };
};

async function mediaRows(now: number) {
  const pictures: Promise<Drawn & { row: Row; of: string }>[] = [];
  const add = (row: Row, of: string, drawing: Promise<Drawn>) =>
    pictures.push(drawing.then((picture) => ({ ...picture, row, of })));
  gamers.forEach(({ key, name, portrait }, index) => {
    if (portrait === undefined) return;
    const row = {
      uploader_id: index + 1,
      user_id: index + 1,
      session_id: null,
      position: 0,
      deleted_at: null,
    };
    add({ ...row, created_at: now - DAY }, `user ${key}`, drawn(portraitPicture(portrait, name)));
  });
  sessions.forEach((session, index) => {
    const created = createdAt(session, index, now);
    session.media.forEach((name, position) => {
      const row = {
        uploader_id: userId(session.host),
        user_id: null,
        session_id: index + 1,
        position,
        deleted_at: session.firstMediaDeleted && position === 0 ? created + HOUR : null,
        created_at: created,
      };
      const picture = isLoop(name)
        ? Promise.resolve({ ...readLoop(name), extension: 'webm' as const })
        : drawn(scenePicture(name, session.name), [...CARD_COPIES, '-1600.webp']);
      add(row, `session ${index + 1} ${position}`, picture);
    });
  });
  const media: Row[] = [];
  const files: StoredFile[] = [];
  for (const { row, of, extension, bytes, alt, copies } of await Promise.all(pictures)) {
    const name = fileName(of, extension);
    const smaller = copies.map((copy) => ({
      name: name.replace(`.${extension}`, copy.suffix),
      bytes: copy.bytes,
    }));
    files.push({ name, bytes }, ...smaller);
    const names = JSON.stringify(smaller.map((copy) => copy.name));
    media.push({ ...row, extension, new_name: name, alt, bytes: bytes.length, copies: names });
  }
  return { media, files };
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

// The demo community as rows of tables, columns by their names in the database.
import { createHash, randomUUID } from 'node:crypto';
import { nameKeys } from '../../accounts/name-keys.ts';
import { comparisonKey } from '../../accounts/queries/accounts.ts';
import { chanceOf } from './drawing.ts';
import { REFRESH_TOKEN_LIFETIME_MS } from '../../accounts/refresh-token.ts';
import { CROWD_USER_AGENT, crowd } from './crowd.ts';
import { type CopySuffix, copiesOfSvg } from './copies-of-svg.ts';
import { gamers } from './gamers.ts';
import { careRows, dailyCountRows } from './care.ts';
import { type Gathering, gatherings } from './gatherings.ts';
import { isLoop, readLoop } from './loops.ts';
import { portraitPicture } from './portraits.ts';
import { type Picture, scenePicture } from './scenes.ts';
import { blocks, friendships, invites, wishes } from './ties.ts';
import type { Row } from './write.ts';

interface StoredFile {
  name: string;
  bytes: Uint8Array;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** How long before the moment of seeding the first account was made: what the age of a state is told by. */
export const FIRST_JOINED_BEFORE = 400 * DAY;

const userIds = new Map(gamers.map(({ key }, index) => [key, index + 1]));

function userId(key: string): number {
  const id = userIds.get(key);
  if (id === undefined) throw new Error(`Nobody in the demo community is called ${key}.`);
  return id;
}

/** Looks random, and is the same every time. */
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
    invites_from: gamer.invitesFrom ?? 'everyone',
    last_seen_at: Math.round(
      now - (gamer.around ? chance.between(0, 4) * MINUTE : chance.between(1, 60) * HOUR),
    ),
    email_confirmed_at: since,
    of_age_declared_at: since,
    terms_accepted_at: since,
    created_at: since,
  };
}

/** When a session was put up: the later in the list, the newer. */
function createdAt(gathering: Gathering, index: number, now: number): number {
  const inOrder = now - (gatherings.length - index) * 40 * MINUTE;
  const startsAt = gathering.when(now);
  return startsAt > now ? inOrder : Math.min(inOrder, startsAt - 5 * HOUR);
}

function sessionRow(gathering: Gathering, index: number, now: number): Row {
  const startsAt = gathering.when(now);
  const endsAt = startsAt + gathering.minutes * MINUTE;
  const created = createdAt(gathering, index, now);
  const cancelled = gathering.cancelled !== undefined;
  return {
    id: index + 1,
    host_id: userId(gathering.host),
    name: gathering.name,
    description: gathering.text,
    platforms: gathering.platforms,
    region: gathering.region,
    language: gathering.language,
    level: gathering.level ?? 'any',
    style: gathering.style ?? 'casual',
    microphone: gathering.microphone ?? false,
    adults_only: gathering.adultsOnly ?? false,
    starts_at: startsAt,
    ends_at: endsAt,
    seats: gathering.seats,
    seats_taken: 1 + (gathering.crew ?? []).length,
    visibility: gathering.visibility ?? 'public',
    revision: cancelled ? 1 : 0,
    cancelled_at: cancelled ? cancelledAt(gathering, created, now) : null,
    cancel_reason: gathering.cancelled ?? null,
    closed: cancelled || endsAt <= now,
    created_at: created,
  };
}

const cancelledAt = (gathering: Gathering, created: number, now: number): number =>
  Math.round(created + (Math.min(now, gathering.when(now)) - created) * 0.9);

const WORDS_OF_THOSE_ACCEPTED = [
  'Count me in.',
  'I am free then and in a good mood.',
  'Happy to fill whatever role is missing.',
  'Would love to join, I bring snacks.',
  'Played this a lot, still learning. May I?',
  'Sounds like my kind of evening.',
  'Is there room for one more?',
  'I can stay the whole time.',
] as const;

/** What became of every application, with the notice that each left behind. */
function applicationRows(now: number) {
  const applications: Row[] = [];
  const notices: Row[] = [];
  const TOLD = {
    pending: 'application-received',
    waiting: 'application-waiting',
    accepted: 'application-accepted',
    declined: 'application-declined',
    withdrawn: 'application-withdrawn',
    left: 'member-left',
    removed: 'member-removed',
  } as const;
  gatherings.forEach((gathering, index) => {
    const chance = chanceOf(`asks ${gathering.name}`);
    const created = createdAt(gathering, index, now);
    const until = Math.min(now, gathering.when(now)) - 4 * MINUTE;
    const everybody = [
      ...(gathering.crew ?? []).map(
        (who) => [who, 'accepted', chance.pick(WORDS_OF_THOSE_ACCEPTED)] as const,
      ),
      ...(gathering.asks ?? []),
    ];
    everybody.forEach(([who, status, text], place) => {
      // One after the other, and the answer soon after the question.
      const asked = created + ((until - created) * (place + 0.4)) / everybody.length;
      const answered = status === 'pending' ? asked : asked + (until - asked) * 0.3;
      const [applicant, host] = [userId(who), userId(gathering.host)];
      applications.push({
        session_id: index + 1,
        user_id: applicant,
        text,
        status,
        status_at: Math.round(answered),
        created_at: Math.round(asked),
      });
      const toHost = status === 'pending' || status === 'withdrawn' || status === 'left';
      notices.push({
        user_id: toHost ? host : applicant,
        kind: TOLD[status],
        actor_id: toHost ? applicant : host,
        session_id: index + 1,
        text: '',
        created_at: Math.round(answered),
      });
    });
    if (gathering.cancelled === undefined) return;
    for (const who of gathering.crew ?? []) {
      notices.push({
        user_id: userId(who),
        kind: 'session-cancelled',
        actor_id: userId(gathering.host),
        session_id: index + 1,
        text: gathering.cancelled,
        created_at: cancelledAt(gathering, created, now),
      });
    }
  });
  return { applications, notices };
}

function friendRows(now: number) {
  const friends: Row[] = [];
  const notices: Row[] = [];
  const all = [
    ...friendships.map((tie) => ({ tie, active: true })),
    ...invites.map((tie) => ({ tie, active: false })),
  ];
  all.forEach(({ tie: [inviter, other, text], active }, index) => {
    const [inviterId, otherId] = [userId(inviter), userId(other)];
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
  gamers.forEach(({ key, name, picture }, index) => {
    if (!picture) return;
    const row = {
      uploader_id: index + 1,
      user_id: index + 1,
      session_id: null,
      position: 0,
      deleted_at: null,
    };
    add({ ...row, created_at: now - DAY }, `user ${key}`, drawn(portraitPicture(picture, name)));
  });
  gatherings.forEach((gathering, index) => {
    const created = createdAt(gathering, index, now);
    (gathering.media ?? []).forEach((name, position) => {
      const row = {
        uploader_id: userId(gathering.host),
        user_id: null,
        session_id: index + 1,
        position,
        deleted_at: gathering.firstDeleted && position === 0 ? created + HOUR : null,
        created_at: created,
      };
      const picture = isLoop(name)
        ? Promise.resolve({ ...readLoop(name), extension: 'webm' as const })
        : drawn(scenePicture(name, gathering.name), [...CARD_COPIES, '-1600.webp']);
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

/** Everything to be written, by table, in an order that respects references. */
export async function communityRows(
  passwordHash: string,
  gameIds: Map<string, number>,
  now: number,
) {
  const gameId = (title: string): number => {
    const id = gameIds.get(title);
    if (id === undefined) throw new Error(`The catalogue has no game called ${title}.`);
    return id;
  };
  const { applications, notices: aboutSessions } = applicationRows(now);
  const { friends, notices: aboutFriends } = friendRows(now);
  const { media, files } = await mediaRows(now);
  const care = careRows(media, now);
  const notices = [...aboutSessions, ...aboutFriends, ...care.notices].toSorted(
    (a, b) => Number(a['created_at']) - Number(b['created_at']),
  );
  for (const notice of notices) {
    const at = Number(notice['created_at']);
    // What is older than a day was read.
    notice['read_at'] = at < now - DAY ? at + HOUR : null;
  }
  const tables: Record<string, Row[]> = {
    users: gamers.map((_, index) => userRow(index, passwordHash, now)),
    devices: crowd.map(({ key }) => ({
      key: randomUUID(),
      user_id: userId(key),
      rotated_at: now,
      user_agent: CROWD_USER_AGENT,
      created_at: now - 30 * DAY,
      expires_at: now + REFRESH_TOKEN_LIFETIME_MS,
    })),
    gamertags: gamers.flatMap(({ key, tags = [] }) =>
      tags.map(([platform, tag, visible_to]) => ({
        user_id: userId(key),
        platform,
        tag,
        visible_to,
      })),
    ),
    preferences: gamers.flatMap(({ key, games }) =>
      games.map(([title, platform, level], position) => ({
        user_id: userId(key),
        game_id: gameId(title),
        position,
        platform: platform ?? null,
        level: level ?? null,
      })),
    ),
    sessions: gatherings.map((gathering, index) => sessionRow(gathering, index, now)),
    session_games: gatherings.flatMap(({ games }, index) =>
      games.map((title, position) => ({ session_id: index + 1, game_id: gameId(title), position })),
    ),
    applications,
    friends,
    blocks: blocks.map(([who, whom]) => ({
      user_id: userId(who),
      blocked_id: userId(whom),
      created_at: now - 9 * DAY,
    })),
    game_requests: wishes.map(([who, game], index) => ({
      user_id: userId(who),
      name: game,
      name_key: comparisonKey(game),
      created_at: now - (wishes.length - index) * DAY,
    })),
    media,
    notices,
    reports: care.reports,
    audit_log: care.log,
    daily_counts: dailyCountRows(now),
    // The sweep counts on from here: what is seeded is in the numbers already.
    sweep_marks: Object.entries({
      users: gamers.length,
      sessions: gatherings.length,
      applications: applications.length,
      files: media.length,
    }).map(([name, value]) => ({ name, value })),
  };
  return { tables, files };
}

// The demo community, read from the JSON files in this folder. Everyone is invented. People are named by their keys.
import { readFileSync } from 'node:fs';
import { z } from 'zod';

import { plainFieldsOf } from '../../contract/session-fields.ts';
import { SessionCreate } from '../../contract/session.ts';
import {
  APPLICATION_STATUSES,
  AUDIENCES,
  LEVELS,
  PLATFORMS,
  REGIONS,
  THANKS_KINDS,
  WEEKDAYS,
} from '../../contract/vocabulary.ts';
import { startSchema } from './demo-times.ts';

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`community/${name}.json`, import.meta.url), 'utf8'));

/** A file in the folder `art`, and its text alternative. */
const picture = z.strictObject({ file: z.string(), alt: z.string() });
export type DemoPicture = z.output<typeof picture>;

const platform = z.enum(PLATFORMS);
const level = z.enum(LEVELS);

const gamerSchema = z.strictObject({
  /** Unique. The part of the email before the @. */
  key: z.string(),
  name: z.string(),
  about: z.string(),
  region: z.enum(REGIONS),
  languages: z.array(z.string()),
  platforms: z.array(platform),
  games: z.array(
    z.strictObject({
      game: z.string(),
      platform: platform.optional(),
      level: level.optional(),
    }),
  ),
  gamertags: z
    .array(z.strictObject({ platform, tag: z.string(), visibleTo: z.enum(AUDIENCES) }))
    .default([]),
  /** Without one, the client draws an avatar from the name. */
  portrait: picture.optional(),
  /** Is online while `npm start` runs: see crowd.ts. */
  online: z.literal(true).optional(),
  admin: z.literal(true).optional(),
  invitesFrom: z.enum(AUDIENCES).default('everyone'),
  /** When they have time to play, in the zone of this machine. Each entry is `from` one full hour `until` another. */
  hours: z
    .array(z.strictObject({ days: z.array(z.enum(WEEKDAYS)), from: z.int(), until: z.int() }))
    .default([]),
});

const sessionSchema = z.strictObject({
  host: z.string(),
  name: z.string(),
  description: z.string(),
  games: z.array(z.string()),
  starts: startSchema,
  durationMinutes: z.int(),
  /** Includes the host's. */
  seats: z.int(),
  ...plainFieldsOf(SessionCreate.shape),
  visibility: SessionCreate.shape.visibility,
  cancelReason: z.string().optional(),
  /** The accepted members, in order. */
  members: z.array(z.string()).default([]),
  /** All other applications. */
  applications: z
    .array(
      z.strictObject({
        user: z.string(),
        status: z.enum(APPLICATION_STATUSES).exclude(['accepted']),
        text: z.string(),
        /** Whether a freed seat is held for them. Only for the status `waiting`. */
        offered: z.literal(true).optional(),
      }),
    )
    .default([]),
  instant: SessionCreate.shape.instant,
  /** Roles with seats of their own, and the members and applicants who named them. */
  roles: z
    .array(z.strictObject({ name: z.string(), seats: z.int(), users: z.array(z.string()) }))
    .default([]),
  /** Makes it the first session of a weekly series of this many weeks. */
  weeks: z.int().optional(),
  /** Members who were marked as absent, and whether they contest that. */
  absences: z
    .array(z.strictObject({ user: z.string(), contested: z.literal(true).optional() }))
    .default([]),
  /** Thanks after it, except those to the host, which every member gives. At most one per pair of people. */
  thanks: z
    .array(z.strictObject({ from: z.string(), to: z.string(), kind: z.enum(THANKS_KINDS) }))
    .default([]),
  /** Messages in its room, by people who are online: see talk.ts. */
  talk: z.array(z.strictObject({ from: z.string(), text: z.string() })).default([]),
  media: z.array(picture).default([]),
  firstMediaDeleted: z.literal(true).optional(),
});
export type DemoSession = z.output<typeof sessionSchema>;

const invites = z.array(z.strictObject({ from: z.string(), to: z.string(), text: z.string() }));
const relationsSchema = z.strictObject({
  friends: invites,
  invites,
  blocks: z.array(z.strictObject({ user: z.string(), blocked: z.string() })),
  gameRequests: z.array(z.strictObject({ user: z.string(), game: z.string() })),
  /** Messages between two people, by those who are online: see talk.ts. */
  talk: invites,
});

/** In order of joining: the first has id 1. */
export const gamers = z.array(gamerSchema).parse(read('gamers'));
/** In order of creation: the first has id 1. */
export const sessions = z.array(sessionSchema).parse(read('sessions'));
export const relations = relationsSchema.parse(read('relations'));

const userIds = new Map(gamers.map(({ key }, index) => [key, index + 1]));

export function userId(key: string): number {
  const id = userIds.get(key);
  if (id === undefined) throw new Error(`Nobody in the demo community is called ${key}.`);
  return id;
}

import { z } from '@hono/zod-openapi';

import {
  ADMIN_REASON_MAX,
  CANCEL_REASON_MAX,
  DURATION_MAX_MINUTES,
  DURATION_MIN_MINUTES,
  PARTY_CODE_MAX,
  SEATS_MAX,
  SEATS_MIN,
  SESSION_DESCRIPTION_MAX,
  SESSION_GAMES_MAX,
  SESSION_NAME_MAX,
  SESSION_NAME_MIN,
} from './bounds.ts';
import { CALL_TRANSPORTS } from './call-bounds.ts';
import { SessionCall } from './call.ts';
import { Collection, Page } from './collection.ts';
import { GameName } from './game.ts';
import { Gamertag } from './gamertag.ts';
import { issue } from './issue.ts';
import { Language } from './language.ts';
import { MediaItem } from './media.ts';
import { Iri } from './reference.ts';
import { Named, item, onceEach, schema } from './schema.ts';
import { NEW_SESSION } from './session-fields.ts';
import {
  NO_SUCH_ROLE,
  RoleOrAny,
  Roles,
  TOO_MANY_ROLE_SEATS,
  hasHostRole,
  rolesFit,
} from './session-role.ts';
import { Line, Name, Prose } from './text.ts';
import {
  APPLICATION_STATUSES,
  FITS,
  AUDIENCES,
  LEVELS,
  MEMBER_ANSWERS,
  OWN_SESSION_TABS,
  PLATFORMS,
  REGIONS,
  SESSION_STATUSES,
  STYLES,
  VISIBILITIES,
} from './vocabulary.ts';

export const SessionItem = item('Session', {
  id: z.int(),
  name: z.string(),
  description: z.string(),
  host: Named,
  games: z.array(GameName),
  media: z.array(MediaItem),
  firstFile: z.string().nullable(),
  platforms: z.array(z.enum(PLATFORMS)),
  region: z.enum(REGIONS),
  language: z.string(),
  level: z.enum(LEVELS),
  style: z.enum(STYLES),
  microphone: z.boolean(),
  adultsOnly: z.boolean(),
  startsAt: z.iso.datetime(),
  durationMinutes: z.int(),
  seats: z.int(),
  seatsTaken: z.int(),
  /** Seats that are offered to users on the waiting list. They aren't free. */
  seatsHeld: z.int(),
  /** Who gets a seat at once, without the host's decision. */
  instant: z.enum(AUDIENCES),
  /**
   * Roles with seats of their own. `taken` includes offered seats and the host's. All other seats are for any role.
   */
  roles: z.array(z.object({ name: z.string(), seats: z.int(), taken: z.int() })),
  /** The host's own role. Null for any. */
  hostRole: z.string().nullable(),
  status: z.enum(SESSION_STATUSES),
  visibility: z.enum(VISIBILITIES),
  /** The caller's own text waits for a moderator. Others see the one before, and nobody else a new session. */
  held: z.literal(true).optional(),
  /** A moderator has refused the texts of the caller's new session. It stays theirs alone until they change it. */
  refused: z.literal(true).optional(),
  /** Whether members may invite their friends, as the host may. */
  membersInvite: z.boolean(),
  /** The session's place in its series. Null without a series. */
  series: z.object({ id: z.int(), number: z.int(), of: z.int() }).nullable(),
  /** The caller's current application. Null if there is none, absent for visitors. */
  application: z
    .object({
      id: z.int(),
      status: z.enum(APPLICATION_STATUSES),
      /** Whether the caller comes. Null if they haven't said yet. */
      answer: z.enum(MEMBER_ANSWERS).nullable(),
      place: z.int().optional(),
      /** Whether the host has moved the caller from their seat to the waiting list. */
      movedBack: z.boolean().optional(),
      /** The caller's role. Null for any. */
      role: z.string().nullable(),
      /** Until when the caller may take the seat that is offered to them. Null if there is no offer. */
      offerExpiresAt: z.iso.datetime().nullable(),
    })
    .nullable()
    .optional(),
  /** The session's running call, for its members only. */
  call: SessionCall.nullable().optional(),
  /** What the session has in common with the caller: in lists by preference, and in a search by best fit. */
  fits: z.array(z.enum(FITS)).optional(),
});

/** A member's gamertags. Only members see them, and only those that their owner shows to them. */
const Gamertags = z.array(Gamertag);

/** A session with all details, for its own page. */
export const SessionDetail = SessionItem.extend({
  /** For the link to an unlisted session: `?key=`. Only the host and members see it. */
  key: z.string().optional(),
  /** What members enter in the game to find each other. '' if there is none. Only the host and members see it. */
  partyCode: z.string().optional(),
  cancelReason: z.string().nullable(),
  /** Whether the caller belongs to its series, and so gets a seat in each of its sessions. */
  inSeries: z.boolean().optional(),
  /** Whether the caller gets no pushes and emails about it. For the host and members. */
  muted: z.boolean().optional(),
  /** Grows with every change. The editor sends it back, so that a concurrent change is noticed. */
  revision: z.int(),
  hostFile: z.string().nullable(),
  hostGamertags: Gamertags,
  roster: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      firstFile: z.string().nullable(),
      gamertags: Gamertags,
      role: z.string().nullable(),
      /** Whether they come. Null if they haven't said yet. Only members and the host see it. */
      answer: z.enum(MEMBER_ANSWERS).nullable().optional(),
      /** For removing a member. Only the host sees it. */
      applicationId: z.int().optional(),
    }),
  ),
  /**
   * Whether calls between people who aren't friends go through the operator's relay. Without one, the two see each
   * other's IP address.
   */
  relay: z.boolean(),
  /** How voice travels in this session's next call. */
  voice: z.enum(CALL_TRANSPORTS),
  waitingCount: z.int(),
  /** Whether the caller's application is accepted at once if there is a seat. */
  instantly: z.boolean(),
  /** The caller's open invitation, and who sent it. */
  invitation: z.object({ id: z.int(), by: Named }).nullable(),
  /** Open applications. Only the host sees it. */
  pendingCount: z.int().optional(),
  /** Whether nobody has ever applied. Only the host sees it. */
  deletable: z.boolean().optional(),
}).openapi('SessionDetail');

/** One of the caller's own sessions. */
export const OwnSessionItem = SessionItem.extend({
  /** Open applications, for hosted sessions only. */
  pendingCount: z.int().optional(),
  /** The reason of a cancelled session. Empty if the host's account was closed. */
  cancelReason: z.string().nullable(),
}).openapi('OwnSession');

export const SessionList = Collection(SessionItem).openapi('SessionList');
export const OwnSessionList = Collection(OwnSessionItem).openapi('OwnSessionList');
/** Sessions by preference. Without preferences these are the latest, and `basis` says so. */
export const SessionsByPreference = Collection(SessionItem)
  .extend({ basis: z.enum(['preferences', 'latest']) })
  .openapi('SessionsByPreference');

const fields = {
  name: Name(SESSION_NAME_MIN, SESSION_NAME_MAX),
  description: Prose(SESSION_DESCRIPTION_MAX),
  games: z.array(Iri('games')).min(1).max(SESSION_GAMES_MAX).refine(onceEach, issue('gameTwice')),
  platforms: z
    .array(z.enum(PLATFORMS))
    .min(1)
    .max(PLATFORMS.length)
    .transform((platforms) => PLATFORMS.filter((platform) => platforms.includes(platform)))
    .openapi({ type: 'array', items: { type: 'string', enum: [...PLATFORMS] } }),
  region: z.enum(REGIONS),
  language: Language,
  level: z.enum(LEVELS),
  style: z.enum(STYLES),
  microphone: z.boolean(),
  adultsOnly: z.boolean(),
  startsAt: z.iso.datetime({ offset: true }),
  durationMinutes: z.int().min(DURATION_MIN_MINUTES).max(DURATION_MAX_MINUTES),
  seats: z.int().min(SEATS_MIN).max(SEATS_MAX),
  visibility: z.enum(VISIBILITIES),
  membersInvite: z.boolean(),
  instant: z.enum(AUDIENCES),
  roles: Roles,
  hostRole: RoleOrAny,
};

export const SessionCreate = z
  .object({
    ...fields,
    description: fields.description.default(NEW_SESSION.description),
    level: fields.level.default(NEW_SESSION.level),
    style: fields.style.default(NEW_SESSION.style),
    microphone: fields.microphone.default(NEW_SESSION.microphone),
    adultsOnly: fields.adultsOnly.default(NEW_SESSION.adultsOnly),
    visibility: fields.visibility.default(NEW_SESSION.visibility),
    membersInvite: fields.membersInvite.default(NEW_SESSION.membersInvite),
    instant: fields.instant.default(NEW_SESSION.instant),
    roles: fields.roles.default([]),
    hostRole: fields.hostRole.default(null),
    startsAt: fields.startsAt.optional(),
    /** Starts now. The server sets `startsAt`. */
    playNow: z.boolean().default(false),
  })
  .refine((body) => body.playNow || body.startsAt !== undefined, {
    path: ['startsAt'],
    ...issue('required'),
  })
  .refine(rolesFit, TOO_MANY_ROLE_SEATS)
  .refine(hasHostRole, NO_SUCH_ROLE)
  .openapi('SessionCreate');

export const SessionPatch = z
  .object({
    ...fields,
    partyCode: Line(0, PARTY_CODE_MAX),
    status: z.literal('cancelled'),
    cancelReason: Prose(CANCEL_REASON_MAX),
    /** The reason when an admin changes someone else's session. It is logged, and the host reads it. */
    reason: Prose(ADMIN_REASON_MAX),
    /** The revision the editor has read. If the session was changed since, nothing is written. */
    revision: z.int().min(0),
  })
  .partial()
  .refine((body) => body.status === undefined || (body.cancelReason ?? '') !== '', {
    path: ['cancelReason'],
    ...issue('required'),
  })
  .refine(rolesFit, TOO_MANY_ROLE_SEATS)
  .refine(hasHostRole, NO_SUCH_ROLE)
  .openapi('SessionPatch');

/** The query of a link to an unlisted session. */
export const LinkQuery = z.object({ key: z.string().optional() });

export const SessionLink = schema('SessionLink', { key: z.string() });

/** A tab of the caller's own sessions. Each has its own order. */
export const OwnSessionQuery = Page.extend({ tab: z.enum(OWN_SESSION_TABS).default('hosting') });

export type SessionItem = z.infer<typeof SessionItem>;
export type OwnSessionItem = z.infer<typeof OwnSessionItem>;
export type SessionDetail = z.infer<typeof SessionDetail>;
export type SessionCreate = z.infer<typeof SessionCreate>;
export type SessionPatch = z.infer<typeof SessionPatch>;

import { z } from '@hono/zod-openapi';

import { ABOUT_MAX, GAMERTAG_MAX, LANGUAGES_MAX, USER_NAME_MAX, USER_NAME_MIN } from './bounds.ts';
import { Collection, Page } from './collection.ts';
import { GameName, PlayedGame } from './game.ts';
import { Gamertag } from './gamertag.ts';
import { issue } from './issue.ts';
import { Language } from './language.ts';
import { LOCALES } from './locales.ts';
import { MediaItem } from './media.ts';
import { Person } from './person.ts';
import { Flag, IdText } from './reference.ts';
import { item, onceEach } from './schema.ts';
import { Bounded, Line, Name, Prose, SearchText } from './text.ts';
import { ThanksLevel } from './thanks.ts';
import { VIEWPOINTS } from './viewpoint.ts';
import {
  ATTENDANCE_BANDS,
  AUDIENCES,
  PLATFORMS,
  REGIONS,
  RELATIONS,
  TAG_PLACES,
  USER_FITS,
} from './vocabulary.ts';

/** A letter, digit or emoji. Flags and keycaps are emoji, too. A letter may show nothing, as fillers do. */
const VISIBLE =
  /[[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}]--\p{Default_Ignorable_Code_Point}]|\p{Emoji_Keycap_Sequence}/v;

export const UserName = Name(USER_NAME_MIN, USER_NAME_MAX).refine(
  (name) => VISIBLE.test(name),
  issue('nameless'),
);

export const UserItem = item('User', {
  id: z.int(),
  name: z.string(),
  about: z.string(),
  games: z.array(GameName),
  media: z.array(MediaItem),
  firstFile: z.string().nullable(),
  online: z.boolean(),
  region: z.enum(REGIONS).nullable(),
  languages: z.array(z.string()),
  platforms: z.array(z.enum(PLATFORMS)),
  /** The caller's relation to this user. Absent for visitors. */
  relation: z.enum(RELATIONS).optional(),
  /** What the user has in common with the caller. Only in the search. */
  fits: z.array(z.enum(USER_FITS)).optional(),
  /** The caller's own name or text waits for a moderator. Others still see the one before. */
  held: z.literal(true).optional(),
});

export const UserDetail = UserItem.extend({
  games: z.array(PlayedGame),
  /** The friendship to accept or end. Absent if there is none. */
  friendId: z.int().optional(),
  /** The text of the invite that waits for the caller's answer. */
  inviteText: z.string().optional(),
  /** Only those that the caller may see. */
  gamertags: z.array(
    Gamertag.extend({
      /** Only the user sees it. */
      visibleTo: z.enum(AUDIENCES).optional(),
    }),
  ),
  sharedGames: z.array(GameName).optional(),
  /** Mutual friends: some by name, and the count up to 60. */
  sharedFriends: z.array(Person).optional(),
  sharedFriendCount: z.int().optional(),
  hostedCount: z.int(),
  /** What others have thanked this user for. Kinds below level 1 are left out. */
  thanks: z.array(ThanksLevel),
  /** What hosts read about their attendance. Only the user sees it. */
  attendance: z.enum(ATTENDANCE_BANDS).optional(),
  /** Who may invite. Only the user sees it. */
  invitesFrom: z.enum(AUDIENCES).optional(),
  /** Who may call. Only the user sees it. */
  callsFrom: z.enum(AUDIENCES).optional(),
  /** Who may write, among friends and people from shared sessions. Only the user sees it. */
  messagesFrom: z.enum(AUDIENCES).optional(),
  /** Who sees that this user is online. Only the user sees it. */
  onlineFor: z.enum(AUDIENCES).optional(),
}).openapi('UserDetail');

export const UserList = Collection(UserItem).openapi('UserList');
export const UsersByPreference = Collection(UserItem)
  .extend({ basis: z.enum(['preferences', 'latest']) })
  .openapi('UsersByPreference');

export const UserQuery = Page.extend({
  q: SearchText().optional(),
  game: IdText.optional(),
  platform: z.enum(PLATFORMS).optional(),
  region: z.enum(REGIONS).optional(),
  language: Language.optional(),
  online: Flag.optional(),
  /** Only these users, as in `8,21`. No other filter applies then. */
  ids: Bounded(600)
    .regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14})*$/)
    .optional(),
});

export const UserDetailQuery = z.object({
  /** Previews the caller's own page as others see it. No effect on other pages. */
  as: z.enum(VIEWPOINTS).optional(),
});

export const HostedQuery = Page.extend(UserDetailQuery.shape);

export const UserPatch = z
  .object({
    name: UserName,
    about: Prose(ABOUT_MAX),
    region: z.enum(REGIONS).nullable(),
    /** The language that Peerway speaks with the user. */
    locale: z.enum(LOCALES),
    languages: z.array(Language).max(LANGUAGES_MAX),
    platforms: z
      .array(z.enum(PLATFORMS))
      .max(PLATFORMS.length)
      .refine(onceEach, issue('platformTwice')),
    /** The complete list. Gamertags that aren't sent are deleted. Changed ones no longer count as verified. */
    gamertags: z
      .array(
        z.object({
          platform: z.enum(TAG_PLACES),
          tag: Line(1, GAMERTAG_MAX),
          visibleTo: z.enum(AUDIENCES),
        }),
      )
      .max(TAG_PLACES.length)
      .refine((tags) => onceEach(tags.map(({ platform }) => platform)), issue('twoGamertags')),
    /** Can be set, but not unset. */
    ofAge: z.literal(true),
    invitesFrom: z.enum(AUDIENCES),
    callsFrom: z.enum(AUDIENCES),
    messagesFrom: z.enum(AUDIENCES),
    /** All others see the user as offline. */
    onlineFor: z.enum(AUDIENCES),
  })
  .partial()
  .openapi('UserPatch');

export type UserItem = z.infer<typeof UserItem>;
export type UserDetail = z.infer<typeof UserDetail>;
export type UserQuery = z.infer<typeof UserQuery>;
export type UserPatch = z.infer<typeof UserPatch>;
export type HostedQuery = z.infer<typeof HostedQuery>;

import { z } from '@hono/zod-openapi';

import {
  MESSAGE_PICTURES_MAX,
  MESSAGE_SEARCH_MAX,
  MESSAGE_TEXT_MAX,
  STACKED_MARKS_MAX,
  SCRIPT_MARKS_MAX,
  PAGE_SIZE_MAX,
} from './bounds.ts';
import { Collection, Page } from './collection.ts';
import { GameName } from './game.ts';
import { issue } from './issue.ts';
import { MediaItem } from './media.ts';
import { Person } from './person.ts';
import { OwnerIri as RoomIri } from './reference.ts';
import { Named, frame, itemHead, item, onceEach, schema } from './schema.ts';
import { Prose, SearchText, isSeen } from './text.ts';

const REMOVERS = ['author', 'host', 'admin'] as const;

/**
 * Marks of no script stack without an end, so a few are enough. The vowel signs of a script belong to its letters:
 * words have several, and people repeat them to stretch a word.
 */
const STACKED = new RegExp(
  `(?:[\\p{M}--\\p{Script=Inherited}]*[\\p{M}&&\\p{Script=Inherited}]){${STACKED_MARKS_MAX + 1}}|\\p{Mn}{${SCRIPT_MARKS_MAX + 1}}`,
  'v',
);

const AnyText = Prose(MESSAGE_TEXT_MAX)
  .refine((text) => !STACKED.test(text), issue('tooManyAccents'))
  .openapi({ type: 'string', maxLength: MESSAGE_TEXT_MAX });

const Text = AnyText.refine(isSeen, issue('required')).openapi({
  type: 'string',
  minLength: 1,
  maxLength: MESSAGE_TEXT_MAX,
});

/** How many people reacted to a message with one emoji. */
const Reaction = z.object({
  emoji: z.string(),
  count: z.int().positive(),
  /** Whether the caller is one of them. */
  own: z.boolean(),
});

/** A message. A deleted one keeps its number and has an empty text. All members see the same numbers. */
export const MessageItem = item('Message', {
  /** From 1, without gaps in its room. */
  number: z.int().positive(),
  author: Named,
  text: z.string(),
  sentAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
  deleted: z.boolean(),
  /** Who deleted it. Null if it isn't deleted. */
  removedBy: z.enum(REMOVERS).nullable(),
  /** In the order of their first use. */
  reactions: z.array(Reaction),
  /** The number of the message that it answers. */
  replyTo: z.int().positive().nullable(),
  /** Whether the session's host has pinned it. */
  pinned: z.boolean(),
  /** Shown to the room's members alone: their files need the bearer. */
  pictures: z.array(MediaItem),
});

/** In ascending order. */
export const MessageList = Collection(MessageItem)
  .extend({
    /** The room's newest message that the caller sees. 0 if there is none. */
    lastNumber: z.int(),
    /** The number up to which the caller has read. */
    readNumber: z.int(),
    /** The numbers of the pinned messages, in the order in which they were pinned. */
    pinned: z.array(z.int()),
    /** Whether the caller may write now. */
    writable: z.boolean(),
  })
  .openapi('MessageList');

const Number0 = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

/** `3,7` → [3, 7] */
const Numbers = z
  .string()
  .regex(/^\d{1,15}(,\d{1,15})*$/, issue('unfit'))
  .transform((text) => text.split(',').map(Number))
  .pipe(z.array(z.number()).max(PAGE_SIZE_MAX))
  .openapi({ type: 'string', example: '3,7' });

/**
 * Without `after` and `before`: the newest messages. With `q`: messages that contain it, in any case, newest page
 * first. A page of a search may have few messages or none, and still have a `next`. With `numbers`: only these messages.
 */
export const MessageQuery = Page.extend({
  after: Number0.optional(),
  before: Number0.optional(),
  numbers: Numbers.optional(),
  q: SearchText(MESSAGE_SEARCH_MAX)
    .pipe(z.string().trim().min(1, issue('required')))
    .openapi({ type: 'string', minLength: 1, maxLength: MESSAGE_SEARCH_MAX })
    .optional(),
});

export const MessageCreate = z
  .object({
    /** May be empty beside a picture. */
    text: AnyText,
    /** Chosen by the client. A repeated nonce means the same message. */
    nonce: z.string().regex(/^[\w-]{8,64}$/, 'Use 8 to 64 letters, digits, "-" or "_".'),
    /** The number of the message that it answers. */
    replyTo: z.int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
    /** Ids of the caller's own uploads to this room, not older than an hour and not sent yet. */
    pictures: z.array(z.int().positive()).max(MESSAGE_PICTURES_MAX).optional(),
  })
  .refine(({ text, pictures = [] }) => isSeen(text) || pictures.length > 0, {
    path: ['text'],
    ...issue('required'),
  })
  .refine(({ pictures = [] }) => onceEach(pictures), {
    path: ['pictures'],
    ...issue('unfit'),
  })
  .openapi('MessageCreate');

export const MessagePatch = schema('MessagePatch', { text: Text });

export const MessageRead = schema('MessageRead', {
  number: z.int().min(0).max(Number.MAX_SAFE_INTEGER),
});

/** Who has reacted to a message, by emoji. */
export const ReactionList = Collection(
  z.object({ emoji: z.string(), users: z.array(Named) }),
).openapi('ReactionList');

export const ConversationItem = schema('Conversation', {
  /** The room's own address: `/api/sessions/7`, or `/api/users/7` of the other person. */
  ...itemHead('Conversation'),
  with: Person.nullable(),
  /** `game` is the session's first, whose cover stands for it. */
  session: Named.extend({ game: GameName.nullable() }).nullable(),
  unread: z.int(),
  last: MessageItem.omit({ '@id': true, '@type': true }).nullable(),
});

export const ConversationList = Collection(ConversationItem).openapi('ConversationList');

export const RoomServerFrames = [
  frame('message', {
    room: z.string(),
    message: MessageItem,
    /** The message was sent before. It was edited, deleted or pinned, or someone reacted to it. */
    changed: z.literal(true).optional(),
  }),
  frame('typing', { room: z.string(), user: Named }),
  /** To the user's own tabs: the room is read up to this number. */
  frame('read', { room: z.string(), number: z.int() }),
  /** Follows `welcome` if there are unread messages: each room, with the number of an unread message. */
  frame('unread', { rooms: z.array(z.object({ room: z.string(), number: z.int() })) }),
] as const;

export const RoomClientFrames = [
  /** The caller is writing. Sent every few seconds while they do. */
  frame('typing', { room: RoomIri }),
  /**
   * The room on this tab's page, in the viewport or not. Its messages aren't stored as unread at once. The tab sends
   * the frame again with the number up to which the user has read.
   */
  frame('viewing', {
    room: RoomIri.nullable(),
    read: z.int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
  }),
] as const;

export type Remover = (typeof REMOVERS)[number];
export type MessageItem = z.infer<typeof MessageItem>;
export type ConversationItem = z.infer<typeof ConversationItem>;

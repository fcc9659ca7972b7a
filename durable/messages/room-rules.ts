import { MESSAGE_CHANGE_WITHIN_MINUTES } from '../../worker/contract/bounds.ts';
import type { Remover } from '../../worker/contract/message.ts';
import type { RoomFacts, RoomMember } from '../../worker/messages/queries/room-facts.ts';
import type { StoredMessage } from './message-log.ts';

/** Who may do what in a room, by what the database says of it. Nothing here reads or writes. */

const CHANGE_WITHIN_MS = MESSAGE_CHANGE_WITHIN_MINUTES * 60_000;
const LINK = /\bhttps?:\/\/|\bwww\./i;

/** Whether there are links in a text: new accounts send none to people who aren't their friends. */
export const holdsLink = (text: string) => LINK.test(text);

/** The viewer as a member. Undefined if the room doesn't exist for them, or no longer does. */
export function findReader(
  facts: RoomFacts,
  viewer: number,
  { now, last }: { now: number; last: number },
): RoomMember | undefined {
  if (facts.readableUntil !== null && now >= facts.readableUntil) return undefined;
  // Those who have nothing to do with each other keep what they wrote, and have no room to begin with.
  if (facts.strangers && last === 0) return undefined;
  return facts.members.find(({ id }) => id === viewer);
}

/** Why a member may not write now; undefined where they may. */
export function closedTo(
  { writableUntil }: RoomFacts,
  member: RoomMember,
  now: number,
): 'closed' | 'not-taken' | undefined {
  if (writableUntil !== null && now >= writableUntil) return 'closed';
  return member.writes ? undefined : 'not-taken';
}

/** Why an author may not change a message; undefined where they may. */
export function changeRefusal(message: StoredMessage, author: number, now: number) {
  if (message.author !== author) return 'foreign';
  return now > message.sentAt + CHANGE_WITHIN_MS ? 'late' : undefined;
}

/** In which role a user may remove a message, or why they may not. */
export function removerOf(
  message: StoredMessage,
  user: number,
  { facts, admin, now }: { facts: RoomFacts; admin: boolean; now: number },
): { by: Remover } | { refused: 'foreign' | 'late' } {
  const refused = changeRefusal(message, user, now);
  if (!refused) return { by: 'author' };
  if (facts.hostId === user) return { by: message.author === user ? 'author' : 'host' };
  return admin ? { by: 'admin' } : { refused };
}

/** The members that a text mentions: `@Mira`, in any case, not followed by more of a word. */
export function mentionedIn(text: string, members: readonly RoomMember[]): number[] {
  const lower = text.toLowerCase();
  // A longer name may begin with this one, so each place counts.
  const isMentioned = ({ name }: RoomMember) =>
    lower
      .split(`@${name.toLowerCase()}`)
      .slice(1)
      .some((rest) => !/^[\p{L}\p{N}_]/u.test(rest));
  return members.filter(isMentioned).map(({ id }) => id);
}

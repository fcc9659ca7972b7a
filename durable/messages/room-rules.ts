import { MESSAGE_CHANGE_WITHIN_MINUTES } from '../../worker/contract/bounds.ts';
import { holdsLink } from '../../worker/contract/link.ts';
import type { Remover } from '../../worker/contract/message.ts';
import type { RoomFacts, RoomMember } from '../../worker/messages/queries/room-facts.ts';
import type { StoredMessage } from './message-log.ts';

/** Who may do what in a room. Pure: the facts come from the database. */

const CHANGE_WITHIN_MS = MESSAGE_CHANGE_WITHIN_MINUTES * 60_000;

/** The viewer as a member. Undefined if the room doesn't exist for them. */
export function findReader(
  facts: RoomFacts,
  viewer: number,
  { now, last }: { now: number; last: number },
): RoomMember | undefined {
  if (facts.readableUntil !== null && now >= facts.readableUntil) return undefined;
  // Two people who are strangers now may read what they wrote earlier. If they wrote nothing, there is no room.
  if (facts.strangers && last === 0) return undefined;
  return facts.members.find(({ id }) => id === viewer);
}

/** Why a member may not write now. Undefined if they may. */
export function closedTo({
  facts: { writableUntil },
  member,
  now,
}: {
  facts: RoomFacts;
  member: RoomMember;
  now: number;
}): 'closed' | 'not-taken' | undefined {
  if (writableUntil !== null && now >= writableUntil) return 'closed';
  return member.writes ? undefined : 'not-taken';
}

/** Why a member may not send a text. Undefined if they may: new accounts send links only to friends. */
export const linkRefusal = ({ limited }: RoomMember, text: string): 'links' | undefined =>
  limited && holdsLink(text) ? 'links' : undefined;

/**
 * Two people who aren't friends send each other pictures once both have written, so that nobody has to see what a
 * stranger sends.
 */
export const maySendPictures = (
  { friends, members }: RoomFacts,
  hasWritten: (user: number) => boolean,
): boolean => friends || members.every(({ id }) => hasWritten(id));

/** Why an author may not change a message. Undefined if they may. */
export function changeRefusal(message: StoredMessage, author: number, now: number) {
  if (message.author !== author) return 'foreign';
  return now > message.sentAt + CHANGE_WITHIN_MS ? 'late' : undefined;
}

/** The role in which a user may remove a message, or why they may not. */
export function removerOf(
  message: StoredMessage,
  user: number,
  { facts, admin, now }: { facts: RoomFacts; admin: boolean; now: number },
): { by: Remover } | { refused: 'foreign' | 'late' } {
  const refused = changeRefusal(message, user, now);
  if (!refused) return { by: 'author' };
  // Also where the admin is the host, since an appeal puts back only what an admin removed.
  if (admin) return { by: 'admin' };
  if (facts.hostId !== user) return { refused };
  return { by: message.author === user ? 'author' : 'host' };
}

const endsName = (after: string) => !/^[\p{L}\p{N}_]/u.test(after);

/**
 * The members that a text mentions, as in `@Mira`. Case doesn't matter. A letter or digit after the name makes it
 * another name.
 * @param members all of the room, because a name may begin with another member's
 */
export function mentionedIn(text: string, members: readonly RoomMember[]): number[] {
  let rest = text.toLowerCase();
  // The longest names first, each taken out of the text: `@Mara the Bold` doesn't mention Mara.
  const byLength = members.toSorted((a, b) => b.name.length - a.name.length);
  const isMentioned = ({ name }: RoomMember) => {
    const at = `@${name.toLowerCase()}`;
    const [before = '', ...afters] = rest.split(at);
    rest = before + afters.map((after) => (endsName(after) ? '\n' : at) + after).join('');
    return afters.some(endsName);
  };
  return byLength.filter(isMentioned).map(({ id }) => id);
}

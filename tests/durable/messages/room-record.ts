import type { MessageItem } from '../../../worker/contract/message.ts';
import { conversationsOf, messagesOf } from '../../worker/support/messages.ts';
import type { addUser } from '../../worker/support/people.ts';
import { connect } from '../support/live.ts';

export type Person = Awaited<ReturnType<typeof addUser>>;

export interface Place {
  person: Person;
  tab: Awaited<ReturnType<typeof connect>>;
  open: boolean;
  busy: boolean;
  /** What a browser would show: texts by number. */
  shown: Map<number, string>;
  /** The reactions that it would show, by number of the message. */
  reactions: Map<number, string>;
  taken: number;
  /** Texts that came as frames. */
  heard: Set<string>;
}

/** A tab that has just opened, and shows nothing yet. */
export const placeOf = (person: Person, tab: Place['tab']): Place => ({
  person,
  tab,
  open: true,
  busy: false,
  shown: new Map(),
  reactions: new Map(),
  taken: 0,
  heard: new Set(),
});

export const EMOJIS = ['👍', '🎉', '❤️'] as const;

const rankOf = (emoji: string) => EMOJIS.findIndex((one) => one === emoji);

/** A message's reactions as text. */
export const drawn = ({ reactions }: MessageItem) => JSON.stringify(reactions);

/** What a room should show to whom, and what it does show. */
export class RoomRecord {
  readonly places: Place[] = [];
  /** The messages that the room has accepted, by nonce. */
  readonly sent = new Map<string, { author: Person; text: string; number: number }>();
  /** The reactions that it has accepted, as `number emoji user`. */
  readonly reacted = new Set<string>();
  /** Users who have a block with each other. */
  readonly apart = new Set<number>();
  wereApart = false;
  /** Users who have left or come back. */
  readonly moved = new Set<number>();
  readonly out = new Set<number>();
  readonly faults: string[] = [];
  /** The room's address, as this person knows it. */
  address: (person: Person) => string = () => '';

  compareReactions(message: MessageItem, { id }: Person, known: Place['reactions']) {
    const { number } = message;
    const counted = drawn(message);
    if (known.get(number) !== counted) {
      this.faults.push(`${id} shows ${known.get(number)} on ${number} instead of ${counted}`);
    }
    const set = EMOJIS.flatMap((emoji) => {
      const users = this.places.flatMap(({ person }) =>
        this.reacted.has(`${number} ${emoji} ${person.id}`) ? [person.id] : [],
      );
      const count = new Set(users).size;
      return count === 0 ? [] : [{ emoji, count, own: users.includes(id) }];
    });
    const stored = message.reactions.toSorted((a, b) => rankOf(a.emoji) - rankOf(b.emoji));
    if (JSON.stringify(stored) !== JSON.stringify(set)) {
      this.faults.push(`${number} has ${counted} instead of ${JSON.stringify(set)}`);
    }
  }

  async compare({ person, shown, reactions }: Place) {
    const { member, lastNumber, readNumber } = await messagesOf(
      this.address(person),
      person,
      '?itemsPerPage=60',
    );
    if (this.apart.size === 0) {
      const numbers = member.map(({ number }) => number);
      if (numbers.some((number, index) => number !== index + 1))
        this.faults.push(`gap: ${numbers.join()}`);
      for (const { number, text } of this.sent.values()) {
        if (member[number - 1]?.text !== text) this.faults.push(`lost: ${text}`);
      }
      if (new Set(member.map(({ text }) => text)).size !== member.length)
        this.faults.push('doubled');
    }
    for (const { number, text } of member) {
      if (shown.get(number) !== text) this.faults.push(`${person.id} lacks ${number}`);
    }
    // Nothing is sent again when a block ends, or to someone who comes back.
    if (!this.wereApart && !this.moved.has(person.id)) {
      for (const message of member) this.compareReactions(message, person, reactions);
    }
    const [conversation] = await conversationsOf(person);
    const unread = lastNumber - readNumber;
    const told = conversation?.unread ?? 0;
    if (this.apart.size === 0 && lastNumber > 0 && told !== unread) {
      this.faults.push(`${person.id} has ${unread} unread, and reads ${told}`);
    }
  }

  /** Compares the `unread` frame of a new tab with the list of conversations. */
  async compareHeader(person: Person) {
    const tab = await connect(person.token);
    // The answer to this frame comes after everything that a new tab receives.
    tab.send('no frame');
    await tab.frame('error');
    const [conversation] = await conversationsOf(person);
    const expected = conversation !== undefined && conversation.unread > 0;
    if (tab.count('unread') > 0 !== expected) this.faults.push(`${person.id} is told otherwise`);
    tab.close();
  }
}

import { describe, expect, it } from 'vitest';

import type { StoredMessage } from '../../../durable/messages/message-log.ts';
import {
  changeRefusal,
  closedTo,
  findReader,
  maySendPictures,
  mentionedIn,
  removerOf,
} from '../../../durable/messages/room-rules.ts';
import { SendRates } from '../../../durable/messages/send-rates.ts';
import { parseRoomName, roomIri, roomName } from '../../../worker/contract/objects/room-name.ts';
import type { RoomFacts, RoomMember } from '../../../worker/messages/queries/room-facts.ts';

/** Who may do what in a room, to the millisecond. The rules through the API are in `tests/worker/messages`. */

const SENT_AT = Date.UTC(2030, 0, 4, 20);
const CHANGE_MS = 15 * 60_000;

const member = (id: number, name = `Player ${id}`): RoomMember => ({
  id,
  name,
  limited: false,
  blocked: [],
  writes: true,
  notified: false,
});

const facts = (more: Partial<RoomFacts> = {}): RoomFacts => ({
  members: [member(1), member(2)],
  hostId: 1,
  writableUntil: null,
  readableUntil: null,
  strangers: false,
  friends: true,
  ...more,
});

const byTwo: StoredMessage = {
  number: 1,
  author: 2,
  text: 'hi',
  sentAt: SENT_AT,
  editedAt: null,
  removedBy: null,
  replyTo: null,
};

/** Why user 2 may not write in the room. */
const closed = (room: RoomFacts, now: number, writes = true) =>
  closedTo({ facts: room, member: { ...member(2), writes }, now });

/** Whether user 2 reads the room as a member. */
const reader = (room: RoomFacts, now: number, last = 1) =>
  findReader(room, 2, { now, last })?.id ?? null;

describe('a room', () => {
  it('can be read by its members until its end', () => {
    expect(reader(facts(), SENT_AT)).toBe(2);
    expect(reader(facts({ members: [member(1)] }), SENT_AT)).toBeNull();
    const ends = facts({ readableUntil: SENT_AT });
    expect([reader(ends, SENT_AT - 1), reader(ends, SENT_AT)]).toEqual([2, null]);
  });

  it('of two strangers is there if they have written in it', () => {
    const apart = facts({ strangers: true });
    expect([reader(apart, SENT_AT, 0), reader(apart, SENT_AT, 1)]).toEqual([null, 2]);
  });

  it('can be written in until its end, by those who may write', () => {
    const ends = facts({ writableUntil: SENT_AT });
    expect([closed(ends, SENT_AT - 1), closed(ends, SENT_AT)]).toEqual([undefined, 'closed']);
    expect([closed(facts(), SENT_AT), closed(facts(), SENT_AT, false)]).toEqual([
      undefined,
      'not-taken',
    ]);
  });
});

const wrote =
  (...users: number[]) =>
  (user: number) =>
    users.includes(user);

it('pictures are sent by friends, in sessions, and by two others once both have written', () => {
  expect(maySendPictures(facts(), wrote())).toBe(true);
  const others = facts({ friends: false });
  expect(maySendPictures(others, wrote())).toBe(false);
  expect(maySendPictures(others, wrote(1))).toBe(false);
  expect(maySendPictures(others, wrote(2))).toBe(false);
  expect(maySendPictures(others, wrote(1, 2))).toBe(true);
});

describe('a message', () => {
  it('is changed by its author, for 15 minutes', () => {
    expect(changeRefusal(byTwo, 2, SENT_AT + CHANGE_MS)).toBeUndefined();
    expect(changeRefusal(byTwo, 2, SENT_AT + CHANGE_MS + 1)).toBe('late');
    expect(changeRefusal(byTwo, 1, SENT_AT)).toBe('foreign');
  });

  it('is removed by its author, by the host at any time, and by an admin', () => {
    const removed = (user: number, now: number, admin = false, message = byTwo) =>
      removerOf(message, user, { facts: facts(), admin, now });
    const late = SENT_AT + CHANGE_MS + 1;
    expect(removed(2, SENT_AT)).toEqual({ by: 'author' });
    expect(removed(2, late)).toEqual({ refused: 'late' });
    expect(removed(1, late)).toEqual({ by: 'host' });
    expect(removed(3, SENT_AT)).toEqual({ refused: 'foreign' });
    expect(removed(3, SENT_AT, true)).toEqual({ by: 'admin' });
    expect(removed(1, late, true)).toEqual({ by: 'admin' });
    // The host removes their own message as its author.
    expect(removed(1, late, false, { ...byTwo, author: 1 })).toEqual({ by: 'author' });
  });

  it('mentions members by their whole name, in any case', () => {
    const members = [member(1, 'Mara the Bold'), member(2, 'Rune'), member(3, 'Jörg')];
    expect(mentionedIn('@mara the bold, @RUNE: ready?', members)).toEqual([1, 2]);
    expect(mentionedIn('@Runes and @Rune_2', members)).toEqual([]);
    // A name is found even after a longer name that begins with it.
    expect(mentionedIn('@Runes and @Rune', members)).toEqual([2]);
    expect(mentionedIn('Rune and Jörg', members)).toEqual([]);
    expect(mentionedIn('@jörg', members)).toEqual([3]);
    // A name that begins with a shorter one mentions only its own member.
    const namesakes = [member(1, 'Mara the Bold'), member(2, 'Mara')];
    expect(mentionedIn('@Mara the Bold: ready?', namesakes)).toEqual([1]);
    expect(mentionedIn('@Mara the Bolder, @Mara the Bold', namesakes)).toEqual([1, 2]);
  });
});

describe('the name of a room', () => {
  it('is the same for both of a pair, and leads back to the room', () => {
    expect(roomName({ kind: 'session', id: 7 }, 3)).toBe('session/7');
    expect([roomName({ kind: 'user', id: 9 }, 3), roomName({ kind: 'user', id: 3 }, 9)]).toEqual([
      'pair/3-9',
      'pair/3-9',
    ]);
    const pair = parseRoomName('pair/3-9');
    expect([roomIri(pair, 3), roomIri(pair, 9)]).toEqual(['/api/users/9', '/api/users/3']);
    expect(roomIri(parseRoomName('session/7'), 3)).toBe('/api/sessions/7');
  });

  it.each([undefined, 'session/', 'pair/3', 'user/3', 'session/7/8'])('is not %j', (name) => {
    expect(() => parseRoomName(name)).toThrow('No room is named');
  });
});

it.each([
  ['five in five seconds', false, 5_000],
  ['as a new account five in twenty', true, 20_000],
])('messages of one author are %s', (_, limited, windowMs) => {
  const rates = new SendRates();
  for (let sent = 0; sent < 5; sent += 1) {
    expect(rates.waitMs(1, limited, SENT_AT)).toBe(0);
    rates.record(1, SENT_AT + sent);
  }
  expect(rates.waitMs(1, limited, SENT_AT + 4)).toBe(windowMs - 4);
  expect(rates.waitMs(2, limited, SENT_AT + 4)).toBe(0);
  expect(rates.waitMs(1, limited, SENT_AT + windowMs)).toBe(0);
  // The next message waits until the second one is out of the window.
  rates.record(1, SENT_AT + windowMs);
  expect(rates.waitMs(1, limited, SENT_AT + windowMs)).toBe(1);
  expect(rates.waitMs(1, limited, SENT_AT + 2 * windowMs)).toBe(0);
});

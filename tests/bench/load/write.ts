import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';

import { ConversationList, MessageItem, MessageList } from '../../../worker/contract/message.ts';
import type { ServerFrame } from '../../../worker/contract/socket.ts';
import { LOST_AFTER_MS, type Person } from './person.ts';
import { type Scene, oneOf } from './scene.ts';

interface Member {
  person: Person;
  /** Whether the member has the room on screen, and so reads new messages. */
  views: boolean;
  /** The numbers of the messages that came to their tab, in order of arrival. */
  came: number[];
  /** The number up to which the member has read. */
  read: number;
}

interface Room {
  session: number;
  iri: string;
  members: Member[];
  /** The answered messages, by number. */
  written: Map<number, { author: number; text: string }>;
}

const Page = MessageList.pick({ lastNumber: true }).extend({ member: z.array(MessageItem) });
const Conversations = ConversationList.pick({ member: true });
const PAGE_SIZE = 60;
const READ_WITHIN_MS = 5_000;

const isComplete = ({ written, members }: Room) =>
  members.every(({ came }) => came.length >= written.size);

/**
 * Members who write in their rooms. Every second member has the room on screen. For the others messages become unread,
 * and they sometimes mark them as read.
 */
export function writing(scene: Scene) {
  const { notes, roles } = scene;
  const sentAt = new Map<string, number>();
  const rooms = roles.rooms.map(({ session, members }): Room => {
    const iri = `/api/sessions/${session}`;
    return {
      session,
      iri,
      written: new Map(),
      members: members.map((id, index) => {
        const member: Member = {
          person: scene.person(id),
          views: index % 2 === 0,
          came: [],
          read: 0,
        };
        member.person.onFrame = (frame) => hear(member, iri, frame);
        return member;
      }),
    };
  });

  function hear(member: Member, room: string, frame: ServerFrame) {
    if (frame.event !== 'message' || frame.data.room !== room) return;
    const { number, text, author } = frame.data.message;
    member.came.push(number);
    const begun = sentAt.get(text);
    if (begun !== undefined) notes.time('shown', begun);
    if (author.id === member.person.id || member.views) member.read = Math.max(member.read, number);
    if (member.views) member.person.send({ event: 'viewing', data: { room, read: number } });
  }

  async function write(index: number) {
    const room = rooms[index % rooms.length];
    const member = room?.members[Math.floor(index / rooms.length) % room.members.length];
    if (!room || !member) throw new Error('there are no rooms');
    const text = `message ${index} to ${room.session}`;
    const begun = performance.now();
    sentAt.set(text, begun);
    const answer = await member.person.ask('POST', `${room.iri}/messages`, 201, {
      text,
      nonce: crypto.randomUUID(),
    });
    notes.time('write', begun);
    const { number } = MessageItem.parse(answer);
    if (room.written.has(number)) notes.report.doubled.push(`number ${number} of ${room.iri}`);
    room.written.set(number, { author: member.person.id, text });
    notes.report.messages += 1;
  }

  /** A member without the room on screen marks its messages as read. */
  async function mark() {
    const room = oneOf(rooms);
    const member = oneOf(room.members.filter(({ views }) => !views));
    const number = member.came.at(-1);
    if (number === undefined) return;
    const begun = performance.now();
    await member.person.ask('PUT', `${room.iri}/messages/read`, 204, { number });
    notes.time('mark', begun);
    member.read = Math.max(member.read, number);
  }

  async function checkRoom({ iri, members, written }: Room) {
    const numbers = [...written.keys()].toSorted((a, b) => a - b);
    for (const { person, came } of members) {
      const missing = numbers.filter((number) => !came.includes(number));
      if (missing.length > 0) notes.report.lost.push(`${missing.join()} of ${iri} to ${person.id}`);
      else if (came.length > numbers.length) notes.report.doubled.push(`in ${iri} to ${person.id}`);
      else if (String(came) !== String(numbers)) {
        notes.report.wrong.push(`the order in ${iri} to ${person.id}: ${came.join()}`);
      }
    }
    const reader = members[0]?.person;
    if (!reader) return;
    const stored = new Map<number, MessageItem>();
    for (let after = 0, last = 1; after < last; after += PAGE_SIZE) {
      const path = `${iri}/messages?after=${after}&itemsPerPage=${PAGE_SIZE}`;
      const page = Page.parse(await reader.ask('GET', path, 200));
      last = page.lastNumber;
      for (const message of page.member) stored.set(message.number, message);
    }
    for (const [number, { author, text }] of written) {
      const found = stored.get(number);
      if (found?.text !== text || found.author.id !== author) {
        notes.report.lost.push(`number ${number} of ${iri} is not stored`);
      }
    }
    if (stored.size > written.size) {
      notes.report.doubled.push(
        `${iri} has ${stored.size} messages, ${written.size} were answered`,
      );
    }
    await Promise.all(members.map((member) => checkUnread(iri, member, written.size)));
  }

  async function checkUnread(iri: string, { person, read }: Member, last: number) {
    const unreadNow = async () => {
      const answer = await person.ask('GET', '/api/conversations', 200);
      const room = Conversations.parse(answer).member.find(({ '@id': id }) => id === iri);
      return room?.unread ?? 0;
    };
    let unread = await unreadNow();
    // The last read mark may still be on its way.
    for (const end = performance.now() + READ_WITHIN_MS; performance.now() < end; await wait(200)) {
      if (unread === last - read) return;
      unread = await unreadNow();
    }
    notes.report.wrong.push(`${person.id} has ${unread} unread in ${iri}, not ${last - read}`);
  }

  return {
    write,
    mark,
    show: () => {
      for (const { iri, members } of rooms) {
        for (const { person, views } of members) {
          if (views) person.send({ event: 'viewing', data: { room: iri } });
        }
      }
    },
    check: async () => {
      // The last messages may still be on their way.
      for (const end = performance.now() + LOST_AFTER_MS; performance.now() < end; await wait(50)) {
        if (rooms.every(isComplete)) break;
      }
      for (const room of rooms) await checkRoom(room);
    },
  };
}

import {
  env,
  evictDurableObject,
  runDurableObjectAlarm,
  runInDurableObject,
} from 'cloudflare:test';
import { z } from 'zod';

import { SessionItem } from '../../../worker/contract/session.ts';
import type { ServerFrame } from '../../../worker/contract/socket.ts';
import { expectAnswer, post } from '../../worker/support/client.ts';
import { addUser } from '../../worker/support/people.ts';
import { sessionBody } from '../../worker/support/sessions.ts';
import { sql } from '../../worker/support/sql.ts';
import { ifNotRunning } from './faults.ts';
import { connect, presenceOf, signallingOf, until } from './live.ts';

/** Tabs of users who call each other, with the frames that they received. */

export const callOf = (id: string) => env.CALL.getByName(id);

export async function befriend(a: { id: number }, b: { id: number }) {
  await sql`INSERT INTO friends (low_id, high_id, inviter_id, active, description, created_at)
     VALUES (${Math.min(a.id, b.id)}, ${Math.max(a.id, b.id)}, ${a.id}, 1, '', 0)`.run();
}

/** A session with these members, who are not friends. */
export async function addSession(host: { token: string }, members: { id: number }[]) {
  const { id } = await expectAnswer(
    post('/api/sessions', sessionBody({ seats: 20 }), host.token),
    201,
    SessionItem,
  );
  for (const member of members) {
    await sql`INSERT INTO applications (session_id, user_id, text, status, status_at, created_at)
       VALUES (${id}, ${member.id}, '', 'accepted', 0, 0)`.run();
  }
  return id;
}

/** So many items: `Several<Item, 2>` is a pair. */
type Several<Item, Count extends number, Made extends Item[] = []> = Made['length'] extends Count
  ? Made
  : Several<Item, Count, [...Made, Item]>;

/** Adds that many users, all friends of each other. */
export async function addFriends<Count extends number>(
  count: Count,
): Promise<Several<Person, Count>>;
export async function addFriends(count: number): Promise<Person[]> {
  const people = await Promise.all(Array.from({ length: count }, () => addUser()));
  people.sort((a, b) => a.id - b.id);
  for (const [index, person] of people.entries()) {
    for (const other of people.slice(index + 1)) await befriend(person, other);
  }
  return people;
}

const opened: CallTab[] = [];

/**
 * Closes all sockets and ends all alarms after a file's tests, so that no object is woken later. The set-up calls it.
 */
export async function closeTabs() {
  const calls = new Set<string>();
  const tabs = opened.splice(0);
  for (const { socket } of tabs) {
    for (const { data } of socket.frames) {
      if ('call' in data && typeof data.call === 'string') calls.add(data.call);
    }
    if (!socket.isClosed()) socket.close();
  }
  for (const { id } of tabs) {
    for (const stub of [signallingOf(id), presenceOf(id)]) await silence(stub);
  }
  for (const call of calls) await silence(callOf(call));
}

const silence = (stub: DurableObjectStub) =>
  runInDurableObject(stub, async (_, { storage }) => {
    await storage.deleteAlarm();
  });

type Person = Awaited<ReturnType<typeof addUser>>;
type Connected = Awaited<ReturnType<typeof connect>>;
type FrameOf<Event extends ServerFrame['event']> = Extract<ServerFrame, { event: Event }>;

const frameOf =
  <Event extends ServerFrame['event']>(event: Event) =>
  (frame: ServerFrame): frame is FrameOf<Event> =>
    frame.event === event;

/** A user's tab on an open socket. */
async function tabOn(person: Person, socket: Connected) {
  const { data: welcome } = await socket.frame('welcome');
  let seen = 0;
  /** Waits for the next frame of this kind after the last awaited one. */
  const next = <Event extends ServerFrame['event']>(
    event: Event,
    is: (frame: FrameOf<Event>) => boolean = () => true,
  ) =>
    until(`${event} at ${person.name}`, () => {
      const found = socket.frames.slice(seen).filter(frameOf(event)).find(is);
      if (found) seen = socket.frames.indexOf(found) + 1;
      return found;
    });
  const roster = () => {
    for (const frame of socket.frames.toReversed()) {
      if (frame.event === 'joined' || frame.event === 'left' || frame.event === 'state') {
        return frame.data.roster;
      }
    }
    return undefined;
  };
  return {
    ...person,
    ...welcome,
    socket,
    next,
    roster,
    send: (frame: unknown) => socket.send(frame),
    call: (to: { id: number }[], media: 'audio' | 'video' = 'audio') =>
      socket.send({ event: 'call', data: { to: to.map(({ id }) => id), media } }),
    /** Answers one caller, as the client does. */
    confirm: (
      call: string,
      caller: { peerId: string; id: number; userSocketId: string },
      accept: boolean,
    ) => {
      const { id, peerId, userSocketId } = caller;
      socket.send({
        event: 'confirmed',
        data: {
          call,
          caller: id,
          user: person.id,
          socket: welcome.userSocketId,
          data: { id, peerId, userSocketId },
          peer: null,
          accept,
        },
      });
    },
    leave: (call: string) => socket.send({ event: 'leave', data: { call } }),
    /** The ids of all members, from the last roster that this tab received. */
    members: () => (roster()?.members ?? []).map(({ id }) => id).toSorted((a, b) => a - b),
    sees: (...people: { id: number }[]) =>
      until(`${person.name} to see ${people.map(({ id }) => id).join()}`, () => {
        const ids = people.map(({ id }) => id).toSorted((a, b) => a - b);
        const members = (roster()?.members ?? []).filter(({ connected }) => connected);
        return (
          members
            .map(({ id }) => id)
            .toSorted((a, b) => a - b)
            .join() === ids.join()
        );
      }),
    ended: (call: string) => next('ended', ({ data }) => data.call === call),
    /** The events of all received frames, to check that one did not arrive. */
    heard: () => socket.frames.map(({ event }) => event),
  };
}

export type CallTab = Awaited<ReturnType<typeof tabOn>>;

export async function openTab(person: Person) {
  const tab = await tabOn(person, await connect(person.token));
  opened.push(tab);
  return tab;
}

/** Reconnects like a tab that has lost its socket. */
export async function reopen(tab: { peerId: string } & Person) {
  const back = await tabOn(tab, await connect(tab.token, tab.peerId));
  opened.push(back);
  return back;
}

/** Adds that many friends of each other, each with a tab. */
export async function openFriends<Count extends number>(
  count: Count,
): Promise<Several<CallTab, Count>>;
export async function openFriends(count: number): Promise<CallTab[]> {
  const people: Person[] = await addFriends(count);
  return Promise.all(people.map((person) => openTab(person)));
}

/** A session's voice with this many members, the first of whom is the host. */
export async function openVoice(members: number) {
  const [host, ...others] = await Promise.all(Array.from({ length: members }, () => addUser()));
  if (!host) throw new Error('nobody');
  const session = await addSession(host, others);
  const tabs: CallTab[] = [];
  for (const person of [host, ...others]) {
    const tab = await openTab(person);
    tab.send({ event: 'join', data: { session: `/api/sessions/${session}`, media: 'audio' } });
    await tab.next('joined', ({ data }) => data.id === tab.id);
    tabs.push(tab);
  }
  await Promise.all(tabs.map((tab) => tab.sees(...tabs)));
  const call = tabs[0]?.socket.frames.find((frame) => frame.event === 'joined')?.data.call ?? '';
  return { call, session, tabs };
}

/** Evicts all objects of a call: its own, and those of these users. */
export async function evictAll(call: string, ...people: { id: number }[]) {
  await evictDurableObject(callOf(call)).catch(ifNotRunning);
  for (const { id } of people) await evictDurableObject(signallingOf(id)).catch(ifNotRunning);
}

/** Rings, and accepts the prompt. */
export async function connectCall(caller: CallTab, callee: CallTab) {
  caller.call([callee]);
  const { data: prompt } = await callee.next('call');
  callee.confirm(prompt.call, prompt, true);
  await callee.sees(caller, callee);
  await caller.sees(caller, callee);
  return prompt.call;
}

/** Accepts a group's prompt: one confirmation for each caller. */
export async function joinGroup(tab: CallTab) {
  const { call, callers } = (await tab.next('addcall')).data;
  for (const caller of callers) tab.confirm(call, caller, true);
  await tab.next('joined', ({ data }) => data.call === call && data.id === tab.id);
  return call;
}

/** Moves all stored deadlines of a call nearer, evicts its object, and runs its alarm. */
export async function passTime(call: string, ms: number) {
  await until('everybody to be told', async () => {
    const told = await runInDurableObject(callOf(call), (_, { storage }) => {
      const kept = storage.kv.get('call');
      // Callees hear of a call before its object does.
      if (kept === undefined) return false;
      const { call: state, acknowledged } = Kept.parse(kept);
      return state.people
        .filter(({ seat, ring }) => seat !== null || ring?.outcome === 'ringing')
        .every(({ id }) => acknowledged[id] === state.version);
    });
    // The alarm repeats what an eviction has interrupted.
    if (!told) await runDurableObjectAlarm(callOf(call));
    return told;
  });
  await runInDurableObject(callOf(call), (_, { storage }) => {
    storage.kv.put('call', shift(storage.kv.get('call'), ms));
  });
  await evictDurableObject(callOf(call)).catch(ifNotRunning);
  return runDurableObjectAlarm(callOf(call));
}

/** The part of the call object's stored state that tests read. */
const Kept = z.object({
  call: z.object({
    version: z.int(),
    people: z.array(
      z.object({
        id: z.int(),
        seat: z.unknown(),
        ring: z.object({ outcome: z.string() }).nullable(),
      }),
    ),
  }),
  acknowledged: z.record(z.string(), z.int()),
});

const TIMES = new Set(['expiresAt', 'returnBy', 'startedAt', 'aloneSince', 'endedAt']);
const shift = (value: unknown, ms: number): unknown =>
  JSON.parse(JSON.stringify(value), (key, inner: unknown) =>
    TIMES.has(key) && typeof inner === 'number' ? inner - ms : inner,
  );

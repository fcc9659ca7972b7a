import { setTimeout as wait } from 'node:timers/promises';

import { OFFLINE_GRACE_MS } from '../../../worker/contract/presence.ts';
import { LOST_AFTER_MS, type Person } from './person.ts';
import type { Kind } from './report.ts';
import type { Scene } from './scene.ts';

/** The length of an interruption, such as a reload or a short tunnel. */
const INTERRUPTED_MS = 2_000;
/** How long a person stays away after everyone has seen them go. */
const AWAY_MS = 3_000;

interface Awaited {
  kind: Kind;
  online: number;
  begun: number;
  followers: Set<number>;
  done: () => void;
}

/**
 * People who come and go, and people whose connection is interrupted for a short time. No follower may notice an
 * interruption.
 */
export function comingAndGoing(scene: Scene) {
  const { notes, roles } = scene;
  const followers = new Map<number, number[]>(roles.all.map((id) => [id, []]));
  for (const id of roles.all) {
    for (const user of scene.followedBy(id)) followers.get(user)?.push(id);
  }
  const awaited = new Map<number, Awaited>();
  const busy = new Set<number>();
  let awayFrom = Infinity;
  /** By the id of an interrupted person, the followers who saw them as offline. */
  const interrupted = new Map<number, number[]>();

  /** @param follower the person whose stream had the event */
  function heard(follower: number, user: number, online: number) {
    if (online === 0) interrupted.get(user)?.push(follower);
    const change = awaited.get(user);
    if (change?.online !== online || !change.followers.delete(follower)) return;
    notes.time(change.kind, change.begun);
    if (change.followers.size === 0) change.done();
  }

  /** @param begun when the change was due @returns once every follower has seen the change */
  async function untilSeen(user: number, kind: Kind, online: number, begun: number) {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const left = new Set(followers.get(user));
    awaited.set(user, { kind, online, begun, followers: left, done: () => resolve(undefined) });
    const late = new AbortController();
    const until = begun + LOST_AFTER_MS - performance.now();
    const given = wait(until, undefined, { signal: late.signal }).catch(() => {});
    await Promise.race([promise, given]);
    late.abort();
    awaited.delete(user);
    for (const follower of left) {
      notes.report.lost.push(`${follower} didn’t see ${user} ${online === 1 ? 'come' : 'go'}`);
    }
  }

  /** The next person who isn't just coming or going. */
  function nextComer(index: number): Person {
    const { comers } = roles;
    for (let skipped = 0; skipped < comers.length; skipped += 1) {
      const id = comers[(index + skipped) % comers.length];
      if (id !== undefined && !busy.has(id)) return scene.person(id);
    }
    throw new Error('everyone is coming or going');
  }

  async function once(index: number, act: (person: Person) => Promise<void>) {
    const person = nextComer(index);
    busy.add(person.id);
    try {
      await act(person);
    } finally {
      busy.delete(person.id);
    }
  }

  const wrong = () =>
    scene.people.flatMap(({ id, sees }) => {
      if (!sees) return [`the stream of ${id} has ended`];
      return [...sees].flatMap(([user, online]) =>
        (online === 1) === scene.person(user).here ? [] : [`${id} sees ${user} as ${online}`],
      );
    });

  return {
    heard,
    /** A person who goes offline too late to come back before this time stays away. */
    stayAwayFrom: (time: number) => {
      awayFrom = time;
    },
    flap: (index: number) =>
      once(index, async (person) => {
        const saw: number[] = [];
        interrupted.set(person.id, saw);
        const begun = performance.now();
        person.leave();
        await wait(INTERRUPTED_MS);
        await person.come();
        interrupted.delete(person.id);
        // A person who took longer to come back was really offline.
        if (saw.length > 0 && performance.now() - begun < OFFLINE_GRACE_MS) {
          notes.report.wrong.push(`${saw.join()} saw the interruption of ${person.id}`);
        }
      }),
    come: (index: number) =>
      once(index, async (person) => {
        person.leave();
        await untilSeen(person.id, 'offline', 0, performance.now() + OFFLINE_GRACE_MS);
        await wait(AWAY_MS);
        if (performance.now() > awayFrom) return;
        const seen = untilSeen(person.id, 'online', 1, performance.now());
        await person.come();
        await seen;
      }),
    /** Checks that every stream shows who is online. */
    check: async () => {
      for (
        const end = performance.now() + LOST_AFTER_MS;
        performance.now() < end;
        await wait(100)
      ) {
        if (wrong().length === 0) return;
      }
      notes.report.wrong.push(...wrong());
    },
  };
}

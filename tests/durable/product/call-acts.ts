import type { Turn } from './turn.ts';
import type { Opened, Person } from './world.ts';

/** What people do in calls. */

export const isOpen = ({ socket, left }: Opened) => !left && !socket.isClosed();

function sendFrame(person: Person, frame: unknown) {
  person.sockets.find(isOpen)?.socket.send(frame);
}

const lastCallOf = (person: Person) => {
  for (const { socket } of person.sockets.toReversed()) {
    for (const { event, data } of socket.frames.toReversed()) {
      if (event === 'joined' && data.id === person.id) return data.call;
    }
  }
  return undefined;
};

export async function ring({ world, random, by, other }: Turn) {
  const session = world.sessions[random.below(world.sessions.length)];
  const media = 'audio';
  const how = random.below(5);
  if (session !== undefined && how < 2) {
    sendFrame(by, {
      event: how === 0 ? 'join' : 'call',
      data: { session: `/api/sessions/${session}`, media },
    });
  } else if (how === 2) {
    const to = world.people.flatMap(({ id }) => (id === by.id ? [] : [id]));
    sendFrame(by, { event: 'call', data: { to, media } });
  } else if (by !== other) sendFrame(by, { event: 'call', data: { to: [other.id], media } });
  // A frame has no answer. Its effects come while others act.
  await scheduler.wait(random.below(15));
}

export async function answerRing({ random, by }: Turn) {
  for (const { socket } of by.sockets.filter(isOpen)) {
    // There is no await between here and the last send, because the socket may be lost meanwhile.
    const welcome = socket.frames.find(({ event }) => event === 'welcome');
    if (welcome?.event !== 'welcome') continue;
    for (const frame of socket.frames.toReversed()) {
      if (frame.event !== 'call' && frame.event !== 'addcall') continue;
      const callers = frame.event === 'call' ? [frame.data] : frame.data.callers;
      const accept = random.below(4) > 0;
      for (const { id, peerId, userSocketId } of callers) {
        const confirmed = {
          call: frame.data.call,
          caller: id,
          user: by.id,
          socket: welcome.data.userSocketId,
          data: { id, peerId, userSocketId },
          peer: null,
          accept,
        };
        socket.send({ event: 'confirmed', data: confirmed });
      }
      await scheduler.wait(random.below(15));
      return;
    }
  }
}

export async function hangUp({ by }: Turn) {
  const call = lastCallOf(by);
  if (call !== undefined) sendFrame(by, { event: 'leave', data: { call } });
  await scheduler.wait(1);
}

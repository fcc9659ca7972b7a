import { vi } from 'vitest';

import { MessageRead } from '../../../worker/contract/message.ts';
import type { SentFrame } from '../../../worker/contract/socket.ts';
import { messageIn } from '../../support/message-item.ts';

export const ROOM = '/api/sessions/7';
export const OTHER = { id: 2, name: 'Ben' };

export const message = (number: number, text = `text ${number}`) =>
  messageIn(ROOM, number, { author: OTHER, text });

export const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** A server with one room of a thousand messages. */
export class ServerRoom {
  stored = range(1, 1_000).map((number) => message(number));
  readNumber = 0;
  writable = true;
  /** The numbers that were marked as read by requests. */
  readonly puts: number[] = [];
  /** The queries of the requested pages. */
  readonly asked: string[] = [];
  /** The status with which the next requests are refused. */
  refusal: number | null = null;
  refused = 0;
  /** How long the next answers take, in ms. */
  readonly delays: number[] = [];

  readonly fetch = async (url: string, init: RequestInit) => {
    const request = new Request(url, init);
    if (this.refusal !== null) {
      this.refused += 1;
      return Response.json({ status: this.refusal }, { status: this.refusal });
    }
    if (request.method === 'PUT') {
      const { number } = MessageRead.parse(await request.json());
      this.puts.push(number);
      this.readNumber = Math.max(this.readNumber, number);
      return new Response(null, { status: 204 });
    }
    const { search, searchParams: query } = new URL(url);
    this.asked.push(search);
    const after = Number(query.get('after') ?? 0);
    const before = Number(query.get('before') ?? Infinity);
    const numbers = query.get('numbers')?.split(',').map(Number);
    const found = this.stored.filter(
      ({ number }) => numbers?.includes(number) ?? (number > after && number < before),
    );
    const member = query.has('after') ? found.slice(0, 60) : found.slice(-60);
    const delay = this.delays.shift();
    if (delay !== undefined) await new Promise((resolve) => setTimeout(resolve, delay));
    const { readNumber, writable } = this;
    const lastNumber = this.stored.length;
    const pinned = this.stored.flatMap((one) => (one.pinned ? [one.number] : []));
    return Response.json({ member, lastNumber, readNumber, writable, pinned, view: {} });
  };
}

/** A page that may show the room, and the frames that it has sent. */
export async function openRoom() {
  vi.stubGlobal('location', { origin: 'https://peerway.test' });
  vi.stubGlobal('window', {});
  vi.stubGlobal('localStorage', { getItem: () => null });
  const page = { visibilityState: 'visible', hasFocus: () => true };
  vi.stubGlobal('document', Object.assign(new EventTarget(), page));
  const server = new ServerRoom();
  vi.stubGlobal('fetch', server.fetch);
  // Imported after the stubs, because the modules read the page when they load.
  const rooms = await import('../../../web/messages/rooms.ts');
  const { RoomView } = await import('../../../web/messages/room-view.ts');
  const frames: SentFrame[] = [];
  rooms.connectRooms((frame) => frames.push(frame));
  return { server, rooms, view: new RoomView(ROOM), frames };
}

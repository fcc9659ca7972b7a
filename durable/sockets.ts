import type { Connection } from 'partyserver';

import type { ServerFrame } from '../worker/contract/socket.ts';
import { writeFrame } from './frame.ts';
import type { Tab } from './tab.ts';

/** The room on a tab's page, the newest message since it was opened there, and the number up to which it was read. */
interface Viewing {
  room: string;
  latest: number;
  read: number;
  /**
   * The author of a message that the user may only have seen in a tab in front, without a push. Null if there is none.
   */
  unnotifiedAuthor: number | null;
}

/** A socket's attachment. It survives hibernation. */
export interface SocketState {
  peerId: string;
  deviceId: number;
  /** In ms since 1970. */
  openedAt: number;
  badFrames: number;
  /** Closed by us. It no longer counts, even if its other end never answers. */
  ended: boolean;
  viewing: Viewing | null;
  /** Since when the tab has been in front, in ms since 1970. Null if it isn't. */
  inFrontSince: number | null;
}

export type Socket = Connection<SocketState>;

export const CLOSE_POLICY = 1008;
export const CLOSE_FAULT = 1011;
/** Our own code: the device was logged out, or its account may no longer act. The client doesn't reconnect. */
export const CLOSE_ENDED = 4001;
/** Our own code: silent for too long. A client that is still alive reconnects. */
export const CLOSE_SILENT = 4002;
/** Our own code: the tab has reconnected with another socket. */
export const CLOSE_REPLACED = 4003;

export const deviceTag = (deviceId: number) => `device:${deviceId}`;

export const sendTo = (socket: Socket, frame: ServerFrame) => socket.send(writeFrame(frame));

/** A socket as calls see it. Empty if it was never welcomed. */
export const toTab = (socket: Socket): Tab[] =>
  socket.state
    ? [
        {
          id: socket.id,
          peerId: socket.state.peerId,
          deviceId: socket.state.deviceId,
          send: (frame) => sendTo(socket, frame),
        },
      ]
    : [];

/** A tab in front pings every 25 s. One that has been silent for longer may be on a device that was closed. */
const IN_FRONT_SILENCE_MAX_MS = 40_000;

/** One user's sockets. */
export class Sockets {
  readonly #ctx: DurableObjectState;
  readonly #all: (tag?: string) => Iterable<Socket>;

  constructor(ctx: DurableObjectState, all: (tag?: string) => Iterable<Socket>) {
    this.#ctx = ctx;
    this.#all = all;
  }

  /** @param tag as in `getConnectionTags`. Without it, all open sockets */
  open(tag?: string): Socket[] {
    return [...this.#all(tag)].filter(({ state }) => state && !state.ended);
  }

  broadcast(frame: ServerFrame) {
    const text = writeFrame(frame);
    for (const socket of this.open()) socket.send(text);
  }

  /** When the socket last pinged or was opened, in ms since 1970. */
  heardAt(socket: Socket): number {
    const pinged = this.#ctx.getWebSocketAutoResponseTimestamp(socket);
    return pinged?.getTime() ?? socket.state?.openedAt ?? 0;
  }

  /** Whether any tab is in front. Then the user sees what is sent to the tabs. */
  inFront(now: number): boolean {
    return this.open().some((socket) => {
      const since = socket.state?.inFrontSince ?? null;
      return (
        since !== null && now - Math.max(since, this.heardAt(socket)) <= IN_FRONT_SILENCE_MAX_MS
      );
    });
  }

  setInFront(socket: Socket, inFront: boolean) {
    const inFrontSince = inFront ? Date.now() : null;
    if (socket.state) socket.setState({ ...socket.state, inFrontSince });
  }

  end(socket: Socket, code: number, reason: string) {
    if (socket.state) socket.setState({ ...socket.state, ended: true });
    socket.close(code, reason);
  }
}

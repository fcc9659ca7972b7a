// A fake of the tab's socket. The test plays the server.
import { expect } from 'vitest';

import { ClientFrame, ServerFrame } from '../../../worker/contract/socket.ts';

const Network = globalThis.WebSocket;
const current: { socket: FakeSocket | null; isWelcome: boolean; isDown: boolean } = {
  socket: null,
  isWelcome: false,
  isDown: false,
};
let received: ClientFrame[] = [];

/** The server's peer id for this tab. */
export const OWN_PEER = '5e1f0c9a-2b7d-4a3c-8f10-0a1b2c3d4e07';

/** A socket whose other end is the test. */
class FakeSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  readyState: number = FakeSocket.CONNECTING;
  binaryType = 'blob';

  constructor() {
    super();
    if (!current.isDown) queueMicrotask(() => this.open());
  }

  open() {
    this.readyState = FakeSocket.OPEN;
    current.socket = this;
    this.dispatchEvent(new Event('open'));
    void pushFrame({ event: 'welcome', data: { userSocketId: 'socket-1', peerId: OWN_PEER } });
  }

  send(text: string) {
    if (text === 'ping') this.dispatchEvent(new MessageEvent('message', { data: 'pong' }));
    else received.push(ClientFrame.parse(JSON.parse(text)));
  }

  close(code = 1000) {
    if (this.readyState === FakeSocket.CLOSED) return;
    this.readyState = FakeSocket.CLOSED;
    if (current.socket === this) current.socket = null;
    this.dispatchEvent(new CloseEvent('close', { code }));
  }
}

/** Sends a frame to the page, as the server would, once its socket is open. */
export async function pushFrame(frame: ServerFrame): Promise<void> {
  const data = JSON.stringify(ServerFrame.parse(frame));
  await expect
    .poll(() => current.socket, { message: 'an open socket: { shell: true, as }' })
    .not.toBeNull();
  current.socket?.dispatchEvent(new MessageEvent('message', { data }));
  if (frame.event === 'welcome') current.isWelcome = true;
}

/** Waits for the page's welcome. After it, the page loads again what it may have missed. */
export const untilWelcome = () => expect.poll(() => current.isWelcome).toBe(true);

/** Closes the page's socket. No other one opens in this test. */
export function loseSocket(): void {
  current.isDown = true;
  current.socket?.close(1006);
}

/** The frames that the page has sent, oldest first. */
export const sentFrames = (): ClientFrame[] => received;

/** Takes the place of `WebSocket` for the product's address. */
export function startSockets(): void {
  current.socket = null;
  current.isWelcome = false;
  current.isDown = false;
  received = [];
  globalThis.WebSocket = new Proxy(Network, {
    construct: (target, [url, protocols]: [string, string[]?]) =>
      new URL(url).pathname.startsWith('/socket.io')
        ? new FakeSocket()
        : new target(url, protocols),
  });
}

export function endSockets(): void {
  globalThis.WebSocket = Network;
}

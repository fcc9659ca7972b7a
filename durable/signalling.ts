import { type Connection, type ConnectionContext, Server } from 'partyserver';

import { OFFLINE_GRACE_MS } from '../worker/contract/presence.ts';
import {
  BAD_FRAMES_MAX,
  type ClientFrame,
  type ServerFrame,
  SOCKETS_PER_PERSON_MAX,
} from '../worker/contract/socket.ts';
import type { Env } from '../worker/env.ts';
import { type Admission, readAdmission, redeemTicket } from './admission.ts';
import { Attendance } from './attendance.ts';
import { Allowance, DECISION_COST, MESSAGE_COST } from './calls/allowance.ts';
import { CallLine } from './calls/call-line.ts';
import type { CallState } from './calls/call-state.ts';
import type { Relayed } from './calls/ports.ts';
import { Exclusions } from './exclusions.ts';
import { readFrame, writeFrame } from './frame.ts';
import {
  CLOSE_ENDED,
  CLOSE_FAULT,
  CLOSE_POLICY,
  CLOSE_REPLACED,
  CLOSE_SILENT,
  type Socket,
  type SocketState,
  Sockets,
  deviceTag,
  sendTo,
  toTab,
} from './sockets.ts';

/** A socket that hasn't said `ping` for so long is dead. Clients ping every 25 s, hidden tabs once a minute. */
const SILENCE_MAX_MS = 68_000;
/**
 * A network that dies silently is noticed so long after its last sign of life. The alarm is set to that time of
 * the socket that has been silent longest; of live ones that is over a minute away, mostly two, and each look
 * wakes the object and writes a row.
 */
const NOTICED_WITHIN_MS = 129_000;
const RETRY_MS = 5_000;

/** One per user: that user's sockets, and through them that user's calls. Its name is the user's id. */
export class Signalling extends Server<Env> {
  static override options = { hibernate: true };

  readonly #sockets = new Sockets(this.ctx, (tag) => this.getConnections<SocketState>(tag));
  readonly #attendance = new Attendance(this.ctx.storage, () =>
    this.env.PRESENCE.getByName(this.name),
  );
  readonly #line = new CallLine(this.env, {
    me: () => Number(this.ctx.id.name),
    store: this.ctx.storage.kv,
    tabs: () => this.#sockets.open().flatMap((socket) => toTab(socket)),
    refuse: ({ id }, message) => {
      const socket = this.#sockets.open().find((one) => one.id === id);
      if (socket) sendTo(socket, { event: 'error', data: { message } });
    },
    wakeIn: (ms) => void this.#wakeBy(Date.now() + ms),
  });
  readonly #allowance = new Allowance();
  readonly #exclusions = new Exclusions();

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'));
  }

  /**
   * Lets a socket in: 429 beyond twenty, or with `Retry-After` for a device that has flooded; 401 for a ticket that
   * was used before; else the upgrade.
   */
  override async fetch(request: Request): Promise<Response> {
    const admission = readAdmission(request);
    const excludedMs = this.#exclusions.left(admission.deviceId, Date.now());
    if (excludedMs > 0) {
      const headers = { 'Retry-After': String(Math.ceil(excludedMs / 1000)) };
      return new Response(null, { status: 429, headers });
    }
    if (this.#sockets.open().length >= SOCKETS_PER_PERSON_MAX)
      return new Response(null, { status: 429 });
    if (!redeemTicket(this.ctx.storage, admission, Date.now())) {
      return new Response(null, { status: 401 });
    }
    return super.fetch(request);
  }

  override getConnectionTags(_socket: Connection, { request }: ConnectionContext) {
    return [deviceTag(readAdmission(request).deviceId)];
  }

  override onConnect(socket: Socket, { request }: ConnectionContext) {
    try {
      this.#welcome(socket, readAdmission(request), Date.now());
    } catch (error) {
      // partyserver would send the stack to the client.
      console.error(error);
      socket.close(CLOSE_FAULT, 'fault');
    }
  }

  override onMessage(socket: Socket, message: string | ArrayBuffer | ArrayBufferView) {
    if (message === 'ping' || message === 'pong') return;
    // What was under way when it was told to close still comes.
    if (!socket.state || socket.state.ended) return;
    // Before it is read: reading is what a flood would cost.
    if (!this.#allowance.take(socket.id, MESSAGE_COST, Date.now())) {
      this.#refuse(socket, 'Too many frames.');
      return;
    }
    const read = readFrame(message);
    const problem = 'problem' in read ? read.problem : this.#handle(socket, read.frame);
    if (problem !== null) this.#refuse(socket, problem);
  }

  override async onClose(socket: Socket) {
    this.#allowance.forget(socket.id);
    this.#line.calls.settle();
    await this.#settle(Date.now() + OFFLINE_GRACE_MS);
  }

  override async onError(socket: Socket) {
    this.#sockets.end(socket, CLOSE_FAULT, 'error');
    this.#line.calls.settle();
    await this.#settle(Date.now() + OFFLINE_GRACE_MS);
  }

  override async onAlarm() {
    const now = Date.now();
    const silent = this.#sockets
      .open()
      .filter((socket) => now - this.#sockets.heardAt(socket) > SILENCE_MAX_MS);
    for (const socket of silent) this.#sockets.end(socket, CLOSE_SILENT, 'silent');
    // Those who were silent have had more than the grace already.
    await this.#settle(silent.length > 0 ? now : now + OFFLINE_GRACE_MS);
    await this.#line.calls.wake(now);
    const heardAt = this.#sockets.open().map((socket) => this.#sockets.heardAt(socket));
    if (heardAt.length > 0) await this.#wakeBy(Math.min(...heardAt) + NOTICED_WITHIN_MS);
  }

  /**
   * Closes a device's sockets at once, or with null all of them: somebody logged out, was banned, or revoked a
   * device. Without any left the user is offline at once, without grace.
   */
  async endDevice(deviceId: number | null) {
    for (const socket of this.#sockets.open(deviceId === null ? undefined : deviceTag(deviceId))) {
      this.#sockets.end(socket, CLOSE_ENDED, 'logged out');
    }
    await this.#line.calls.endDevice(deviceId);
    await this.#settle(Date.now(), true);
  }

  /** Takes in what a call has become. @returns `busy` where it rings this user in vain */
  learn(call: CallState) {
    return this.#line.learn(call);
  }

  /** Takes a message of another member of a call, for one of this user's tabs. */
  async relay(message: Relayed) {
    await this.#line.deliver(message);
  }

  isCallMember(call: string) {
    return this.#line.calls.isMember(call);
  }

  /** This user has blocked another. */
  async part(other: number) {
    await this.#line.calls.part(other);
  }

  /** Says something to every tab of this user. */
  say(frame: ServerFrame) {
    const text = writeFrame(frame);
    for (const socket of this.#sockets.open()) socket.send(text);
  }

  #welcome(socket: Socket, { deviceId, asked }: Admission, now: number) {
    const returns = asked !== null && this.#line.calls.returning(asked, deviceId);
    for (const old of returns ? this.#sockets.open() : []) {
      if (old.state?.peerId === asked) this.#sockets.end(old, CLOSE_REPLACED, 'replaced');
    }
    const peerId = returns ? asked : crypto.randomUUID();
    socket.setState({ peerId, deviceId, openedAt: now, badFrames: 0, ended: false });
    sendTo(socket, { event: 'welcome', data: { userSocketId: socket.id, peerId } });
    for (const tab of toTab(socket)) this.#line.calls.welcome(tab, asked);
    // The upgrade doesn't wait for anybody to be told. The alarm is set first: sockets that a deploy takes
    // away in the middle of it are missed by nothing else.
    this.ctx.waitUntil(
      this.#wakeBy(now + NOTICED_WITHIN_MS).then(() => this.#settle(now + OFFLINE_GRACE_MS)),
    );
  }

  /** @returns what is wrong with the frame, or null */
  #handle(socket: Socket, frame: ClientFrame): string | null {
    if (frame.event === 'userid') {
      // Who it is was settled by the ticket; the announcement may only agree.
      return String(frame.data.id) === this.name ? null : 'data.id: not your own id.';
    }
    const decides = frame.event !== 'signal';
    if (decides && !this.#allowance.take(socket.id, DECISION_COST, Date.now())) {
      return 'Too many frames.';
    }
    const [tab] = toTab(socket);
    return tab ? this.#line.handle(tab, frame) : null;
  }

  #refuse(socket: Socket, message: string) {
    const { state } = socket;
    if (!state || state.ended) return;
    const badFrames = state.badFrames + 1;
    socket.setState({ ...state, badFrames });
    sendTo(socket, { event: 'error', data: { message } });
    if (badFrames < BAD_FRAMES_MAX) return;
    this.#exclusions.count(state.deviceId, Date.now());
    this.#sockets.end(socket, CLOSE_POLICY, 'too many bad frames');
    this.#line.calls.settle();
    this.ctx.waitUntil(this.#settle(Date.now() + OFFLINE_GRACE_MS));
  }

  /** Tells the user's Presence whether any socket is open. What fails is tried again by the alarm. */
  async #settle(offlineAt: number, again = false) {
    const settled = await this.#attendance.settle(
      () => this.#sockets.open().length > 0,
      offlineAt,
      again,
    );
    if (!settled) await this.#wakeBy(Date.now() + RETRY_MS);
  }

  /** Sets the alarm unless it comes sooner anyway. */
  async #wakeBy(time: number) {
    const set = await this.ctx.storage.getAlarm();
    if (set === null || set > time) await this.ctx.storage.setAlarm(time);
  }
}

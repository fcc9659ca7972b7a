import { type Connection, type ConnectionContext, Server } from 'partyserver';

import { type Admission, readAdmission } from '../../worker/contract/objects/admission.ts';
import type { CallState, ForwardedSignal } from '../../worker/contract/objects/call.ts';
import type { MessageDelivery, SignallingRpc } from '../../worker/contract/objects/rpc.ts';
import { OFFLINE_GRACE_MS } from '../../worker/contract/presence.ts';
import { iri } from '../../worker/contract/reference.ts';
import {
  BAD_FRAMES_MAX,
  type ClientFrame,
  type ServerFrame,
} from '../../worker/contract/socket.ts';
import { placed } from '../../worker/core/jurisdiction.ts';
import type { Env } from '../../worker/env.ts';
import { countUnread } from '../../worker/notifications/queries/notices.ts';
import { readFrame } from '../frame.ts';
import { UserMessages } from '../messages/user-messages.ts';
import { PresenceReporter } from '../presence/presence-reporter.ts';
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
} from '../sockets.ts';
import { connectCalls } from './connect-calls.ts';
import { SocketAdmission } from './socket-admission.ts';
import { DECISION_COST, MESSAGE_COST, TokenBuckets } from './token-bucket.ts';

/** A socket that hasn't sent `ping` for this long is dead. Clients ping every 25 s, hidden tabs once a minute. */
const SILENCE_MAX_MS = 68_000;
/**
 * A lost network is noticed this long after its socket's last ping. The alarm is set to that time of the socket that
 * has been silent longest. With live sockets it is over a minute away, usually two. It isn't sooner, because each alarm
 * wakes the object and writes a row.
 */
const NOTICED_WITHIN_MS = 129_000;
const RETRY_MS = 5_000;

/** One per user, named by the user's id. It has the user's sockets and runs the user's calls through them. */
export class Signalling extends Server<Env> implements SignallingRpc {
  static override options = { hibernate: true };

  readonly #sockets = new Sockets(this.ctx, (tag) => this.getConnections<SocketState>(tag));
  readonly #reporter = new PresenceReporter(this.ctx.storage, () =>
    this.env.PRESENCE.getByName(this.name),
  );
  readonly #calls = connectCalls(this.env, {
    me: () => Number(this.ctx.id.name),
    store: this.ctx.storage.kv,
    tabs: () => this.#sockets.open().flatMap((socket) => toTab(socket)),
    refuse: ({ id }, message) => {
      const socket = this.#sockets.open().find((one) => one.id === id);
      if (socket) sendTo(socket, { event: 'error', data: { message } });
    },
    wakeIn: (ms) => void this.#wakeBy(Date.now() + ms),
  });
  readonly #messages = new UserMessages({
    me: () => Number(this.ctx.id.name),
    storage: this.ctx.storage,
    sockets: this.#sockets,
    room: (name) => this.env.ROOM.getByName(name),
    notify: (item) => {
      const queued = this.env.NOTIFIER.getByName(this.name).enqueue(item);
      this.ctx.waitUntil(queued.catch((error: unknown) => console.error(error)));
    },
  });
  readonly #admission = new SocketAdmission({
    me: () => Number(this.ctx.id.name),
    storage: this.ctx.storage,
    db: this.env.DB,
    openSockets: () => this.#sockets.open().length,
  });
  readonly #buckets = new TokenBuckets();

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, placed(env));
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'));
  }

  override async fetch(request: Request): Promise<Response> {
    return (await this.#admission.check(request)) ?? super.fetch(request);
  }

  override getConnectionTags(_socket: Connection, { request }: ConnectionContext) {
    return [deviceTag(readAdmission(request).deviceId)];
  }

  override onConnect(socket: Socket, { request }: ConnectionContext) {
    try {
      this.#welcome(socket, readAdmission(request), Date.now());
    } catch (error) {
      // Otherwise partyserver would send the stack to the client.
      console.error(error);
      socket.close(CLOSE_FAULT, 'fault');
    }
  }

  override onMessage(socket: Socket, message: string | ArrayBuffer | ArrayBufferView) {
    if (message === 'ping' || message === 'pong') return;
    // Frames that were already on their way still arrive after the close.
    if (!socket.state || socket.state.ended) return;
    // Checked before the frame is read, since reading is what a flood would cost.
    if (!this.#buckets.take(socket.id, MESSAGE_COST, Date.now())) {
      this.#refuse(socket, 'Too many frames.');
      return;
    }
    const read = readFrame(message);
    const problem = 'problem' in read ? read.problem : this.#handle(socket, read.frame);
    if (problem !== null) this.#refuse(socket, problem);
  }

  override onClose(socket: Socket) {
    this.#messages.closeTab(socket);
    this.#buckets.forget(socket.id);
    return this.#tabClosed();
  }

  override onError(socket: Socket) {
    this.#messages.closeTab(socket);
    this.#sockets.end(socket, CLOSE_FAULT, 'error');
    return this.#tabClosed();
  }

  async #tabClosed() {
    this.#calls.closeTab();
    await this.#reportPresence();
  }

  override async onAlarm() {
    const now = Date.now();
    const silent = this.#sockets
      .open()
      .filter((socket) => now - this.#sockets.heardAt(socket) > SILENCE_MAX_MS);
    for (const socket of silent) {
      this.#messages.closeTab(socket);
      this.#sockets.end(socket, CLOSE_SILENT, 'silent');
    }
    // Silent sockets have already had more than the grace period.
    await this.#reportPresence(silent.length > 0 ? now : undefined);
    await this.#calls.take({ kind: 'alarm' });
    const heardAt = this.#sockets.open().map((socket) => this.#sockets.heardAt(socket));
    if (heardAt.length > 0) await this.#wakeBy(Math.min(...heardAt) + NOTICED_WITHIN_MS);
  }

  /**
   * Closes a device's sockets at once, or all with null: the user logged out, was banned, or revoked a device. If no
   * socket is left, the user is offline at once, without the grace period.
   */
  async endDevice(deviceId: number | null) {
    this.#admission.deviceEnded();
    for (const socket of this.#sockets.open(deviceId === null ? undefined : deviceTag(deviceId))) {
      this.#sockets.end(socket, CLOSE_ENDED, 'logged out');
    }
    await this.#calls.take({ kind: 'device-ended', deviceId });
    await this.#reportPresence(Date.now(), true);
  }

  /** Takes a call's newest state. @returns `busy` if it can't ring this user */
  learn(call: CallState) {
    return this.#calls.learn(call);
  }

  /** Takes a message from another member of a call, for one of this user's tabs. */
  async forward(message: ForwardedSignal) {
    await this.#calls.deliver(message);
  }

  connectsBy(call: string) {
    return this.#calls.connectsBy(call);
  }

  /** This user has blocked another. */
  async block(other: number) {
    await this.#calls.take({ kind: 'blocked', other });
  }

  /** This user and another are no longer friends. */
  async unfriend(other: number) {
    await this.#calls.take({ kind: 'unfriended', other });
  }

  sendToTabs(frame: ServerFrame) {
    this.#sockets.broadcast(frame);
    return this.hasTabInFront();
  }

  deliverMessages(deliveries: MessageDelivery[]) {
    return this.#messages.deliver(deliveries);
  }

  markRead(room: string, number: number, lastNumber: number) {
    this.#messages.markRead(room, number, lastNumber);
  }

  readNumber(room: string) {
    return this.#messages.readNumber(room);
  }

  listRooms(page: { limit: number; before?: number | undefined }) {
    return this.#messages.list(page);
  }

  closeRooms(rooms: string[]) {
    this.#messages.closeRooms(rooms);
  }

  async recheckRooms(rooms: string[]) {
    await this.#messages.recheckRooms(rooms);
  }

  /** Closes a session's room and call for this user: they are no longer a member, or the session was taken down. */
  async leaveSession(session: number) {
    this.#messages.closeRooms([iri('sessions', session)]);
    await this.#calls.take({ kind: 'session-left', session });
  }

  forgetRooms(rooms: string[]) {
    this.#messages.forget(rooms);
  }

  hasTabInFront() {
    return this.#sockets.inFront(Date.now());
  }

  unreadRooms() {
    return this.#messages.unreadRooms();
  }

  #welcome(socket: Socket, { deviceId, asked }: Admission, now: number) {
    const returns = asked !== null && this.#calls.returning(asked, deviceId);
    for (const old of returns ? this.#sockets.open() : []) {
      if (old.state?.peerId === asked) this.#sockets.end(old, CLOSE_REPLACED, 'replaced');
    }
    const peerId = returns ? asked : crypto.randomUUID();
    const initial = { badFrames: 0, ended: false, viewing: null, inFrontSince: null };
    socket.setState({ peerId, deviceId, openedAt: now, ...initial });
    sendTo(socket, { event: 'welcome', data: { userSocketId: socket.id, peerId } });
    this.#messages.welcome(socket);
    this.ctx.waitUntil(this.#messages.recheckLost().catch(() => {}));
    for (const tab of toTab(socket)) this.#calls.openTab(tab, asked);
    // The upgrade doesn't wait for the presence report. The alarm is set first: if a deploy drops the sockets
    // meanwhile, only the alarm notices that.
    this.ctx.waitUntil(
      this.#wakeBy(now + NOTICED_WITHIN_MS)
        .then(() => this.#reportPresence())
        // If this fails, the tab learns of them when it checks the account again.
        .then(() => this.#countNotices(socket).catch(() => {})),
    );
  }

  /**
   * Tells a new tab how many notices are unread. Notices that were written before the user counted as online were sent
   * to no tab.
   */
  async #countNotices(socket: Socket) {
    const { unread, bookmark } = await countUnread(this.env.DB, Number(this.name));
    const data = { unread, ...(bookmark !== null && { bookmark }) };
    if (unread > 0) sendTo(socket, { event: 'notice-count', data });
  }

  /** @returns what is wrong with the frame, or null */
  #handle(socket: Socket, frame: ClientFrame): string | null {
    if (frame.event === 'userid') {
      // The ticket says who the user is. This frame may only repeat it.
      return String(frame.data.id) === this.name ? null : 'data.id: not your own id.';
    }
    const decides = frame.event !== 'signal';
    if (decides && !this.#buckets.take(socket.id, DECISION_COST, Date.now())) {
      return 'Too many frames.';
    }
    if (frame.event === 'typing') {
      this.ctx.waitUntil(this.#messages.sendTyping(frame.data.room));
      return null;
    }
    if (frame.event === 'viewing') {
      this.#messages.setViewed(socket, frame.data.room, frame.data.read ?? 0);
      return null;
    }
    if (frame.event === 'in-front') {
      this.#sockets.setInFront(socket, frame.data.inFront);
      return null;
    }
    const [tab] = toTab(socket);
    return tab ? this.#calls.handleFrame(tab, frame) : null;
  }

  #refuse(socket: Socket, message: string) {
    const { state } = socket;
    if (!state || state.ended) return;
    const badFrames = state.badFrames + 1;
    socket.setState({ ...state, badFrames });
    sendTo(socket, { event: 'error', data: { message } });
    if (badFrames < BAD_FRAMES_MAX) return;
    this.#admission.floodBans.count(state.deviceId, Date.now());
    this.#sockets.end(socket, CLOSE_POLICY, 'too many bad frames');
    this.ctx.waitUntil(this.#tabClosed());
  }

  /** Reports to the user's Presence whether any socket is open. The alarm retries what fails. */
  async #reportPresence(offlineAt = Date.now() + OFFLINE_GRACE_MS, again = false) {
    const isHere = () => this.#sockets.open().length > 0;
    const reported = await this.#reporter.report(isHere, offlineAt, again);
    if (!reported) await this.#wakeBy(Date.now() + RETRY_MS);
  }

  /** Sets the alarm, unless an earlier one is set. */
  async #wakeBy(time: number) {
    const set = await this.ctx.storage.getAlarm();
    if (set === null || set > time) await this.ctx.storage.setAlarm(time);
  }
}

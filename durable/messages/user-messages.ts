import type { NotificationItem } from '../../worker/contract/notification.ts';
import { roomName } from '../../worker/contract/objects/room-name.ts';
import type { MessageDelivery, RoomRpc, UserRoom } from '../../worker/contract/objects/rpc.ts';
import { OwnerIri as RoomIri, type RoomRef, iriOf } from '../../worker/contract/reference.ts';
import { toItem } from '../../worker/notifications/to-item.ts';
import { type Socket, type Sockets, sendTo } from '../sockets.ts';
import { UserRooms } from './user-rooms.ts';
import { ViewedRooms } from './viewed-rooms.ts';

interface Ports {
  me: () => number;
  storage: DurableObjectStorage;
  sockets: Sockets;
  room: (name: string) => DurableObjectStub<RoomRpc>;
  /** Has the user notified by push and email. */
  notify: (item: NotificationItem) => void;
}

function itemOf(room: string, author: number, text: string): NotificationItem {
  const { kind, id } = RoomIri.parse(room);
  return toItem({
    topic: 'messages',
    what: 'message',
    actorId: author,
    sessionId: kind === 'session' ? id : null,
    text,
    at: Date.now(),
  });
}

/** The rooms' part of a user's object: sends what rooms deliver to the tabs, and knows which room each tab shows. */
export class UserMessages {
  readonly #ports: Ports;
  readonly #rooms: UserRooms;
  readonly #viewed: ViewedRooms;

  constructor(ports: Ports) {
    this.#ports = ports;
    this.#rooms = new UserRooms(ports.storage);
    this.#viewed = new ViewedRooms(ports.storage.kv);
  }

  /** Sends messages to every tab, and records what is unread. @returns whether a tab is open */
  deliver(deliveries: readonly MessageDelivery[]): boolean {
    const { me, sockets, notify } = this.#ports;
    for (const delivery of deliveries) {
      const { room, message, kind, notified } = delivery;
      if (kind !== 'changed') {
        const own = message.author.id === me();
        const viewed = this.#viewersOf(room).length > 0;
        // Only the first unread one of a room: those after it are no news until its reader has looked.
        const told = viewed && this.#isTold(room);
        const becameUnread = this.#rooms.record(delivery, { own, viewed });
        const news = notified && !own && (becameUnread || (viewed && !told));
        const inFront = sockets.inFront(Date.now());
        if (news && !inFront) notify(itemOf(room, message.author.id, message.text));
        this.#recordViewed(room, message.number, own, news && inFront ? message.author.id : null);
      }
      if (kind !== 'repeated') sockets.broadcast({ event: 'message', data: { room, message } });
    }
    return sockets.open().length > 0;
  }

  markRead(room: string, number: number, lastNumber: number) {
    const read = this.#rooms.markRead(room, number, lastNumber, Date.now());
    this.#sendRead(room, read, lastNumber);
  }

  /** Tells every tab up to where a room is read, and first of what is left: a tab may know of less. */
  #sendRead(room: string, number: number, lastNumber: number) {
    const { sockets } = this.#ports;
    if (number < lastNumber) {
      sockets.broadcast({ event: 'unread', data: { rooms: [{ room, number: lastNumber }] } });
    }
    sockets.broadcast({ event: 'read', data: { room, number } });
  }

  /** This user may no longer see these rooms: nothing of them is unread any more. */
  closeRooms(rooms: readonly string[]) {
    for (const room of rooms) {
      const number = this.#rooms.close(room);
      if (number !== null) this.#ports.sockets.broadcast({ event: 'read', data: { room, number } });
    }
  }

  /** A tab has closed, or is being closed. Nothing it showed is left to check once no other is open. */
  closeTab(socket: Socket) {
    this.#endViewing(socket);
    if (this.#ports.sockets.open().every(({ id }) => id === socket.id)) this.#viewed.clear();
  }

  /**
   * Rooms that a tab showed whose socket was lost without a close, as in a deploy: what came there was never marked as
   * unread, so the rooms are asked.
   */
  async recheckLost() {
    const shown = new Set(this.#ports.sockets.open().map(({ state }) => state?.viewing?.room));
    for (const room of this.#viewed.list().filter((one) => !shown.has(one))) {
      const name = roomName(RoomIri.parse(room), this.#ports.me());
      const readNumber = this.readNumber(room);
      const summary = await this.#ports.room(name).summary(this.#ports.me(), readNumber);
      const last = summary?.last?.number ?? 0;
      this.#viewed.remove(room);
      if (!summary || summary.unread === 0) continue;
      this.#rooms.leaveUnread(room, last);
      this.#ports.sockets.broadcast({ event: 'unread', data: { rooms: [{ room, number: last }] } });
    }
  }

  /** Tells a new tab what is unread. */
  welcome(socket: Socket) {
    const rooms = this.#unread();
    if (rooms.length > 0) sendTo(socket, { event: 'unread', data: { rooms } });
  }

  /** @returns when the others have been told */
  async sendTyping(room: RoomRef) {
    const user = this.#ports.me();
    await this.#ports
      .room(roomName(room, user))
      .typing(user)
      .catch(() => {});
  }

  /** A tab has a room on its page, or none any more, or has read on in it. */
  setViewed(socket: Socket, ref: RoomRef | null, read: number) {
    const room = ref && iriOf(ref);
    if (!socket.state) return;
    const { viewing } = socket.state;
    if (viewing && viewing.room === room) {
      const number = Math.min(read, viewing.latest);
      if (number <= viewing.read) return;
      socket.setState({ ...socket.state, viewing: { ...viewing, read: number } });
      this.#sendRead(room, number, viewing.latest);
      return;
    }
    this.#endViewing(socket);
    if (room !== null) this.#viewed.add(room);
    socket.setState({
      ...socket.state,
      viewing: room === null ? null : { room, latest: 0, read: 0, untoldBy: null },
    });
  }

  /**
   * Writes down what was read while a tab had a room on its page. What came after that is unread from now on, and is told
   * if the tab was not in front any more, as on a device that was closed.
   */
  #endViewing({ id, state }: Socket) {
    if (!state?.viewing) return;
    const { room, latest, untoldBy } = state.viewing;
    const read = Math.max(state.viewing.read, ...this.#shownReads(room));
    if (read > 0) this.#rooms.markRead(room, read, latest, Date.now());
    else this.#rooms.leaveUnread(room, latest);
    const { sockets, notify } = this.#ports;
    const shown = this.#viewersOf(room).some((other) => other.id !== id);
    if (untoldBy === null || shown || state.ended || latest <= this.#rooms.readNumber(room)) return;
    if (!sockets.inFront(Date.now())) notify(itemOf(room, untoldBy, ''));
  }

  /** Records a message for the tabs that have its room on their page. */
  #recordViewed(room: string, number: number, own: boolean, untoldBy: number | null) {
    for (const socket of this.#viewersOf(room)) {
      if (!socket.state?.viewing) continue;
      // What one writes, one writes below what is there.
      const read = own ? number : socket.state.viewing.read;
      socket.setState({ ...socket.state, viewing: { room, latest: number, read, untoldBy } });
    }
  }

  /** Whether the user was notified of a message that a tab shows and that isn't read yet. */
  #isTold(room: string): boolean {
    const read = this.readNumber(room);
    return this.#viewersOf(room).some(({ state }) => {
      const { latest = 0, untoldBy = null } = state?.viewing ?? {};
      return latest > read && untoldBy === null;
    });
  }

  #viewersOf = (room: string) =>
    this.#ports.sockets.open().filter(({ state }) => state?.viewing?.room === room);

  /** Up to where this user has read a room, with what a tab that shows it has read and isn't written down yet. */
  readNumber(room: string): number {
    return Math.max(this.#rooms.readNumber(room), ...this.#shownReads(room));
  }

  #shownReads = (room: string) =>
    this.#viewersOf(room).map(({ state }) => state?.viewing?.read ?? 0);

  /** Also those that a tab has on its page whose user hasn't looked. */
  #unread() {
    const shown = this.#ports.sockets.open().flatMap(({ state }) => state?.viewing ?? []);
    const unseen = shown.filter(({ room, latest }) => latest > this.readNumber(room));
    return [
      ...this.#rooms.unread(),
      ...unseen.map(({ room, latest }) => ({ room, number: latest })),
    ];
  }

  unreadRooms = () => this.#unread().map(({ room }) => room);

  list(page: { limit: number; before?: number | undefined }): UserRoom[] {
    const rooms = this.#rooms.list(page);
    for (const one of rooms) one.readNumber = this.readNumber(one.room);
    return rooms;
  }

  forget(rooms: readonly string[]) {
    this.#rooms.forget(rooms);
  }
}

import type { NotificationItem } from '../../worker/contract/notification.ts';
import { OwnerIri as RoomIri, type RoomRef, iriOf } from '../../worker/contract/reference.ts';
import { toItem } from '../../worker/notifications/to-item.ts';
import { type Socket, type Sockets, sendTo } from '../calls/sockets.ts';
import type { MessageDelivery, RoomRpc, UserRoom } from '../rpc.ts';
import { roomName } from './room-name.ts';
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

function itemOf({ room, message }: MessageDelivery): NotificationItem {
  const { kind, id } = RoomIri.parse(room);
  return toItem({
    topic: 'messages',
    what: 'message',
    actorId: message.author.id,
    sessionId: kind === 'session' ? id : null,
    text: message.text,
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
        const viewed = this.#recordViewed(room, message.number, own);
        // Only the first unread one of a room: those after it are no news until its reader has looked.
        const becameUnread = this.#rooms.record(delivery, { own, viewed });
        if (becameUnread && notified && !sockets.inFront(Date.now())) notify(itemOf(delivery));
      }
      if (kind !== 'repeated') sockets.broadcast({ event: 'message', data: { room, message } });
    }
    return sockets.open().length > 0;
  }

  markRead(room: string, number: number, lastNumber: number) {
    const read = this.#rooms.markRead(room, number, lastNumber, Date.now());
    this.#ports.sockets.broadcast({ event: 'read', data: { room, number: read } });
  }

  /** This user may no longer see a room: nothing of it is unread any more. */
  closeRoom(room: string) {
    const number = this.#rooms.close(room);
    if (number !== null) this.#ports.sockets.broadcast({ event: 'read', data: { room, number } });
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
    const rooms = this.#rooms.unread();
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

  /** A tab has a room on screen, or none any more, or has read on in it. */
  setViewed(socket: Socket, ref: RoomRef | null, read: number) {
    const room = ref && iriOf(ref);
    if (!socket.state) return;
    const { viewing } = socket.state;
    if (viewing && viewing.room === room) {
      const number = Math.min(read, viewing.latest);
      if (number <= viewing.read) return;
      socket.setState({ ...socket.state, viewing: { ...viewing, read: number } });
      this.#ports.sockets.broadcast({ event: 'read', data: { room, number } });
      return;
    }
    this.#endViewing(socket);
    if (room !== null) this.#viewed.add(room);
    socket.setState({
      ...socket.state,
      viewing: room === null ? null : { room, latest: 0, read: 0 },
    });
  }

  /** Writes down what was read while a tab had a room on screen. What came after that is unread from now on. */
  #endViewing({ state }: Socket) {
    if (!state?.viewing) return;
    const { room, latest, read } = state.viewing;
    if (read > 0) this.#rooms.markRead(room, read, latest, Date.now());
    else this.#rooms.leaveUnread(room, latest);
  }

  /** Records a message for the tabs that have its room on screen. @returns whether there is one */
  #recordViewed(room: string, number: number, own: boolean): boolean {
    const viewers = this.#viewersOf(room);
    for (const socket of viewers) {
      const viewing = socket.state?.viewing;
      // What one writes, one writes below what is there.
      const read = own ? number : (viewing?.read ?? 0);
      if (socket.state)
        socket.setState({ ...socket.state, viewing: { room, latest: number, read } });
    }
    return viewers.length > 0;
  }

  #viewersOf = (room: string) =>
    this.#ports.sockets.open().filter(({ state }) => state?.viewing?.room === room);

  /** Up to where this user has read a room, with what a tab that shows it has read and isn't written down yet. */
  readNumber(room: string): number {
    const shown = this.#viewersOf(room).map(({ state }) => state?.viewing?.read ?? 0);
    return Math.max(this.#rooms.readNumber(room), ...shown);
  }

  unreadRooms = () => this.#rooms.unread().map(({ room }) => room);

  list(page: { limit: number; before?: number | undefined }): UserRoom[] {
    const rooms = this.#rooms.list(page);
    for (const one of rooms) one.readNumber = this.readNumber(one.room);
    return rooms;
  }

  forget(rooms: readonly string[]) {
    this.#rooms.forget(rooms);
  }
}

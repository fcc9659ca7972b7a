import type { NotificationItem } from '../../worker/contract/notification.ts';
import { roomName } from '../../worker/contract/objects/room-name.ts';
import type { MessageDelivery, RoomRpc, UserRoom } from '../../worker/contract/objects/rpc.ts';
import { OwnerIri as RoomIri, type RoomRef, iriOf } from '../../worker/contract/reference.ts';
import { toItem } from '../../worker/notifications/to-item.ts';
import { type Socket, type Sockets, sendTo } from '../sockets.ts';
import { UserRooms } from './user-rooms.ts';
import { ViewedRooms } from './viewed-rooms.ts';

/** Telling of another room wakes its object, and asks the database. So this is how often it may be another one. */
const OTHER_ROOM_EVERY_MS = 1_000;

interface Ports {
  me: () => number;
  storage: DurableObjectStorage;
  sockets: Sockets;
  room: (name: string) => DurableObjectStub<RoomRpc>;
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

/**
 * The messages part of a user's `Signalling` object: passes messages on to the tabs, and knows which room each tab
 * shows.
 */
export class UserMessages {
  readonly #ports: Ports;
  readonly #rooms: UserRooms;
  readonly #viewed: ViewedRooms;
  /** The room of the last `typing` frame that was passed on, and when that was. */
  #typed = { room: '', at: 0 };

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
      if (kind === 'reacted') this.#rooms.keep(room, message);
      if (kind === 'new' || kind === 'repeated') {
        const own = message.author.id === me();
        const viewed = this.#viewersOf(room).length > 0;
        // Only the first unread message of a room notifies. Those after it don't, until the user has looked.
        const told = viewed && this.#isTold(room, message.number);
        const becameUnread = this.#rooms.record(delivery, { own, viewed });
        const news = notified && !own && (becameUnread || (viewed && !told));
        const inFront = sockets.inFront(Date.now());
        if (news && !inFront) notify(itemOf(room, message.author.id, message.text));
        this.#recordViewed(room, message.number, own, news && inFront ? message.author.id : null);
      }
      if (kind === 'new') sockets.broadcast({ event: 'message', data: { room, message } });
      else if (kind !== 'repeated') {
        sockets.broadcast({ event: 'message', data: { room, message, changed: true } });
      }
    }
    return sockets.open().length > 0;
  }

  markRead(room: string, number: number, lastNumber: number) {
    const read = this.#rooms.markRead(room, number, lastNumber, Date.now());
    this.#sendRead(room, read, lastNumber);
  }

  /**
   * Tells every tab up to which number a room is read. If newer messages are unread, that is sent first, since a tab
   * may not know of them.
   */
  #sendRead(room: string, number: number, lastNumber: number) {
    const { sockets } = this.#ports;
    if (number < lastNumber) {
      sockets.broadcast({ event: 'unread', data: { rooms: [{ room, number: lastNumber }] } });
    }
    sockets.broadcast({ event: 'read', data: { room, number } });
  }

  /** This user may no longer see these rooms, so nothing in them counts as unread. Their rows say where the user wrote. */
  closeRooms(rooms: readonly string[]) {
    for (const { room, number } of this.#unread().filter((one) => rooms.includes(one.room))) {
      const last = Math.max(number, this.#rooms.latest(room));
      this.markRead(room, last, last);
    }
  }

  /** This user no longer sees someone's messages. If nothing else is unread in these rooms, they don't stay unread. */
  async recheckRooms(rooms: readonly string[]) {
    for (const room of this.unreadRooms().filter((one) => rooms.includes(one))) {
      const latest = this.#rooms.latest(room);
      const summary = await this.#summary(room);
      // What came meanwhile may not be in the answer.
      if (!summary?.unread && this.#rooms.latest(room) === latest) this.closeRooms([room]);
    }
  }

  #summary(room: string) {
    const me = this.#ports.me();
    return this.#ports.room(roomName(RoomIri.parse(room), me)).summary(me, this.readNumber(room));
  }

  /** A tab has closed or is being closed. When the last one closes, no room is left to check for lost messages. */
  closeTab(socket: Socket) {
    this.#endViewing(socket);
    if (this.#ports.sockets.open().every(({ id }) => id === socket.id)) this.#viewed.clear();
  }

  /**
   * Checks the rooms of tabs whose sockets were lost without a close, as in a deploy. Messages that came meanwhile were
   * never marked as unread, so the rooms are asked.
   */
  async recheckLost() {
    const shown = new Set(this.#ports.sockets.open().map(({ state }) => state?.viewing?.room));
    for (const room of this.#viewed.list().filter((one) => !shown.has(one))) {
      const summary = await this.#summary(room);
      const last = summary?.last?.number ?? 0;
      this.#viewed.remove(room);
      if (!summary || summary.unread === 0) continue;
      this.#rooms.leaveUnread(room, last);
      this.#ports.sockets.broadcast({ event: 'unread', data: { rooms: [{ room, number: last }] } });
    }
  }

  welcome(socket: Socket) {
    const rooms = this.#unread();
    if (rooms.length > 0) sendTo(socket, { event: 'unread', data: { rooms } });
  }

  /** @returns when the other members have been told */
  async sendTyping(ref: RoomRef) {
    const user = this.#ports.me();
    const room = roomName(ref, user);
    const now = Date.now();
    if (room !== this.#typed.room && now - this.#typed.at < OTHER_ROOM_EVERY_MS) return;
    this.#typed = { room, at: now };
    await this.#ports
      .room(room)
      .typing(user)
      .catch(() => {});
  }

  /** A tab reports the room on its page and the number up to which it was read. Null if it shows no room. */
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
    socket.setState({
      ...socket.state,
      viewing: room === null ? null : { room, latest: 0, read: 0, unnotifiedAuthor: null },
    });
  }

  /**
   * Stores what was read while a tab had a room on its page. Anything newer becomes unread. The user is notified of it
   * if no tab is in front, for example because the device was closed.
   */
  #endViewing({ id, state }: Socket) {
    if (!state?.viewing) return;
    const { room, latest, unnotifiedAuthor } = state.viewing;
    const read = Math.max(state.viewing.read, ...this.#shownReads(room));
    if (read > 0) this.#rooms.markRead(room, read, latest, Date.now());
    else this.#rooms.leaveUnread(room, latest);
    const { sockets, notify } = this.#ports;
    const shown = this.#viewersOf(room).some((other) => other.id !== id);
    if (unnotifiedAuthor === null || shown || state.ended || latest <= this.#rooms.readNumber(room))
      return;
    if (!sockets.inFront(Date.now())) notify(itemOf(room, unnotifiedAuthor, ''));
  }

  /** Records a message for the tabs that show its room. */
  #recordViewed(room: string, number: number, own: boolean, unnotifiedAuthor: number | null) {
    // A message shows that the room exists for this user. A room that only a tab has named isn't stored.
    if (this.#viewersOf(room).length > 0) this.#viewed.add(room);
    for (const socket of this.#viewersOf(room)) {
      // A message that is sent again may be older than what the tab shows.
      if (!socket.state?.viewing || number <= socket.state.viewing.latest) continue;
      // Whoever writes has read everything before it.
      const read = own ? number : socket.state.viewing.read;
      socket.setState({
        ...socket.state,
        viewing: { room, latest: number, read, unnotifiedAuthor },
      });
    }
  }

  /** Whether a message in a room that a tab shows was read or came before, or the user was notified of an unread one. */
  #isTold(room: string, number: number): boolean {
    const read = this.readNumber(room);
    const isTold = ({ state }: Socket) => {
      const { latest = 0, unnotifiedAuthor = null } = state?.viewing ?? {};
      return number <= latest || (latest > read && unnotifiedAuthor === null);
    };
    return number <= read || this.#viewersOf(room).some(isTold);
  }

  #viewersOf = (room: string) =>
    this.#ports.sockets.open().filter(({ state }) => state?.viewing?.room === room);

  /** The number up to which this user has read a room. Includes what a tab has read but not stored yet. */
  readNumber(room: string): number {
    return Math.max(this.#rooms.readNumber(room), ...this.#shownReads(room));
  }

  #shownReads = (room: string) =>
    this.#viewersOf(room).map(({ state }) => state?.viewing?.read ?? 0);

  /** Includes rooms on a tab's page whose newest message the user hasn't seen. */
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
    // A tab may count them as unread.
    this.closeRooms(rooms);
    this.#rooms.forget(rooms);
  }
}

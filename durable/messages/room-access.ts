import type { RoomKey } from '../../worker/contract/objects/room-name.ts';
import type { RoomFacts, RoomMember } from '../../worker/messages/queries/room-facts.ts';
import { findReader } from './room-rules.ts';
import type { RoomStore } from './room-store.ts';
import { type RoomView, viewOf } from './room-view.ts';
import type { Roster } from './roster.ts';

/** How long a session's members are kept in memory. When someone loses a right, `factsChanged` ends that at once. */
export const ROSTER_LASTS_MS = 5_000;

export interface Access {
  facts: RoomFacts;
  member: RoomMember;
  now: number;
  view: RoomView;
}

interface Ports {
  roster: Roster;
  store: RoomStore;
  onRequest: (viewer: number) => void;
}

/** Decides who may see a room. */
export class RoomAccess {
  readonly #room: RoomKey;
  readonly #ports: Ports;

  constructor(room: RoomKey, ports: Ports) {
    this.#room = room;
    this.#ports = ports;
  }

  /**
   * Checks that the viewer may see the room. Undefined if not. A pair's facts are read every time, because nothing reports
   * when one of the two changes their settings. A session's facts are read again before anyone is refused.
   */
  async authorize(viewer: number): Promise<Access | undefined> {
    const { roster, store, onRequest } = this.#ports;
    onRequest(viewer);
    const lastsMs = this.#room.kind === 'session' ? ROSTER_LASTS_MS : 0;
    const check = (facts: RoomFacts) => {
      const now = Date.now();
      const member = findReader(facts, viewer, { now, last: store.log.last() });
      return member && { facts, member, now, view: viewOf(this.#room, store, facts, member) };
    };
    const access = check(await roster.facts(lastsMs));
    return access || lastsMs === 0 ? access : check(await roster.facts(0));
  }

  /**
   * Like `authorize`, and refuses both people of a conversation with a block between them: to them it doesn't exist.
   */
  async authorizeReader(viewer: number): Promise<Access | undefined> {
    const access = await this.authorize(viewer);
    const closed = this.#room.kind === 'pair' && access && access.member.blocked.length > 0;
    return closed ? undefined : access;
  }

  /** Like `authorizeReader`, for a message that the viewer sees and that isn't deleted. */
  async authorizeMessage(viewer: number, number: number): Promise<Access | undefined> {
    const access = await this.authorizeReader(viewer);
    return access?.view.showsText(number) ? access : undefined;
  }
}

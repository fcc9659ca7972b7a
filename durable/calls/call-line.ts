import type { Env } from '../../worker/env.ts';
import { findCallees, findGroup, mayJoinCall } from '../../worker/db/call-facts.ts';
import type { ClientFrame } from '../../worker/contract/socket.ts';
import type { CallState } from './call-state.ts';
import type { Ports, Relayed, Tab } from './ports.ts';
import { Relays } from './relays.ts';
import { UserCalls } from './user-calls.ts';

type CallFrame = Exclude<ClientFrame, { event: 'userid' }>;

const now = () => Date.now();

type Line = Pick<Ports, 'me' | 'store' | 'tabs' | 'refuse' | 'wakeIn'>;

/** A user's calls, connected to the calls' objects, the other users', and the database. */
export class CallLine {
  readonly #line: Line;
  readonly calls: UserCalls;
  /** Calls whose object is being asked for the truth: messages wait in their order. */
  readonly #asking = new Map<string, Promise<void>>();

  constructor(env: Env, line: Line) {
    this.#line = line;
    const relays = new Relays(env.SIGNALLING);
    this.calls = new UserCalls({
      ...line,
      now,
      call: (id) => env.CALL.getByName(id),
      relay: (user, message) => relays.send(user, message),
      tell: (user, call) => relays.tell(user, call),
      facts: {
        ring: (actor, to, present, session) =>
          findCallees(env.DB, actor, { to, present, session, now: now() }),
        group: (actor, session) => findGroup(env.DB, actor, session, now()),
        mayJoin: (actor, members, session) => mayJoinCall(env.DB, actor, members, session),
      },
    });
  }

  /** Takes a tab's frame. @returns what is wrong with it, or null */
  handle(tab: Tab, frame: CallFrame): string | null {
    const { frames } = this.calls;
    switch (frame.event) {
      case 'call':
        return frames.call(tab, frame.data);
      case 'addcall':
        return frames.addCall(tab, frame.data);
      case 'confirmed':
        return frames.confirm(tab, frame.data);
      case 'signal':
        return frames.signal(tab, frame.data);
      case 'state':
        return frames.setState(tab, frame.data);
      case 'leave':
        return frames.leave(tab, frame.data);
      default:
        return frame satisfies never;
    }
  }

  learn(call: CallState) {
    return this.calls.learn(call);
  }

  /**
   * Hands a message to the one tab it is for. Whoever isn't known to be in the call may have come just now: its
   * object is asked once, and what comes meanwhile waits.
   */
  async deliver({ call, user, from, to, body }: Relayed) {
    const asking = this.#asking.get(call);
    if (asking) await asking;
    else if (!this.calls.knows(call, user, from)) await this.#ask(call);
    if (!this.calls.knows(call, user, from) || !this.calls.knows(call, this.#line.me(), to)) return;
    const tab = this.#line.tabs().find(({ peerId }) => peerId === to);
    tab?.send({ event: 'signal', data: { ...body, call, from } });
  }

  #ask(call: string): Promise<void> {
    const asked = this.calls
      .refresh(call)
      .catch((error: unknown) => console.error('A call could not be asked', error))
      .finally(() => this.#asking.delete(call));
    this.#asking.set(call, asked);
    return asked;
  }
}

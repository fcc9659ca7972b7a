import { applyEvent } from '../../../durable/calls/call-reducer.ts';
import type {
  Ask,
  PendingCommand,
  RingAnswer,
  UserCommand,
  UserInput,
} from '../../../durable/calls/user-commands.ts';
import { reduceUser } from '../../../durable/calls/user-reducer.ts';
import { loadState, type UserState } from '../../../durable/calls/user-state.ts';
import type { OpenTab } from '../../../durable/tab.ts';
import type { CallClientFrame } from '../../../worker/contract/call.ts';
import type { CallState } from '../../../worker/contract/objects/call.ts';
import { Disk } from './call-machine/disk.ts';
import { NOW, answeredCall, callee, peer } from './call-makers.ts';

export const tabOf = (id: number, tab = 'a'): OpenTab => {
  const { peerId, userSocketId, deviceId } = peer(id, tab);
  return { id: userSocketId, peerId, deviceId };
};

/** A user's reducer with open tabs, and its last outputs. */
export class Driven {
  state: UserState;
  now = NOW;
  tabs: OpenTab[];
  readonly disk = new Disk();
  commands: UserCommand[] = [];
  reply: string | null = null;
  readonly me: number;

  constructor(me: number) {
    this.me = me;
    this.tabs = [tabOf(me)];
    this.state = loadState(me, this.disk, NOW);
  }

  take(input: UserInput): this {
    const { state, commands, reply } = reduceUser(this.state, input, this);
    Object.assign(this, { state, commands, reply });
    for (const command of commands) {
      if (command.kind === 'put') this.disk.put(command.key, command.value);
      if (command.kind === 'delete') this.disk.delete(command.key);
    }
    return this;
  }

  frame(frame: CallClientFrame, newCall = 'call'): this {
    return this.take({ kind: 'frame', tab: tabOf(this.me), frame, newCall });
  }

  /** The object is evicted: only what was stored is left. */
  evict() {
    this.state = loadState(this.me, this.disk, this.now);
  }

  get request(): Ask | undefined {
    return this.commands.flatMap((one) => (one.kind === 'request' ? [one.request] : []))[0];
  }

  get errors() {
    return this.commands.flatMap((one) => (one.kind === 'error' ? [one.message] : []));
  }

  get sent() {
    return this.commands.flatMap((one) => (one.kind === 'send' ? [one.frame.event] : []));
  }

  get endings() {
    return this.commands.flatMap((one) =>
      one.kind === 'send' && one.frame.event === 'ended' ? [one.frame.data.reason] : [],
    );
  }

  get pendingCommands(): PendingCommand['kind'][] {
    return this.state.pendingCommands.map(({ command }) => command.kind);
  }
}

const facts = (more: Partial<RingAnswer> = {}): RingAnswer => ({
  me: { id: 1, name: 'Player 1', firstFile: null },
  session: null,
  callees: [callee(2)],
  call: null,
  turnServer: false,
  sfu: false,
  ...more,
});
export const call = { event: 'call', data: { to: [2], media: 'audio' } } satisfies CallClientFrame;
export const join = {
  event: 'join',
  data: { session: 7, media: 'audio' },
} satisfies CallClientFrame;
export const session = { id: 7, name: 'Raid' };
export const answered = (
  answer: Extract<UserInput, { kind: 'answered' }>['answer'],
): UserInput => ({
  kind: 'answered',
  answer,
});
export const asFacts = (more?: Partial<RingAnswer>) =>
  answered({ kind: 'facts', facts: facts(more) });

/** The answered call, after this user has left it. */
export const over = (by: number) =>
  applyEvent(
    answeredCall(),
    { type: 'leave', user: by, peerId: peer(by).peerId, reason: 'left' },
    NOW,
  );

/** A user whose object has heard of these calls. */
export const knowing = (id: number, ...calls: CallState[]) => {
  const user = new Driven(id);
  for (const known of calls) user.take({ kind: 'learned', call: known });
  return user;
};

/** A frame from the user's second tab. */
export const fromOther = (user: Driven, frame: CallClientFrame) => {
  const tab = tabOf(user.me, 'b');
  user.tabs = [...user.tabs.filter(({ id }) => id !== tab.id), tab];
  return user.take({ kind: 'frame', tab, frame, newCall: 'other' });
};

export const candidate = (text: string) => ({ link: 'link', candidate: { candidate: text } });

export const forwarded = (user: Driven) => user.commands.filter(({ kind }) => kind === 'forward');

export const signal = (
  to: string,
  body = candidate('candidate:1 1 udp 1 10.0.0.1 9 typ host'),
) => ({
  event: 'signal' as const,
  data: { call: 'call', to, ...body },
});

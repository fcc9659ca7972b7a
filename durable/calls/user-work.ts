import type { CallServerFrame } from '../../worker/contract/call.ts';
import type {
  CallState,
  Peer,
  CallEvent,
  ForwardedSignal,
} from '../../worker/contract/objects/call.ts';
import type { OpenTab, TabId } from '../tab.ts';
import { isInCall, isRinging, personOf } from './call-state.ts';
import {
  confirmationFrames,
  endingOf,
  hasChanged,
  ownJoinedFrames,
  changeFrames,
} from './call-view.ts';
import type { Act, Ask, PendingCommand, UserCommand } from './user-commands.ts';
import {
  CALL_PREFIX,
  PENDING_PREFIX,
  type PendingEntry,
  type UserState,
  conflictOf,
  currentCall,
  isPeerIn,
  isStarting,
  joinedCalls,
  knownCall,
  promptsOf,
  seatIn,
  supersededCalls,
  toEntry,
} from './user-state.ts';

/** How long an ended call is kept, so that a late frame or update is recognised. */
const RETENTION_MS = 10 * 60 * 1000;
/** When a new pending command is checked at the latest, in case the object was evicted meanwhile. */
const RECOVERY_MS = 4_000;
const ATTEMPTS_MAX = 15;
const RETRY_MS = 1_000;
const LATE_RETRY_MS = 60_000;

/** Requests to the database. */
const QUERIES: ReadonlySet<Ask['kind']> = new Set([
  'ring-facts',
  'session-facts',
  'may-join',
  'find',
]);

export interface Surroundings {
  /** In ms since 1970. */
  now: number;
  tabs: readonly OpenTab[];
}

/** Whether it takes a right away. Such a command is never given up, or whoever was removed would stay in the call. */
const isRevocation = (command: PendingCommand): command is Act =>
  command.kind === 'act' && ['bar', 'block', 'unfriend'].includes(command.event.type);

const isLate = ({ command }: PendingEntry) => command.kind === 'act' && command.late === true;

const isAt = (peerId: string) => (tab: TabId) => tab.peerId === peerId;

/** A unit of work: what one input does. It collects the next state and the commands. */
export class UserWork {
  state: UserState;
  readonly commands: UserCommand[] = [];
  readonly now: number;
  readonly tabs: readonly OpenTab[];
  #paused = false;

  constructor(state: UserState, { now, tabs }: Surroundings) {
    this.state = state;
    this.now = now;
    this.tabs = tabs;
  }

  send(tab: TabId, frame: CallServerFrame) {
    this.commands.push({ kind: 'send', tab, frame });
  }

  /** Tells a tab why its request about a call was refused. */
  error({ userSocketId, peerId }: Peer, message: string) {
    this.commands.push({ kind: 'error', tab: { id: userSocketId, peerId }, message });
  }

  /** Tells a tab that the ring it answers is over. */
  sendOver(tab: TabId, call: CallState) {
    const { left, ring } = personOf(call, this.state.me) ?? {};
    const elsewhere = ring?.answeredBy && ring.answeredBy !== tab.id && left?.peerId !== tab.peerId;
    const reason = elsewhere ? 'elsewhere' : endingOf(call, this.state.me);
    this.send(tab, { event: 'ended', data: { call: call.id, reason } });
  }

  /** Adds a pending command, unless the same one is already there, late or not. */
  add(command: PendingCommand) {
    const text = JSON.stringify(command);
    // On, off and on again are three commands. Any other repeated command needs to run only once.
    const repeatable = command.kind === 'act' && ['switch', 'hand'].includes(command.event.type);
    const { pendingCommands } = this.state;
    const isSame = (entry: PendingEntry) =>
      JSON.stringify({ ...entry.command, late: undefined }) === text;
    if (!repeatable && pendingCommands.some(isSame)) return;
    if (pendingCommands.length === 0) this.commands.push({ kind: 'wake', inMs: RECOVERY_MS });
    this.#append(command);
  }

  #append(command: PendingCommand) {
    const { pendingCommands, lastKey } = this.state;
    const key = PENDING_PREFIX + String(lastKey + 1).padStart(12, '0');
    this.state = {
      ...this.state,
      pendingCommands: [...pendingCommands, toEntry(key, command)],
      lastKey: lastKey + 1,
    };
    this.commands.push({ kind: 'put', key, value: command });
  }

  /**
   * Withdraws the calls that a tab has begun or answered, if nobody else knows of it yet, except that a session's call
   * stays claimed for a few seconds. An answer to a query for them is then ignored.
   */
  withdraw(peerId: string, is: (call: string) => boolean): boolean {
    const { pendingCommands } = this.state;
    const isWithdrawn = ({ command, request }: PendingEntry) =>
      (command.kind === 'start' || command.kind === 'join' || command.kind === 'accept') &&
      command.peer.peerId === peerId &&
      is(command.call) &&
      (request === null || QUERIES.has(request.kind));
    const withdrawn = pendingCommands.filter(isWithdrawn);
    const left = pendingCommands.filter((entry) => !isWithdrawn(entry));
    this.state = { ...this.state, pendingCommands: left };
    for (const { key, command } of withdrawn) {
      this.commands.push({ kind: 'delete', key });
      // Its tab begins no other call before this one is named or over.
      if (!isStarting(command)) continue;
      const data = { call: command.call, reason: 'cancelled' } as const;
      this.#sendTo(isAt(peerId), { event: 'ended', data });
    }
    return withdrawn.length > 0;
  }

  act(call: string, event: CallEvent) {
    this.add({ kind: 'act', call, event });
  }

  /** Tells a call what may be lost, since the next event of this kind repairs it. Nothing is stored. */
  tell(call: string, event: CallEvent) {
    this.commands.push({ kind: 'tell', call, event });
  }

  /** Changes the first pending command. A new command is also stored. */
  setFirst(entry: PendingEntry) {
    const [first, ...others] = this.state.pendingCommands;
    this.state = { ...this.state, pendingCommands: [entry, ...others] };
    if (first?.command !== entry.command) {
      this.commands.push({ kind: 'put', key: entry.key, value: entry.command });
    }
  }

  dropFirst() {
    const [first, ...others] = this.state.pendingCommands;
    this.state = { ...this.state, pendingCommands: others };
    if (first) this.commands.push({ kind: 'delete', key: first.key });
  }

  /** Drops the first pending command, and tells its tab why. */
  refuseFirst(peer: Peer, message: string) {
    this.error(peer, message);
    this.dropFirst();
  }

  /**
   * The first entry's request has failed. The entry is retried. After too many attempts it is dropped, or is late from
   * then on if it takes a right away.
   */
  retryFirst() {
    const [first] = this.state.pendingCommands;
    this.state = { ...this.state, requesting: false };
    if (!first) return;
    const { command } = first;
    const attempts = first.attempts + 1;
    if (attempts < ATTEMPTS_MAX && !isLate(first)) {
      this.setFirst({ ...first, task: command, request: null, asked: 0, attempts });
      this.commands.push({ kind: 'wake', inMs: RETRY_MS });
      this.#paused = true;
    } else if (isStarting(command)) {
      this.refuseFirst(command.peer, 'The call could not be started.');
    } else {
      this.dropFirst();
      if (isRevocation(command)) this.#postpone(command);
    }
  }

  /** Puts an act behind the others, for one attempt when its turn comes. */
  #postpone(act: Act) {
    this.#append({ ...act, late: true });
    this.commands.push({ kind: 'wake', inMs: LATE_RETRY_MS });
    this.#paused = this.state.pendingCommands.every(isLate);
  }

  /** Whether the pending commands wait for the alarm, because the first has just failed. */
  get paused() {
    return this.#paused;
  }

  /** Tells a new tab which call it is in, and what rings. */
  welcome(tab: TabId) {
    const { me } = this.state;
    const superseded = supersededCalls(this.state);
    for (const call of joinedCalls(this.state)) {
      if (seatIn(call, me)?.peerId !== tab.peerId || superseded.includes(call)) continue;
      for (const frame of ownJoinedFrames(call, me)) this.send(tab, frame);
    }
    for (const prompt of promptsOf(this.state).values()) this.send(tab, prompt);
  }

  /** Delivers a message to its tab, if both peers are in the call. */
  deliver({ call, user, from, to, body }: ForwardedSignal) {
    if (!isPeerIn(this.state, call, user, from)) return;
    if (!isPeerIn(this.state, call, this.state.me, to)) return;
    this.#sendTo(isAt(to), { event: 'signal', data: { ...body, call, from } });
  }

  /** Takes a call's newest state. @returns `busy` if it can't ring */
  learn(call: CallState): 'busy' | null {
    const { me } = this.state;
    const before = knownCall(this.state, call.id);
    if (before && before.version >= call.version) return null;
    const person = personOf(call, me);
    const rings = !before && person !== undefined && isRinging(person);
    if (rings && conflictOf(this.state, call) === 'busy') return 'busy';
    const one = { call, heardAt: this.now };
    const shown = currentCall(this.state);
    this.state = { ...this.state, known: new Map(this.state.known).set(call.id, one) };
    this.#sendSeatChanges(before, call, shown?.id);
    // If all that is heard of a call is that it's over, there is nothing to store.
    const matters = before !== undefined || (person && isInCall(person)) || person?.left;
    if (matters) this.commands.push({ kind: 'put', key: CALL_PREFIX + call.id, value: one });
    this.forgetOld();
    return null;
  }

  /** Tells the tabs what rings now and what stopped ringing. */
  showPrompts() {
    const before = this.state.prompts;
    const prompts = promptsOf(this.state);
    this.state = { ...this.state, prompts };
    for (const id of before.keys()) if (!prompts.has(id)) this.#sendPromptEnd(id);
    for (const [id, frame] of prompts) {
      if (hasChanged(frame, before.get(id) ?? null)) this.#sendTo(() => true, frame);
    }
  }

  /** Deletes calls a while after they ended, since they hold the names of everyone in them. Wakes for the others. */
  forgetOld() {
    const known = new Map(this.state.known);
    for (const [id, { call, heardAt }] of known) {
      const person = personOf(call, this.state.me);
      const over = call.endedAt !== null || !person || !isInCall(person);
      if (!over) continue;
      const left = heardAt + RETENTION_MS - this.now;
      if (left > 0) {
        this.commands.push({ kind: 'wake', inMs: left });
        continue;
      }
      known.delete(id);
      this.commands.push({ kind: 'delete', key: CALL_PREFIX + id });
    }
    this.state = { ...this.state, known };
  }

  #sendTo(is: (tab: TabId) => boolean, frame: CallServerFrame) {
    for (const tab of this.tabs) if (is(tab)) this.send(tab, frame);
  }

  /**
   * Sends a tab the changes of its call. If the user is in two calls for a moment, only the one that stays is sent.
   * @param shown the call that the tab was shown before
   */
  #sendSeatChanges(before: CallState | undefined, call: CallState, shown: string | undefined) {
    const { me } = this.state;
    const old = before && seatIn(before, me);
    const person = personOf(call, me);
    if (person?.seat) {
      const { peerId } = person.seat;
      if (supersededCalls(this.state).includes(call)) return;
      const frames =
        before && old?.peerId === peerId && shown === call.id
          ? changeFrames(before, call, me)
          : ownJoinedFrames(call, me);
      for (const frame of frames) this.#sendTo(isAt(peerId), frame);
    }
    if (before && old && old.peerId !== person?.seat?.peerId) {
      const reason = person?.left?.reason ?? 'left';
      const ended: CallServerFrame = { event: 'ended', data: { call: call.id, reason } };
      for (const frame of [...confirmationFrames(before, call, me), ended]) {
        this.#sendTo(isAt(old.peerId), frame);
      }
    }
  }

  /** Ends a prompt with its reason. If one tab answered, the other tabs get `elsewhere`. */
  #sendPromptEnd(id: string) {
    const call = knownCall(this.state, id);
    const person = call && personOf(call, this.state.me);
    if (!call || !person) return;
    const reason = isRinging(person) ? 'elsewhere' : endingOf(call, person.id);
    const { answeredBy = null } = person.ring ?? {};
    for (const tab of this.tabs) {
      if (person.seat?.peerId === tab.peerId) continue;
      const answered = answeredBy === null || tab.id === answeredBy;
      const data = { call: id, reason: answered ? reason : 'elsewhere' } as const;
      this.send(tab, { event: 'ended', data });
    }
  }
}

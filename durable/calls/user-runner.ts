import type { CallTransport } from '../../worker/contract/call-bounds.ts';
import type { CallClientFrame } from '../../worker/contract/call.ts';
import type { CallEvent, CallState, ForwardedSignal } from '../../worker/contract/objects/call.ts';
import type { OpenTab, Tab } from '../tab.ts';
import { ringing } from './call-state.ts';
import type { Answer, Ask, UserCommand, UserInput } from './user-commands.ts';
import type { Ports } from './user-ports.ts';
import { reduceUser } from './user-reducer.ts';
import { type UserState, connectsBy, loadState, mayReturn } from './user-state.ts';

type AwaitedKind = 'device-ended' | 'blocked' | 'unfriended' | 'session-left' | 'alarm';

/** Runs the reducer of one user's calls: gives it inputs, and carries out its commands. */
export class UserRunner {
  readonly #ports: Ports;
  readonly #underWay = new Set<Promise<void>>();
  #loaded: UserState | null = null;

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  /** @returns what is wrong with the frame, or null */
  handleFrame({ id, peerId, deviceId }: OpenTab, frame: CallClientFrame): string | null {
    const tab = { id, peerId, deviceId };
    return this.#reduce({ kind: 'frame', tab, frame, newCall: crypto.randomUUID() });
  }

  /** @param asked the peer id that the tab wants to keep */
  openTab({ id, peerId, deviceId }: OpenTab, asked: string | null) {
    this.#reduce({ kind: 'tab-opened', tab: { id, peerId, deviceId }, asked });
  }

  closeTab() {
    this.#reduce({ kind: 'tab-closed' });
  }

  /** Takes a call's newest state. @returns `busy` if it can't ring */
  learn(call: CallState): 'busy' | null {
    return this.#reduce({ kind: 'learned', call }) === 'busy' ? 'busy' : null;
  }

  /** Delivers a message to its tab. */
  async deliver(message: ForwardedSignal) {
    this.#reduce({ kind: 'signal', message });
    if (this.#state.waiting.has(message.call)) await this.#idle();
  }

  /** Resolves when the calls concerned know of it, or the alarm will tell them. */
  async take(input: Extract<UserInput, { kind: AwaitedKind }>) {
    this.#reduce(input);
    await this.#idle();
  }

  connectsBy(call: string): CallTransport | null {
    return connectsBy(this.#state, call);
  }

  /** Whether a tab may keep a peer id. */
  returning(peerId: string, deviceId: number): boolean {
    return mayReturn(this.#state, peerId, deviceId);
  }

  /** Loaded at the first input, when the object knows its name. */
  get #state(): UserState {
    const { me, store, now } = this.#ports;
    this.#loaded ??= loadState(me(), store, now());
    return this.#loaded;
  }

  #reduce(input: UserInput): string | null {
    const tabs = this.#ports.tabs();
    const around = { now: this.#ports.now(), tabs };
    const { state, commands, reply } = reduceUser(this.#state, input, around);
    this.#loaded = state;
    for (const command of commands) this.#run(command, tabs);
    return reply;
  }

  #run(command: UserCommand, tabs: readonly Tab[]) {
    const { store, forward, refuse, wakeIn } = this.#ports;
    switch (command.kind) {
      case 'send':
        tabs.find(({ id }) => id === command.tab.id)?.send(command.frame);
        return;
      case 'error':
        refuse(command.tab, command.message);
        return;
      case 'forward':
        forward(command.user, command.message);
        return;
      case 'tell':
        this.#track(this.#tell(command.call, command.event));
        return;
      case 'put':
        store.put(command.key, command.value);
        return;
      case 'delete':
        store.delete(command.key);
        return;
      case 'request':
        this.#track(this.#request(command.request));
        return;
      case 'look':
        this.#track(this.#look(command.id));
        return;
      case 'wake':
        wakeIn(command.inMs);
        return;
      default:
        command satisfies never;
    }
  }

  async #request(request: Ask) {
    let input: UserInput;
    try {
      input = { kind: 'answered', answer: await this.#ask(request) };
    } catch (error) {
      console.error(`A call's ${request.kind} failed`, error);
      input = { kind: 'failed' };
    }
    this.#reduce(input);
  }

  async #ask(request: Ask): Promise<Answer> {
    const { call, facts, announce } = this.#ports;
    switch (request.kind) {
      case 'ring-facts': {
        const { actor, to, basis, session } = request;
        return { kind: 'facts', facts: await facts.ring(actor, to, basis.users, session) };
      }
      case 'session-facts': {
        const { actor, session, call: id, ended } = request;
        return { kind: 'facts', facts: await facts.session(actor, session, id, ended) };
      }
      case 'may-join': {
        const { actor, basis, present, session } = request;
        const me = await facts.mayJoin(actor, { members: basis.users, present, session });
        return { kind: 'may-join', me };
      }
      case 'find':
        return { kind: 'found', call: await call(request.call).look() };
      case 'announce':
        await Promise.all(ringing(request.call).map(({ id }) => announce(id, request.call)));
        return { kind: 'announced' };
      case 'begin':
        return { kind: 'begun', call: await call(request.call.id).start(request.call) };
      case 'act': {
        const { event, basis } = request;
        return { kind: 'acted', acted: await call(request.call).act(event, basis) };
      }
      default:
        return request satisfies never;
    }
  }

  async #tell(id: string, event: CallEvent) {
    try {
      await this.#ports.call(id).act(event);
    } catch (error) {
      console.error(`A call couldn't be told of ${event.type}`, error);
    }
  }

  async #look(id: string) {
    let input: UserInput;
    try {
      input = { kind: 'looked', id, call: await this.#ports.call(id).look() };
    } catch (error) {
      console.error('A call could not be looked up', error);
      input = { kind: 'look-failed', id };
    }
    this.#reduce(input);
  }

  #track(doing: Promise<void>) {
    this.#underWay.add(doing);
    void doing.finally(() => this.#underWay.delete(doing));
  }

  /** Resolves when no request is in progress. Each has succeeded, or has failed and waits for the alarm. */
  async #idle() {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }
}

import type { CallMedia } from '../../../worker/contract/call-bounds.ts';
import type { SentFrame, ServerFrame } from '../../../worker/contract/socket.ts';
import type { Clock } from '../../presence/clock.ts';
import type { ActiveCall } from './active-call.ts';
import type { IceAnswer } from './ice.ts';
import { type CallInput, dueAt, reduceTab } from './machine.ts';
import { notifyOf } from './notify.ts';
import { RingLock } from './ring-lock.ts';
import { callSettings } from './settings.ts';
import { makeSounds } from './sounds.ts';
import { type TabState, hearsRingback, initialState, type Switches, type Target } from './state.ts';
import { calls } from './store.ts';
import type { TabPeer } from './tab-peer.ts';

// Loaded when the first ring or call begins.

export interface CallControllerInputs {
  user: number;
  send: (frame: SentFrame) => void;
  /** Makes the socket prove that it is alive. */
  prove: () => void;
  tabPeer: TabPeer;
  askIce: (call: string) => Promise<IceAnswer>;
  clock: Clock;
}

/** Runs the call machine in this tab: its clock, its frames, its sounds, and its own part in a call. */
export class CallController {
  readonly #inputs: CallControllerInputs;
  readonly #sounds = makeSounds();
  readonly #ringer: RingLock;
  readonly #stopSettings: () => void;
  #state: TabState;
  #active: Promise<ActiveCall> | null = null;
  #stopClock: (() => void) | null = null;
  #stopRingback: (() => void) | null = null;
  #heardBefore = true;
  #closed = false;

  constructor(inputs: CallControllerInputs) {
    this.#inputs = inputs;
    this.#state = initialState(inputs.user);
    this.#ringer = new RingLock({
      user: inputs.user,
      locks: navigator.locks,
      ring: () => this.#ringAloud(),
      notify: () => notifyOf(this.#state.rings),
      visible: () => document.visibilityState === 'visible',
      audible: () => navigator.userActivation.hasBeenActive,
      after: inputs.clock.after,
    });
    this.#stopSettings = callSettings.subscribe(() => this.#sound());
    calls.setState(this.#state);
  }

  put(input: CallInput) {
    if (this.#closed) return;
    if (input.kind === 'frame' && input.frame.event === 'signal') {
      this.#signal(input.frame);
      return;
    }
    const before = this.#state;
    const { state, send } = reduceTab(before, input, this.#inputs.clock.now());
    this.#state = state;
    for (const frame of send) this.#inputs.send(frame);
    if (state === before) return;
    calls.setState(state);
    this.#keep();
    this.#follow(before);
    this.#tellOfOthers(before);
    this.#sound();
    this.#setClock();
  }

  dial = (target: Target, media: CallMedia) => this.put({ kind: 'dial', target, media });
  add = (to: readonly number[]) => this.put({ kind: 'add', to });
  accept = (call: string, media: CallMedia) => this.put({ kind: 'accept', call, media });
  decline = (call: string) => this.put({ kind: 'decline', call });
  leave = () => this.put({ kind: 'leave' });
  raiseHand = (up: boolean) => this.put({ kind: 'hand', up });
  muteOther = (peer: string) => this.put({ kind: 'mute', peer });
  removeOther = (peer: string) => this.put({ kind: 'remove', peer });
  answerStranger = (user: number, agrees: boolean) => this.put({ kind: 'stranger', user, agrees });
  read = () => this.put({ kind: 'read' });
  switch = (change: Partial<Switches>) => {
    // Unmuting also turns the sound back on.
    if (change.audio && calls.view().own.deafened) this.#setDeafened(false);
    this.put({ kind: 'switch', switches: { ...this.#state.switches, ...change } });
  };

  /** Call this directly in a click handler. Browsers offer screen sharing only then. */
  share = () => void this.#active?.then((active) => active.share());
  /** Turning the sound off also mutes, visible to everyone. Turning it back on restores the microphone. */
  deafen = (deafened: boolean) => {
    if (deafened && !calls.view().own.deafened) this.#heardBefore = this.#state.switches.audio;
    this.#setDeafened(deafened);
    this.switch({ audio: !deafened && this.#heardBefore });
  };
  /** Tries at once to reach the SFU again. */
  retryVoice = () => void this.#active?.then((active) => active.retry());
  pin = (peer: string, pinned: boolean) =>
    void this.#active?.then((active) => active.pin(peer, pinned));
  holdToTalk = (held: boolean) => void this.#active?.then((active) => active.holdToTalk(held));

  /** A log-out leaves the call at once. */
  close() {
    this.leave();
    this.#closed = true;
    this.#stopClock?.();
    this.#stopSettings();
    this.#ringer.close();
    this.#stopRingback?.();
    this.#sounds.close();
    calls.clear();
  }

  #setDeafened(deafened: boolean) {
    calls.setOwn({ deafened });
    void this.#active?.then((active) => active.deafen(deafened));
  }

  #signal({ data }: Extract<ServerFrame, { event: 'signal' }>) {
    const { call, from, ...body } = data;
    void this.#active?.then((active) => active.hear(call, from, body));
  }

  #follow(before: TabState) {
    const { clock, askIce, send, prove } = this.#inputs;
    const state = this.#state;
    if (state.talk && !this.#active) {
      this.#active = import('./active-call.ts').then(
        (loaded) =>
          new loaded.ActiveCall(
            {
              clock,
              askIce,
              prove,
              send: (call, to, body) => send({ event: 'signal', data: { call, to, ...body } }),
              tellSpeaking: (call, on) => send({ event: 'speaking', data: { call, on } }),
              onSwitches: (change) => this.switch(change),
              toggleMicrophone: () => this.switch({ audio: !this.#state.switches.audio }),
              hangUp: this.leave,
            },
            this.#state,
          ),
      );
      this.#active.catch(() => {
        this.#active = null;
        this.put({ kind: 'fail' });
      });
    } else if (!state.talk && this.#active) {
      const active = this.#active;
      this.#active = null;
      void active.then((open) => open.close()).catch(() => undefined);
    } else if (before !== state) void this.#active?.then((active) => active.follow(state));
  }

  /** Stores what a reload needs to rejoin the call. */
  #keep() {
    const { talk, self, switches, connected } = this.#state;
    const { tabPeer } = this.#inputs;
    if (!talk) tabPeer.forget(!connected);
    else if (talk.roster && self) {
      const { media, agreed, since, togetherMs, mutes } = talk;
      const { peerId } = self;
      const known = { agreed: agreed ?? [], since, togetherMs, mutes };
      void tabPeer.keep({ peerId, media, switches, ...known });
    }
  }

  #sound() {
    this.#ringer.follow(this.#state.rings.some(({ answer }) => answer === null));
    const waits = hearsRingback(this.#state);
    if (waits === (this.#stopRingback !== null)) return;
    this.#stopRingback?.();
    this.#stopRingback = waits ? this.#sounds.loop('ringback') : null;
  }

  /** Plays a sound when someone has joined or left the call. */
  #tellOfOthers(before: TabState) {
    const { talk } = this.#state;
    if (!talk?.roster || !before.talk?.roster || before.talk.call !== talk.call) return;
    const now = talk.roster.members.map(({ peerId }) => peerId);
    const then = before.talk.roster.members.map(({ peerId }) => peerId);
    if (now.some((peerId) => !then.includes(peerId))) this.#sounds.once('joined');
    else if (then.some((peerId) => !now.includes(peerId))) this.#sounds.once('left');
  }

  /** Plays the ring as long as the user's settings allow it. */
  #ringAloud() {
    let stop: (() => void) | null = null;
    const follow = () => {
      const wanted = callSettings.get().ringSound;
      if (wanted === (stop !== null)) return;
      stop?.();
      stop = wanted ? this.#sounds.loop('ring') : null;
    };
    const stopFollowing = callSettings.subscribe(follow);
    follow();
    return () => {
      stopFollowing();
      stop?.();
    };
  }

  #setClock() {
    this.#stopClock?.();
    const { clock } = this.#inputs;
    const due = dueAt(this.#state);
    this.#stopClock =
      due === null
        ? null
        : clock.after(Math.max(0, due - clock.now()), () => this.put({ kind: 'time' }));
  }
}

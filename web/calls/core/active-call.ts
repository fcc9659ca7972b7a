import type { SignalBody } from '../../../worker/contract/call.ts';
import type { Clock } from '../../presence/clock.ts';
import { connectWith, type Line } from './connection.ts';
import { heldBack } from './exposure.ts';
import { type IceAnswer, IceServers } from './ice.ts';
import { LocalMedia, type Source } from './media.ts';
import { Mesh } from './mesh.ts';
import { callSettings } from './settings.ts';
import { Speakers } from './speakers.ts';
import type { TabState, Switches } from './state.ts';
import { calls } from './store.ts';
import { ownTalkKey } from './talk-key.ts';
import { watchCall } from './watch.ts';

// The parts of a running call. Loaded when the first call begins.

export interface ActiveCallInputs {
  clock: Clock;
  askIce: (call: string) => Promise<IceAnswer>;
  send: (call: string, to: string, body: SignalBody) => void;
  /** Makes the socket prove that it is alive. */
  prove: () => void;
  /** A device has changed a switch, for example because it was unplugged. */
  onSwitches: (change: Partial<Switches>) => void;
}

/** Keeps the stream while its track stays the same, so that the video doesn't flicker. */
const streamOf = (track: MediaStreamTrack | null, shown: MediaStream | null) =>
  track && (shown?.getTracks()[0] === track ? shown : new MediaStream([track]));

const SWITCH_OF = { mic: 'audio', camera: 'video', screen: 'screen' } as const;

/** This tab's part in one call: its own media, its links to the others, and what it plays and shows of them. */
export class ActiveCall {
  readonly #inputs: ActiveCallInputs;
  readonly #media: LocalMedia;
  readonly #speakers: Speakers;
  readonly #talkKey: ReturnType<typeof ownTalkKey>;
  readonly #stops: (() => void)[];
  #state: TabState;
  #mesh: { call: string; mesh: Mesh; ice: IceServers } | null = null;
  #early: { call: string; from: string; body: SignalBody }[] = [];

  constructor(inputs: ActiveCallInputs, state: TabState) {
    this.#inputs = inputs;
    this.#state = state;
    // Undefined on an insecure page, whatever the types say.
    const devices: MediaDevices | undefined = navigator.mediaDevices;
    this.#media = new LocalMedia({
      devices,
      settings: callSettings.get,
      onTracks: () => this.#sendOut(),
      onTrouble: (source, trouble) =>
        calls.setOwn({ trouble: { ...calls.view().own.trouble, [source]: trouble } }),
      onOff: (source: Source) => inputs.onSwitches({ [SWITCH_OF[source]]: false }),
    });
    this.#speakers = new Speakers({
      settings: callSettings.get,
      onAutoplayBlocked: (autoplayBlocked) => calls.setOwn({ autoplayBlocked }),
    });
    this.#talkKey = ownTalkKey(callSettings.get, () => this.#want());
    const online = () => this.#mesh?.mesh.move();
    addEventListener('online', online);
    let before = callSettings.get();
    this.#stops = [
      () => removeEventListener('online', online),
      callSettings.subscribe(() => {
        const now = callSettings.get();
        this.#speakers.adjust();
        for (const source of ['mic', 'camera'] as const) {
          if (now[source] !== before[source]) this.#media.change(source);
        }
        if (now.pushToTalk !== before.pushToTalk) this.#want();
        before = now;
      }),
      watchCall({
        clock: inputs.clock,
        mic: () => this.#media.tracks().mic,
        connections: () => this.#mesh?.mesh.connections() ?? [],
        relays: () => this.#mesh?.ice.relays ?? false,
        onSilence: (peerId, silent) => {
          this.#mesh?.mesh.doubt(peerId, silent);
          if (silent) inputs.prove();
        },
      }),
    ];
    this.follow(state);
  }

  /** Takes the call's new state. */
  follow(state: TabState) {
    const { talk, self, switches } = state;
    const before = this.#state;
    this.#state = state;
    if (before === state || before.switches !== switches) this.#want();
    if (!talk?.call || !talk.roster || !self) return;
    if (this.#mesh?.call !== talk.call) this.#enter(talk.call, self.peerId);
    const held = new Set(heldBack(talk, state.user).map(({ peerId }) => peerId));
    this.#mesh?.mesh.follow(talk.roster, held, talk.arrivals);
    if (before.talk?.roster?.members.length !== talk.roster.members.length) {
      this.#mesh?.mesh.resend();
    }
  }

  hear(call: string, from: string, body: SignalBody) {
    if (this.#mesh?.call === call) this.#mesh.mesh.hear(from, body);
    else this.#early.push({ call, from, body });
  }

  /** Call this directly in a click handler. */
  async share() {
    if (await this.#media.share()) this.#inputs.onSwitches({ screen: true });
  }

  deafen(deafened: boolean) {
    this.#speakers.deafen(deafened);
    calls.setOwn({ deafened });
  }

  /** The button that replaces the talk key on touch screens. */
  holdToTalk(held: boolean) {
    this.#talkKey.hold(held);
  }

  close() {
    for (const stop of this.#stops) stop();
    this.#talkKey.close();
    this.#mesh?.mesh.close();
    this.#media.close();
    this.#speakers.close();
    calls.clearMedia();
  }

  #want() {
    const waitsForKey = callSettings.get().pushToTalk && !this.#talkKey.held();
    this.#media.want(this.#state.switches, waitsForKey);
    if (calls.view().own.waitsForKey !== waitsForKey) calls.setOwn({ waitsForKey });
  }

  #sendOut() {
    this.#mesh?.mesh.resend();
    const { camera, screen } = this.#media.tracks();
    const { own } = calls.view();
    calls.setOwn({
      camera: streamOf(camera, own.camera),
      screen: streamOf(screen, own.screen),
    });
  }

  #enter(call: string, peerId: string) {
    this.#mesh?.mesh.close();
    const { clock, askIce, send } = this.#inputs;
    const ice = new IceServers(() => askIce(call), clock);
    const mesh = new Mesh({
      peerId,
      connect: connectWith(() => (this.#state.talk?.roster?.members.length ?? 1) - 1),
      servers: ice.get,
      clock,
      name: () => crypto.randomUUID(),
      tracks: this.#media.tracks,
      send: (to, body) => send(call, to, body),
      onTrack: (from, line, track) => this.#show(from, line, track),
      onState: (from, state) => calls.setPerson(from, { state }),
      onGone: (from) => {
        for (const line of ['mic', 'screenSound']) this.#speakers.stop(`${from} ${line}`);
        calls.dropPerson(from);
      },
    });
    this.#mesh = { call, mesh, ice };
    const early = this.#early.filter((signal) => signal.call === call);
    this.#early = [];
    for (const { from, body } of early) mesh.hear(from, body);
  }

  #show(from: string, line: Line, track: MediaStreamTrack) {
    if (line === 'camera' || line === 'screen') {
      calls.setPerson(from, { [line]: new MediaStream([track]) });
      return;
    }
    const member = this.#state.talk?.roster?.members.find(({ peerId }) => peerId === from);
    this.#speakers.play(`${from} ${line}`, member?.id ?? 0, track);
  }
}

import { type CallTransport, SFU_ALL_HEARD_MAX } from '../../../worker/contract/call-bounds.ts';
import type { SignalBody } from '../../../worker/contract/call.ts';
import { announce } from '../../base/toast-store.ts';
import type { Clock } from '../../presence/clock.ts';
import { calls as words } from '../../words/made/calls.ts';
import type { Trouble } from './capture.ts';
import type { Line } from './connection.ts';
import { watchDevices, watchMicrophones } from './devices.ts';
import { heldBack } from './exposure.ts';
import type { LinkState } from './health.ts';
import { type IceAnswer, IceServers } from './ice.ts';
import { LargeSpeaker } from './large-speaker.ts';
import { type Links, openMesh, openSfuLink } from './links.ts';
import { LocalMedia, type Source } from './media.ts';
import { callSettings } from './settings.ts';
import { Speakers } from './speakers.ts';
import { SpeakingNews } from './speaking-news.ts';
import { type Switches, type TabState, mayShow } from './state.ts';
import { calls } from './store.ts';
import { systemControls } from './system-controls.ts';
import { ownTalkKey } from './talk-key.ts';
import { watchCall } from './watch.ts';

// The parts of a running call. Loaded when the first call begins.

export interface ActiveCallInputs {
  clock: Clock;
  askIce: (call: string) => Promise<IceAnswer>;
  send: (call: string, to: string, body: SignalBody) => void;
  tellSpeaking: (call: string, on: boolean) => void;
  /** Makes the socket prove that it is alive. */
  prove: () => void;
  /** A device has changed a switch, for example because it was unplugged. */
  onSwitches: (change: Partial<Switches>) => void;
  /** A headset's key, or one of the system's controls. */
  toggleMicrophone: () => void;
  hangUp: () => void;
}

/** Keeps the stream while its track stays the same, so that the video doesn't flicker. */
const streamOf = (track: MediaStreamTrack | null, shown: MediaStream | null) =>
  track && (shown?.getTracks()[0] === track ? shown : new MediaStream([track]));

interface Entered {
  call: string;
  links: Links;
  ice: IceServers;
}

const SWITCH_OF = { mic: 'audio', camera: 'video', screen: 'screen' } as const;

/** This tab's part in one call: its own media, its links to the others, and what it plays and shows of them. */
export class ActiveCall {
  readonly #inputs: ActiveCallInputs;
  readonly #media: LocalMedia;
  readonly #speakers: Speakers;
  readonly #system: ReturnType<typeof systemControls>;
  readonly #talkKey: ReturnType<typeof ownTalkKey>;
  readonly #stops: (() => void)[];
  readonly #news: SpeakingNews;
  readonly #large: LargeSpeaker;
  #state: TabState;
  #entered: Entered | null = null;
  #closed = false;
  #early: { call: string; from: string; body: SignalBody }[] = [];

  constructor(inputs: ActiveCallInputs, state: TabState) {
    this.#inputs = inputs;
    this.#state = state;
    // Undefined on an insecure page, whatever the types say.
    const devices: MediaDevices | undefined = navigator.mediaDevices;
    // A device may answer after hanging up, when the next call is shown.
    const inCall =
      <News extends unknown[]>(take: (...news: News) => void) =>
      (...news: News) => {
        if (!this.#closed) take(...news);
      };
    this.#media = new LocalMedia({
      devices,
      settings: callSettings.get,
      onTracks: inCall(() => this.#sendOut()),
      onTrouble: inCall((source: Source, trouble: Trouble | null) =>
        calls.setOwn({ trouble: { ...calls.view().own.trouble, [source]: trouble } }),
      ),
      onUnfiltered: inCall((unfiltered: boolean) => calls.setOwn({ unfiltered })),
      onOff: inCall((source: Source) => inputs.onSwitches({ [SWITCH_OF[source]]: false })),
      mayShare: () => mayShow(this.#state, 'screen'),
    });
    this.#speakers = new Speakers({
      settings: callSettings.get,
      onAutoplayBlocked: (autoplayBlocked) => calls.setOwn({ autoplayBlocked }),
    });
    this.#system = systemControls(inputs);
    this.#talkKey = ownTalkKey(callSettings.get, () => this.#want());
    this.#news = new SpeakingNews(inputs.clock, (on) => {
      if (this.#entered) inputs.tellSpeaking(this.#entered.call, on);
    });
    this.#large = new LargeSpeaker(inputs.clock);
    const online = () => this.#entered?.links.move();
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
        if (now.noise !== before.noise || now.gate !== before.gate) this.#media.change('mic');
        if (now.pushToTalk !== before.pushToTalk) this.#want();
        before = now;
      }),
      watchMicrophones((mic, preferred) => this.#plugged(mic, preferred)),
      watchDevices(({ audiooutput }) => this.#followSpeaker(audiooutput)),
      watchCall({
        clock: inputs.clock,
        mic: () => this.#media.tracks().mic,
        muted: () => !this.#state.switches.audio,
        connections: () => this.#entered?.links.connections() ?? [],
        relays: () => this.#entered?.ice.relays ?? false,
        onLook: (speaking) => this.#look(speaking),
        onSilence: (peerId, silent) => {
          this.#entered?.links.doubt?.(peerId, silent);
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
    if (this.#entered?.call !== talk.call) {
      this.#enter(talk.call, self.peerId, talk.roster.transport);
    }
    const held = new Set(heldBack(talk, state.user).map(({ peerId }) => peerId));
    this.#entered?.links.follow(talk.roster, held, talk.arrivals);
    if (before.talk?.roster?.members.length !== talk.roster.members.length) {
      this.#entered?.links.resend();
    }
  }

  hear(call: string, from: string, body: SignalBody) {
    if (this.#entered?.call === call) this.#entered.links.hear?.(from, body);
    else this.#early.push({ call, from, body });
  }

  /** Tries at once to reach the SFU again. */
  retry() {
    this.#entered?.links.retry?.();
  }

  /** Goes on hearing this member in a large call. */
  pin(peerId: string, pinned: boolean) {
    this.#entered?.links.pin?.(peerId, pinned);
    calls.setPerson(peerId, { pinned });
  }

  /** Call this directly in a click handler. */
  async share() {
    if (await this.#media.share()) this.#inputs.onSwitches({ screen: true });
  }

  deafen(deafened: boolean) {
    this.#speakers.deafen(deafened);
  }

  /** The button that replaces the talk key on touch screens. */
  holdToTalk(held: boolean) {
    this.#talkKey.hold(held);
  }

  close() {
    this.#closed = true;
    for (const stop of this.#stops) stop();
    this.#talkKey.close();
    this.#system.close();
    this.#entered?.links.close();
    this.#media.close();
    this.#speakers.close();
    calls.clearMedia();
  }

  /** The microphone of the settings is used at once, and so is what the system prefers to no choice. */
  #plugged({ deviceId, label }: MediaDeviceInfo, preferred: boolean) {
    const { mic } = callSettings.get();
    const used = mic === '' ? preferred : mic === deviceId;
    if (used) this.#media.change('mic');
    const { followed, plugged } = words.controls;
    announce((used ? followed : plugged)(label));
  }

  #followSpeaker(outputs: readonly MediaDeviceInfo[]) {
    const news = this.#speakers.follow(outputs);
    const { followed, speakerGone } = words.controls;
    if (news) announce(news.back ? followed(news.back.label) : speakerGone);
  }

  /** In a call so large that only some are heard, the others learn who speaks, and whoever spoke last is large. */
  #look(speaking: boolean) {
    const { talk, self } = this.#state;
    const { members = [], transport = 'mesh' } = talk?.roster ?? {};
    const me = members.find(({ peerId }) => peerId === self?.peerId);
    const isLarge = transport === 'sfu' && members.length > SFU_ALL_HEARD_MAX;
    this.#news.look(me && isLarge ? { speaking, heard: me.heard } : null);
    const { people, own } = calls.view();
    // Also one who sends sound but says to be muted, since all hear them.
    const others = members
      .filter((member) => member !== me)
      .map(({ peerId }) => ({ peerId, speaking: people.get(peerId)?.speaking ?? false }));
    const large = isLarge ? this.#large.look(others) : null;
    this.#entered?.links.enlarge?.(large);
    if (own.large !== large) calls.setOwn({ large });
  }

  #want() {
    const waitsForKey = callSettings.get().pushToTalk && !this.#talkKey.held();
    this.#media.want(this.#state.switches, waitsForKey);
    this.#system.show(this.#state.switches.audio && !waitsForKey);
    if (calls.view().own.waitsForKey !== waitsForKey) calls.setOwn({ waitsForKey });
  }

  #sendOut() {
    this.#entered?.links.resend();
    const { camera, screen } = this.#media.tracks();
    const { own } = calls.view();
    calls.setOwn({ camera: streamOf(camera, own.camera), screen: streamOf(screen, own.screen) });
  }

  #enter(call: string, peerId: string, transport: CallTransport) {
    this.#entered?.links.close();
    const { clock, askIce } = this.#inputs;
    const ice = new IceServers(() => askIce(call), clock);
    const links = this.#connect(call, peerId, transport, ice);
    this.#entered = { call, links, ice };
    const early = this.#early.filter((signal) => signal.call === call);
    this.#early = [];
    for (const { from, body } of early) links.hear?.(from, body);
  }

  #connect(call: string, peerId: string, transport: CallTransport, ice: IceServers): Links {
    const { clock, send } = this.#inputs;
    const inputs = {
      peerId,
      clock,
      servers: ice.get,
      tracks: this.#media.tracks,
      onTrack: (from: string, line: Line, track: MediaStreamTrack | null) =>
        this.#show(from, line, track),
      onState: (from: string, state: LinkState) => {
        if (calls.view().people.get(from)?.state !== state) calls.setPerson(from, { state });
      },
      onGone: (from: string) => {
        for (const line of ['mic', 'screenSound']) this.#speakers.stop(`${from} ${line}`);
        calls.dropPerson(from);
      },
    };
    if (transport === 'sfu') return openSfuLink(inputs, call);
    const others = () => (this.#state.talk?.roster?.members.length ?? 1) - 1;
    return openMesh(inputs, (to, body) => send(call, to, body), others);
  }

  #show(from: string, line: Line, track: MediaStreamTrack | null) {
    if (line === 'camera' || line === 'screen') {
      calls.setPerson(from, { [line]: track && new MediaStream([track]) });
      return;
    }
    if (!track) {
      this.#speakers.stop(`${from} ${line}`);
      if (line === 'mic') calls.setPerson(from, { speaking: false });
      return;
    }
    const member = this.#state.talk?.roster?.members.find(({ peerId }) => peerId === from);
    this.#speakers.play(`${from} ${line}`, member?.id ?? 0, track);
  }
}

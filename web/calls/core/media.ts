import { type Trouble, constraintsOf, troubleOf } from './capture.ts';
import type { Outgoing } from './connection.ts';
import type { MicFilter } from './mic-filter.ts';
import type { CallSettings } from './settings.ts';
import type { Switches } from './state.ts';

export type Source = 'mic' | 'camera' | 'screen';

interface MediaInputs {
  /** Undefined on an insecure page. */
  devices: MediaDevices | undefined;
  settings: () => CallSettings;
  /** The sent tracks have changed. */
  onTracks: () => void;
  onTrouble: (source: Source, trouble: Trouble | null) => void;
  /** The chosen noise suppression can't be had, so the microphone is sent as it is. */
  onUnfiltered: (unfiltered: boolean) => void;
  /** A source is not available, or was taken away. It is off. */
  onOff: (source: Source) => void;
  /** The call takes another screen. */
  mayShare: () => boolean;
}

/** Few frames leave each one more bits: otherwise Firefox scales a shared screen down to keep up. */
const SCREEN = { frameRate: { ideal: 15, max: 30 } };
/** What games and films play, without the voices of this call, which the others would hear again. */
const SCREEN_SOUND = {
  echoCancellation: false,
  noiseSuppression: false,
  autoGainControl: false,
  restrictOwnAudio: true,
};

/** How long the others wait for a microphone whose filter loads. After that it is sent as it is. */
const FILTER_MAX_MS = 5_000;

const sourceOf = ({ kind }: MediaStreamTrack) => (kind === 'audio' ? 'mic' : 'camera');

/** The user's own microphone, camera and screen. If one is missing, a message says so and the call continues. */
export class LocalMedia {
  readonly #inputs: MediaInputs;
  readonly #tracks: Outgoing = { mic: null, camera: null, screen: null, screenSound: null };
  #wanted = { mic: false, camera: false };
  #muted = false;
  #stopMic: (() => void) | null = null;
  /** What is open and isn't used yet, since the filter of the microphone still loads. */
  #opened: MediaStreamTrack[] = [];
  /** Another device was chosen, or other settings. */
  readonly #changed = new Set<'mic' | 'camera'>();
  #work: Promise<void> = Promise.resolve();
  readonly #ending = new AbortController();

  constructor(inputs: MediaInputs) {
    this.#inputs = inputs;
  }

  readonly tracks = (): Outgoing => this.#tracks;

  /** Opens or closes microphone and camera as wanted. @param muted keeps the microphone open, but sends silence */
  want({ audio, video, screen }: Switches, muted: boolean) {
    this.#wanted = { mic: audio, camera: video };
    this.#muted = muted;
    this.#enable();
    this.#stopUnwanted();
    if (!screen && this.#tracks.screen) this.unshare();
    // At once, since opening a microphone may take long. It also turns off the camera's light.
    if (!video && this.#tracks.camera) {
      this.#drop('camera');
      this.#inputs.onTracks();
    }
    this.#do(() => this.#capture());
  }

  /** The user has chosen another device. A muted microphone stays open, and is replaced when it is unmuted. */
  change(source: 'mic' | 'camera') {
    this.#changed.add(source);
    this.#do(() => this.#capture());
  }

  /** Asks for a screen. Browsers allow that only right after a click. */
  async share(): Promise<boolean> {
    const { devices, onTrouble, onTracks, onOff, mayShare } = this.#inputs;
    try {
      if (typeof devices?.getDisplayMedia !== 'function') throw new TypeError('no screens');
      const stream = await devices.getDisplayMedia({ video: SCREEN, audio: SCREEN_SOUND });
      const [screen] = stream.getVideoTracks();
      const [sound] = stream.getAudioTracks();
      // While a screen is chosen, the call may end or reach its limit.
      if (!screen || this.#ending.signal.aborted || !mayShare()) {
        for (const track of stream.getTracks()) track.stop();
        onTrouble('screen', 'denied');
        return false;
      }
      screen.contentHint = 'detail';
      // The browser's own button can stop it, too.
      screen.addEventListener('ended', () => {
        if (this.#tracks.screen !== screen) return;
        this.unshare();
        onOff('screen');
      });
      this.#drop('screen');
      this.#tracks.screen = screen;
      this.#tracks.screenSound = sound ?? null;
      onTrouble('screen', null);
      onTracks();
      return true;
    } catch (error) {
      // Cancelling looks the same as a denied permission. Neither needs a message.
      const trouble = troubleOf(error);
      onTrouble('screen', trouble === 'denied' ? null : trouble);
      return false;
    }
  }

  unshare() {
    this.#drop('screen');
    this.#inputs.onTracks();
  }

  close() {
    this.#ending.abort();
    this.#stopUnwanted();
    for (const source of ['mic', 'camera', 'screen'] as const) this.#drop(source);
  }

  #do(step: () => Promise<void>) {
    this.#work = this.#work.then(() => (this.#ending.signal.aborted ? undefined : step()));
  }

  async #capture() {
    const wanted = (['mic', 'camera'] as const).filter((source) => this.#wanted[source]);
    // A slider changes many times before this runs once.
    for (const source of wanted) if (this.#changed.delete(source)) this.#drop(source);
    const needed = wanted.filter((source) => !this.#tracks[source]);
    // One permission prompt for both. If that fails, one for each.
    if (needed.length === 2 && (await this.#get(needed, false))) return;
    for (const source of needed) await this.#get([source], true);
  }

  async #get(sources: readonly ('mic' | 'camera')[], last: boolean): Promise<boolean> {
    const { devices, settings, onTracks, onTrouble, onOff } = this.#inputs;
    // The user may have hung up while the last prompt was open.
    if (this.#ending.signal.aborted) return true;
    try {
      if (!devices) throw new TypeError('no devices');
      const stream = await this.#ask(devices, sources, settings());
      this.#opened = stream.getTracks();
      this.#stopUnwanted();
      // The camera doesn't wait for the filter of the microphone.
      for (const track of [...stream.getVideoTracks(), ...stream.getAudioTracks()]) {
        await this.#take(track);
      }
      this.#opened = [];
      for (const source of sources) onTrouble(source, null);
      onTracks();
      return true;
    } catch (error) {
      if (!last) return false;
      for (const source of sources) {
        onTrouble(source, troubleOf(error));
        onOff(source);
      }
      // Another device may have been sent before.
      onTracks();
      return false;
    }
  }

  async #ask(
    devices: MediaDevices,
    sources: readonly ('mic' | 'camera')[],
    settings: CallSettings,
  ): Promise<MediaStream> {
    const ask = (chosen: CallSettings) =>
      devices.getUserMedia({
        ...(sources.includes('mic') && { audio: constraintsOf('mic', chosen) }),
        ...(sources.includes('camera') && { video: constraintsOf('camera', chosen) }),
      });
    try {
      return await ask(settings);
    } catch (error) {
      // The chosen device is not plugged in, so any other will do.
      if (troubleOf(error) !== 'missing') throw error;
      return ask({ ...settings, mic: '', camera: '' });
    }
  }

  async #take(captured: MediaStreamTrack) {
    const source = sourceOf(captured);
    let track = captured;
    captured.addEventListener('ended', () => {
      if (this.#tracks[source] !== track) return;
      this.#drop(source);
      this.#inputs.onTracks();
      this.#do(() => this.#replace(source));
    });
    if (source === 'mic') this.#followInterruptions(captured, () => this.#tracks.mic === track);
    const filter = source === 'mic' ? await this.#filtered(captured) : null;
    if (this.#ending.signal.aborted || !this.#wanted[source]) {
      filter?.close();
      captured.stop();
      return;
    }
    track = filter?.track ?? captured;
    this.#drop(source);
    this.#tracks[source] = track;
    if (source === 'mic') this.#stopMic = () => (filter?.close(), captured.stop());
    this.#enable();
    // It was unplugged while its filter was loaded.
    if (captured.readyState === 'ended') captured.dispatchEvent(new Event('ended'));
  }

  /** A phone call, for example, takes the microphone. Some phones give it back only to who asks again. */
  #followInterruptions(mic: MediaStreamTrack, isUsed: () => boolean) {
    mic.addEventListener('mute', () => {
      if (isUsed()) this.#inputs.onTrouble('mic', 'busy');
    });
    mic.addEventListener('unmute', () => {
      if (isUsed()) this.#inputs.onTrouble('mic', null);
    });
    const back = () => {
      // Each change of a setting opens another one.
      if (mic.readyState === 'ended') document.removeEventListener('visibilitychange', back);
      else if (document.visibilityState === 'visible' && mic.muted && isUsed()) this.change('mic');
    };
    document.addEventListener('visibilitychange', back, { signal: this.#ending.signal });
  }

  /** Whoever hangs up or mutes while a filter loads is not heard or seen any more. */
  #stopUnwanted() {
    for (const track of this.#opened) {
      if (this.#ending.signal.aborted || !this.#wanted[sourceOf(track)]) track.stop();
    }
  }

  /** @returns null if the microphone is sent as it is */
  async #filtered(mic: MediaStreamTrack): Promise<MicFilter | null> {
    const { settings, onUnfiltered } = this.#inputs;
    const { noise, gate } = settings();
    if (noise !== 'strong' && gate === 0) {
      onUnfiltered(false);
      return null;
    }
    const loading = import('./mic-filter.ts').then(({ filterMicrophone }) =>
      filterMicrophone(mic, { strong: noise === 'strong', gate }),
    );
    const late = new Promise<null>((resolve) => {
      setTimeout(() => resolve(null), FILTER_MAX_MS);
    });
    const filter = await Promise.race([loading.catch(() => null), late]);
    if (!filter) loading.then((unused) => unused.close()).catch(() => undefined);
    onUnfiltered(!filter);
    return filter;
  }

  /** A device was unplugged. If there is another one, it takes over. */
  async #replace(source: 'mic' | 'camera') {
    if (!this.#wanted[source] || (await this.#get([source], false))) return;
    this.#inputs.onTrouble(source, 'unplugged');
    this.#inputs.onOff(source);
  }

  #enable() {
    const { mic } = this.#tracks;
    if (mic) mic.enabled = this.#wanted.mic && !this.#muted;
  }

  #drop(source: Source) {
    const lines = source === 'screen' ? (['screen', 'screenSound'] as const) : [source];
    if (source === 'mic') {
      this.#stopMic?.();
      this.#stopMic = null;
    }
    for (const line of lines) {
      this.#tracks[line]?.stop();
      this.#tracks[line] = null;
    }
  }
}

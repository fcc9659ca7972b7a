import { readJson, writeJson } from '../../base/json-store.ts';
import { type Parse, flag, oneOf, or, record, shape, text } from '../../base/parse.ts';
import { createStore } from '../../base/store.ts';

/** A user's call settings on this device, stored in the browser. */
export interface CallSettings {
  /** Device ids. Empty for the system's default. */
  mic: string;
  speaker: string;
  camera: string;
  pushToTalk: boolean;
  /** The physical key (`KeyboardEvent.code`), whatever is printed on it. */
  talkKey: string;
  ringSound: boolean;
  /** What removes noise from the microphone. Music and instruments sound better without. */
  noise: Noise;
  /** What is quieter than this isn't sent: a root mean square in [0, 1]. 0 sends everything. */
  gate: number;
  /** By user id, in [0, VOLUME_MAX]. The default is 1. */
  volumes: Readonly<Record<string, number>>;
  /** What is beside a call on a wide screen. */
  beside: (typeof BESIDE_CHOICES)[number];
}

export const VOLUME_MAX = 2;
export const NOISE_CHOICES = ['off', 'browser', 'strong'] as const;
const BESIDE_CHOICES = ['chat', 'people', 'none'] as const;
type Noise = (typeof NOISE_CHOICES)[number];

const KEY = 'peerway-call-settings';

const DEFAULTS: CallSettings = {
  mic: '',
  speaker: '',
  camera: '',
  pushToTalk: false,
  talkKey: 'KeyV',
  ringSound: true,
  noise: 'browser',
  gate: 0,
  volumes: {},
  beside: 'chat',
};

const within =
  (max: number): Parse<number> =>
  (value) =>
    typeof value === 'number' && value >= 0 && value <= max ? value : undefined;

const readSettings = shape<CallSettings>({
  mic: or(text, ''),
  speaker: or(text, ''),
  camera: or(text, ''),
  pushToTalk: or(flag, DEFAULTS.pushToTalk),
  talkKey: or(text, DEFAULTS.talkKey),
  ringSound: or(flag, DEFAULTS.ringSound),
  noise: or(oneOf(NOISE_CHOICES), DEFAULTS.noise),
  gate: or(within(1), DEFAULTS.gate),
  volumes: or(record(within(VOLUME_MAX)), {}),
  beside: or(oneOf(BESIDE_CHOICES), DEFAULTS.beside),
});

const read = () => readJson(KEY, readSettings) ?? DEFAULTS;

const store = createStore<CallSettings | null>(null);

/** One copy per tab. Changes from other tabs are applied. */
export const callSettings = {
  get: (): CallSettings => {
    const known = store.get();
    if (known) return known;
    addEventListener('storage', ({ key }) => {
      if (key === KEY) store.set(read());
    });
    const stored = read();
    store.set(stored);
    return stored;
  },
  change: (change: Partial<CallSettings>) => {
    const settings = { ...callSettings.get(), ...change };
    writeJson(KEY, settings);
    store.set(settings);
  },
  subscribe: store.subscribe,
};

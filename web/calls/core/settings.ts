import { readJson, writeJson } from '../../base/json-store.ts';
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
}

export const VOLUME_MAX = 2;
export const NOISE_CHOICES = ['off', 'browser', 'strong'] as const;
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
};

function read(): CallSettings {
  const kept = readJson(KEY);
  if (typeof kept !== 'object' || kept === null) return DEFAULTS;
  const values = new Map<string, unknown>(Object.entries(kept));
  const text = (name: 'mic' | 'speaker' | 'camera' | 'talkKey') => {
    const value = values.get(name);
    return typeof value === 'string' ? value : DEFAULTS[name];
  };
  return {
    mic: text('mic'),
    speaker: text('speaker'),
    camera: text('camera'),
    talkKey: text('talkKey'),
    pushToTalk: values.get('pushToTalk') === true,
    ringSound: values.get('ringSound') !== false,
    noise: NOISE_CHOICES.find((noise) => noise === values.get('noise')) ?? DEFAULTS.noise,
    gate: readGate(values.get('gate')),
    volumes: readVolumes(values.get('volumes')),
  };
}

const readGate = (value: unknown) =>
  typeof value === 'number' && value >= 0 && value <= 1 ? value : DEFAULTS.gate;

function readVolumes(value: unknown): Record<string, number> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([id, volume]: [string, unknown]) =>
      typeof volume === 'number' && volume >= 0 && volume <= VOLUME_MAX ? [[id, volume]] : [],
    ),
  );
}

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

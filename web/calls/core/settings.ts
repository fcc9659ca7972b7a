import { readJson, writeJson } from '../../app/json-store.ts';

/** How somebody calls on this device, kept by the browser. */
export interface CallSettings {
  /** Device ids; empty for whatever the system prefers. */
  mic: string;
  speaker: string;
  camera: string;
  pushToTalk: boolean;
  /** The key's place on the keyboard (`KeyboardEvent.code`), whatever is printed on it. */
  talkKey: string;
  ringSound: boolean;
  /** By user id, 0 to 1; 1 where there is none. */
  volumes: Readonly<Record<string, number>>;
}

const KEY = 'peerway-call-settings';

const DEFAULTS: CallSettings = {
  mic: '',
  speaker: '',
  camera: '',
  pushToTalk: false,
  talkKey: 'KeyV',
  ringSound: true,
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
    volumes: readVolumes(values.get('volumes')),
  };
}

function readVolumes(value: unknown): Record<string, number> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([id, volume]: [string, unknown]) =>
      typeof volume === 'number' && volume >= 0 && volume <= 1 ? [[id, volume]] : [],
    ),
  );
}

let settings: CallSettings | null = null;
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

/** One copy for the tab; what another tab changes is taken over. */
export const callSettings = {
  get: () => {
    if (settings === null) {
      settings = read();
      addEventListener('storage', ({ key }) => {
        if (key !== KEY) return;
        settings = read();
        tell();
      });
    }
    return settings;
  },
  change: (change: Partial<CallSettings>) => {
    settings = { ...callSettings.get(), ...change };
    writeJson(KEY, settings);
    tell();
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

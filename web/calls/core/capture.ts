import type { CallSettings } from './settings.ts';

/** Why there is no sound or picture of one: each has its word. */
export type Trouble = 'denied' | 'missing' | 'busy' | 'unplugged' | 'unsupported' | 'failed';

const TROUBLES: Record<string, Trouble> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
  TypeError: 'unsupported',
};

export const troubleOf = (error: unknown): Trouble =>
  (error instanceof Error && TROUBLES[error.name]) || 'failed';

/** Voices with the echo taken out; a camera that a mesh can carry. */
export const constraintsOf = (source: 'mic' | 'camera', { mic, camera }: CallSettings) =>
  source === 'mic'
    ? {
        echoCancellation: true,
        noiseSuppression: true,
        autoGainControl: true,
        ...(mic !== '' && { deviceId: { exact: mic } }),
      }
    : {
        width: { ideal: 1280 },
        height: { ideal: 720 },
        frameRate: { ideal: 24, max: 30 },
        ...(camera !== '' && { deviceId: { exact: camera } }),
      };

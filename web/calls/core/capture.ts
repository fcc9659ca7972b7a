import type { CallSettings } from './settings.ts';

/** Why the microphone, camera or screen is missing. Each reason has its own message. */
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

/** Microphones with echo cancellation, cameras at a size that a mesh can carry. */
export const constraintsOf = (source: 'mic' | 'camera', { mic, camera, noise }: CallSettings) =>
  source === 'mic'
    ? {
        echoCancellation: true,
        noiseSuppression: noise === 'browser',
        autoGainControl: true,
        ...(mic !== '' && { deviceId: { exact: mic } }),
      }
    : {
        width: { ideal: 1280 },
        height: { ideal: 720 },
        frameRate: { ideal: 24, max: 30 },
        ...(camera !== '' && { deviceId: { exact: camera } }),
      };

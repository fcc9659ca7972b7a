import type { Env } from '../env.ts';
import { jurisdictionOf } from './settings.ts';

/**
 * The environment with its objects where the operator wants them. An object's id includes its jurisdiction, so under
 * another one every object is a new, empty one.
 */
export function placed(env: Env): Env {
  const jurisdiction = jurisdictionOf(env);
  if (jurisdiction === null) return env;
  return {
    ...env,
    PRESENCE: env.PRESENCE.jurisdiction(jurisdiction),
    SIGNALLING: env.SIGNALLING.jurisdiction(jurisdiction),
    CALL: env.CALL.jurisdiction(jurisdiction),
    ROOM: env.ROOM.jurisdiction(jurisdiction),
    NOTIFIER: env.NOTIFIER.jurisdiction(jurisdiction),
  };
}

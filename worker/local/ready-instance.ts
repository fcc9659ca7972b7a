import { noteRunning, refuseRunning } from '../operator/backup/refuse-running.ts';
import {
  refuseBrokenState,
  refuseEarlierState,
  refuseHalfRestoredState,
  requireWritable,
} from './earlier-state.ts';
import { ensureSecrets } from './secrets.ts';
import { requireFreePort } from './serve.ts';
import { type Settings, settings } from './settings.ts';

/**
 * The instance that `npm start` and `npm run dev` run, with its secrets.
 * @throws Error in plain words if it can't run here, or not on this state
 */
export async function readyInstance(): Promise<Settings> {
  const instance = settings();
  requireWritable(instance.stateDir);
  await requireFreePort(instance);
  await refuseRunning(instance.stateDir);
  refuseBrokenState(instance.stateDir);
  refuseHalfRestoredState(instance.stateDir);
  refuseEarlierState(instance.stateDir);
  ensureSecrets(instance.stateDir);
  await noteRunning(instance.stateDir);
  return instance;
}

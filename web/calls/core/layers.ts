import { type CameraLayer, SFU_ALL_HEARD_MAX } from '../../../worker/contract/call-bounds.ts';
import type { CallRoster } from '../../../worker/contract/call.ts';

/** With more cameras than this, each is asked for in the low size. It bounds what a tab receives. */
const HIGH_CAMERAS_MAX = 4;

/**
 * In which size this tab asks for a camera. In a list of many and beside a shared screen, tiles are small.
 * @param isLarge shown larger than the others, or pinned
 */
export function layerOf({ members }: Pick<CallRoster, 'members'>, isLarge: boolean): CameraLayer {
  const cameras = members.filter(({ sends }) => sends.video !== undefined).length;
  const areSmall = members.length > SFU_ALL_HEARD_MAX || members.some(({ screen }) => screen);
  return isLarge || (!areSmall && cameras <= HIGH_CAMERAS_MAX) ? 'h' : 'l';
}

import type { CameraLayer } from '../../../worker/contract/call-bounds.ts';
import type { CallRoster } from '../../../worker/contract/call.ts';

/** Up to so many tiles are large. */
const LARGE_TILES_MAX = 4;

/** In which size this tab asks for a camera. @param isLarge shown larger than the others, or pinned */
export const layerOf = ({ members }: Pick<CallRoster, 'members'>, isLarge: boolean): CameraLayer =>
  isLarge || (members.length <= LARGE_TILES_MAX && !members.some(({ screen }) => screen))
    ? 'h'
    : 'l';

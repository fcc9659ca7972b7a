import { calls } from '../words/en/calls.ts';
import { supportsCalls } from './core/webrtc.ts';

/** Says in the place of what makes calls that this browser can't. Nothing where it can. */
export const UnsupportedNote = ({ className }: { className?: string | undefined }) =>
  supportsCalls() ? null : <p className={className}>{calls.dial.unsupported}</p>;

import { calls } from '../words/made/calls.ts';
import { supportsCalls } from './core/webrtc.ts';

/** Says that this browser can't make calls. Empty if it can. */
export const UnsupportedNote = ({ className }: { className?: string | undefined }) =>
  supportsCalls() ? null : <p className={className}>{calls.dial.unsupported}</p>;

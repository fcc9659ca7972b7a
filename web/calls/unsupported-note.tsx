import { calls } from '../words/calls.ts';
import { supportsCalls } from './core/webrtc.ts';

/** Says that this browser can't make calls, in place of the controls. Nothing if it can. */
export const UnsupportedNote = ({ className }: { className?: string | undefined }) =>
  supportsCalls() ? null : <p className={className}>{calls.dial.unsupported}</p>;

import type { CallCaller } from '../../../worker/contract/call.ts';
import type { Talk } from './state.ts';

/**
 * Without a relay, a connection shows each side the other's IP address. Fellow members were told before they joined. A
 * stranger is let through only by the user: before that, nothing is sent to them.
 */
export const isStranger = ({ way, fellow }: Pick<CallCaller, 'way' | 'fellow'>) =>
  way === 'exposed' && !fellow;

/** The strangers in the call whom the user hasn't let through. */
export const heldBack = ({ roster, agreed }: Talk, user: number) =>
  (roster?.members ?? []).filter(
    (member) => member.id !== user && isStranger(member) && !agreed?.includes(member.id),
  );

import type { CallCaller } from '../../../worker/contract/call.ts';
import type { Talk } from './state.ts';

/**
 * Whether a connection to this member would show the user's IP address to a stranger. Without a relay each side sees
 * the other's address. Members of the same session are no strangers, because users are told before they join. Nothing
 * is sent to a stranger until the user agrees.
 */
export const isStranger = ({ way, fellow }: Pick<CallCaller, 'way' | 'fellow'>) =>
  way === 'exposed' && !fellow;

/** The strangers in the call to whom the user hasn't agreed. */
export const heldBack = ({ roster, agreed }: Talk, user: number) =>
  (roster?.members ?? []).filter(
    (member) => member.id !== user && isStranger(member) && !agreed?.includes(member.id),
  );

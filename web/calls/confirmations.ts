import type { CallSentFrame } from '../../worker/contract/call.ts';
import type { CallState, Ring } from './state.ts';

/** The spec's confirmations of a prompt: one to each caller. None where the server can't hear them now. */
export function confirmations(
  { user, self, connected }: CallState,
  { call, callers }: Ring,
  accept: boolean,
): CallSentFrame[] {
  if (!self || !connected) return [];
  const { peerId, userSocketId } = self;
  return callers.map((caller) => ({
    event: 'confirmed',
    data: {
      call,
      caller: caller.id,
      user,
      socket: userSocketId,
      data: { peerId: caller.peerId, id: caller.id, userSocketId: caller.userSocketId },
      peer: accept ? { peerId, id: user, userSocketId } : null,
      accept,
    },
  }));
}

import type { CallServerFrame } from '../worker/contract/call.ts';

/** A tab by its socket, and by the peer id under which it is in calls. */
export interface TabId {
  /** The socket's id. In a call's state it is `userSocketId`. */
  id: string;
  peerId: string;
}

export interface OpenTab extends TabId {
  deviceId: number;
}

export interface Tab extends OpenTab {
  send: (frame: CallServerFrame) => void;
}

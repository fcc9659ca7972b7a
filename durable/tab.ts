import type { CallServerFrame } from '../worker/contract/call.ts';

export interface TabId {
  /** The socket's id. */
  id: string;
  peerId: string;
}

export interface OpenTab extends TabId {
  deviceId: number;
}

export interface Tab extends OpenTab {
  send: (frame: CallServerFrame) => void;
}

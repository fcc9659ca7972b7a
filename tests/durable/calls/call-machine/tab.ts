import type { CallRoster, CallServerFrame } from '../../../../worker/contract/call.ts';

interface Prompt {
  expiresAt: string;
}

/** What a browser would show, derived only from the frames. */
export class VirtualTab {
  id: string;
  peerId: string;
  readonly deviceId: number;
  open = true;
  /** The call that it is in, with the last received roster. */
  seat: { call: string; roster: CallRoster } | null = null;
  readonly prompts = new Map<string, Prompt>();
  readonly faults: string[] = [];
  readonly joined: string[] = [];
  refused = 0;

  constructor(id: string, peerId: string, deviceId: number) {
    this.id = id;
    this.peerId = peerId;
    this.deviceId = deviceId;
  }

  /** A new socket starts without state. The server repeats what still holds. */
  reopen(id: string, peerId: string) {
    this.id = id;
    this.peerId = peerId;
    this.open = true;
    this.seat = null;
    this.prompts.clear();
  }

  take(frame: CallServerFrame) {
    switch (frame.event) {
      case 'call':
      case 'addcall':
        this.prompts.set(frame.data.call, { expiresAt: frame.data.expiresAt });
        return;
      case 'ended':
        this.prompts.delete(frame.data.call);
        if (this.seat?.call === frame.data.call) this.seat = null;
        return;
      case 'joined':
        if (frame.data.peerId === this.peerId) {
          this.prompts.delete(frame.data.call);
          this.seat = { call: frame.data.call, roster: frame.data.roster };
          this.joined.push(frame.data.call);
          return;
        }
        this.#see(frame.data);
        return;
      case 'left':
      case 'state':
        this.#see(frame.data);
        return;
      case 'confirmed':
      case 'signal':
        return;
      default:
        frame satisfies never;
    }
  }

  #see({ call, roster }: { call: string; roster: CallRoster }) {
    if (this.seat?.call !== call) {
      // A call that the tab has left may still send frames, for example after two users rang each other.
      if (!this.joined.includes(call)) this.faults.push(`${this.id} hears of ${call}`);
      return;
    }
    if (roster.version < this.seat.roster.version) this.faults.push(`${call} went back`);
    else this.seat = { call, roster };
  }
}

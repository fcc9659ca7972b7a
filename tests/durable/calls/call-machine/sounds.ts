import type { CallRoster } from '../../../../worker/contract/call.ts';
import type { SfuAsk, SfuReply } from '../../../../worker/contract/sfu.ts';
import type { FarSfu } from './far-sfu.ts';
import type { Network } from './network.ts';
import type { VirtualTab } from './tab.ts';

/** A tab's part in a call through the SFU. The product's own needs a browser's types, so the test brings it. */
interface SoundLink {
  follow: (roster: CallRoster) => void;
  close: () => void;
  /** Its connection's name, null while it has none. */
  origin: () => string | null;
  /** The line of its connection on which it plays each other peer. */
  plays: ReadonlyMap<string, string>;
  /** The browser says that its connection is interrupted, or has failed. */
  break: (state: 'disconnected' | 'failed') => void;
}

interface LinkInputs {
  peerId: string;
  /** Names a connection. */
  name: () => string;
  clock: {
    now: () => number;
    after: (ms: number, run: () => void) => () => void;
    random: () => number;
  };
  ask: (ask: SfuAsk) => Promise<SfuReply>;
}

export type OpenLink = (inputs: LinkInputs) => SoundLink;

interface Held {
  user: number;
  call: string;
  peerId: string;
  link: SoundLink;
}

type AskCall = (held: Omit<Held, 'link'>, ask: SfuAsk) => Promise<SfuReply>;

/** A call's object closes lines within this time, unless the SFU is down. */
const CLOSED_WITHIN_MS = 30_000;

/** What the tabs hear through the SFU. */
export class Sounds {
  readonly #network: Network;
  readonly #sfu: FarSfu;
  readonly #open: OpenLink;
  readonly #ask: AskCall;
  readonly #held = new Map<VirtualTab, Held>();
  /** Each connection's peer. */
  readonly #peers = new Map<string, string>();
  /** Since when somebody hears whom they must not, in ms since 1970. */
  readonly #leaks = new Map<string, number>();

  constructor(network: Network, sfu: FarSfu, open: OpenLink, ask: AskCall) {
    this.#network = network;
    this.#sfu = sfu;
    this.#open = open;
    this.#ask = ask;
  }

  /** The tab has heard of its call. */
  follow(user: number, tab: VirtualTab) {
    const { seat, peerId } = tab;
    const before = this.#held.get(tab);
    if (before && (before.call !== seat?.call || before.peerId !== peerId)) this.leave(tab);
    if (seat?.roster.transport !== 'sfu') return;
    const held = this.#held.get(tab) ?? this.#begin(user, tab, { call: seat.call, peerId });
    held.link.follow(seat.roster);
  }

  /** The tab is closed or loaded again. */
  leave(tab: VirtualTab) {
    this.#held.get(tab)?.link.close();
    this.#held.delete(tab);
  }

  /** A connection to the SFU is lost on both sides. @returns whether a tab uses it */
  break(origin: string | undefined, state: 'disconnected' | 'failed') {
    const held = [...this.#held.values()].find(({ link }) => link.origin() === origin);
    held?.link.break(state);
    return held !== undefined;
  }

  /** Who has heard for too long whom they must not. @param together whether both peers are in one call */
  leaks(together: (a: string, b: string) => boolean): string[] {
    const { now } = this.#network;
    const heard = this.#heard().filter(({ by, of }) => !together(by, of));
    const names = new Set(heard.map(({ by, of }) => `${by} hears ${of}`));
    for (const name of this.#leaks.keys()) if (!names.has(name)) this.#leaks.delete(name);
    for (const name of names) {
      const since = Math.max(this.#leaks.get(name) ?? now, this.#sfu.downUntil);
      this.#leaks.set(name, since);
    }
    return [...this.#leaks]
      .filter(([, since]) => now - since > CLOSED_WITHIN_MS)
      .map(([name]) => name);
  }

  /** Whom this tab plays although it should not, plays as somebody else, or does not play although it should. */
  wrong(tab: VirtualTab): string[] {
    const link = this.#held.get(tab)?.link;
    if (!link) return [`${tab.id} has no connection to the SFU`];
    const heard = this.#heard().filter(({ origin }) => origin === link.origin());
    const others = (tab.seat?.roster.members ?? []).filter(({ peerId }) => peerId !== tab.peerId);
    const should = others.filter((one) => one.heard).map(({ peerId }) => peerId);
    const does = [...link.plays].flatMap(([peerId, mid]) =>
      heard.some((line) => line.mid === mid && line.of === peerId) ? [peerId] : [],
    );
    const [expected, actual] = [should, does].map((all) => all.toSorted().join());
    return expected === actual && link.plays.size === does.length
      ? []
      : [`${tab.id} hears ${actual} of ${[...link.plays.keys()].join()}, not ${expected}`];
  }

  #heard() {
    return [...this.#sfu.origins].flatMap(([session, origin]) =>
      this.#sfu.heardIn(session).map((line) => ({
        mid: line.mid,
        origin,
        by: this.#peers.get(origin) ?? '',
        of: this.#peers.get(line.origin) ?? '',
      })),
    );
  }

  #begin(user: number, tab: VirtualTab, of: { call: string; peerId: string }): Held {
    const network = this.#network;
    const link = this.#open({
      peerId: of.peerId,
      name: () => {
        const origin = `o${this.#peers.size + 1}`;
        this.#peers.set(origin, of.peerId);
        return origin;
      },
      clock: {
        now: () => network.now,
        after: (ms, run) => {
          let stopped = false;
          network.after(ms, () => stopped || run());
          return () => {
            stopped = true;
          };
        },
        random: () => network.random.below(1_000) / 1_000,
      },
      ask: (ask) => this.#ask({ user, ...of }, ask),
    });
    const held = { user, ...of, link };
    this.#held.set(tab, held);
    return held;
  }
}

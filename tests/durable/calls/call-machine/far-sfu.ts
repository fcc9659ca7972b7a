import { originOf } from '../../../../durable/calls/sfu-connection.ts';
import { type Sfu, SfuError } from '../../../../worker/calls/sfu.ts';
import { FakeSfu } from '../fake-sfu.ts';
import type { Network } from './network.ts';

const DELAY_MAX_MS = 120;
const SLOW_MS = 9_000;

/** The SFU as calls' objects reach it: far away, and failing in every way that a seed chooses. */
export class FarSfu {
  readonly #network: Network;
  readonly fake = new FakeSfu();
  /** The browser's connection behind each session, as its SDP names it. */
  readonly origins = new Map<string, string>();
  /** The lines that a session has offered. They carry nothing until the browser has answered. */
  readonly #offered = new Map<string, string[]>();
  /** Until then it answers nothing, in ms since 1970. */
  downUntil = 0;

  constructor(network: Network) {
    this.#network = network;
  }

  /** @param alive whether the object that asks still is */
  askedBy(alive: () => boolean): Pick<Sfu, keyof Sfu> {
    const { fake, origins } = this;
    const far = <Answer>(ask: () => Promise<Answer>, items: readonly string[] = []) =>
      alive() ? this.#far(ask, alive, items) : new Promise<Answer>(() => {});
    return {
      createSession: () => far(() => fake.createSession()),
      publish: (session, offer, tracks) => {
        const ask = () => {
          origins.set(session, originOf(offer));
          return fake.publish(session, offer, tracks);
        };
        return far(
          ask,
          tracks.map(({ mid }) => mid),
        );
      },
      pull: (session, tracks) =>
        far(
          async () => {
            const pulled = await fake.pull(session, tracks);
            this.#offered.set(
              session,
              pulled.tracks.map(({ mid = '' }) => mid),
            );
            return pulled;
          },
          tracks.map(({ sessionId }) => sessionId),
        ),
      renegotiate: (session) =>
        far(async () => {
          await fake.renegotiate(session);
          this.#offered.delete(session);
        }),
      update: (session, tracks) =>
        far(
          () => fake.update(session, tracks),
          tracks.map(({ sessionId }) => sessionId),
        ),
      close: (session, mids) => far(() => fake.close(session, mids)),
      list: (session) => far(() => fake.list(session)),
    };
  }

  /** @returns the name of the browser's connection that a session has lost */
  lose(session: string) {
    this.fake.sessions.delete(session);
    return this.origins.get(session);
  }

  /** No packets have come, so the SFU has dropped what is sent. */
  drop(session: string) {
    const lines = this.fake.sessions.get(session);
    for (const [mid, name] of lines ?? []) if (!name.includes(' ')) lines?.delete(mid);
  }

  /** Whose sound a session's browser receives on each of its lines: names of connections. */
  heardIn(session: string): { mid: string; origin: string }[] {
    return [...(this.fake.sessions.get(session) ?? [])].flatMap(([mid, line]) => {
      const [from = '', name = ''] = line.split(' ');
      const flows =
        name !== '' && [...(this.fake.sessions.get(from)?.values() ?? [])].includes(name);
      const isAgreed = !this.#offered.get(session)?.includes(mid);
      return flows && isAgreed ? [{ mid, origin: this.origins.get(from) ?? '' }] : [];
    });
  }

  /** @param items of which some fail although the request succeeds */
  #far<Answer>(
    ask: () => Promise<Answer>,
    alive: () => boolean,
    items: readonly string[],
  ): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const network = this.#network;
    const { below, pick } = network.random;
    const fate = network.faulty ? below(100) : 100;
    const delay = () => (fate === 0 ? SLOW_MS : below(DELAY_MAX_MS));
    const fail = (failure: SfuError['failure']) => reject(new SfuError(failure, 'injected'));
    network.after(delay(), async () => {
      if (network.now < this.downUntil || fate === 1 || fate === 2) return fail('down');
      if (fate === 3 || fate === 4) return fail('busy');
      if (fate === 5 || fate === 6) return fail('confused');
      this.fake.failingItems = fate < 14 && items.length > 0 ? [pick(items)] : [];
      const [answer] = await Promise.allSettled([ask()]);
      network.after(delay(), () => {
        if (!alive()) return;
        // The answer is lost, but what was asked is done.
        if (fate > 6 && fate < 10) fail('down');
        else if (answer.status === 'fulfilled') resolve(answer.value);
        else reject(answer.reason);
      });
      return undefined;
    });
    return promise;
  }
}

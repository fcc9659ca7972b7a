import { randomFrom } from '../../support/random.ts';

interface Due {
  at: number;
  order: number;
  run: () => unknown;
}

const DELAY_MAX_MS = 120;
/** Enough turns of the microtask queue for everything that follows from one event. */
const TURNS = 40;

/** Virtual time, and calls between objects that a seed delays, loses, duplicates and interrupts. */
export class Network {
  readonly random: ReturnType<typeof randomFrom>;
  now = Date.UTC(2026, 0, 1);
  faulty: boolean;
  #order = 0;
  #due: Due[] = [];

  constructor(seed: number, faulty: boolean) {
    this.random = randomFrom(seed);
    this.faulty = faulty;
  }

  at(time: number, run: () => unknown) {
    this.#order += 1;
    this.#due.push({ at: Math.max(time, this.now), order: this.#order, run });
  }

  after(ms: number, run: () => unknown) {
    this.at(this.now + ms, run);
  }

  /** A call of another object. It may fail before or after it arrived, or arrive twice, unless a browser asks. */
  far<Answer>(
    ask: () => Answer | Promise<Answer>,
    alive = () => true,
    twice = true,
  ): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const fate = this.faulty ? this.random.below(100) : 100;
    const delay = () => this.random.below(DELAY_MAX_MS);
    this.after(delay(), async () => {
      if (fate < 4) return reject(new Error('lost'));
      const [answer] = await Promise.allSettled([Promise.resolve().then(ask)]);
      const again = async () => ask();
      if (fate < 8 && twice) this.after(delay() * 10, () => alive() && again().catch(() => {}));
      if (fate < 12) return reject(new Error('torn'));
      this.after(delay(), () => {
        if (!alive()) return;
        if (answer.status === 'fulfilled') resolve(answer.value);
        else reject(answer.reason);
      });
      return undefined;
    });
    return promise;
  }

  /** Lets time pass, and runs everything that is due. */
  async pass(ms: number) {
    const end = this.now + ms;
    for (;;) {
      const next = this.#next(end);
      if (!next) break;
      this.now = next.at;
      void next.run();
      await this.settle();
    }
    this.now = end;
  }

  async settle() {
    for (let turn = 0; turn < TURNS; turn += 1) await Promise.resolve();
  }

  #next(end: number): Due | undefined {
    let first: Due | undefined;
    for (const due of this.#due) {
      if (due.at > end) continue;
      if (!first || due.at < first.at || (due.at === first.at && due.order < first.order)) {
        first = due;
      }
    }
    if (first) this.#due.splice(this.#due.indexOf(first), 1);
    return first;
  }
}

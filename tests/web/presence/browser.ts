/** Web Locks and BroadcastChannel, shared by the tabs of one browser. */

interface Waiting {
  run: () => Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (reason: unknown) => void;
}

class Locks {
  readonly #held = new Map<string, { lost: (reason: Error) => void }>();
  readonly #queues = new Map<string, Waiting[]>();
  /** The number of requests for locks. */
  requests = 0;
  #leaving = false;

  /** Closes the page like WebKit: its locks are lost, and its requests are rejected. */
  leave() {
    this.#leaving = true;
    for (const { lost } of this.#held.values()) lost(new DOMException('leaving', 'AbortError'));
  }

  request<T>(name: string, callback: LockGrantedCallback<T>): Promise<T>;
  request<T>(name: string, options: LockOptions, callback: LockGrantedCallback<T>): Promise<T>;
  request(
    name: string,
    options: LockOptions | LockGrantedCallback<unknown>,
    callback?: LockGrantedCallback<unknown>,
  ): Promise<unknown> {
    const [settings, granted] =
      typeof options === 'function' ? [{}, options] : [options, callback ?? (() => undefined)];
    this.requests += 1;
    if (this.#leaving) return Promise.reject(new DOMException('leaving', 'InvalidStateError'));
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        run: async () => granted({ name, mode: 'exclusive' }),
        resolve,
        reject,
      };
      const queue = this.#queues.get(name) ?? [];
      this.#queues.set(name, queue);
      if (settings.steal) {
        this.#held.get(name)?.lost(new DOMException('stolen', 'AbortError'));
        this.#held.delete(name);
        queue.unshift(waiting);
      } else {
        queue.push(waiting);
        settings.signal?.addEventListener('abort', () => {
          const index = queue.indexOf(waiting);
          if (index === -1) return;
          queue.splice(index, 1);
          reject(new DOMException('aborted', 'AbortError'));
        });
      }
      this.#next(name);
    });
  }

  #next(name: string) {
    if (this.#held.has(name)) return;
    const waiting = this.#queues.get(name)?.shift();
    if (!waiting) return;
    const holder = { lost: waiting.reject };
    this.#held.set(name, holder);
    const done = waiting.run().finally(() => {
      if (this.#held.get(name) !== holder) return;
      this.#held.delete(name);
      this.#next(name);
    });
    done.then(waiting.resolve, waiting.reject);
  }
}

class Channel extends EventTarget {
  readonly #bus: Set<Channel>;
  /** A frozen tab receives nothing. In these tests it stays frozen. */
  frozen = false;

  constructor(bus: Set<Channel>) {
    super();
    this.#bus = bus;
    bus.add(this);
  }

  postMessage(message: unknown) {
    const data: unknown = structuredClone(message);
    for (const other of this.#bus) {
      if (other === this) continue;
      queueMicrotask(() => {
        if (!other.frozen) other.dispatchEvent(new MessageEvent('message', { data }));
      });
    }
  }

  close() {
    this.#bus.delete(this);
  }
}

export function browser() {
  const bus = new Set<Channel>();
  return { locks: new Locks(), channel: () => new Channel(bus) };
}

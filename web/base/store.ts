/** A value and its listeners. For React: `useSyncExternalStore(store.subscribe, store.get)`. */
export interface Store<State> {
  get: () => State;
  /** Replaces the value, then notifies every listener. */
  set: (next: State) => void;
  /** @returns a function that unsubscribes */
  subscribe: (listener: () => void) => () => void;
}

export function createStore<State>(initial: State): Store<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set: (next) => {
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** Something that listeners are told of. */
export interface Events<Event> {
  emit: (event: Event) => void;
  /** @returns a function that unsubscribes */
  subscribe: (listener: (event: Event) => void) => () => void;
}

export function createEvents<Event = void>(): Events<Event> {
  const listeners = new Set<(event: Event) => void>();
  return {
    emit: (event) => {
      for (const listener of listeners) listener(event);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

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
  const { emit, subscribe } = createEvents();
  return {
    get: () => state,
    set: (next) => {
      state = next;
      emit();
    },
    subscribe,
  };
}

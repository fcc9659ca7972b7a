import { createStore } from './store.ts';

/** `heard` is what the screen shows already: it is only said to screen readers. */
export type ToastKind = 'info' | 'done' | 'problem' | 'heard';
export type ToastMessage = {
  readonly id: number;
  readonly text: string;
  readonly kind: ToastKind;
  /** The path of the screen that shows what it is about. */
  readonly to: string | undefined;
};

export const toasts = createStore<readonly ToastMessage[]>([]);
let lastId = 0;

/** Shows a message, which screen readers announce. At most three are shown at a time. */
export function announce(text: string, kind: ToastKind = 'info', to?: string): void {
  lastId += 1;
  const rest = toasts.get().filter((message) => message.text !== text);
  toasts.set([...rest.slice(-2), { id: lastId, text, kind, to }]);
}

export const dismiss = (id: number): void =>
  toasts.set(toasts.get().filter((message) => message.id !== id));

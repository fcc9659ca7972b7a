export type ToastKind = 'info' | 'done' | 'problem';
export type ToastMessage = { readonly id: number; readonly text: string; readonly kind: ToastKind };

let messages: readonly ToastMessage[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly ToastMessage[]): void {
  messages = next;
  for (const listener of listeners) listener();
}

/** Says something in the page, aloud for a screen reader. At most three are up at a time. */
export function announce(text: string, kind: ToastKind = 'info'): void {
  lastId += 1;
  const rest = messages.filter((message) => message.text !== text).slice(-2);
  set([...rest, { id: lastId, text, kind }]);
}

export const dismiss = (id: number): void => set(messages.filter((message) => message.id !== id));

export const currentMessages = (): readonly ToastMessage[] => messages;

export function onMessages(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

import type { PresenceEvent } from '../../worker/contract/presence.ts';
import { type Parse, list, number, oneOf, or, shape, text } from '../base/parse.ts';

export type TabMessage =
  /** A tab's topics, sent when they change and when a new leader asks for them. */
  | { kind: 'topics'; tab: string; users: number[] }
  /** The leader's response to topics, and each event of its stream. */
  | { kind: 'events'; to: string | null; events: PresenceEvent[] }
  /** A new leader asks all tabs for their topics. */
  | { kind: 'ask' }
  /** The network is back, or a tab is visible again. */
  | { kind: 'wake' };

type Of<Kind> = Extract<TabMessage, { kind: Kind }>;

const readTopics = shape<Of<'topics'>>({
  kind: oneOf(['topics']),
  tab: text,
  users: list(number),
});
const readEvents = shape<Of<'events'>>({
  kind: oneOf(['events']),
  to: or(text, null),
  events: list(shape<PresenceEvent>({ user: number, online: oneOf([0, 1]) })),
});
const readOthers = shape<{ kind: 'ask' | 'wake' }>({ kind: oneOf(['ask', 'wake']) });

/** Reads a message. Undefined for an unknown one, for example from another version of the client. */
export const readTabMessage: Parse<TabMessage> = (value) =>
  readTopics(value) ?? readEvents(value) ?? readOthers(value);

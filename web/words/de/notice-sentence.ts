import { notices } from '../made/de/notifications.ts';
import type { NoticeFacts } from '../notice-facts.ts';

/** Kinds whose sentence has the session in the dative. */
const IN_DATIVE: ReadonlySet<NoticeFacts['kind']> = new Set([
  'member-removed',
  'invitation-accepted',
  'mentioned',
  'seat-offered',
  'seat-offer-missed',
  'series-left',
  'session-invited',
]);

/** A notice in a sentence. A hidden session is "eine Session" or "einer Session", and left out after a colon. */
export const noticeSentence = ({ kind, actor, session }: NoticeFacts): string => {
  const who = actor?.name ?? notices.somebody;
  if (session) return notices.kinds[kind]({ actor: who, session: session.name });
  const hidden = IN_DATIVE.has(kind) ? 'einer Session' : 'eine Session';
  return notices.kinds[kind]({ actor: who, session: hidden })
    .replace(/^eine /, 'Eine ')
    .replace(/: eine Session$/u, '');
};

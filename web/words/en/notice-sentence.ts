import { notices } from '../made/en/notifications.ts';
import type { NoticeFacts } from '../notice-facts.ts';

/** A notice in a sentence. A hidden session is left out after a colon. */
export const noticeSentence = ({ kind, actor, session }: NoticeFacts): string =>
  notices.kinds[kind]({
    actor: actor?.name ?? notices.somebody,
    session: session?.name ?? 'a session',
  })
    .replace(/^a s/, 'A s')
    .replace(/: a session$/u, '');

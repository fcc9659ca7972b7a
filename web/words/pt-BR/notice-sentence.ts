import { notices } from '../made/pt-BR/notifications.ts';
import type { NoticeFacts } from '../notice-facts.ts';

/** A notice in a sentence. A hidden session is left out at the end. */
export const noticeSentence = ({ kind, actor, session }: NoticeFacts): string =>
  notices.kinds[kind]({
    actor: actor?.name ?? notices.somebody,
    session: session?.name ?? 'uma sessão',
  }).replace(/: uma sessão$/u, '');

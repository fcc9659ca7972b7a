import { notices } from '../made/ja/notifications.ts';
import type { NoticeFacts } from '../notice-facts.ts';

/** A notice in a sentence. Names have an honorific. A hidden session is left out at the end. */
export const noticeSentence = ({ kind, actor, session }: NoticeFacts): string =>
  notices.kinds[kind]({
    actor: actor ? `${actor.name}さん` : notices.somebody,
    session: session ? `「${session.name}」` : 'セッション',
  }).replace(/：セッション$/u, '');

import { notices } from '../made/ko/notifications.ts';
import type { NoticeFacts } from '../notice-facts.ts';

/** A notice in a sentence. Names have an honorific. A hidden session is left out at the end. */
export const noticeSentence = ({ kind, actor, session }: NoticeFacts): string =>
  notices.kinds[kind]({
    actor: actor ? `${actor.name}님` : '어떤 분',
    session: session ? `‘${session.name}’ 파티` : '어떤 파티',
  }).replace(/: 어떤 파티$/u, '');

import { notices } from '../made/zh-Hans/notifications.ts';
import type { NoticeFacts } from '../notice-facts.ts';

/** A notice in a sentence. No space follows the Chinese word for someone. A hidden session is left out at the end. */
export const noticeSentence = ({ kind, actor, session }: NoticeFacts): string =>
  notices.kinds[kind]({
    actor: actor?.name ?? notices.somebody,
    session: session ? `“${session.name}”` : '某个开黑局',
  })
    .replace(/^有人 /, '有人')
    .replace(/：某个开黑局$/u, '');

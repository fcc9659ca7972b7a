import { notices } from '../made/ar/notifications.ts';
import type { NoticeFacts } from '../notice-facts.ts';
import { name } from './grammar.ts';

/** A notice in a sentence. Names are isolated, so that Latin letters don't reorder it. A hidden session is left out at the end. */
export const noticeSentence = ({ kind, actor, session }: NoticeFacts): string =>
  notices.kinds[kind]({
    actor: actor === null ? notices.somebody : name(actor.name),
    session: session === null ? 'إحدى الجلسات' : name(session.name),
  }).replace(/: إحدى الجلسات$/u, '');

import { notices } from '../made/pl/notifications.ts';
import type { NoticeFacts } from '../notice-facts.ts';

/** A notice in a sentence. The quotes of a hidden session, or the colon before it, are left out. */
export const noticeSentence = ({ kind, actor, session }: NoticeFacts): string => {
  const said = notices.kinds[kind]({
    actor: actor?.name ?? notices.somebody,
    session: session?.name ?? '',
  });
  return session === null ? said.replace(/ „”|: $/u, '') : said;
};

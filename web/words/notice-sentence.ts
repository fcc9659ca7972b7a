import { noticeSentence as english } from './en/notice-sentence.ts';
import { inLanguage } from './language.ts';
import { notices } from './made/notifications.ts';
import type { NoticeFacts } from './notice-facts.ts';

const sentence = inLanguage('noticeSentence', english);

/** A notice in a sentence. The server may be newer than this tab, and send a kind that the tab doesn't know. */
export const noticeSentence = (facts: NoticeFacts) =>
  facts.kind in notices.kinds ? sentence(facts) : notices.unknown;

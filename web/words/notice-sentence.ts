import { noticeSentence as english } from './en/notice-sentence.ts';
import { inLanguage } from './language.ts';

export const noticeSentence = inLanguage('noticeSentence', english);

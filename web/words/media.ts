import * as english from './en/media.ts';
import { inLanguage } from './language.ts';

export const media = inLanguage('media', english.media);

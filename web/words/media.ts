import { inLanguage } from './language.ts';
import * as english from './made/en/media.ts';

export const media = inLanguage('media', english.media);

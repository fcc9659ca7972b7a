import * as english from './en/moderation.ts';
import { inLanguage } from './language.ts';

export const admin = inLanguage('admin', english.admin);

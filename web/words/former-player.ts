import { formerPlayer as english } from './en/former-player.ts';
import { inLanguage } from './language.ts';

export const formerPlayer = inLanguage('formerPlayer', english);

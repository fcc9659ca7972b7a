import { inLanguage } from './language.ts';
import { formerPlayer as english } from './made/en/former-player.ts';

export const formerPlayer = inLanguage('formerPlayer', english);

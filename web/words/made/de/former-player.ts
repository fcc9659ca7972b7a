import type * as english from '../en/former-player.ts';
import type { Translated } from '../../translated.ts';
export const formerPlayer: Translated<typeof english.formerPlayer> = "Gelöschter Account";

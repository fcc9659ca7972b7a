import { popups } from './popups.ts';
import { level, ownLevel, region, style } from './vocabulary.ts';

globalThis.peerwayWords = { level, ownLevel, popups, region, style };

import { gamers } from './demo-community.ts';

const CROWD_MAX = 14;

/** The gamers who are online while the demo runs. */
export const crowd = gamers.filter(({ online }) => online).slice(0, CROWD_MAX);

/** Each of them has a device of this name from the start: no log-in of theirs is a new device that is worth an email. */
export const CROWD_USER_AGENT = 'Peerway demo';

import { gamers } from './demo-community.ts';

const CROWD_MAX = 14;

export const crowd = gamers.filter(({ online }) => online).slice(0, CROWD_MAX);

/** Each of them has a device with this name from the start, so that a log-in sends no email about a new device. */
export const CROWD_USER_AGENT = 'Peerway demo';

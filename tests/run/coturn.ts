import { existsSync } from 'node:fs';

import { installFromDebian } from './debian.ts';

const TURNSERVER = '/usr/bin/turnserver';

/** The TURN server that is here, or that can be had from Debian; undefined where neither is so. */
export function findTurnServer(): string | undefined {
  if (!existsSync(TURNSERVER)) {
    console.log('Installing coturn for the test of calls through a TURN server (once)…');
    installFromDebian('coturn');
  }
  return existsSync(TURNSERVER) ? TURNSERVER : undefined;
}

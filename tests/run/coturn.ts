import { existsSync } from 'node:fs';

import { installFromDebian } from './debian.ts';

const TURNSERVER = '/usr/bin/turnserver';

/** The installed TURN server, or one installed from Debian. Undefined if neither is available. */
export function findTurnServer(): string | undefined {
  if (!existsSync(TURNSERVER)) {
    console.log('Installing coturn for the test of calls through a TURN server (once)…');
    installFromDebian('coturn');
  }
  return existsSync(TURNSERVER) ? TURNSERVER : undefined;
}

// Runs before every test file. Files share a page, so an imported module runs only once, but this file runs each time.
import './quiet-react.ts';
import './hosts.ts';
import './uploads.ts';
import * as React from 'react';
import { afterEach, beforeEach, vi } from 'vitest';

import { checkConsole } from '../../support/console-watch.ts';
import { begin, end } from './mount.tsx';
import { withoutOffers } from './passkeys.ts';

// Scrollbars are hidden as on a phone, so their space isn't reserved.
document.documentElement.style.scrollbarGutter = 'auto';

// The browser draws nothing of a transparent frame. Inside of it, all is as in an opaque one.
parent.document.documentElement.style.opacity = '0';

// A message goes by a click or with its test, however slow the machine is.
const lasting = new CSSStyleSheet();
lasting.replaceSync('[data-toasts] > * { animation-play-state: paused !important }');
document.adoptedStyleSheets = [lasting];

// React's development build takes a stack for each element, a tenth of a test's time, but only until it has counted
// 10,000 in a second.
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (typeof internals === 'object' && internals !== null) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => {},
    configurable: true,
  });
}

beforeEach(() => {
  // No passkey is offered under the email field unless a test wants that.
  withoutOffers();
  begin();
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  await end();
  checkConsole();
});

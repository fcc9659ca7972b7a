import { expect, it } from 'vitest';

import { whyNot } from '../../run/floors.ts';

it.each([
  ['a roof of all', 'web/app/shell.tsx', 'web/sessions/search-page.tsx'],
  ['a feature of a part', 'web/sessions/search-page.tsx', 'web/ui/dialog.tsx'],
  ['the client of a wire type', 'web/calls/media.ts', 'worker/contract/call.ts'],
  ['an object of a query', 'durable/calls/facts.ts', 'worker/people/queries/friends.ts'],
  ['the entry of an object', 'worker/index.ts', 'durable/presence/presence.ts'],
  ['a tool of the product', 'worker/local/seed.ts', 'worker/sessions/queries/create.ts'],
  ['a test of the product', 'tests/web/ui/list.test.ts', 'web/ui/list.tsx'],
])('lets an import run down: %s', (_, file, target) => {
  expect(whyNot(file, target)).toBeNull();
});

it.each([
  ['a part of a feature', 'web/ui/dialog.tsx', 'web/sessions/search-page.tsx'],
  ['a feature of the roof', 'web/sessions/search-page.tsx', 'web/app/shell.tsx'],
  ['the contract of a feature', 'worker/contract/call.ts', 'worker/calls/routes.ts'],
  ['a feature of the mounted routes', 'worker/people/routes.ts', 'worker/app.ts'],
  ['a route of an object', 'worker/calls/routes.ts', 'durable/calls/call.ts'],
  ['the product of its tests', 'web/ui/dialog.tsx', 'tests/run/floors.ts'],
])('refuses an import that runs back: %s', (_, file, target) => {
  expect(whyNot(file, target)).not.toBeNull();
});

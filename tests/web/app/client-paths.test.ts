import type { RouteObject } from 'react-router';
import { expect, it } from 'vitest';

import { adminScreens } from '../../../web/app/admin-screens.ts';
import { screens } from '../../../web/app/screens.ts';
import { CLIENT_PATHS } from '../../../worker/contract/client-paths.ts';

const pathsOf = (routes: readonly RouteObject[], under = ''): string[] =>
  routes.flatMap(({ path, children }) => {
    const whole = path === undefined ? under : `${under}/${path}`;
    return children ? pathsOf(children, whole) : [whole];
  });

it('the server knows every address that has a screen, and no other', () => {
  expect(CLIENT_PATHS.toSorted()).toEqual(
    ['/', ...pathsOf([...screens, ...adminScreens])].toSorted(),
  );
});

import type { RouteObject } from 'react-router';

import { loadScript } from '../base/load-script.ts';

/** Loads the scripts of routes by `loadScript`. */
export function guardScripts(routes: RouteObject[]) {
  for (const route of routes) {
    const { lazy, children } = route;
    if (typeof lazy === 'function') route.lazy = () => loadScript(lazy);
    if (children) guardScripts(children);
  }
}

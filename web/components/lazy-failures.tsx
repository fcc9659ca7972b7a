import { Suspense } from 'react';

import { laterOr } from '../ahead.ts';
import { common } from '../words/common.ts';

/** Where even the failure's own script can't be loaded, the words must do. */
const Plain = () => <p role="alert">{common.offline}</p>;

const Route = laterOr<object>(
  (table) => table.failures().then((loaded) => ({ default: loaded.RouteFailure })),
  Plain,
);
const List = laterOr<{ level: 3 }>(
  (table) => table.failures().then((loaded) => ({ default: loaded.LoadFailure })),
  Plain,
);

export const RouteFailure = () => (
  <Suspense>
    <Route />
  </Suspense>
);

export const ListFailure = () => (
  <Suspense>
    <List level={3} />
  </Suspense>
);

import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';

import { Starting } from './app/starting.tsx';

/** What index.html shows until the client runs: drawn while building, by web/build/early-page-plugin.ts. */
export const drawn = renderToStaticMarkup(
  // An address of none of the ways: none is marked as the one where the reader is.
  <StaticRouter location="/early">
    <Starting />
  </StaticRouter>,
);

import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';

import { Starting } from './app/starting.tsx';

/** What index.html shows until the client runs. web/build/early-page-plugin.ts renders it during the build. */
export const drawn = renderToStaticMarkup(
  // A path of no link, so that no link is marked as current.
  <StaticRouter location="/early">
    <Starting />
  </StaticRouter>,
);

import { Suspense, lazy } from 'react';
import { Link } from 'react-router';

import { common } from '../words/common.ts';
import css from './footer.module.css';
import { retryImport } from './retry-import.ts';

const { footer } = common;

/** What the first screen shows is loaded first. */
const LATER_MS = 1000;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const FooterTools = lazy(() =>
  // The early page, which the build draws, has none.
  import.meta.env.SSR
    ? new Promise<never>(() => undefined)
    : wait(LATER_MS).then(() => retryImport(() => import('./footer-tools.tsx'))),
);

export const Footer = () => (
  <footer className={css['footer']}>
    <div className={css['inside']}>
      <p>{footer.copyright}</p>
      <nav aria-label={footer.label}>
        <ul className={css['links']}>
          <Suspense fallback={<li className={css['tools']} />}>
            <FooterTools />
          </Suspense>
          <li>
            <Link to="/imprint">{footer.imprint}</Link>
          </li>
          <li>
            <Link to="/privacy">{footer.privacy}</Link>
          </li>
          <li>
            <Link to="/terms">{footer.terms}</Link>
          </li>
        </ul>
      </nav>
    </div>
  </footer>
);

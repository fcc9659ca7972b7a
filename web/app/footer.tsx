import { Suspense, lazy } from 'react';
import { Link } from 'react-router';

import { common } from '../words/common.ts';
import css from './footer.module.css';
import { retryImport } from './retry-import.ts';

const { footer } = common;

/** On a visitor's home, what it shows is loaded first. A key wants the tools at once: they keep its focus. */
const LATER_MS = 1000;

async function loadTools() {
  if (document.documentElement.dataset['page'] === 'home') {
    await new Promise((resolve) => {
      setTimeout(resolve, LATER_MS);
      addEventListener('keydown', resolve, { once: true });
    });
  }
  return retryImport(() => import('./footer-tools.tsx'));
}

const FooterTools = lazy(() =>
  // The early page, which the build draws, has none.
  import.meta.env.SSR ? new Promise<never>(() => undefined) : loadTools(),
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

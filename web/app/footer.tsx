import { Suspense, lazy } from 'react';
import { Link } from 'react-router';

import { common } from '../words/made/common.ts';
import css from './footer.module.css';
import { loadTools } from './load-tools.ts';

const { footer } = common;

const FooterTools = lazy(async () => ({
  // The early page, which the build renders, has no tools.
  default: import.meta.env.SSR
    ? await new Promise<never>(() => undefined)
    : (await loadTools()).FooterTools,
}));

export const Footer = () => (
  <footer className={css.footer}>
    <div className={css.inside}>
      <p>{footer.copyright}</p>
      <nav aria-label={footer.label}>
        <ul className={css.links}>
          <Suspense fallback={<li className={css.tools} />}>
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

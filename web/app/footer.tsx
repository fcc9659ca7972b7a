import { Suspense, lazy, useSyncExternalStore } from 'react';
import { Link } from 'react-router';

import { common } from '../words/common.ts';
import css from './footer.module.css';
import { installPrompt } from './install-prompt.ts';
import { retryImport } from './retry-import.ts';

const { footer } = common;

const InstallButton = lazy(() => retryImport(() => import('./install-button.tsx')));

export function Footer() {
  const prompt = useSyncExternalStore(
    installPrompt.subscribe,
    installPrompt.get,
    installPrompt.get,
  );
  return (
    <footer className={css['footer']}>
      <div className={css['inside']}>
        <p>{footer.copyright}</p>
        <nav aria-label={footer.label}>
          <ul className={css['links']}>
            {prompt && (
              <Suspense>
                <InstallButton prompt={prompt} />
              </Suspense>
            )}
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
}

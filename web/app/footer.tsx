import { Link } from 'react-router';

import { common } from '../words/en/common.ts';
import css from './footer.module.css';
import { InstallButton } from './install-button.tsx';

const { footer } = common;

export function Footer() {
  return (
    <footer className={css['footer']}>
      <div className={css['inside']}>
        <p>{footer.copyright}</p>
        <nav aria-label={footer.label}>
          <ul className={css['links']}>
            <InstallButton />
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

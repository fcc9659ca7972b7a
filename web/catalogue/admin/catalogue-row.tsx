import type { ReactNode } from 'react';

import { Button } from '../../ui/button.tsx';
import css from './catalogue.module.css';

interface CatalogueRowProps {
  /** A cover, or buttons that move the row. */
  start: ReactNode;
  name: string;
  facts: ReactNode;
  /** Each has the name in its accessible label. */
  acts: readonly { label: string; named: string; main?: boolean; onClick: () => void }[];
}

/** A game, a request for one, or a category, with what can be done with it. */
export const CatalogueRow = ({ start, name, facts, acts }: CatalogueRowProps) => (
  <li className={css.row}>
    {start}
    <div className={css.what}>
      <h2>
        <bdi>{name}</bdi>
      </h2>
      <p className="facts-row">{facts}</p>
    </div>
    {acts.length > 0 && (
      <div className={css.actions}>
        {acts.map(({ label, named, main = false, onClick }) => (
          <Button
            key={label}
            size="sm"
            variant={main ? 'primary' : 'quiet'}
            aria-label={named}
            onClick={onClick}
          >
            {label}
          </Button>
        ))}
      </div>
    )}
  </li>
);

import type { ReactNode } from 'react';

import { search as words } from '../words/en/search.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { SetFilter } from './filter-chips.tsx';

interface NothingFitsProps {
  title: string;
  children: string;
  /** What is asked, each with the way to drop it. */
  asked: readonly SetFilter[];
  /** What else there is to do. */
  action?: ReactNode;
}

/** Nothing found: one asks for less. */
export const NothingFits = ({ title, children, asked, action }: NothingFitsProps) => (
  <EmptyState
    level={3}
    title={title}
    {...((action !== undefined || asked.length > 0) && {
      action: (
        <>
          {action}
          {asked.map(({ key, label, remove }) => (
            <Button key={key} onClick={remove}>
              {words.drop(label)}
            </Button>
          ))}
        </>
      ),
    })}
  >
    {children}
  </EmptyState>
);

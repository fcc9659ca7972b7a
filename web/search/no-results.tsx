import type { ReactNode } from 'react';

import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { search as words } from '../words/made/search.ts';
import type { SetFilter } from './filter-chips.tsx';

interface NoResultsProps {
  title: string;
  children: string;
  asked: readonly SetFilter[];
  /** Another suggestion, such as a link. */
  action?: ReactNode;
}

/** No results. Offers to remove filters. */
export const NoResults = ({ title, children, asked, action }: NoResultsProps) => (
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

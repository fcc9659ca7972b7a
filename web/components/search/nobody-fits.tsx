import { search as words } from '../../words/search.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { SetFilter } from './filter-chips.tsx';

interface NobodyFitsProps {
  chips: readonly SetFilter[];
  asked: boolean;
}

/** Nobody found: one asks for less. */
export function NobodyFits({ chips, asked }: NobodyFitsProps) {
  return (
    <EmptyState
      level={3}
      title={words.peopleNone}
      {...(chips.length > 0 && {
        action: chips.map(({ key, label, remove }) => (
          <Button key={key} onClick={remove}>
            {words.drop(label)}
          </Button>
        )),
      })}
    >
      {asked || chips.length > 0 ? words.peopleNoneHint : words.peopleNoneText}
    </EmptyState>
  );
}

import { search as words } from '../../words/search.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { SetFilter } from './filter-chips.tsx';

interface NobodyFitsProps {
  /** What is asked, each with the way to drop it. */
  asked: readonly Pick<SetFilter, 'key' | 'label' | 'remove'>[];
}

/** Nobody found: one asks for less. */
export function NobodyFits({ asked }: NobodyFitsProps) {
  return (
    <EmptyState
      level={3}
      title={words.peopleNone}
      {...(asked.length > 0 && {
        action: asked.map(({ key, label, remove }) => (
          <Button key={key} onClick={remove}>
            {words.drop(label)}
          </Button>
        )),
      })}
    >
      {asked.length > 0 ? words.peopleNoneHint : words.peopleNoneText}
    </EmptyState>
  );
}

import { Link } from 'react-router';

import { loginPath, useAccount } from '../../account.ts';
import { search as words } from '../../words/search.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { SetFilter } from './filter-chips.tsx';

const HOST = '/sessions/add/new';

interface NoSessionFitsProps {
  /** What is asked, each with the way to drop it. */
  asked: readonly Pick<SetFilter, 'key' | 'label' | 'remove'>[];
}

/** Nothing found: one hosts it, or asks for less. */
export function NoSessionFits({ asked }: NoSessionFitsProps) {
  const { login } = useAccount();
  return (
    <EmptyState
      level={3}
      title={words.sessionsNone}
      action={
        <>
          <Link to={login ? HOST : loginPath(HOST)} className={buttonClass({ variant: 'primary' })}>
            {words.hostOne}
          </Link>
          {asked.map(({ key, label, remove }) => (
            <Button key={key} onClick={remove}>
              {words.drop(label)}
            </Button>
          ))}
        </>
      }
    >
      {asked.length > 0 ? words.sessionsNoneHint : words.sessionsNoneText}
    </EmptyState>
  );
}

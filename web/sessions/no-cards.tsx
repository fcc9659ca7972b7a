import { useLocation } from 'react-router';

import { useAccount } from '../base/account.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { common } from '../words/made/common.ts';
import { empty } from '../words/made/empty.ts';

// The empty states of the session lists.

export function NoSessions() {
  const { login } = useAccount();
  const { pathname } = useLocation();
  return (
    <EmptyState
      level={3}
      title={empty.noSessions}
      action={
        login && pathname === '/' ? (
          <>
            <ButtonLink to="/sessions/add/new" variant="primary">
              {common.list.hostOne}
            </ButtonLink>
            <ButtonLink to="/sessions/search">{common.pitch.find}</ButtonLink>
          </>
        ) : undefined
      }
    >
      {empty.noSessionsHint}
    </EmptyState>
  );
}

export const NoUsers = () => (
  <EmptyState level={3} title={empty.noUsers}>
    {empty.noUsersHint}
  </EmptyState>
);

import { useLocation } from 'react-router';

import { loginPath } from '../../base/account.ts';
import { ApiError } from '../../base/api.ts';
import { describeFailure } from '../../base/describe-failure.ts';
import type { Saving } from '../../base/saver.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { games as words } from '../../words/made/catalogue.ts';
import { common, errors } from '../../words/made/common.ts';
import css from './preferences.module.css';

interface SaveStateProps {
  saving: Saving<unknown>;
  /** Says nothing, because nothing was changed yet. */
  quiet: boolean;
  retry: () => void;
}

/** Whether the shown games are saved on the server. */
export function SaveState({ saving: { state, failure }, quiet, retry }: SaveStateProps) {
  const failed = state === 'failed';
  return (
    <>
      <output className={css.state} data-state={state}>
        {!quiet && (
          <>
            {state === 'saved' && <Icon name="check" size={18} />}
            {words.state[state]}
          </>
        )}
      </output>
      <div role="alert" className={css.failure}>
        {failed && <Why failure={failure} retry={retry} />}
      </div>
    </>
  );
}

function Why({ failure, retry }: { failure: unknown; retry: () => void }) {
  const { pathname, search } = useLocation();
  const ended = failure instanceof ApiError && failure.kind === 'unauthenticated';
  return (
    <>
      <p>
        {ended
          ? words.loginAgain
          : failure instanceof ApiError
            ? describeFailure(failure)
            : errors.broken}
      </p>
      {ended ? (
        <ButtonLink to={loginPath(pathname + search)} size="sm">
          {common.nav.login}
        </ButtonLink>
      ) : (
        <Button size="sm" onClick={retry}>
          {common.retry}
        </Button>
      )}
    </>
  );
}

import { useState } from 'react';
import { useRevalidator } from 'react-router';

import { common } from '../words/common.ts';
import { errors } from '../words/errors.ts';
import { Button } from './ui/button.tsx';
import { ErrorState } from './ui/error-state.tsx';

/** What stands in the place of one of home's lists that did not come. */
export function ListFailure() {
  const { revalidate, state } = useRevalidator();
  const [asked, setAsked] = useState(false);
  const retry = () => {
    setAsked(true);
    void revalidate();
  };
  return (
    <ErrorState
      level={3}
      title={errors.title}
      retry={
        <Button pending={asked && state === 'loading'} onClick={retry}>
          {common.retry}
        </Button>
      }
    >
      {errors.offline}
    </ErrorState>
  );
}

import { useState } from 'react';
import { useLoaderData } from 'react-router';

import { api, load } from '../base/api.ts';
import { deferErrors } from '../base/defer-errors.ts';
import { AwaitedBlock } from '../ui/awaited-block.tsx';
import { CalendarSection } from './calendar-section.tsx';
import { DataSection } from './data-section.tsx';

export const loader = () => ({ account: deferErrors(load(api.account.$get())) });

/** /user/data: the user's calendar feed, downloads their own data, and deletes the account. */
export function Component() {
  const { account } = useLoaderData<typeof loader>();
  const [url, setUrl] = useState<string>();
  return (
    <AwaitedBlock answer={account} height="12rem">
      {(own) => (
        <>
          <CalendarSection account={own} url={url} onUrl={setUrl} />
          <DataSection account={own} />
        </>
      )}
    </AwaitedBlock>
  );
}

import { useLoaderData } from 'react-router';

import type { OwnAccount } from '../../worker/contract/account.ts';
import { DataSection } from './data-section.tsx';
import { OwnPart } from './own-part.tsx';
import { api, load } from '../app/api.ts';
import { deferErrors } from '../app/defer-errors.ts';

export const loader = () => ({ account: deferErrors(load(api.account.$get())) });

/** /user/data: downloads the user's own data, and deletes the account. */
export function Component() {
  const { account } = useLoaderData<typeof loader>();
  return (
    <OwnPart answer={account} height="12rem">
      {(own: OwnAccount) => <DataSection account={own} />}
    </OwnPart>
  );
}

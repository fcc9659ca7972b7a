import { useLoaderData } from 'react-router';

import type { UserDetail } from '../../worker/contract/user.ts';
import { useAccount } from './account.ts';
import { BlockedSection } from './blocked-section.tsx';
import { useOwnUser } from './own-page.tsx';
import { OwnPart } from './own-part.tsx';
import { deferErrors } from '../app/defer-errors.ts';
import { type BlocksPage, loadBlocks } from '../people/friends.ts';
import { PrivacyForm } from '../people/privacy-form.tsx';

export const loader = () => ({ blocks: deferErrors(loadBlocks()) });

/** /user/privacy: who may contact and see the user, and whom the user has blocked. */
export function Component() {
  const { blocks } = useLoaderData<typeof loader>();
  const { account } = useAccount();
  return (
    <>
      <OwnPart answer={useOwnUser()} height="24rem">
        {(user: UserDetail) => <PrivacyForm user={user} ofAge={account?.ofAge ?? false} />}
      </OwnPart>
      <OwnPart answer={blocks} height="8rem">
        {(page: BlocksPage) => <BlockedSection blocks={page} />}
      </OwnPart>
    </>
  );
}

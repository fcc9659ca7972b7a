import { useLoaderData } from 'react-router';

import { useAccount } from '../base/account.ts';
import { deferErrors } from '../base/defer-errors.ts';
import { loadBlocks } from '../base/friend-lists.ts';
import { PrivacyForm } from '../people/privacy-form.tsx';
import { AwaitedPart } from '../ui/awaited-part.tsx';
import { BlockedSection } from './blocked-section.tsx';
import { useOwnUser } from './own-page.tsx';

export const loader = () => ({ blocks: deferErrors(loadBlocks()) });

/** /user/privacy: who may contact and see the user, and whom the user has blocked. */
export function Component() {
  const { blocks } = useLoaderData<typeof loader>();
  const { account } = useAccount();
  return (
    <>
      <AwaitedPart answer={useOwnUser()} height="24rem">
        {(user) => <PrivacyForm user={user} ofAge={account?.ofAge ?? false} />}
      </AwaitedPart>
      <AwaitedPart answer={blocks} height="8rem">
        {(page) => <BlockedSection blocks={page} />}
      </AwaitedPart>
    </>
  );
}

import { useLoaderData, Link } from 'react-router';

import { useAccount } from '../base/account.ts';
import { deferErrors } from '../base/defer-errors.ts';
import { loadBlocks, type BlocksPage } from '../base/friend-lists.ts';
import { BlockedList } from '../people/blocked-list.tsx';
import { PrivacyForm } from '../people/privacy-form.tsx';
import { AwaitedBlock } from '../ui/awaited-block.tsx';
import css from '../ui/section.module.css';
import { Section } from '../ui/section.tsx';
import { accountSettings } from '../words/made/accounts.ts';
import { people } from '../words/made/people.ts';
import { useOwnUser } from './own-page.tsx';

export const loader = () => ({ blocks: deferErrors(loadBlocks()) });

/** /user/privacy: who may contact and see the user, and whom the user has blocked. */
export function Component() {
  const { blocks } = useLoaderData<typeof loader>();
  const { account } = useAccount();
  return (
    <>
      <AwaitedBlock answer={useOwnUser()} part={people.own.privacy} height="24rem">
        {(user) => <PrivacyForm user={user} ofAge={account?.ofAge ?? false} />}
      </AwaitedBlock>
      <AwaitedBlock answer={blocks} part={sections.blocked} height="8rem">
        {(page) => <BlockedSection blocks={page} />}
      </AwaitedBlock>
    </>
  );
}

const { blocked: words, sections } = accountSettings;

/** The users that the current user has blocked, to unblock them. */
const BlockedSection = ({ blocks }: { blocks: BlocksPage }) => (
  <Section id="blocked" title={sections.blocked}>
    {blocks.member.length === 0 ? (
      <p className={css.note}>{words.none}</p>
    ) : (
      <div className={css.wide}>
        <BlockedList first={blocks} loadNext={loadBlocks} />
      </div>
    )}
    <Link to="/friends?tab=blocked">{words.all}</Link>
  </Section>
);

import { Link } from 'react-router';

import { type BlocksPage, loadBlocks } from '../base/friend-lists.ts';
import { BlockedList } from '../people/blocked-list.tsx';
import css from '../ui/section.module.css';
import { Section } from '../ui/section.tsx';
import { accountSettings } from '../words/made/accounts.ts';

const { blocked: words, sections } = accountSettings;

/** The users that the current user has blocked, to unblock them. */
export const BlockedSection = ({ blocks }: { blocks: BlocksPage }) => (
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

import { Link } from 'react-router';

import type { NewItem } from '../../worker/contract/admin-content.ts';
import type { NewAccountItem } from '../../worker/contract/admin-user.ts';
import { api, load } from '../base/api.ts';
import { type Page, cursorOf } from '../base/pages.ts';
import { admin } from '../words/made/moderation.ts';
import { AdminList } from './admin-list.tsx';
import items from './content-items.module.css';
import { MediaTile, SessionRow } from './content-items.tsx';
import { Ago } from './moment.tsx';
import { UserActions } from './user-actions.tsx';
import { UserBadges } from './user-badges.tsx';

const words = admin.new;

export const loadNewItems = (next?: string): Promise<Page<NewItem>> =>
  load(api.admin.new.$get({ query: cursorOf(next) }));

/** What accounts younger than three days show to everyone, newest first, each with the acts that fit. */
export const NewList = ({ answer }: { answer: Promise<Page<NewItem>> }) => (
  <>
    <p className="soft">{words.lead}</p>
    <AdminList
      answer={answer}
      loadNext={loadNewItems}
      empty={{ title: words.none, text: words.noneHint }}
      className="stack-2"
    >
      {(item) => <NewRow key={item['@id']} item={item} />}
    </AdminList>
  </>
);

function NewRow({ item }: { item: NewItem }) {
  if (item['@type'] === 'AdminSession') return <SessionRow session={item} />;
  if (item['@type'] === 'AdminMedia') return <MediaTile file={item} />;
  return <AccountRow user={item} />;
}

const AccountRow = ({ user }: { user: NewAccountItem }) => (
  <li className={items['row']}>
    <div className={items['words']}>
      <h3>
        <Link to={`/admin/users/${user.id}`}>
          <bdi>{user.name}</bdi>
        </Link>
      </h3>
      <p className="facts-row">
        <Ago iso={user.createdAt} />
        <UserBadges user={user} />
      </p>
      {user.about !== '' && (
        <p className={items['text']} dir="auto">
          {user.about}
        </p>
      )}
    </div>
    <UserActions user={user} restricting />
  </li>
);

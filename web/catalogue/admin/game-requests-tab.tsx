import { useState } from 'react';
import { Link } from 'react-router';

import type { AdminGameRequestItem } from '../../../worker/contract/admin-game.ts';
import type { GameName } from '../../../worker/contract/game.ts';
import type { Page } from '../../base/pages.ts';
import { GameCover } from '../../brand/game-cover.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { catalogueAdmin } from '../../words/made/catalogue-admin.ts';
import { loadAsked } from '../catalogue.ts';
import css from './catalogue.module.css';
import { type Answering, GameRequestActions } from './game-request-actions.tsx';

const words = catalogueAdmin.requests;

interface AskedTabProps {
  first: Page<AdminGameRequestItem>;
  categories: readonly GameName[];
}

/** The game requests of users, oldest first. */
export function GameRequestsTab({ first, categories }: AskedTabProps) {
  const [act, setAct] = useState<Answering>();
  return (
    <>
      <PagedList
        counted
        first={first}
        loadNext={loadAsked}
        shown={catalogueAdmin.shown}
        more={catalogueAdmin.more}
        empty={<EmptyState title={words.none}>{words.noneHint}</EmptyState>}
      >
        {(items) => (
          <ul className="stack-2">
            {items.map((request) => (
              <RequestRow
                key={request.id}
                request={request}
                onAct={(kind) => setAct({ kind, request })}
              />
            ))}
          </ul>
        )}
      </PagedList>
      {act && (
        <GameRequestActions act={act} categories={categories} onClose={() => setAct(undefined)} />
      )}
    </>
  );
}

interface RequestProps {
  request: AdminGameRequestItem;
  onAct: (kind: Answering['kind']) => void;
}

const RequestRow = ({ request: { name, askedBy, asked }, onAct }: RequestProps) => (
  <li className={css.row}>
    <GameCover game={{ name }} size="icon" edge={48} className={css.cover} />
    <div className={css.what}>
      <h2>
        <bdi>{name}</bdi>
      </h2>
      <p className="facts-row">
        <Link to={`/detail/${askedBy.id}`}>
          {asked > 1
            ? words.byMany({ name: askedBy.name, more: asked - 1 })
            : words.by(askedBy.name)}
        </Link>
      </p>
    </div>
    <div className={css.actions}>
      <Button
        size="sm"
        variant="primary"
        aria-label={words.acceptNamed(name)}
        onClick={() => onAct('accept')}
      >
        {words.accept}
      </Button>
      <Button size="sm" aria-label={words.mergeNamed(name)} onClick={() => onAct('merge')}>
        {words.merge}
      </Button>
      <Button size="sm" aria-label={words.declineNamed(name)} onClick={() => onAct('decline')}>
        {words.decline}
      </Button>
    </div>
  </li>
);

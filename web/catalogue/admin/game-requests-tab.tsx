import { useState } from 'react';
import { Link } from 'react-router';

import type { AdminGameRequestItem } from '../../../worker/contract/admin-game.ts';
import type { GameName } from '../../../worker/contract/game.ts';
import type { Page } from '../../base/pages.ts';
import { GameCover } from '../../brand/game-cover.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { catalogueAdmin } from '../../words/made/catalogue-admin.ts';
import { loadAsked } from '../catalogue.ts';
import { CatalogueRow } from './catalogue-row.tsx';
import css from './catalogue.module.css';
import { type GameRequestAct, GameRequestActions } from './game-request-actions.tsx';

const words = catalogueAdmin.requests;

interface GameRequestsTabProps {
  first: Page<AdminGameRequestItem>;
  categories: readonly GameName[];
}

/** The game requests of users, oldest first. */
export function GameRequestsTab({ first, categories }: GameRequestsTabProps) {
  const [act, setAct] = useState<GameRequestAct>();
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

const NAMED = {
  accept: words.acceptNamed,
  merge: words.mergeNamed,
  decline: words.declineNamed,
};

interface RequestProps {
  request: AdminGameRequestItem;
  onAct: (kind: GameRequestAct['kind']) => void;
}

const RequestRow = ({ request: { name, askedBy, asked }, onAct }: RequestProps) => (
  <CatalogueRow
    start={<GameCover game={{ name }} size="icon" edge={48} className={css.cover} />}
    name={name}
    facts={
      <Link to={`/detail/${askedBy.id}`}>
        {asked > 1 ? words.byMany({ name: askedBy.name, more: asked - 1 }) : words.by(askedBy.name)}
      </Link>
    }
    acts={(['accept', 'merge', 'decline'] as const).map((kind) => ({
      label: words[kind],
      named: NAMED[kind](name),
      main: kind === 'accept',
      onClick: () => onAct(kind),
    }))}
  />
);

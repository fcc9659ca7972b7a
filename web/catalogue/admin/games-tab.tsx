import { useState } from 'react';

import type { AdminGameItem } from '../../../worker/contract/admin-game.ts';
import type { GameName } from '../../../worker/contract/game.ts';
import type { Page } from '../../base/pages.ts';
import { GameCover } from '../../brand/game-cover.tsx';
import { useSearchFilters } from '../../search/use-search-filters.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { SearchText } from '../../ui/search-text.tsx';
import { Select } from '../../ui/select.tsx';
import { catalogueAdmin } from '../../words/made/catalogue-admin.ts';
import { comma } from '../../words/punctuation.ts';
import { type GamesAsked, loadGames } from '../catalogue.ts';
import { CatalogueRow } from './catalogue-row.tsx';
import css from './catalogue.module.css';
import { GameActions, type Act } from './game-actions.tsx';

const words = catalogueAdmin.games;

interface GamesTabProps {
  first: Page<AdminGameItem>;
  asked: GamesAsked;
  categories: readonly GameName[];
}

const write = ({ q, category, state }: GamesAsked) =>
  new URLSearchParams({
    ...(q && { q }),
    ...(category && { category }),
    ...(state === 'archived' && { state }),
  });

/** The catalogue and its archive: search, add, change. */
export function GamesTab({ first, asked, categories }: GamesTabProps) {
  const [act, setAct] = useState<Act>();
  const { asked: chosen, change, changeText } = useSearchFilters({ filters: asked, write });
  return (
    <>
      <div className={css.tools}>
        <div className={css.search}>
          <SearchText
            value={chosen.q}
            placeholder={words.search}
            onSearch={(q) => changeText(q, true)}
          />
        </div>
        <Select
          label={words.category}
          value={chosen.category}
          onChange={({ target }) => change({ category: target.value })}
          options={[
            { value: '', label: words.anyCategory },
            ...categories.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
        <Select
          label={words.state}
          value={chosen.state}
          onChange={({ target }) =>
            change({ state: target.value === 'archived' ? 'archived' : 'listed' })
          }
          options={[
            { value: 'listed', label: words.states.listed },
            { value: 'archived', label: words.states.archived },
          ]}
        />
        <Button icon="plus" variant="primary" onClick={() => setAct({ kind: 'add' })}>
          {words.add}
        </Button>
      </div>
      <PagedList
        counted
        first={first}
        loadNext={(next) => loadGames(asked, next)}
        shown={catalogueAdmin.shown}
        more={catalogueAdmin.more}
        empty={<EmptyState title={words.none}>{words.noneHint}</EmptyState>}
      >
        {(items) => (
          <ul className="stack-2">
            {items.map((game) => (
              <GameRow key={game.id} game={game} onAct={(kind) => setAct({ kind, game })} />
            ))}
          </ul>
        )}
      </PagedList>
      {act && <GameActions act={act} categories={categories} onClose={() => setAct(undefined)} />}
    </>
  );
}

const NAMED = {
  edit: words.editNamed,
  merge: words.mergeNamed,
  archive: words.archiveNamed,
  restore: words.restoreNamed,
};

interface GameRowProps {
  game: AdminGameItem;
  onAct: (kind: 'edit' | 'merge' | 'archive' | 'restore') => void;
}

/** One game with its counts and its actions. */
const GameRow = ({ game, onAct }: GameRowProps) => {
  const { name, categories, players, sessions, archived, mergedInto } = game;
  const archive = archived ? 'restore' : 'archive';
  return (
    <CatalogueRow
      start={<GameCover game={game} size="icon" edge={48} className={css.cover} />}
      name={name}
      facts={
        <>
          <span>
            {categories.length === 0
              ? words.noCategory
              : categories.map((category) => category.name).join(comma)}
          </span>
          <span>{words.players(players)}</span>
          <span>{words.sessions(sessions)}</span>
          {mergedInto && <Badge>{words.mergedInto(mergedInto.name)}</Badge>}
        </>
      }
      acts={
        mergedInto
          ? []
          : (['edit', 'merge', archive] as const).map((kind) => ({
              label: words[kind],
              named: NAMED[kind](name),
              onClick: () => onAct(kind),
            }))
      }
    />
  );
};

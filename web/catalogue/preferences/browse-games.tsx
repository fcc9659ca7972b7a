import { useEffect, useState } from 'react';

import type { GameName } from '../../../worker/contract/game.ts';
import { ApiError, api, load } from '../../base/api.ts';
import { GameCover } from '../../brand/game-cover.tsx';
import { ChipButton, Chips } from '../../ui/chip.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { games as words } from '../../words/made/catalogue.ts';
import css from './preferences.module.css';

interface BrowseGamesProps {
  categories: readonly GameName[];
  /** The initial category, from the URL. */
  start: string;
  chosen: ReadonlySet<number>;
  full: boolean;
  onToggle: (game: GameName) => void;
}

interface Page {
  category: string;
  games: GameName[] | 'failed';
}

async function listGames(category: string): Promise<Page['games']> {
  try {
    const query = { category, itemsPerPage: '60' };
    return (await load(api.games.$get({ query }))).member;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return 'failed';
  }
}

/** The games of one category. A press chooses one. */
export function BrowseGames({ categories, start, chosen, full, onToggle }: BrowseGamesProps) {
  const [category, setCategory] = useState(start);
  const [page, setPage] = useState<Page>();

  useEffect(() => {
    if (category === '') return undefined;
    let current = true;
    const ask = async () => {
      const games = await listGames(category);
      if (current) setPage({ category, games });
    };
    void ask();
    return () => {
      current = false;
    };
  }, [category]);

  const games = page?.category === category ? page.games : undefined;
  const name = categories.find(({ id }) => String(id) === category)?.name ?? '';
  return (
    <section className={css.part} aria-busy={category !== '' && games === undefined}>
      <h2>{words.browse}</h2>
      <Select
        label={words.category}
        value={category}
        options={[
          { value: '', label: words.pickCategory },
          ...categories.map(({ id, name: label }) => ({ value: String(id), label })),
        ]}
        onChange={({ target }) => setCategory(target.value)}
      />
      {category !== '' && games === undefined && <Skeleton height="5rem" />}
      {games === 'failed' && <p role="alert">{words.failed}</p>}
      {Array.isArray(games) && (
        <Chips label={words.gamesOf(name)}>
          {games.map((game) => (
            <li key={game.id}>
              <ChipButton
                chosen={chosen.has(game.id)}
                disabled={full && !chosen.has(game.id)}
                art={<GameCover game={game} size="icon" edge={20} />}
                onClick={() => onToggle(game)}
              >
                <bdi>{game.name}</bdi>
              </ChipButton>
            </li>
          ))}
        </Chips>
      )}
    </section>
  );
}

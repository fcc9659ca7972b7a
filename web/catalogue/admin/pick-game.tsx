import { useCallback, useState } from 'react';

import type { GameName } from '../../../worker/contract/game.ts';
import { GameCover } from '../../brand/game-cover.tsx';
import { findGames } from '../../search/game-facet.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { catalogueAdmin as words } from '../../words/made/catalogue-admin.ts';
import { games } from '../../words/made/catalogue.ts';
import css from './catalogue.module.css';

interface PickGameProps {
  /** The field's name in the API. */
  name: string;
  /** A game that can't be chosen. */
  but?: number;
}

/** Chooses one game of the catalogue. */
export function PickGame({ name, but }: PickGameProps) {
  const [picked, setPicked] = useState<GameName>();
  const source = useCallback(
    async (query: string, signal: AbortSignal) =>
      (await findGames(query, signal)).filter(({ id }) => id !== but),
    [but],
  );
  return (
    <div>
      <Combobox
        label={words.pick}
        placeholder={words.pickPlaceholder}
        name={name}
        source={source}
        render={(game) => (
          <>
            <GameCover game={game} size="icon" edge={28} />
            <bdi>{game.name}</bdi>
          </>
        )}
        onPick={setPicked}
        words={{
          loading: games.loading,
          none: (query) => query,
          failed: games.failed,
          count: games.count,
        }}
      />
      <input type="hidden" name={name} value={picked ? `/api/games/${picked.id}` : ''} />
      <output className={css.picked}>{picked && words.picked(picked.name)}</output>
    </div>
  );
}

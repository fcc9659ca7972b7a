import { type RefObject, useCallback } from 'react';

import { PREFERENCES_MAX } from '../../../worker/contract/bounds.ts';
import type { GameName } from '../../../worker/contract/game.ts';
import { GameCover } from '../../brand/game-cover.tsx';
import { findGames } from '../../search/game-facet.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { games as words } from '../../words/made/catalogue.ts';
import css from './preferences.module.css';

interface AddGameProps {
  place: RefObject<HTMLDivElement | null>;
  chosen: ReadonlySet<number>;
  onAdd: (game: GameName) => void;
  /** Called with a typed text that found nothing. */
  onMissing: (query: string) => void;
}

/** Searches the catalogue while the user types. */
export function AddGame({ place, chosen, onAdd, onMissing }: AddGameProps) {
  const source = useCallback(
    async (query: string, signal: AbortSignal) => {
      const found = await findGames(query, signal);
      if (found.length === 0 && !signal.aborted) onMissing(query);
      return found;
    },
    [onMissing],
  );
  const full = chosen.size >= PREFERENCES_MAX;
  return (
    <div ref={place}>
      <Combobox
        label={words.add}
        placeholder={words.addPlaceholder}
        hint={
          full
            ? words.full(PREFERENCES_MAX)
            : words.addHint({ count: chosen.size, max: PREFERENCES_MAX })
        }
        disabled={full}
        source={source}
        render={(game) => (
          <>
            <GameCover game={game} size="icon" edge={28} />
            <span className={css.option}>
              <bdi>{game.name}</bdi>
            </span>
            {chosen.has(game.id) && <Badge>{words.chosenSign}</Badge>}
          </>
        )}
        onPick={onAdd}
        words={{
          loading: words.loading,
          none: words.none,
          failed: words.failed,
          count: words.count,
        }}
      />
    </div>
  );
}

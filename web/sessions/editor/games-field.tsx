import { useMemo } from 'react';

import { SESSION_GAMES_MAX, SEARCH_TEXT_MAX } from '../../../worker/contract/bounds.ts';
import type { GameName } from '../../../worker/contract/game.ts';
import { api, load } from '../../base/api.ts';
import { GameCover } from '../../brand/game-cover.tsx';
import { Chips } from '../../ui/chip.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { RemovableChip } from '../../ui/removable-chip.tsx';
import { sessions } from '../../words/made/sessions.ts';
import css from './session-editor.module.css';

const words = sessions.editor;
const FOUND_MAX = '12';

interface GamesFieldProps {
  games: readonly GameName[];
  /** Shown before anything is typed. */
  suggested: readonly GameName[];
  onChange: (games: GameName[]) => void;
}

/** One to five games of the catalogue, in order. */
export function GamesField({ games, suggested, onChange }: GamesFieldProps) {
  const full = games.length >= SESSION_GAMES_MAX;

  const source = useMemo(() => {
    const isFree = ({ id }: GameName) => !games.some((game) => game.id === id);
    return async (q: string, signal: AbortSignal): Promise<readonly GameName[]> => {
      if (full) return [];
      const own = suggested.filter(isFree);
      if (q === '' && own.length > 0) return own;
      const query = { ...(q !== '' && { q }), itemsPerPage: FOUND_MAX };
      const { member } = await load(api.games.$get({ query }, { init: { signal } }));
      return member.filter(isFree);
    };
  }, [games, suggested, full]);

  return (
    <div className="stack-3">
      <Combobox
        label={words.games}
        hint={full ? words.gamesFull(SESSION_GAMES_MAX) : words.gamesHint(SESSION_GAMES_MAX)}
        name="games"
        placeholder={words.gamesPlaceholder}
        maxLength={SEARCH_TEXT_MAX}
        source={source}
        render={(game) => (
          <>
            <GameCover game={game} size="icon" edge={28} className={css.cover} />
            <bdi>{game.name}</bdi>
          </>
        )}
        onPick={({ id, name, cover }) => onChange([...games, { id, name, cover }])}
        words={{
          loading: words.gamesLoading,
          failed: words.gamesFailed,
          none: (query) =>
            full ? words.gamesFull(SESSION_GAMES_MAX) : words.gamesNone(query.trim()),
          count: words.gamesCount,
        }}
      />
      {games.length > 0 && (
        <Chips label={words.chosenGames}>
          {games.map((game) => (
            <li key={game.id}>
              <RemovableChip
                art={<GameCover game={game} size="icon" edge={20} />}
                removeLabel={words.removeGame(game.name)}
                onRemove={() => onChange(games.filter(({ id }) => id !== game.id))}
              >
                <bdi>{game.name}</bdi>
              </RemovableChip>
            </li>
          ))}
        </Chips>
      )}
    </div>
  );
}

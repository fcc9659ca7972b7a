import type { GameName } from '../../../worker/contract/game.ts';
import { GameCover } from '../../brand/game-cover.tsx';
import { games as words } from '../../words/made/catalogue.ts';
import css from './preferences.module.css';

const SHOWN = 12;

/** Games to begin with: those of the session that one came for, then the first of each category, then the second. */
export function firstGames(
  ofSession: readonly GameName[],
  categories: readonly { games: readonly GameName[] }[],
): GameName[] {
  const most = Math.max(0, ...categories.map(({ games }) => games.length));
  const rounds = Array.from({ length: most }, (_, nth) =>
    categories.flatMap(({ games }) => games.slice(nth, nth + 1)),
  );
  const all = [...ofSession, ...rounds.flat()];
  return [...new Map(all.map((game) => [game.id, game])).values()].slice(0, SHOWN);
}

interface FirstGamesProps {
  games: readonly GameName[];
  chosen: ReadonlySet<number>;
  onToggle: (game: GameName) => void;
}

/** Covers to tap, for someone without games. */
export const FirstGames = ({ games, chosen, onToggle }: FirstGamesProps) => (
  <ul className={css.covers} aria-label={words.welcomeTitle}>
    {games.map((game) => (
      <li key={game.id}>
        <button
          type="button"
          className={css.cover}
          aria-pressed={chosen.has(game.id)}
          onClick={() => onToggle(game)}
        >
          <GameCover game={game} />
          <span>
            <bdi>{game.name}</bdi>
          </span>
        </button>
      </li>
    ))}
  </ul>
);

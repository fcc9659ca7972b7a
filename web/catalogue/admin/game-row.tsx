import type { AdminGameItem } from '../../../worker/contract/admin-game.ts';
import { GameCover } from '../../brand/game-cover.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { catalogueAdmin } from '../../words/made/catalogue-admin.ts';
import { comma } from '../../words/punctuation.ts';
import css from './catalogue.module.css';

const words = catalogueAdmin.games;

interface GameRowProps {
  game: AdminGameItem;
  onAct: (kind: 'edit' | 'merge' | 'archive' | 'restore') => void;
}

/** One game with its counts and its actions. */
export const GameRow = ({ game, onAct }: GameRowProps) => {
  const { name, categories, players, sessions, archived, mergedInto } = game;
  return (
    <li className={css.row}>
      <GameCover game={game} size="icon" edge={48} className={css.cover} />
      <div className={css.what}>
        <h2>
          <bdi>{name}</bdi>
        </h2>
        <p className="facts-row">
          <span>
            {categories.length === 0
              ? words.noCategory
              : categories.map((category) => category.name).join(comma)}
          </span>
          <span>{words.players(players)}</span>
          <span>{words.sessions(sessions)}</span>
          {mergedInto && <Badge>{words.mergedInto(mergedInto.name)}</Badge>}
        </p>
      </div>
      {!mergedInto && (
        <div className={css.actions}>
          <Button size="sm" aria-label={words.editNamed(name)} onClick={() => onAct('edit')}>
            {words.edit}
          </Button>
          <Button size="sm" aria-label={words.mergeNamed(name)} onClick={() => onAct('merge')}>
            {words.merge}
          </Button>
          {archived ? (
            <Button
              size="sm"
              aria-label={words.restoreNamed(name)}
              onClick={() => onAct('restore')}
            >
              {words.restore}
            </Button>
          ) : (
            <Button
              size="sm"
              aria-label={words.archiveNamed(name)}
              onClick={() => onAct('archive')}
            >
              {words.archive}
            </Button>
          )}
        </div>
      )}
    </li>
  );
};

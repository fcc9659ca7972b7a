import type { AdminGameItem } from '../../../worker/contract/admin-game.ts';
import { GameCover } from '../../brand/game-cover.tsx';
import { Badge } from '../../ui/badge.tsx';
import { catalogueAdmin } from '../../words/made/catalogue-admin.ts';
import { comma } from '../../words/punctuation.ts';
import { CatalogueRow } from './catalogue-row.tsx';
import css from './catalogue.module.css';

const words = catalogueAdmin.games;

interface GameRowProps {
  game: AdminGameItem;
  onAct: (kind: 'edit' | 'merge' | 'archive' | 'restore') => void;
}

/** One game with its counts and its actions. */
export const GameRow = ({ game, onAct }: GameRowProps) => {
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
              named: words[`${kind}Named`](name),
              onClick: () => onAct(kind),
            }))
      }
    />
  );
};

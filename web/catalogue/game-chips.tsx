import { useNavigate } from 'react-router';

import type { PlayedGame } from '../../worker/contract/game.ts';
import { GameCover } from '../brand/game-cover.tsx';
import { ChipButton, Chips } from '../ui/chip.tsx';
import { common } from '../words/made/common.ts';
import { ownLevel } from '../words/made/vocabulary.ts';

/** Games as chips, with level and platform if they are given. Each links to a search for it. */
export function GameChips({
  games,
  people = false,
}: {
  games: readonly PlayedGame[];
  people?: boolean;
}) {
  const navigate = useNavigate();
  if (games.length === 0) return null;
  const search = people ? '/users/search' : '/sessions/search';
  return (
    <Chips label={common.card.games}>
      {games.map((game) => (
        <li key={game.id}>
          <ChipButton
            art={<GameCover game={game} size="icon" edge={20} />}
            onClick={() => void navigate(`${search}?game=${game.id}`)}
          >
            <bdi>{game.name}</bdi>
            {game.level && game.level !== 'any' && ` · ${ownLevel[game.level]}`}
            {game.platform && ` · ${common.platform[game.platform]}`}
          </ChipButton>
        </li>
      ))}
    </Chips>
  );
}

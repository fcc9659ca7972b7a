import { useNavigate } from 'react-router';

import type { GameName } from '../../worker/contract/game.ts';
import { common } from '../words/en/common.ts';
import { GameCover } from '../brand/game-cover.tsx';
import { ChipButton, Chips } from '../ui/chip.tsx';

/** Games as chips. Each links to a search for it. */
export function GameChips({
  games,
  people = false,
}: {
  games: readonly GameName[];
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
            {game.name}
          </ChipButton>
        </li>
      ))}
    </Chips>
  );
}

import type { GameItem, GameName } from '../../worker/contract/game.ts';
import { api, load } from '../base/api.ts';
import { GameCover } from '../brand/game-cover.tsx';
import { Combobox } from '../ui/combobox.tsx';
import { search as words } from '../words/made/search.ts';
import { cacheGame } from './names.ts';

/** Games that match the typed text. Without text, all games by name. */
export async function findGames(query: string, signal: AbortSignal): Promise<readonly GameItem[]> {
  const asked = { itemsPerPage: '20', ...(query !== '' && { q: query }) };
  const { member } = await load(api.games.$get({ query: asked }, { init: { signal } }));
  return member;
}

export function GameFacet({ onChange }: { onChange: (changes: { game: number }) => void }) {
  const pick = (game: GameName) => {
    cacheGame(game);
    onChange({ game: game.id });
  };
  return (
    <Combobox
      label={words.game}
      placeholder={words.gamePlaceholder}
      source={findGames}
      render={(game) => (
        <>
          <GameCover game={game} size="icon" edge={28} />
          <bdi>{game.name}</bdi>
        </>
      )}
      onPick={pick}
      words={{
        loading: words.gameLoading,
        none: words.gameNone,
        failed: words.gameFailed,
        count: words.gameCount,
      }}
    />
  );
}

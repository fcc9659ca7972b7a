import { languageName } from '../base/languages.ts';
import { GameCover } from '../brand/game-cover.tsx';
import { common } from '../words/made/common.ts';
import { search as words } from '../words/made/search.ts';
import { region } from '../words/made/vocabulary.ts';
import type { SetFilter } from './filter-chips.tsx';
import { cachedGame } from './names.ts';
import type { UserFilters } from './user-filters.ts';

interface ChipsOf {
  filters: UserFilters;
  change: (changes: Partial<UserFilters>) => void;
}

/** The set filters, each with its label and its removal. */
export function userChips({ filters, change }: ChipsOf): SetFilter[] {
  const chips: SetFilter[] = [];
  const add = (key: string, label: string, without: Partial<UserFilters>, art?: SetFilter['art']) =>
    chips.push({ key, label, art, remove: () => change(without) });

  if (filters.game !== undefined) {
    const game = cachedGame(filters.game) ?? { name: words.unknownGame };
    add('game', game.name, { game: undefined }, <GameCover game={game} size="icon" edge={20} />);
  }
  if (filters.platform) add('platform', common.platform[filters.platform], { platform: undefined });
  if (filters.region) add('region', region[filters.region], { region: undefined });
  if (filters.language) add('language', languageName(filters.language), { language: undefined });
  if (filters.online) add('online', words.online, { online: false });
  return chips;
}

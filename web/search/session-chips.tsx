import type { GameName } from '../../worker/contract/game.ts';
import { languageName } from '../base/languages.ts';
import { GameCover } from '../brand/game-cover.tsx';
import { clockWord, dayWord } from '../ui/time.ts';
import { common } from '../words/made/common.ts';
import { search as words } from '../words/made/search.ts';
import { level, region } from '../words/made/vocabulary.ts';
import type { SetFilter } from './filter-chips.tsx';
import { cachedGame } from './names.ts';
import { nameOfRange } from './quick-ranges.ts';
import type { SessionFilters } from './session-filters.ts';

interface ChipsOf {
  filters: SessionFilters;
  categories: readonly GameName[];
  now: number;
  change: (changes: Partial<SessionFilters>) => void;
}

/** The set filters, each with its label and its removal. */
export function sessionChips({ filters, categories, now, change }: ChipsOf): SetFilter[] {
  const chips: SetFilter[] = [];
  const add = (
    key: string,
    label: string,
    without: Partial<SessionFilters>,
    art?: SetFilter['art'],
  ) => chips.push({ key, label, art, remove: () => change(without) });

  if (filters.game !== undefined) {
    const game = cachedGame(filters.game) ?? { name: words.unknownGame };
    add('game', game.name, { game: undefined }, <GameCover game={game} size="icon" edge={20} />);
  }
  if (filters.category !== undefined) {
    const name = categories.find(({ id }) => id === filters.category)?.name;
    add('category', name ?? words.unknownCategory, { category: undefined });
  }
  if (filters.platform) add('platform', common.platform[filters.platform], { platform: undefined });
  if (filters.region) add('region', region[filters.region], { region: undefined });
  if (filters.language) add('language', languageName(filters.language), { language: undefined });
  if (filters.level) {
    const label = filters.level === 'any' ? words.levelAny : level[filters.level];
    add('level', label, { level: undefined });
  }
  const named = nameOfRange(filters.from, filters.to, now);
  if (named) add('when', words.quick[named], { from: undefined, to: undefined });
  else {
    if (filters.from !== undefined) {
      add(
        'from',
        words.fromWord({ day: dayWord(filters.from, now), clock: clockWord(filters.from) }),
        {
          from: undefined,
        },
      );
    }
    if (filters.to !== undefined) {
      add('to', words.toWord({ day: dayWord(filters.to, now), clock: clockWord(filters.to) }), {
        to: undefined,
      });
    }
  }
  if (filters.open) add('open', words.open, { open: false });
  if (filters.hours) add('hours', words.hours, { hours: false });
  return chips;
}

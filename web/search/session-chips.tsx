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
import type { SharedFilters } from './shared-facets.tsx';

interface ChipsOf {
  filters: SessionFilters;
  categories: readonly GameName[];
  now: number;
  change: (changes: Partial<SessionFilters>) => void;
}

interface Chip<Filters> extends Omit<SetFilter, 'label' | 'remove'> {
  /** Undefined or false if the filter isn't set. */
  label: string | false | undefined;
  without: Partial<Filters>;
}

/** The set ones of these filters. */
export const setOnly = <Filters,>(
  chips: readonly Chip<Filters>[],
  change: (changes: Partial<Filters>) => void,
): SetFilter[] =>
  chips.flatMap(({ label, without, ...chip }) =>
    label ? [{ ...chip, label, remove: () => change(without) }] : [],
  );

export function gameChip(id: number | undefined) {
  const game = id === undefined ? undefined : (cachedGame(id) ?? { name: words.unknownGame });
  const art = game && <GameCover game={game} size="icon" edge={20} />;
  return { key: 'game', label: game?.name, without: { game: undefined }, art };
}

/** The filters that sessions and people share, except the game. */
export const sharedChips = (filters: SharedFilters): Chip<SharedFilters>[] => [
  {
    key: 'platform',
    label: filters.platform && common.platform[filters.platform],
    without: { platform: undefined },
  },
  {
    key: 'region',
    label: filters.region && region[filters.region],
    without: { region: undefined },
  },
  {
    key: 'language',
    label: filters.language && languageName(filters.language),
    without: { language: undefined },
  },
];

/** The set filters, each with its label and its removal. */
export function sessionChips({ filters, categories, now, change }: ChipsOf): SetFilter[] {
  const { category, from, to } = filters;
  const named = nameOfRange(from, to, now);
  const at = (ms: number) => ({ day: dayWord(ms, now), clock: clockWord(ms) });
  const chips: Chip<SessionFilters>[] = [
    gameChip(filters.game),
    {
      key: 'category',
      label:
        category !== undefined &&
        (categories.find(({ id }) => id === category)?.name ?? words.unknownCategory),
      without: { category: undefined },
    },
    ...sharedChips(filters),
    {
      key: 'level',
      label: filters.level === 'any' ? words.levelAny : filters.level && level[filters.level],
      without: { level: undefined },
    },
    {
      key: 'when',
      label: named && words.quick[named],
      without: { from: undefined, to: undefined },
    },
    {
      key: 'from',
      label: !named && from !== undefined && words.fromWord(at(from)),
      without: { from: undefined },
    },
    {
      key: 'to',
      label: !named && to !== undefined && words.toWord(at(to)),
      without: { to: undefined },
    },
    { key: 'open', label: filters.open && words.open, without: { open: false } },
    { key: 'hours', label: filters.hours && words.hours, without: { hours: false } },
  ];
  return setOnly(chips, change);
}

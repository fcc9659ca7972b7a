import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';

import type { GameName } from '../../worker/contract/game.ts';
import { LEVELS, PLATFORMS, REGIONS } from '../../worker/contract/vocabulary.ts';
import { languageOptions } from '../base/language-options.ts';
import { GameCover } from '../brand/game-cover.tsx';
import { Select } from '../ui/select.tsx';
import { Switch } from '../ui/switch.tsx';
import { clockWord, dayWord } from '../ui/time.ts';
import { common } from '../words/made/common.ts';
import { search as words } from '../words/made/search.ts';
import { level, region } from '../words/made/vocabulary.ts';
import type { SetFilter } from './filter-chips.tsx';
import { GameFacet } from './game-facet.tsx';
import { cachedGame } from './names.ts';
import { nameOfRange } from './quick-ranges.ts';
import type { SessionFilters } from './session-filters.ts';
import type { UserFilters } from './user-filters.ts';
import { WhenFacet } from './when-facet.tsx';

/** One facet of a search: its control, and the chip that says what it is set to. */
interface Facet<Filters> {
  key: string;
  control?: ReactNode;
  /** A dialog focuses its first field, and a field with a popup list would cover all others. So switches are first. */
  first?: boolean;
  /** Undefined or false if it isn't set. */
  label: string | false | undefined;
  art?: ReactNode;
  without: Partial<Filters>;
}

type Change<Filters> = (changes: Partial<Filters>) => void;

/** The set ones, each with its label and its removal. */
export const chipsOf = <Filters,>(
  facets: readonly Facet<Filters>[],
  change: Change<Filters>,
): SetFilter[] =>
  facets.flatMap(({ key, label, art, without }) =>
    label ? [{ key, label, art, remove: () => change(without) }] : [],
  );

/** The controls of all of them. Each takes effect at once. */
export const controlsOf = (facets: readonly Pick<Facet<unknown>, 'key' | 'control' | 'first'>[]) =>
  facets
    .toSorted((a, b) => Number(b.first ?? false) - Number(a.first ?? false))
    .map(({ key, control }) => <Fragment key={key}>{control}</Fragment>);

interface Choice<Filters, Value> {
  key: string;
  label: string;
  /** The label of "no filter", and of a value that isn't among the options. */
  any: string;
  unknown?: string;
  value: Value | undefined;
  options: readonly { value: Value; label: string }[];
  set: (value: Value | undefined) => Partial<Filters>;
  change: Change<Filters>;
}

/** One value of a list, or none. */
function choice<Filters, Value extends string>(props: Choice<Filters, Value>): Facet<Filters> {
  const { key, label, any, unknown, value, options, set, change } = props;
  const find = (text: string | undefined) => options.find((option) => option.value === text);
  return {
    key,
    label: value && (find(value)?.label ?? unknown),
    without: set(undefined),
    control: (
      <Select
        label={label}
        value={value ?? ''}
        options={[{ value: '', label: any }, ...options]}
        onChange={({ target }) => change(set(find(target.value)?.value))}
      />
    ),
  };
}

interface Toggle<Filters> {
  key: string;
  label: string;
  on: boolean;
  set: (on: boolean) => Partial<Filters>;
  change: Change<Filters>;
  /** Shown below the switch. */
  more?: ReactNode;
}

const toggle = <Filters,>(props: Toggle<Filters>): Facet<Filters> => ({
  key: props.key,
  first: true,
  label: props.on && props.label,
  without: props.set(false),
  control: (
    <>
      <Switch
        label={props.label}
        checked={props.on}
        onChange={({ target }) => props.change(props.set(target.checked))}
      />
      {props.more}
    </>
  ),
});

type Common = Pick<SessionFilters, 'game' | 'platform' | 'region' | 'language'>;

function gameFacet(id: number | undefined, change: Change<Common>): Facet<Common> {
  const game = id === undefined ? undefined : (cachedGame(id) ?? { name: words.unknownGame });
  return {
    key: 'game',
    label: game?.name,
    art: game && <GameCover game={game} size="icon" edge={20} />,
    without: { game: undefined },
    control: <GameFacet onChange={change} />,
  };
}

/** What sessions and people have in common, except the game. */
const commonFacets = (filters: Common, change: Change<Common>): Facet<Common>[] => [
  choice({
    key: 'platform',
    label: words.platform,
    any: words.any,
    value: filters.platform,
    options: PLATFORMS.map((value) => ({ value, label: common.platform[value] })),
    set: (platform) => ({ platform }),
    change,
  }),
  choice({
    key: 'region',
    label: words.region,
    any: words.anyRegion,
    value: filters.region,
    options: REGIONS.map((value) => ({ value, label: region[value] })),
    set: (chosen) => ({ region: chosen }),
    change,
  }),
  choice({
    key: 'language',
    label: words.language,
    any: words.any,
    value: filters.language,
    options: languageOptions(filters.language ?? 'en'),
    set: (language) => ({ language }),
    change,
  }),
];

interface SessionSearch {
  filters: SessionFilters;
  categories: readonly GameName[];
  now: number;
  /** Visitors have no hours. */
  login: boolean;
  change: Change<SessionFilters>;
}

export function sessionFacets(search: SessionSearch): Facet<SessionFilters>[] {
  const { filters, categories, now, login, change } = search;
  const { category, from, to, hours } = filters;
  const named = nameOfRange(from, to, now);
  const at = (ms: number) => ({ day: dayWord(ms, now), clock: clockWord(ms) });
  return [
    gameFacet(filters.game, change),
    choice({
      key: 'category',
      label: words.category,
      any: words.anyCategory,
      unknown: words.unknownCategory,
      value: category === undefined ? undefined : String(category),
      options: categories.map(({ id, name }) => ({ value: String(id), label: name })),
      set: (id) => ({ category: id === undefined ? undefined : Number(id) }),
      change,
    }),
    {
      key: 'when',
      label: named && words.quick[named],
      without: { from: undefined, to: undefined },
      control: <WhenFacet from={from} to={to} onChange={change} />,
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
    ...commonFacets(filters, change),
    choice({
      key: 'level',
      label: words.level,
      any: words.any,
      value: filters.level,
      options: LEVELS.map((value) => ({
        value,
        label: value === 'any' ? words.levelAny : level[value],
      })),
      set: (chosen) => ({ level: chosen }),
      change,
    }),
    toggle({
      key: 'open',
      label: words.open,
      on: filters.open,
      set: (open) => ({ open }),
      change,
    }),
    ...(login
      ? [
          toggle<SessionFilters>({
            key: 'hours',
            label: words.hours,
            on: hours,
            set: (on) => ({ hours: on }),
            change,
            more: hours && <Link to="/user#hours">{words.changeHours}</Link>,
          }),
        ]
      : []),
  ];
}

/** All facets of the people search. */
export const userFacets = (
  filters: UserFilters,
  change: Change<UserFilters>,
): Facet<UserFilters>[] => [
  gameFacet(filters.game, change),
  ...commonFacets(filters, change),
  toggle({
    key: 'online',
    label: words.online,
    on: filters.online,
    set: (online) => ({ online }),
    change,
  }),
];

// Players' usual names for games of the catalogue, if `shortName` would give another one.

import { drawable } from './route-letters.ts';

const known: Readonly<Record<string, string>> = {
  'overwatch 2': 'OW2',
  'apex legends': 'APEX',
  fortnite: 'FN',
  'call of duty: warzone': 'WZ',
  'pubg: battlegrounds': 'PUBG',
  "tom clancy's rainbow six siege": 'R6',
  'halo infinite': 'HALO',
  'splatoon 3': 'SPL3',
  'helldivers 2': 'HD2',
  warframe: 'WF',
  'hunt: showdown 1896': 'HUNT',
  'borderlands 3': 'BL3',
  'doom eternal': 'DOOM',
  'titanfall 2': 'TTF2',
  'the finals': 'FINALS',
  'marvel rivals': 'RIVALS',
  'naraka: bladepoint': 'NARAKA',
  'dota 2': 'DOTA',
  'pokémon unite': 'UNITE',
  'final fantasy xiv': 'FFXIV',
  'the elder scrolls online': 'ESO',
  'old school runescape': 'OSRS',
  'eve online': 'EVE',
  'black desert': 'BDO',
  'albion online': 'ALBION',
  'monster hunter wilds': 'WILDS',
  'genshin impact': 'GENSHIN',
  'cyberpunk 2077': 'CP77',
  'the witcher 3: wild hunt': 'TW3',
  'grand theft auto v': 'GTA V',
  minecraft: 'MC',
  palworld: 'PAL',
  satisfactory: 'SATIS',
  roblox: 'ROBLOX',
  "garry's mod": 'GMOD',
  'stardew valley': 'SDV',
  'age of empires ii: definitive edition': 'AOE2',
  'starcraft ii': 'SC2',
  "sid meier's civilization vi": 'CIV VI',
  "sid meier's civilization vii": 'CIV VII',
  'microsoft flight simulator 2024': 'MSFS',
  'cities: skylines ii': 'CSL2',
  'powerwash simulator': 'PWS',
  iracing: 'IRACING',
  'mario kart 8 deluxe': 'MK8',
  trackmania: 'TM',
  'ea sports fc 25': 'FC25',
  'nba 2k25': '2K25',
  'guilty gear strive': 'GGST',
  'jackbox party pack 10': 'JACKBOX',
  'overcooked! all you can eat': 'AYCE',
  phasmophobia: 'PHASMO',
  hearthstone: 'HS',
  'marvel snap': 'SNAP',
  'teamfight tactics': 'TFT',
  'tabletop simulator': 'TTS',
  'rayman legends': 'RAYMAN',
};

const small = new Set(['of', 'the', 'and', 'for', 'to', 'a', 'an', 'in', 'on', 'at']);
const romans: Readonly<Record<string, string>> = {
  II: '2',
  III: '3',
  IV: '4',
  V: '5',
  VI: '6',
  VII: '7',
  VIII: '8',
  IX: '9',
  X: '10',
};

/** A title's usual abbreviation, in letters that can be drawn: "Baldur's Gate 3" is BG3. */
export function shortName(title: string): string {
  const named = known[title.toLowerCase().replaceAll('’', "'")];
  if (named !== undefined) return named;
  const words = title.split(/[^\p{L}\p{N}'’]+/u).filter((word) => word !== '');
  const telling = words.filter((word) => !small.has(word.toLowerCase()));
  const chosen = words.length > 4 && telling.length > 0 ? telling : words;
  const kept = chosen.map((word, index) => (index > 0 ? (romans[word] ?? word) : word));
  const [first = ''] = kept;
  if (kept.length === 1) {
    const drawn = drawable(first);
    return drawn.length <= 5 ? drawn : drawn.slice(0, 4);
  }
  const last = kept.at(-1) ?? '';
  const number = /^\d+$/.test(last) ? last.slice(-2) : '';
  const initials = kept
    .slice(0, number === '' ? undefined : -1)
    .map((word) => Array.from(word)[0] ?? '');
  return drawable(initials.join('')).slice(0, 4 - number.length) + number;
}

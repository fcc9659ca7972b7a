import { parsePreset } from '../../contract/preset-text.ts';
import { userId } from './demo-community.ts';
import type { Row } from './write.ts';

const GAMES: Record<string, string[]> = {
  'Final Fantasy XIV': [
    'Party of 4: 1 Tank, 1 Healer, 2 Damage',
    'Raid 8: 2 Tank, 2 Healer, 4 Damage',
  ],
  'World of Warcraft': [
    'Dungeon: 1 Tank, 1 Healer, 3 Damage',
    'Raid 10: 2 Tank, 2 Healer, 6 Damage',
  ],
  'Destiny 2': ['Fireteam of 3: 3', 'Raid 6: 6'],
  'Helldivers 2': ['Squad of 4: 4'],
  'Deep Rock Galactic': ['Squad of 4: 1 Scout, 1 Engineer, 1 Gunner, 1 Driller'],
  'Overwatch 2': ['Team of 5: 1 Tank, 2 Damage, 2 Support'],
  'League of Legends': ['Team of 5: 1 Top, 1 Jungle, 1 Mid, 1 Bot, 1 Support'],
  'Counter-Strike 2': ['Team of 5: 5'],
  Valorant: ['Team of 5: 5'],
};

const presetsOf = (lines: readonly string[]) => lines.flatMap((line) => parsePreset(line) ?? []);

/** What admins keep with games of the catalogue. */
export const gamePresets = Object.entries(GAMES).map(([game, lines]) => ({
  game,
  presets: presetsOf(lines),
}));

/** What Mira has saved. */
export const presetRows = (now: number): Row[] =>
  presetsOf(['Chill round: 6', 'Learning raid: 10, 2 Tank, 2 Healer']).map((preset) => ({
    user_id: userId('mira'),
    name: preset.name,
    seats: preset.seats,
    roles: JSON.stringify(preset.roles),
    created_at: now,
  }));

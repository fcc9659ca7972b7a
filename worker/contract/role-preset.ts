import { z } from '@hono/zod-openapi';

import {
  GAME_PRESETS_MAX,
  PRESET_NAME_MAX,
  SEATS_MAX,
  SEATS_MIN,
  SESSION_GAMES_MAX,
} from './bounds.ts';
import { issue } from './issue.ts';
import { item, onceEach } from './schema.ts';
import { Roles, TOO_MANY_ROLE_SEATS, rolesFit } from './session-role.ts';
import { Bounded, Line } from './text.ts';

const Preset = z.object({
  name: Line(1, PRESET_NAME_MAX),
  seats: z.int().min(SEATS_MIN).max(SEATS_MAX),
  roles: Roles,
});

/** Seats and roles that a user saves, to fill a session with. One of the same name is replaced. */
export const RolePresetWrite = Preset.refine(rolesFit, TOO_MANY_ROLE_SEATS).openapi(
  'RolePresetWrite',
);

/** What separates them where admins write them: see preset-text.ts. */
const SEPARATOR = /[,:|]/;

/** The presets of a game, as admins keep them. */
export const GamePresets = z
  .array(
    Preset.refine(rolesFit, TOO_MANY_ROLE_SEATS).refine(
      ({ name, roles }) =>
        ![name, ...roles.map((role) => role.name)].some((text) => SEPARATOR.test(text)),
      issue('unfit'),
    ),
  )
  .max(GAME_PRESETS_MAX)
  .refine((presets) => onceEach(presets.map(({ name }) => name)), issue('presetTwice'));

export const RolePresetItem = item('RolePreset', { id: z.int(), ...Preset.shape });

/** What a session with these games can be filled with. */
export const RolePresets = item('RolePresets', {
  own: z.array(RolePresetItem),
  games: z.array(z.object({ id: z.int(), name: z.string(), presets: z.array(Preset) })),
});

const IDS = new RegExp(`^\\d{1,15}(,\\d{1,15}){0,${SESSION_GAMES_MAX - 1}}$`);

export const RolePresetQuery = z.object({
  /** Ids of games, as in `3,7`. */
  games: Bounded(100).regex(IDS).optional(),
});

export type RolePresetWrite = z.infer<typeof RolePresetWrite>;
export type RolePresetItem = z.infer<typeof RolePresetItem>;
export type RolePresets = z.infer<typeof RolePresets>;

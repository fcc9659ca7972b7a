/**
 * Presets as admins write them, in the catalogue's form and in its CSV file. No imports: the browser loads this without
 * the schema library.
 */

export interface Preset {
  name: string;
  seats: number;
  roles: { name: string; seats: number }[];
}

const seatsOf = (roles: Preset['roles']) => roles.reduce((sum, { seats }) => sum + seats, 0);

/**
 * Reads `Raid 10: 2 Tank, 2 Healer, 6 Damage`, or `Squad of 4: 4` without roles. A number alone is that of all seats.
 * Without one, the roles have all seats.
 *
 * @returns undefined if it isn't written like this. Bounds aren't checked
 */
export function parsePreset(text: string): Preset | undefined {
  const [, name, rest] = /^\s*([^:]*[^:\s])\s*:([^:]+)$/.exec(text) ?? [];
  if (name === undefined || rest === undefined) return undefined;
  const parts = rest.split(',').map((part) => /^\s*(\d{1,3})(?:\s+(\S.*?))?\s*$/.exec(part));
  if (parts.includes(null)) return undefined;
  const read = parts.map((part) => ({ name: part?.[2] ?? '', seats: Number(part?.[1]) }));
  const roles = read.filter((role) => role.name !== '');
  const alone = read.find((role) => role.name === '');
  return { name, seats: alone?.seats ?? seatsOf(roles), roles };
}

/** A preset's seats, as in `2 Tank, 2 Healer, 6 Damage`. */
export function presetSeats({ seats, roles }: Preset): string {
  const all = seats === seatsOf(roles) ? [] : [String(seats)];
  return [...all, ...roles.map((role) => `${role.seats} ${role.name}`)].join(', ');
}

export const presetText = (preset: Preset) => `${preset.name}: ${presetSeats(preset)}`;

import { createHash } from 'node:crypto';

/** Class names as short as can be, from the style sheet's place and the name there: the scripts carry them too. */
export function scopedName(name: string, file: string): string {
  const place = file.slice(file.lastIndexOf('/web/'));
  const digest = createHash('sha256').update(`${place} ${name}`).digest('base64url');
  // A letter first; '-' and '_' may stand anywhere after it.
  return `c${digest.slice(0, 4)}`;
}

import { WEEKDAYS } from '../../contract/vocabulary.ts';
import { REFRESH_MS, hourFacts, offsetsOf, toDigits } from '../../sessions/hour-match.ts';
import { gamers, userId } from './demo-community.ts';
import { ownZone } from './series.ts';
import type { Row } from './write.ts';

const HOURS_A_DAY = 24;

/** When people of the demo community have time to play. */
export const hourRows = (now: number): Row[] =>
  gamers
    .filter(({ hours }) => hours.length > 0)
    .map(({ key, hours }) => {
      const chosen = hours.flatMap(({ days, from, until }) =>
        days.flatMap((day) =>
          Array.from(
            { length: until - from },
            (_, hour) => WEEKDAYS.indexOf(day) * HOURS_A_DAY + from + hour,
          ),
        ),
      );
      const { offsets, match, matches } = hourFacts(chosen, offsetsOf(ownZone(), now));
      return {
        user_id: userId(key),
        zone: ownZone(),
        hours: toDigits(chosen),
        offsets,
        match,
        matches,
        stale_at: now + REFRESH_MS,
      };
    });

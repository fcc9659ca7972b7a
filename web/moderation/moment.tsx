import { agoWord, momentWord } from '../ui/dates.ts';
import { useNow } from '../ui/use-now.ts';

/** A time to the minute, in the user's own time zone. */
export const Moment = ({ iso }: { iso: string }) => (
  <time dateTime={iso}>{momentWord(Date.parse(iso))}</time>
);

/** How long ago. The tooltip has the exact time. */
export function Ago({ iso }: { iso: string }) {
  const now = useNow();
  const ms = Date.parse(iso);
  return (
    <time dateTime={iso} title={momentWord(ms)}>
      {agoWord(ms, now)}
    </time>
  );
}

import type { MediaItem } from '../../../worker/contract/media.ts';
import type { SessionItem } from '../../../worker/contract/session.ts';
import { useAccount } from '../../base/account.ts';
import { useNow } from '../../ui/use-now.ts';
import { sessions } from '../../words/made/sessions.ts';
import { SessionCards } from '../session-cards.tsx';
import { bodyOf, type Draft, startOf } from './draft.ts';
import css from './session-editor.module.css';

const words = sessions.editor;

interface PreviewProps {
  draft: Draft;
  session: SessionItem | null;
  media: readonly MediaItem[];
}

/** The card as others will see it in a list. It is inert, because the form has all of its content, too. */
export function Preview({ draft, session, media }: PreviewProps) {
  const now = useNow();
  const { user, account } = useAccount();
  const start = startOf(draft);
  const seats = Number(draft.seats);
  const item: SessionItem = {
    '@id': '',
    '@type': 'Session',
    id: 0,
    series: null,
    ...session,
    media: [...media],
    firstFile: media[0]?.newName ?? null,
    ...bodyOf({ ...draft, playNow: true }),
    name: draft.name.trim() || words.previewName,
    host: { id: user, name: account?.name ?? '' },
    games: draft.games,
    startsAt: new Date(draft.playNow || Number.isNaN(start) ? now : start).toISOString(),
    seats: Number.isInteger(seats) && seats > 0 ? seats : 1,
    seatsTaken: session?.seatsTaken ?? 1,
    seatsHeld: session?.seatsHeld ?? 0,
    roles: [],
    status: 'open',
    application: null,
  };
  return (
    <aside className={css.preview} aria-label={words.preview}>
      <h2>{words.preview}</h2>
      <div inert>
        <SessionCards sessions={[item]} editable={false} />
      </div>
    </aside>
  );
}

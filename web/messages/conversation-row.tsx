import { NavLink } from 'react-router';

import type { ConversationItem } from '../../worker/contract/message.ts';
import { useAccount } from '../base/account.ts';
import { pictureOf } from '../base/media.ts';
import { GameCover } from '../brand/game-cover.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { Badge } from '../ui/badge.tsx';
import { cx } from '../ui/cx.ts';
import { clockWord, dayWord, localDay } from '../ui/time.ts';
import { useNow } from '../ui/use-now.ts';
import { messages as words } from '../words/made/messages.ts';
import css from './conversations-page.module.css';

const EDGE_PX = 48;

/** A conversation or a session's room: its face, the last message and what is unread. */
export function ConversationRow({ conversation }: { conversation: ConversationItem }) {
  const { with: other, session, unread, last } = conversation;
  const name = other?.name ?? session?.name ?? '';
  const to = other ? `/messages/${other.id}` : `/session/${session?.id ?? 0}#room`;
  return (
    <li>
      <NavLink to={to} className={cx(css.row)} data-unread={unread > 0}>
        {session ? (
          <span className={css.cover}>
            <GameCover game={session.game ?? session} size="icon" edge={EDGE_PX} />
          </span>
        ) : (
          <Avatar name={name} src={pictureOf(other?.firstFile ?? null)} edge={EDGE_PX} />
        )}
        <bdi className={css.name}>{name}</bdi>
        {last && <Sent at={Date.parse(last.sentAt)} iso={last.sentAt} />}
        {last && <Last last={last} several={session !== null} />}
        {unread > 0 && <Badge tone="loud">{words.unread(unread)}</Badge>}
      </NavLink>
    </li>
  );
}

/** "20:29" for today, otherwise the day. */
function Sent({ at, iso }: { at: number; iso: string }) {
  const now = useNow();
  const today = localDay(at) === localDay(now);
  return (
    <time dateTime={iso} className="faint-small">
      {today ? clockWord(at) : dayWord(at, now)}
    </time>
  );
}

/** The last message, with its author where that isn't clear. */
function Last({
  last,
  several,
}: {
  last: NonNullable<ConversationItem['last']>;
  several: boolean;
}) {
  const { user } = useAccount();
  const { author, deleted } = last;
  const text = deleted ? words.deletedLast : last.text || words.photos(last.pictures.length);
  const own = author.id === user;
  return (
    <span className={css.last} dir="auto">
      {own || several ? words.lastBy({ name: own ? words.you : author.name, text }) : text}
    </span>
  );
}

import { Link } from 'react-router';

import type { NoticeItem } from '../../worker/contract/notice-item.ts';
import { noticeTarget } from '../../worker/contract/notice-target.ts';
import type { NoticeKind } from '../../worker/contract/vocabulary.ts';
import { pictureOf } from '../base/media.ts';
import { Avatar } from '../ui/avatar.tsx';
import { IconButton } from '../ui/button.tsx';
import { agoWord, dayAndClock } from '../ui/dates.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { useNow } from '../ui/use-now.ts';
import { notices as words } from '../words/made/notifications.ts';
import { noticeSentence } from '../words/notice-sentence.ts';
import { NoticeActions } from './notice-actions.tsx';
import css from './notice-list.module.css';
import { isUnread } from './notices.ts';

const ICONS: Record<NoticeKind, IconName> = {
  'application-received': 'plus',
  'application-accepted': 'check',
  'application-waiting': 'clock',
  'application-declined': 'x',
  'application-withdrawn': 'logout',
  'member-left': 'logout',
  'member-joined': 'check',
  'member-removed': 'x',
  'seat-offered': 'clock',
  'seat-offer-missed': 'clock',
  'session-changed': 'edit',
  'session-moved': 'clock',
  'session-cancelled': 'x',
  'friend-invited': 'users',
  'friend-accepted': 'users',
  'session-host-gone': 'x',
  'session-taken-down': 'shield',
  'session-restored': 'shield',
  'media-taken-down': 'shield',
  'media-restored': 'shield',
  'message-removed': 'shield',
  'text-refused': 'shield',
  'account-warned': 'warning',
  'account-suspended': 'warning',
  'appeal-granted': 'check',
  'appeal-upheld': 'x',
  'account-lifted': 'check',
  'role-changed': 'star',
  'report-decided': 'flag',
  'report-upheld': 'flag',
  'report-dismissed': 'flag',
  'game-request-accepted': 'check',
  'game-request-declined': 'x',
  mentioned: 'user',
  'reminder-day': 'clock',
  'reminder-soon': 'clock',
  'session-matched': 'search',
  'session-needs-more': 'users',
  'session-invited': 'plus',
  'invitation-accepted': 'check',
  'member-skipped': 'logout',
  'series-left': 'logout',
  'series-changed': 'edit',
  'series-moved': 'clock',
  'series-cancelled': 'x',
  'attendance-asked': 'users',
  'marked-absent': 'clock',
  'absence-contested': 'users',
  thanked: 'star',
};

interface NoticeProps {
  notice: NoticeItem;
  onRead: () => void;
  onFollow: () => void;
}

/** One notice: the user, the kind, and buttons if there is something to answer. */
export function Notice({ notice, onRead, onFollow }: NoticeProps) {
  const now = useNow();
  const { kind, actor, actorFile, text, startsAt, createdAt } = notice;
  const sentence = noticeSentence(notice);
  const to = noticeTarget(notice);
  const unread = isUnread(notice);
  const follow = () => {
    if (unread) onRead();
    onFollow();
  };
  return (
    // Has the focus once its buttons are gone.
    <li className={css.notice} data-unread={!notice.read} tabIndex={-1}>
      <span className={css.face} aria-hidden="true">
        {actor && <Avatar name={actor.name} src={pictureOf(actorFile)} edge={44} />}
        <span className={css.kind} data-alone={actor === null}>
          <Icon name={ICONS[kind]} size={actor ? 14 : 22} />
        </span>
      </span>
      <div className={css.body}>
        <p>
          {!notice.read && <span className="visually-hidden">{words.unread} </span>}
          {to === undefined ? (
            sentence
          ) : (
            <Link to={to} onClick={follow}>
              {sentence}
            </Link>
          )}
        </p>
        {startsAt !== undefined && <p>{dayAndClock(Date.parse(startsAt), now)}</p>}
        {text !== '' && (
          <p className={css.text} dir="auto">
            {text}
          </p>
        )}
        <time dateTime={createdAt} className="faint-small">
          {agoWord(Date.parse(createdAt), now)}
        </time>
        <NoticeActions notice={notice} onDone={onRead} onFollow={follow} />
      </div>
      {unread && (
        <IconButton icon="check" size="sm" label={words.read(sentence)} onClick={onRead} />
      )}
    </li>
  );
}

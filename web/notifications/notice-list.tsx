import { Suspense } from 'react';
import { Await, Link, useAsyncError } from 'react-router';

import type { NoticeItem } from '../../worker/contract/notice.ts';
import { ApiError } from '../app/api.ts';
import { spanWord } from '../ui/time.ts';
import { describeFailure } from '../ui/use-form.ts';
import { common, errors } from '../words/en/common.ts';
import { notices as words } from '../words/en/notifications.ts';
import css from './notice-list.module.css';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useNow } from '../ui/use-now.ts';

interface NoticeListProps {
  answer: Promise<NoticeItem[]>;
  onRetry: () => void;
  onClose: () => void;
}

/** What one has been told, newest first. */
export default function NoticeList({ answer, onRetry, onClose }: NoticeListProps) {
  return (
    <Dialog open onClose={onClose} title={words.title} closeLabel={common.close}>
      <Suspense fallback={<Skeleton height="6rem" />}>
        <Await resolve={answer} errorElement={<Failure onRetry={onRetry} />}>
          {(notices: NoticeItem[]) => <Notices notices={notices} onFollow={onClose} />}
        </Await>
      </Suspense>
    </Dialog>
  );
}

function Failure({ onRetry }: { onRetry: () => void }) {
  const error: unknown = useAsyncError();
  return (
    <ErrorState
      level={3}
      title={errors.title}
      retry={<Button onClick={onRetry}>{common.retry}</Button>}
    >
      {error instanceof ApiError ? describeFailure(error) : errors.broken}
    </ErrorState>
  );
}

/** Where a notice leads, if anywhere: what is taken down is not there to be seen. */
const target = ({ kind, session, actor }: NoticeItem) => {
  if (session) return kind === 'session-taken-down' ? undefined : `/session/${session.id}`;
  return actor ? `/detail/${actor.id}` : undefined;
};

function Said({ notice, onFollow }: { notice: NoticeItem; onFollow: () => void }) {
  const sentence = words.sentence(notice);
  const to = target(notice);
  return to === undefined ? (
    <p>{sentence}</p>
  ) : (
    <Link to={to} onClick={onFollow}>
      {sentence}
    </Link>
  );
}

function Notices({ notices, onFollow }: { notices: NoticeItem[]; onFollow: () => void }) {
  const now = useNow();
  if (notices.length === 0) {
    return (
      <EmptyState level={3} title={words.none}>
        {words.noneHint}
      </EmptyState>
    );
  }
  return (
    <ul className={css['list']}>
      {notices.map((notice) => (
        <li key={notice.id} className={css['notice']} data-unread={!notice.read}>
          <Said notice={notice} onFollow={onFollow} />
          {notice.text !== '' && <p className={css['text']}>{notice.text}</p>}
          <time dateTime={notice.createdAt} className={css['when']}>
            {words.ago(spanWord(now - Date.parse(notice.createdAt)))}
          </time>
        </li>
      ))}
    </ul>
  );
}

import type { NoticeItem } from '../../worker/contract/notice-item.ts';
import { announceFailure } from '../base/announce-failure.ts';
import { usePending } from '../base/use-pending.ts';
import { AwaitedBlock } from '../ui/awaited-block.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { common } from '../words/made/common.ts';
import { notices as words } from '../words/made/notifications.ts';
import css from './notice-list.module.css';
import { Notice } from './notice.tsx';
import { isUnread, readNotices } from './notices.ts';

interface NoticeListProps {
  answer: Promise<NoticeItem[]>;
  onRetry: () => void;
  /** A notice was read or decided. */
  onChanged: () => void;
  onClose: () => void;
}

/** The user's notices, newest first. Following, deciding or marking one marks it as read. */
export default function NoticeList({ answer, onRetry, onChanged, onClose }: NoticeListProps) {
  return (
    <>
      <div className={css.head}>
        <h2>{words.title}</h2>
        <IconButton icon="x" label={common.close} onClick={onClose} />
      </div>
      {/* Has the focus once nothing is left to read all of. */}
      <div tabIndex={-1}>
        <AwaitedBlock answer={answer} height="6rem" onRetry={onRetry}>
          {(notices) => <Notices notices={notices} onChanged={onChanged} onFollow={onClose} />}
        </AwaitedBlock>
      </div>
    </>
  );
}

interface NoticesProps {
  notices: NoticeItem[];
  onChanged: () => void;
  onFollow: () => void;
}

function Notices({ notices, onChanged, onFollow }: NoticesProps) {
  const { busy, run } = usePending();
  if (notices.length === 0) {
    return (
      <EmptyState level={3} title={words.none}>
        {words.noneHint}
      </EmptyState>
    );
  }
  const unread = notices.filter(isUnread);
  const read = (some: readonly NoticeItem[]) => readNotices(some).then(onChanged);
  return (
    <>
      {unread.length > 1 && (
        <Button
          size="sm"
          variant="bare"
          pending={busy}
          onClick={() => void run(() => read(unread))}
        >
          {words.readAll}
        </Button>
      )}
      <ul className={css.list}>
        {notices.map((notice) => (
          <Notice
            key={notice.id}
            notice={notice}
            onRead={() => void read([notice]).catch(announceFailure)}
            onFollow={onFollow}
          />
        ))}
      </ul>
    </>
  );
}

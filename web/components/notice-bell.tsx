import { Suspense, lazy, useState } from 'react';

import { useAccount } from '../account.ts';
import { common } from '../words/common.ts';
import css from './notice-bell.module.css';
import { Badge } from './ui/badge.tsx';
import { IconButton } from './ui/button.tsx';

const NoticeList = lazy(() => import('./notice-list.tsx'));

/** The bell with the count of what one has not read; the list comes when it is opened. */
export function NoticeBell() {
  const { account } = useAccount();
  const [open, setOpen] = useState(false);
  const unread = account?.unreadNotices ?? 0;
  return (
    <span className={css['bell']}>
      <IconButton icon="bell" label={common.notices.bell(unread)} onClick={() => setOpen(true)} />
      {unread > 0 && (
        <span className={css['count']} aria-hidden="true">
          <Badge tone="loud">{common.notices.count(unread)}</Badge>
        </span>
      )}
      {open && (
        <Suspense>
          <NoticeList onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  );
}

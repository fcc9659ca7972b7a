import { Suspense, lazy, useState } from 'react';

import type { NoticeItem } from '../../worker/contract/notice.ts';
import { useAccount } from '../accounts/account.ts';
import { untilLoaded } from '../app/until-loaded.ts';
import { openNotices } from './notices.ts';
import { shownLater } from '../app/shown-later.ts';
import { notices } from '../words/en/notifications.ts';
import css from './notice-bell.module.css';
import { onDemand } from '../app/on-demand.tsx';
import { Badge } from '../ui/badge.tsx';
import { IconButton } from '../ui/button.tsx';

const NoticeList = onDemand(() => import('./notice-list.tsx'));
const WarningDialog = lazy(() => untilLoaded(() => import('../moderation/warning-dialog.tsx')));

/** The bell with the number of unread notices. The list loads when it is opened. A warning opens by itself. */
export function NoticeBell() {
  const { account } = useAccount();
  const [answer, setAnswer] = useState<Promise<NoticeItem[]>>();
  const unread = account?.unreadNotices ?? 0;
  const open = () => setAnswer(shownLater(openNotices()));
  return (
    <span className={css['bell']}>
      <IconButton icon="bell" label={notices.bell(unread)} onClick={open} />
      {unread > 0 && (
        <span className={css['count']} aria-hidden="true">
          <Badge tone="loud">{notices.count(unread)}</Badge>
        </span>
      )}
      {account?.warning && (
        <Suspense>
          <WarningDialog />
        </Suspense>
      )}
      {answer && <NoticeList answer={answer} onRetry={open} onClose={() => setAnswer(undefined)} />}
    </span>
  );
}

import { Suspense, lazy, startTransition, useId, useRef, useState } from 'react';

import type { NoticeItem } from '../../worker/contract/notice-item.ts';
import { useAccount } from '../base/account.ts';
import { deferErrors } from '../base/defer-errors.ts';
import { lazyPopup } from '../base/lazy-popup.tsx';
import { retryImport } from '../base/retry-import.ts';
import { Badge } from '../ui/badge.tsx';
import { IconButton } from '../ui/button.tsx';
import style from '../ui/counted.module.css';
import { placeBelow } from '../ui/place-below.ts';
import { counted } from '../words/counted.ts';
import { notices } from '../words/made/notifications.ts';
import css from './notice-bell.module.css';
import { loadNotices } from './notices.ts';

const NoticeList = lazyPopup(() => import('./notice-list.tsx'));
const WarningDialog = lazy(() => retryImport(() => import('../moderation/warning-dialog.tsx')));

/** The bell with the number of unread notices, and the panel that it opens. A warning opens by itself. */
export function NoticeBell() {
  const { account } = useAccount();
  const [answer, setAnswer] = useState<Promise<NoticeItem[]>>();
  const id = useId();
  const bell = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDialogElement>(null);
  const unread = account?.unreadNotices ?? 0;
  const ask = () => setAnswer(deferErrors(loadNotices()));
  return (
    <div className={style.counted}>
      <IconButton
        ref={bell}
        icon="bell"
        label={notices.bell(unread)}
        popoverTarget={id}
        aria-expanded={answer !== undefined}
      />
      {unread > 0 && (
        <span className={style.count} aria-hidden="true">
          <Badge tone="loud">{counted(unread, 99)}</Badge>
        </span>
      )}
      {account?.warning && (
        <Suspense>
          <WarningDialog />
        </Suspense>
      )}
      <dialog
        ref={panel}
        id={id}
        popover="auto"
        aria-label={notices.title}
        className={css.panel}
        onToggle={({ newState, target }) => {
          // The menus in the panel fire toggle events, too.
          if (target !== panel.current) return;
          if (newState !== 'open') return setAnswer(undefined);
          if (bell.current && panel.current) placeBelow(bell.current, panel.current);
          ask();
        }}
      >
        {answer && (
          <NoticeList
            answer={answer}
            onRetry={ask}
            // The current list stays until the new one has loaded.
            onChanged={() => {
              if (panel.current?.matches(':popover-open')) startTransition(ask);
            }}
            onClose={() => panel.current?.hidePopover()}
          />
        )}
      </dialog>
    </div>
  );
}

import { memo, useState, useSyncExternalStore } from 'react';

import type { CallRoster } from '../../worker/contract/call.ts';
import { lazyPopup } from '../base/lazy-popup.tsx';
import { unread } from '../messages/rooms.ts';
import { Button } from '../ui/button.tsx';
import { messages as chat } from '../words/made/messages.ts';
import { sessions } from '../words/made/sessions.ts';
import css from './stage.module.css';

const ChatDialog = lazyPopup(() => import('./chat-dialog.tsx'));

/**
 * Opens the messages of the call's session, and says whether there are new ones. The stage around it is drawn each time
 * someone begins to speak, the messages aren't.
 */
export const ChatButton = memo(function ChatButton({ roster }: { roster: CallRoster }) {
  const [open, setOpen] = useState(false);
  const room = `/api/sessions/${roster.session?.id}`;
  const unseen = useSyncExternalStore(unread.subscribe, () => unread.get().has(room));
  return (
    <>
      <Button size="sm" icon="message" onClick={() => setOpen(true)}>
        {sessions.page.chat}
        {unseen && (
          <span className={css.news}>
            <span className="visually-hidden">{chat.newFrom}</span>
          </span>
        )}
      </Button>
      {open && <ChatDialog room={room} roster={roster} onClose={() => setOpen(false)} />}
    </>
  );
});

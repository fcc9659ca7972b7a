import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';

import { Badge } from '../ui/badge.tsx';
import { buttonClass } from '../ui/button.tsx';
import css from '../ui/counted.module.css';
import { Icon } from '../ui/icon.tsx';
import { useTabTitle } from '../ui/use-tab-title.ts';
import { messages as words } from '../words/made/messages.ts';
import { unread } from './rooms.ts';

/** The header's way to the conversations, with how many of them have something new. The tab's title says so, too. */
export function MessagesLink() {
  const count = useSyncExternalStore(unread.subscribe, unread.get).size;
  useTabTitle(count > 0 ? `(${count}) ` : null);
  return (
    <span className={css.counted}>
      <Link
        to="/messages"
        className={buttonClass({ variant: 'bare', only: true })}
        aria-label={words.link(count)}
      >
        <Icon name="message" />
      </Link>
      {count > 0 && (
        <span className={css.count} aria-hidden="true">
          <Badge tone="loud">{count}</Badge>
        </span>
      )}
    </span>
  );
}

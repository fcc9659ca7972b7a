import { useEffect, useSyncExternalStore } from 'react';
import { Link } from 'react-router';

import { Badge } from '../ui/badge.tsx';
import { buttonClass } from '../ui/button.tsx';
import css from '../ui/counted.module.css';
import { Icon } from '../ui/icon.tsx';
import { useTabTitle } from '../ui/use-tab-title.ts';
import { messages as words } from '../words/made/messages.ts';
import { unread } from './rooms.ts';

/**
 * The header's way to the conversations, with how many of them have something new. The tab's title says so, and a
 * phone's bar marks where they are: header.module.css.
 */
export function MessagesLink() {
  const rooms = useSyncExternalStore(unread.subscribe, unread.get);
  const count = rooms.size;
  const news = [...new Set([...rooms.keys()].map((room) => room.split('/')[2]))].join(' ');
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['news'] = news;
    return () => void delete dataset['news'];
  }, [news]);
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

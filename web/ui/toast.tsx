import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router';

import { dismiss, type ToastKind, type ToastMessage, toasts } from '../base/toast-store.ts';
import { common } from '../words/made/common.ts';
import { IconButton } from './button.tsx';
import { cx } from './cx.ts';
import { Icon, type IconName } from './icon.tsx';
import { openDialogs } from './open-dialogs.ts';
import css from './toast.module.css';

const signs: Readonly<Record<Exclude<ToastKind, 'heard'>, IconName>> = {
  info: 'info',
  done: 'check',
  problem: 'warning',
};

/** Mounted once, in the shell. Only in the top dialog can messages be heard and dismissed while one is open. */
export function Toasts() {
  const messages = useSyncExternalStore(toasts.subscribe, toasts.get);
  const dialogs = useSyncExternalStore(openDialogs.subscribe, openDialogs.get);
  const place = dialogs.at(-1) ?? document.body;
  const region = useRef<HTMLElement>(null);
  const newest = messages.at(-1)?.id;

  useEffect(() => {
    // A dialog that is gone gives the messages back in the next render.
    if (!place.isConnected) return;
    region.current?.togglePopover(false);
    region.current?.togglePopover(newest !== undefined);
  }, [place, newest]);

  return createPortal(
    <section
      ref={region}
      popover="manual"
      data-toasts
      className={css.region}
      aria-label={common.messages.label}
    >
      {messages.map((message) => (
        <Message key={message.id} message={message} />
      ))}
    </section>,
    place,
  );
}

/** The messages that screen readers have said. Every dialog that opens or closes creates their elements again. */
const said = new WeakSet<ToastMessage>();
/** A message whose element is gone before that may not have been said: it often comes just as its dialog closes. */
const SAID_AFTER_MS = 1_000;

function Message({ message }: { message: ToastMessage }) {
  const { id, text, kind, to } = message;
  const [role] = useState(() => (said.has(message) ? undefined : 'alert'));
  useEffect(() => {
    // A dialog hides news.
    if (to !== undefined && openDialogs.get().length > 0) return undefined;
    const timer = setTimeout(() => said.add(message), SAID_AFTER_MS);
    return () => clearTimeout(timer);
  }, [message, to]);
  const end = () => dismiss(id);
  if (kind === 'heard') {
    return (
      <p role={role} className={cx('visually-hidden', css.heard)} onAnimationEnd={end}>
        {text}
      </p>
    );
  }
  return (
    <div
      role={role}
      className={cx(css.message, css[kind], to !== undefined && css.news)}
      onAnimationEnd={end}
    >
      <Icon name={signs[kind]} />
      <p>
        {to === undefined ? (
          text
        ) : (
          <Link to={to} onClick={end}>
            {text}
          </Link>
        )}
      </p>
      <IconButton icon="x" iconSize={18} label={common.messages.dismiss} onClick={end} />
    </div>
  );
}

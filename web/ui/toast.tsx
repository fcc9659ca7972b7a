import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Link } from 'react-router';

import { dismiss, type ToastKind, type ToastMessage, toasts } from '../base/toast-store.ts';
import { common } from '../words/made/common.ts';
import { IconButton } from './button.tsx';
import { cx } from './cx.ts';
import { Icon, type IconName } from './icon.tsx';
import css from './toast.module.css';

const signs: Readonly<Record<Exclude<ToastKind, 'heard'>, IconName>> = {
  info: 'info',
  done: 'check',
  problem: 'warning',
};

/** Mounted once, in the shell. It is in the top layer, so that messages are visible above a dialog. */
export function Toasts() {
  const messages = useSyncExternalStore(toasts.subscribe, toasts.get);
  const region = useRef<HTMLElement>(null);
  const newest = messages.at(-1)?.id;

  useEffect(() => {
    const element = region.current;
    if (element?.matches(':popover-open')) element.hidePopover();
    if (newest !== undefined) element?.showPopover();
  }, [newest]);

  return (
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
    </section>
  );
}

function Message({ message: { id, text, kind, to } }: { message: ToastMessage }) {
  const end = () => dismiss(id);
  if (kind === 'heard') {
    return (
      <p role="alert" className={cx('visually-hidden', css.heard)} onAnimationEnd={end}>
        {text}
      </p>
    );
  }
  return (
    <div
      role="alert"
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

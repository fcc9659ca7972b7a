import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import css from './panel.module.css';

type PanelProps = {
  title: ReactNode;
  /** 'alertdialog' is read at once when it appears; it never takes the focus. */
  role?: 'alertdialog' | 'region';
  /** A picture of who it is about: <Avatar edge={56}>. */
  sign?: ReactNode;
  ringing?: boolean;
  children?: ReactNode;
  /** Under the thumbs, in the order they are read. */
  actions: ReactNode;
};

/** Asks for something without stopping anybody: a call that rings while one is typing. */
export function Panel({
  title,
  role = 'alertdialog',
  sign,
  ringing = false,
  children,
  actions,
}: PanelProps) {
  const id = useId();
  return (
    <section
      role={role}
      aria-labelledby={id}
      className={cx(css['panel'], ringing && css['ringing'])}
    >
      {sign !== undefined && <div className={css['sign']}>{sign}</div>}
      <div role={role === 'alertdialog' ? 'alert' : undefined}>
        <h2 id={id}>{title}</h2>
      </div>
      {children !== undefined && <div className={css['text']}>{children}</div>}
      <div className={css['acts']}>{actions}</div>
    </section>
  );
}

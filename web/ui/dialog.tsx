import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';

import { common } from '../words/made/common.ts';
import { IconButton } from './button.tsx';
import { cx } from './cx.ts';
import css from './dialog.module.css';
import { openDialogs } from './open-dialogs.ts';

type DialogProps = {
  open: boolean;
  /** Called for Esc, the close button, the backdrop, and a form with method="dialog". */
  onClose: () => void;
  title: ReactNode;
  /** An 'alertdialog' needs an answer: the backdrop doesn't close it. */
  role?: 'dialog' | 'alertdialog';
  wide?: boolean;
  /** The buttons, in reading order. */
  footer?: ReactNode;
  children?: ReactNode;
};

/** The native dialog, which traps and returns the focus. */
export function Dialog({
  open,
  onClose,
  title,
  role = 'dialog',
  wide = false,
  footer,
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  const id = useId();

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || dialog === null) return undefined;
    dialog.showModal();
    openDialogs.set([...openDialogs.get(), dialog]);
    firstStop(dialog, role)?.focus();

    const asked = new AbortController();
    let pressed = false;
    if (role === 'dialog') {
      // Only a press that started on the backdrop, not a text selection that ends there.
      const { signal } = asked;
      dialog.addEventListener('pointerdown', ({ target }) => (pressed = target === dialog), {
        signal,
      });
      dialog.addEventListener('click', ({ target }) => pressed && target === dialog && close(), {
        signal,
      });
    }
    return () => {
      asked.abort();
      dialog.close();
      openDialogs.set(openDialogs.get().filter((one) => one !== dialog));
    };
  }, [open, role]);

  return (
    <dialog
      ref={ref}
      className={cx(css.dialog, wide && css.wide)}
      role={role}
      aria-labelledby={`${id}-title`}
      {...(role === 'alertdialog' && children !== undefined
        ? { 'aria-describedby': `${id}-body` }
        : {})}
      onClose={({ target }) => {
        // The event is late: the dialog may be open again, or the event came from inside.
        if (open && target === ref.current && !ref.current.open) onClose();
      }}
    >
      {open && (
        <div className={css.sheet}>
          <div className={css.head}>
            <h2 id={`${id}-title`}>{title}</h2>
            <IconButton icon="x" label={common.close} onClick={onClose} />
          </div>
          {children !== undefined && (
            <div className={css.body} id={`${id}-body`}>
              {children}
            </div>
          )}
          {footer !== undefined && <div className={css.foot}>{footer}</div>}
        </div>
      )}
    </dialog>
  );
}

/** The initial focus: the first field, or the first answer of an 'alertdialog'. */
const firstStop = (dialog: HTMLDialogElement, role: 'dialog' | 'alertdialog'): HTMLElement | null =>
  dialog.querySelector<HTMLElement>(
    role === 'dialog'
      ? ':is(input, select, textarea):enabled'
      : `.${CSS.escape(css.foot ?? '')} button`,
  );

import type { ReactNode } from 'react';

import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  /** What will happen. */
  children: ReactNode;
  yes: string;
  /** The safe choice. Left out if there is only one button. */
  no?: string;
  danger?: boolean;
  pending?: boolean;
  onYes: () => void;
  onClose: () => void;
}

/** Asks before an action that affects others. The safe choice comes first. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, yes, no, danger = false, pending = false, onYes, onClose } = props;
  return (
    <Dialog
      open
      role="alertdialog"
      title={title}
      onClose={onClose}
      footer={
        <>
          {no !== undefined && <Button onClick={onClose}>{no}</Button>}
          <Button variant={danger ? 'danger' : 'primary'} pending={pending} onClick={onYes}>
            {yes}
          </Button>
        </>
      }
    >
      {typeof children === 'string' ? <p>{children}</p> : children}
    </Dialog>
  );
}

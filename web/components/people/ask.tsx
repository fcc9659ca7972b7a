import { common } from '../../words/common.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

interface AskProps {
  title: string;
  /** What happens then. */
  children: string;
  yes: string;
  no: string;
  danger?: boolean;
  pending: boolean;
  onYes: () => void;
  onClose: () => void;
}

/** Asks once before something that others feel; the safe answer comes first. */
export function Ask({
  title,
  children,
  yes,
  no,
  danger = false,
  pending,
  onYes,
  onClose,
}: AskProps) {
  return (
    <Dialog
      open
      role="alertdialog"
      title={title}
      closeLabel={common.close}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{no}</Button>
          <Button variant={danger ? 'danger' : 'primary'} pending={pending} onClick={onYes}>
            {yes}
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  );
}

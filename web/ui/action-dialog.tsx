import { useAction } from '../base/use-action.ts';
import { common } from '../words/made/common.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface ActionDialogProps {
  title: string;
  /** What will happen. */
  children: string;
  yes: string;
  /** @returns the message to show */
  act: () => Promise<string>;
  onClose: () => void;
}

/** Asks before an action that can't be undone, and closes once it is done. A refusal is shown above it. */
export function ActionDialog({ act, onClose, ...words }: ActionDialogProps) {
  const { busy, act: run } = useAction();
  const confirm = () =>
    run('confirmed', async () => {
      const said = await act();
      onClose();
      return said;
    });
  return (
    <ConfirmDialog
      danger
      {...words}
      no={common.cancel}
      pending={busy}
      onYes={() => void confirm()}
      onClose={onClose}
    />
  );
}

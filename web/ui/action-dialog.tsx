import { type ComponentProps, useState } from 'react';

import { useAction } from '../base/use-action.ts';
import { common } from '../words/made/common.ts';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useCloseOnce } from './use-close-once.ts';

interface ActionDialogProps {
  title: string;
  /** What will happen. */
  children: string;
  yes: string;
  /** The safe choice. */
  no?: string;
  danger?: boolean;
  /** @returns the message to show */
  act: () => Promise<string>;
  onClose: () => void;
}

/** Asks before an action, by default one that can't be undone, and closes once it is done. A refusal is shown above it. */
export function ActionDialog({
  act,
  onClose,
  no = common.cancel,
  danger = true,
  ...words
}: ActionDialogProps) {
  const { busy, act: run } = useAction();
  const close = useCloseOnce(onClose);
  const confirm = () =>
    run('confirmed', async () => {
      const said = await act();
      close();
      return said;
    });
  return (
    <ConfirmDialog
      {...words}
      {...{ danger, no }}
      onClose={close}
      pending={busy}
      onYes={() => void confirm()}
    />
  );
}

type ActionButtonProps = Omit<ActionDialogProps, 'onClose'> &
  Pick<ComponentProps<typeof Button>, 'size' | 'aria-label'>;

export function ActionButton({ size, 'aria-label': named, ...dialog }: ActionButtonProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button size={size} aria-label={named} onClick={() => setAsking(true)}>
        {dialog.yes}
      </Button>
      {asking && <ActionDialog {...dialog} onClose={() => setAsking(false)} />}
    </>
  );
}

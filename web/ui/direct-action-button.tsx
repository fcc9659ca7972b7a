import type { ComponentProps } from 'react';

import { useAction } from '../base/use-action.ts';
import { Button } from './button.tsx';

interface DirectActionButtonProps extends Omit<
  ComponentProps<typeof Button>,
  'onClick' | 'pending'
> {
  /** @returns the message to show */
  act: () => Promise<string>;
}

/** A button whose action runs at once. It is pending until then. */
export function DirectActionButton({ act, ...button }: DirectActionButtonProps) {
  const { busy, act: run } = useAction();
  return <Button {...button} pending={busy} onClick={() => void run('act', act)} />;
}

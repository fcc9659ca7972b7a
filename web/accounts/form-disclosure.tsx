import { type ReactNode, useRef, useState } from 'react';

import { Button } from '../ui/button.tsx';
import css from '../ui/section.module.css';

interface FormDisclosureProps {
  label: string;
  children: (close: () => void) => ReactNode;
}

const enter = (place: HTMLElement | null) => place?.querySelector('input')?.focus();

/** A form that a button opens. Focus moves into the form, and back to the button when it closes. */
export function FormDisclosure({ label, children }: FormDisclosureProps) {
  const [open, setOpen] = useState(false);
  const opened = useRef(false);
  const show = () => {
    opened.current = true;
    setOpen(true);
  };
  const returnTo = (button: HTMLButtonElement | null) => {
    if (button && opened.current) button.focus();
  };
  return open ? (
    <div ref={enter} className={css.wide}>
      {children(() => setOpen(false))}
    </div>
  ) : (
    <Button ref={returnTo} onClick={show}>
      {label}
    </Button>
  );
}

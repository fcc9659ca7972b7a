import { useRef } from 'react';

/** For a dialog that may be answered after it was closed: its late answer must not close one that was opened since. */
export function useCloseOnce(onClose: () => void) {
  const closed = useRef(false);
  return () => {
    if (!closed.current) onClose();
    closed.current = true;
  };
}

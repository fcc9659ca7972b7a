import { useEffect, useState } from 'react';

import { later } from '../ahead.ts';
import { common } from '../words/common.ts';
import { onMessages } from './ui/toast-store.ts';
import type { Toasts } from './ui/toast.tsx';

/** Where messages appear, from the first one on. */
export function Messages() {
  const [Region, setRegion] = useState<typeof Toasts>();

  useEffect(() => {
    const load = () =>
      void later()
        .then(({ toasts }) => toasts())
        .then((loaded) => setRegion(() => loaded.Toasts))
        .catch(() => undefined);
    return onMessages(load);
  }, []);

  if (!Region) return null;
  return <Region label={common.messages.label} dismissLabel={common.messages.dismiss} />;
}

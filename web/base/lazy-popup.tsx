import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';

import { common } from '../words/made/common.ts';
import { announce } from './toast-store.ts';

/** A popup whose script is loaded by a click. If that fails, it says so and closes. The next click tries again. */
export const lazyPopup = <Props extends { onClose: () => void }>(
  load: () => Promise<{ default: (props: Props) => ReactNode }>,
) =>
  function OnDemand(props: Props) {
    const [Loaded, setLoaded] = useState<(props: Props) => ReactNode>();
    const giveUp = useEffectEvent(() => {
      announce(common.notLoaded, 'problem');
      props.onClose();
    });

    useEffect(() => {
      load().then((loaded) => setLoaded(() => loaded.default), giveUp);
    }, []);

    return Loaded && <Loaded {...props} />;
  };

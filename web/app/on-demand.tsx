import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';

import { common } from '../words/en/common.ts';
import { announce } from '../ui/toast-store.ts';

/**
 * What opens by a click, its script loaded then. Where that can't be had this is said and it closes again: the page
 * stays, and the next click asks again.
 */
export const onDemand = <Props extends { onClose: () => void }>(
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

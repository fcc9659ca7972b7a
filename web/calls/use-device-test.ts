import { type RefObject, useEffect, useState } from 'react';

import { type Trouble, constraintsOf, troubleOf } from './core/capture.ts';
import { type DeviceLists, NO_DEVICES, watchDevices } from './core/devices.ts';
import { SPEAKING_LEVEL, meterOf } from './core/meter.ts';
import { callSettings } from './core/settings.ts';

const LOOK_EVERY_MS = 80;
/** A voice is rarely louder than this. The meter is full here. */
export const LOUD_LEVEL = 0.25;

export function useDevices(): DeviceLists {
  const [lists, setLists] = useState(NO_DEVICES);
  useEffect(() => watchDevices(setLists), []);
  return lists;
}

/** Opens the chosen microphone while mounted, and shows its level in the meter. */
export function useMicrophoneTest(deviceId: string, bar: RefObject<HTMLMeterElement | null>) {
  const [heard, setHeard] = useState(false);
  const test = useOpened('mic', deviceId);
  const { stream } = test;
  useEffect(() => {
    const [track] = stream?.getAudioTracks() ?? [];
    if (!track) return undefined;
    const meter = meterOf(track);
    const timer = setInterval(() => {
      const level = meter.level();
      if (bar.current) bar.current.value = Math.min(1, level / LOUD_LEVEL);
      if (level > SPEAKING_LEVEL) setHeard(true);
    }, LOOK_EVERY_MS);
    return () => {
      clearInterval(timer);
      meter.close();
    };
  }, [stream, bar]);
  return { heard, trouble: test.trouble };
}

/** The chosen device while it is wanted. Null otherwise. */
export function useOpened(source: 'mic' | 'camera', deviceId: string | null) {
  const [opened, setOpened] = useState<{ stream: MediaStream | null; trouble: Trouble | null }>({
    stream: null,
    trouble: null,
  });
  useEffect(() => {
    if (deviceId === null) return undefined;
    let stream: MediaStream | null = null;
    let over = false;
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const constraints = constraintsOf(source, { ...callSettings.get(), [source]: deviceId });
    const open = async () => {
      const devices: MediaDevices | undefined = navigator.mediaDevices;
      if (!devices) throw new TypeError('no devices');
      stream = await devices.getUserMedia({ [source === 'mic' ? 'audio' : 'video']: constraints });
      if (over) stop();
      else setOpened({ stream, trouble: null });
    };
    open().catch((error: unknown) => {
      if (!over) setOpened({ stream: null, trouble: troubleOf(error) });
    });
    return () => {
      over = true;
      stop();
      setOpened({ stream: null, trouble: null });
    };
  }, [source, deviceId]);
  return opened;
}

/** What is plugged in, by what it is for. Names come once the browser lets the page use one of its kind. */
export interface DeviceLists {
  audioinput: MediaDeviceInfo[];
  audiooutput: MediaDeviceInfo[];
  videoinput: MediaDeviceInfo[];
}

export const NO_DEVICES: DeviceLists = { audioinput: [], audiooutput: [], videoinput: [] };

/** Lists them now and whenever something is plugged in or out. @returns how to stop */
export function watchDevices(onLists: (lists: DeviceLists) => void): () => void {
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (!devices) return () => {};
  let stopped = false;
  const list = async () => {
    const all = await devices.enumerateDevices();
    // Without an id there is nothing to choose by.
    const known = all.filter(({ deviceId }) => deviceId !== '' && deviceId !== 'default');
    const of = (wanted: MediaDeviceKind) => known.filter(({ kind }) => kind === wanted);
    if (stopped) return;
    onLists({
      audioinput: of('audioinput'),
      audiooutput: of('audiooutput'),
      videoinput: of('videoinput'),
    });
  };
  const look = () => void list().catch(() => undefined);
  devices.addEventListener('devicechange', look);
  look();
  return () => {
    stopped = true;
    devices.removeEventListener('devicechange', look);
  };
}

/** Whether the browser lists no speakers before it was asked for one. */
export function asksForSpeaker() {
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  return typeof devices?.selectAudioOutput === 'function';
}

/** Not every browser lets a page choose where its sound goes. */
export const choosesSpeaker = () => 'setSinkId' in HTMLMediaElement.prototype;

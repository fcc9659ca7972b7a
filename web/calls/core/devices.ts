/** The available devices by kind. The browser gives their names once the page may use one of that kind. */
export interface DeviceLists {
  audioinput: MediaDeviceInfo[];
  audiooutput: MediaDeviceInfo[];
  videoinput: MediaDeviceInfo[];
}

/** Calls back with a microphone that was plugged in, and whether the system prefers it, which only Chromium tells. */
export function watchMicrophones(onPlugged: (mic: MediaDeviceInfo, preferred: boolean) => void) {
  let known: ReadonlySet<string> | undefined;
  return watchDevices(({ audioinput }, preferred) => {
    // A page that may not use microphones yet doesn't get their names.
    const plugged = audioinput.find(
      ({ deviceId, label }) => label !== '' && known?.has(deviceId) === false,
    );
    known = new Set(audioinput.map(({ deviceId }) => deviceId));
    if (plugged) onPlugged(plugged, plugged.groupId === preferred);
  });
}

export const NO_DEVICES: DeviceLists = { audioinput: [], audiooutput: [], videoinput: [] };

/**
 * Lists the devices now and on every change, with the group of the microphone that the system prefers.
 * @returns a function that stops it
 */
export function watchDevices(
  onLists: (lists: DeviceLists, preferred: string | undefined) => void,
): () => void {
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (!devices) return () => {};
  let stopped = false;
  const list = async () => {
    const all = await devices.enumerateDevices();
    // A device without an id can't be chosen.
    const known = all.filter(({ deviceId }) => deviceId !== '' && deviceId !== 'default');
    const of = (wanted: MediaDeviceKind) => known.filter(({ kind }) => kind === wanted);
    const preferred = all.find(
      ({ kind, deviceId }) => kind === 'audioinput' && deviceId === 'default',
    );
    if (stopped) return;
    onLists(
      {
        audioinput: of('audioinput'),
        audiooutput: of('audiooutput'),
        videoinput: of('videoinput'),
      },
      preferred?.groupId,
    );
  };
  const look = () => void list().catch(() => undefined);
  devices.addEventListener('devicechange', look);
  look();
  return () => {
    stopped = true;
    devices.removeEventListener('devicechange', look);
  };
}

/** Whether the browser lists speakers only after the user has chosen one in its dialog. */
export function asksForSpeaker() {
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  return typeof devices?.selectAudioOutput === 'function';
}

/** Not every browser lets a page choose the speaker. */
export const choosesSpeaker = () => 'setSinkId' in HTMLMediaElement.prototype;

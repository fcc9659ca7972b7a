/** Words of a microphone, camera or screen that doesn’t work, by what went wrong. */
export const trouble = {
  mic: {
    denied: 'Your browser blocks the microphone. Allow it in the address bar, then unmute.',
    missing: 'No microphone found. You can still hear the others. Plug one in and unmute to talk.',
    busy: 'Another app is using your microphone. Close it there, then unmute.',
    unplugged: 'Your microphone was unplugged. Plug it in or choose another, then unmute.',
    unsupported: 'Microphones don’t work here. Use https or another browser.',
    failed: 'Your microphone didn’t start. Choose another one, or unmute to try again.',
  },
  camera: {
    denied: 'Your browser blocks the camera. Allow it in the address bar, then turn it on.',
    missing: 'No camera found. The call continues without your video.',
    busy: 'Another app is using your camera. Close it there, then turn it on again.',
    unplugged: 'Your camera was unplugged. The call continues without your video.',
    unsupported: 'Cameras don’t work here. Use https or another browser.',
    failed: 'Your camera didn’t start. Choose another one, or try again.',
  },
  screen: {
    denied: 'Your screen wasn’t shared.',
    missing: 'There is no screen to share.',
    busy: 'Your screen couldn’t be shared. Try again.',
    unplugged: 'Your screen couldn’t be shared. Try again.',
    unsupported: 'This browser can’t share a screen.',
    failed: 'Your screen couldn’t be shared. Try again.',
  },
} as const;

/** Words of the dialog for devices and settings of calls. */
export const callDevices = {
  title: 'Devices and settings',
  microphone: 'Microphone',
  speaker: 'Speaker',
  camera: 'Camera',
  system: 'System default',
  unnamed: (place: number) => `Device ${place}`,
  level: 'Microphone level',
  levelHint: 'Say something. The bar moves when your microphone works.',
  heard: 'Your microphone works.',
  testSound: 'Play test sound',
  preview: 'Camera preview',
  previewOn: 'Test camera',
  previewOff: 'Stop camera test',
  pushToTalk: 'Push to talk',
  pushToTalkHint: 'Your microphone stays off until you hold a key, or the button on a phone.',
  talkKey: 'Key',
  changeKey: (key: string) => `Talk key: ${key}. Change it`,
  pressKey: 'Press a key…',
  ringSound: 'Play a ringtone',
  notify: 'Notify me about calls while this tab is hidden',
  notifyOn: 'You’ll be notified about calls while this tab is hidden.',
  notifyOff: 'Your browser blocks notifications. Allow them in the address bar.',
  close: 'Done',
} as const;

import type {
  callDevices as EnglishDevices,
  trouble as EnglishTrouble,
} from '../en/call-devices.ts';
import type { Translated } from '../translated.ts';

/** Words of a microphone, camera or screen that doesn’t work, by what went wrong. */
export const trouble: Translated<typeof EnglishTrouble> = {
  mic: {
    denied: '浏览器禁用了麦克风。在地址栏里允许，然后开麦。',
    missing: '没找到麦克风，但你能听到别人。插上麦克风再开麦就能说话。',
    busy: '麦克风正被其他应用占用。先在那边关掉，然后开麦。',
    unplugged: '麦克风被拔掉了。重新插上或换一个，然后开麦。',
    unsupported: '这里用不了麦克风。请用 https 或换个浏览器。',
    failed: '麦克风没能启动。换一个，或者重新开麦。',
  },
  camera: {
    denied: '浏览器禁用了摄像头。在地址栏里允许，然后打开摄像头。',
    missing: '没找到摄像头。通话继续，但没有你的画面。',
    busy: '摄像头正被其他应用占用。先在那边关掉，然后重新打开。',
    unplugged: '摄像头被拔掉了。通话继续，但没有你的画面。',
    unsupported: '这里用不了摄像头。请用 https 或换个浏览器。',
    failed: '摄像头没能启动。换一个，或者重试。',
  },
  screen: {
    denied: '没有共享你的屏幕。',
    missing: '没有可以共享的屏幕。',
    busy: '没能共享你的屏幕，请重试。',
    unplugged: '没能共享你的屏幕，请重试。',
    unsupported: '这个浏览器不支持共享屏幕。',
    failed: '没能共享你的屏幕，请重试。',
  },
};

/** Words of the dialog for devices and settings of calls. */
export const callDevices: Translated<typeof EnglishDevices> = {
  title: '设备和设置',
  microphone: '麦克风',
  speaker: '扬声器',
  chooseSpeaker: '选择扬声器',
  camera: '摄像头',
  system: '系统默认',
  unnamed: (place) => `设备 ${place}`,
  level: '麦克风音量',
  levelHint: '说句话试试。音量条会动，说明麦克风正常。',
  heard: '麦克风正常。',
  testSound: '播放测试音',
  preview: '摄像头预览',
  previewOn: '测试摄像头',
  previewOff: '停止测试摄像头',
  pushToTalk: '按键说话',
  pushToTalkHint: '平时闭麦，按住按键才开麦。手机上按住按钮。',
  talkKey: '按键',
  changeKey: (key) => `说话按键：${key}。点此更改`,
  pressKey: '请按一个键…',
  ringSound: '播放铃声',
  notify: '标签页在后台时，来电也通知我',
  notifyOn: '标签页在后台时，来电会通知你。',
  notifyOff: '浏览器禁用了通知，请在地址栏里允许。',
  close: '完成',
};

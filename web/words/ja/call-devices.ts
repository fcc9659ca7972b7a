import type { callDevices as CallDevices, trouble as Trouble } from '../en/call-devices.ts';
import type { Translated } from '../translated.ts';

/** Words of a microphone, camera or screen that doesn’t work, by what went wrong. */
export const trouble: Translated<typeof Trouble> = {
  mic: {
    denied:
      'ブラウザがマイクをブロックしています。アドレスバーで許可してから、ミュートを解除してください。',
    missing:
      'マイクが見つかりません。相手の声は聞けます。話すには、マイクをつないでミュートを解除してください。',
    busy: '別のアプリがマイクを使っています。そのアプリを閉じてから、ミュートを解除してください。',
    unplugged: 'マイクが外れました。つなぎ直すか別のマイクを選んで、ミュートを解除してください。',
    unsupported: 'ここではマイクを使えません。httpsか、別のブラウザを使ってください。',
    failed:
      'マイクを開始できませんでした。別のマイクを選ぶか、もう一度ミュートを解除してください。',
  },
  camera: {
    denied:
      'ブラウザがカメラをブロックしています。アドレスバーで許可してから、オンにしてください。',
    missing: 'カメラが見つかりません。通話は映像なしで続きます。',
    busy: '別のアプリがカメラを使っています。そのアプリを閉じてから、もう一度オンにしてください。',
    unplugged: 'カメラが外れました。通話は映像なしで続きます。',
    unsupported: 'ここではカメラを使えません。httpsか、別のブラウザを使ってください。',
    failed: 'カメラを開始できませんでした。別のカメラを選ぶか、もう一度試してください。',
  },
  screen: {
    denied: '画面は共有されませんでした。',
    missing: '共有できる画面がありません。',
    busy: '画面を共有できませんでした。もう一度試してください。',
    unplugged: '画面を共有できませんでした。もう一度試してください。',
    unsupported: 'このブラウザでは画面を共有できません。',
    failed: '画面を共有できませんでした。もう一度試してください。',
  },
};

/** Words of the dialog for devices and settings of calls. */
export const callDevices: Translated<typeof CallDevices> = {
  title: 'デバイスと設定',
  microphone: 'マイク',
  speaker: 'スピーカー',
  chooseSpeaker: 'スピーカーを選択',
  camera: 'カメラ',
  system: 'システムの既定',
  unnamed: (place) => `デバイス${place}`,
  level: 'マイクの入力レベル',
  levelHint: '何か話してみてください。マイクが動いていればバーが動きます。',
  heard: 'マイクは動いています。',
  testSound: 'テスト音を再生',
  preview: 'カメラのプレビュー',
  previewOn: 'カメラをテスト',
  previewOff: 'テストを終了',
  pushToTalk: 'プッシュトゥトーク',
  pushToTalkHint: 'キー（スマホではボタン）を押している間だけ、マイクがオンになります。',
  talkKey: 'キー',
  changeKey: (key) => `プッシュトゥトークのキー：${key}。変更する`,
  pressKey: 'キーを押してください…',
  ringSound: '着信音を鳴らす',
  notify: 'タブが隠れているときも着信を通知',
  notifyOn: 'タブが隠れているときも着信を通知します。',
  notifyOff: 'ブラウザが通知をブロックしています。アドレスバーで許可してください。',
  close: '完了',
};

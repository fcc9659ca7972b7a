import type {
  callDevices as EnglishDevices,
  trouble as EnglishTrouble,
} from '../en/call-devices.ts';
import type { Translated } from '../translated.ts';

/** Words of a microphone, camera or screen that doesn’t work, by what went wrong. */
export const trouble: Translated<typeof EnglishTrouble> = {
  mic: {
    denied: '브라우저가 마이크를 막고 있어요. 주소창에서 허용한 뒤 음소거를 해제해 주세요.',
    missing:
      '마이크가 없어요. 다른 사람 소리는 들려요. 말하려면 마이크를 연결하고 음소거를 해제해 주세요.',
    busy: '다른 앱이 마이크를 쓰고 있어요. 그 앱을 닫고 음소거를 해제해 주세요.',
    unplugged:
      '마이크 연결이 끊겼어요. 다시 연결하거나 다른 마이크를 고르고 음소거를 해제해 주세요.',
    unsupported: '여기서는 마이크를 쓸 수 없어요. https나 다른 브라우저를 써 주세요.',
    failed: '마이크가 켜지지 않았어요. 다른 마이크를 고르거나 음소거를 해제해 다시 시도해 주세요.',
  },
  camera: {
    denied: '브라우저가 카메라를 막고 있어요. 주소창에서 허용한 뒤 켜 주세요.',
    missing: '카메라가 없어요. 내 영상 없이 통화를 계속해요.',
    busy: '다른 앱이 카메라를 쓰고 있어요. 그 앱을 닫고 다시 켜 주세요.',
    unplugged: '카메라 연결이 끊겼어요. 내 영상 없이 통화를 계속해요.',
    unsupported: '여기서는 카메라를 쓸 수 없어요. https나 다른 브라우저를 써 주세요.',
    failed: '카메라가 켜지지 않았어요. 다른 카메라를 고르거나 다시 시도해 주세요.',
  },
  screen: {
    denied: '화면을 공유하지 않았어요.',
    missing: '공유할 화면이 없어요.',
    busy: '화면을 공유하지 못했어요. 다시 시도해 주세요.',
    unplugged: '화면을 공유하지 못했어요. 다시 시도해 주세요.',
    unsupported: '이 브라우저는 화면 공유를 지원하지 않아요.',
    failed: '화면을 공유하지 못했어요. 다시 시도해 주세요.',
  },
};

/** Words of the dialog for devices and settings of calls. */
export const callDevices: Translated<typeof EnglishDevices> = {
  title: '기기 및 설정',
  microphone: '마이크',
  speaker: '스피커',
  chooseSpeaker: '스피커 선택',
  camera: '카메라',
  system: '시스템 기본값',
  unnamed: (place) => `기기 ${place}`,
  level: '마이크 입력',
  levelHint: '말해 보세요. 마이크가 작동하면 막대가 움직여요.',
  heard: '마이크가 잘 작동해요.',
  testSound: '테스트 소리 재생',
  preview: '카메라 미리보기',
  previewOn: '카메라 테스트',
  previewOff: '카메라 테스트 중지',
  pushToTalk: '눌러서 말하기',
  pushToTalkHint: '키(휴대폰에서는 버튼)를 누르고 있는 동안에만 마이크가 켜져요.',
  talkKey: '키',
  changeKey: (key) => `말하기 키: ${key}. 바꾸기`,
  pressKey: '키를 누르세요…',
  ringSound: '벨소리 재생',
  notify: '이 탭이 안 보일 때 전화 알림 받기',
  notifyOn: '이 탭이 안 보일 때 전화가 오면 알려 드려요.',
  notifyOff: '브라우저가 알림을 막고 있어요. 주소창에서 허용해 주세요.',
  close: '완료',
};

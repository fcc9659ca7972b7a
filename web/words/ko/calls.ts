import type { CALL_MEMBERS_MAX, VIDEO_MEMBERS_MAX } from '../../../worker/contract/call-bounds.ts';
import type { calls as English } from '../en/calls.ts';
import { callDevices, trouble } from './call-devices.ts';
import { list } from './formats.ts';
import type { Translated } from '../translated.ts';

/** Copies of the contract’s bounds, since words import only types. Their types keep them equal. */
const MEMBERS: typeof CALL_MEMBERS_MAX = 8;
const WITH_VIDEO: typeof VIDEO_MEMBERS_MAX = 5;

const SOMEBODY = '상대방';

/** Names get 님, which the word for an unknown person can't have. Both end in a consonant. */
const honored = (names: string) => (names === SOMEBODY ? names : `${names}님`);

const FULL = `통화가 꽉 찼어요. 참여 중이거나 호출 중인 사람이 ${MEMBERS}명이에요.`;

/** Words of calls. */
export const calls: Translated<typeof English> = {
  prompt: (names) => `${list(names)}님과의 통화 참여`,
  /** Before joining people who aren't friends. */
  exposed: '중계 서버가 없어서 통화하는 사람들이 내 IP 주소를 볼 수 있어요.',
  stranger: {
    title: (name) => `${name}님과 연결할까요?`,
    text: '통화에 들어왔지만 친구가 아니에요. 중계 서버가 없어서 연결하면 상대방이 내 IP 주소를 볼 수 있어요.',
    agree: '연결',
    refuse: '연결 안 함',
  },
  notification: 'Peerway 전화가 왔어요. 탭을 열어 받아 보세요.',
  ring: {
    single: '음성 통화',
    singleVideo: '영상 통화',
    group: (count) => `${count}명과 그룹 통화`,
    join: '받기',
    joinVideo: '카메라 켜고 받기',
    joinVoice: '음성만',
    decline: '거절',
    silence: '벨소리 끄기',
    sound: '벨소리 다시 켜기',
    check: '마이크와 카메라 확인',
    leavesOther: '받으면 지금 통화에서 나가게 돼요.',
    joining: '참여하는 중…',
  },
  dial: {
    call: '전화',
    callOne: (name) => `${name}님에게 전화`,
    video: '영상 통화',
    videoOne: (name) => `${name}님과 영상 통화`,
    add: '통화에 추가',
    addOne: (name) => `${name}님을 통화에 추가`,
    inCall: '통화 참여 중',
    group: '그룹 전화',
    videoGroup: '그룹 영상 통화',
    everyone: '모두에게 전화',
    join: (count) => (count === 0 ? '음성 채팅 참여' : `음성 채팅 참여 · ${count}명`),
    joinHint: (names) =>
      names.length === 0
        ? '아무에게도 벨이 울리지 않아요.'
        : `음성 채팅 중: ${list(names)}. 아무에게도 벨이 울리지 않아요.`,
    full: `통화가 꽉 찼어요(${MEMBERS}명). 누가 나가면 참여할 수 있어요.`,
    everyoneHint: (count) =>
      count > MEMBERS - 1
        ? `온라인인 사람부터 파티원 ${MEMBERS - 1}명에게 벨이 울려요.`
        : '파티원 모두에게 벨이 울려요.',
    failed: '통화를 시작하지 못했어요. 인터넷 연결을 확인하고 다시 시도해 주세요.',
    unsupported:
      '이 브라우저에서는 통화할 수 없어요. 최신 Chrome, Edge, Firefox나 Safari를 써 주세요.',
    select: '친구 선택',
    selectDone: '취소',
    selected: (count) => `${count}명 선택`,
    selectUpTo: `최대 ${MEMBERS - 1}명`,
    selectOne: (name) => `${name}님 선택`,
    selectedLabel: '선택한 친구',
  },
  stage: {
    label: '통화',
    asking: '통화를 시작하는 중…',
    resuming: '통화에 다시 참여하는 중…',
    alone: '다른 사람이 모두 나갔어요. 내 마이크는 음소거됐고, 1분 뒤에 통화가 끝나요.',
    aloneShort: '다른 사람이 모두 나갔어요. 내 마이크는 음소거됐어요.',
    first: '가장 먼저 들어왔어요. 다른 사람들은 내가 통화 중인 걸 볼 수 있고, 들어올 수 있어요.',
    firstShort: '아직 아무도 없어요.',
    clock: '통화 시간',
    you: '나',
    ringing: '호출 중…',
    connecting: '연결 중…',
    lost: '다시 연결 중…',
    away: '연결이 끊겼어요. 돌아올 수도 있어요',
    heldBack: '나와 연결 안 됨',
    mayHaveToAgree: '아직 연결 안 됨. 상대방의 동의가 필요할 수 있어요',
    noWay: '아직 연결이 안 돼요. 계속 시도 중이에요',
    noRelay:
      '아직 연결이 안 돼요. 계속 시도 중이에요. 서로의 네트워크가 직접 통화를 막고 있고, 이 커뮤니티에는 중계 서버가 없어요.',
    quality: { good: '연결 좋음', fair: '연결 보통', poor: '연결 나쁨' },
    speaking: '말하는 중',
    muted: '음소거',
    sharing: (name) => `${name}님의 화면`,
    ownScreen: '내 화면',
    fullScreen: '전체 화면',
    popOut: '별도 창으로 보기',
    noWindow: '브라우저가 허용하지 않았어요. 잠시 후 다시 시도해 주세요.',
    reconnecting: 'Peerway 연결이 끊겼어요. 다시 연결하는 동안에도 통화는 이어져요.',
    autoplayBlocked: '브라우저가 소리를 막았어요. 아무 데나 누르면 소리가 들려요.',
    noVideo: `${WITH_VIDEO}명이 넘는 통화는 음성으로만 할 수 있어요. 카메라와 화면 공유가 꺼져 있어요.`,
    session: (name) => `파티: ${name}`,
    full: FULL,
    outcome: {
      declined: (name) => `${name}님이 거절했어요.`,
      'no-answer': (name) => `${name}님이 받지 않았어요.`,
      busy: (name) => `${name}님은 다른 통화 중이에요.`,
      cancelled: (name) => `${name}님 호출을 멈췄어요.`,
      unreachable: (name) => `${name}님과 연결할 수 없어요.`,
      'friends-only': (name) => `${name}님은 친구의 전화만 받아요.`,
      full: (name) => `통화가 꽉 차서 ${name}님이 참여하지 못했어요.`,
    },
  },
  controls: {
    label: '통화 조작',
    mute: '음소거',
    unmute: '음소거 해제',
    cameraOn: '카메라 켜기',
    cameraOff: '카메라 끄기',
    share: '화면 공유',
    unshare: '화면 공유 중지',
    deafen: '소리 끄기',
    undeafen: '소리 켜기',
    devices: '기기 및 설정',
    add: '사람 추가',
    hangUp: '끊기',
    hold: '누르고 말하기',
    short: {
      mute: '음소거',
      unmute: '해제',
      camera: '카메라',
      share: '화면',
      deafen: '소리',
      devices: '기기',
      add: '추가',
      hangUp: '끊기',
      hold: '말하기',
    },
    talkKey: (key) =>
      `${key} 키를 누르고 말하세요. 이 탭을 보고 있고 글을 입력하지 않을 때만 작동해요.`,
    talking: '다른 사람에게 들려요.',
  },
  person: {
    menu: (name) => `${name}님 소리 설정`,
    volume: (name) => `${name}님 음량`,
    percent: (share) => `${Math.round(share * 100)}%`,
  },
  trouble,
  bar: {
    label: '현재 통화',
    open: '통화 열기',
    with: (names) => (names.length === 0 ? '통화' : `${list(names)}님과 통화`),
    asking: '전화 거는 중…',
  },
  devices: callDevices,
  add: {
    title: '통화에 사람 추가',
    none: '추가할 수 있는 사람이 없어요.',
    fellow: '이 파티의 참가자',
    room: (count) => `${count}명 더 추가할 수 있어요.`,
    submit: '통화에 추가',
    failed: '목록을 불러오지 못했어요. 다시 시도해 주세요.',
  },
  over: {
    left: (names) => `${honored(names)}이 나가서 통화가 끝났어요.`,
    leftAlone: '통화가 끝났어요.',
    'hung-up': (names) => `${honored(names)}과의 통화에서 나왔어요.`,
    declined: (names) => `${honored(names)}이 거절했어요.`,
    'no-answer': (names) => `${honored(names)}이 받지 않았어요.`,
    busy: (names) => `${honored(names)}은 다른 통화 중이에요.`,
    cancelled: '통화가 취소됐어요.',
    unreachable: (names) => `${honored(names)}과 연결할 수 없어요.`,
    'friends-only': (names) => `${honored(names)}에게는 친구만 전화할 수 있어요.`,
    unreachableNobody: '아무와도 연결할 수 없었어요.',
    elsewhere: '다른 탭이나 기기에서 이 통화에 참여 중이에요.',
    alone: '모두 나가서 통화가 끝났어요.',
    removed: '통화가 종료됐어요.',
    full: `${FULL} 누가 나가면 다시 시도해 주세요.`,
    lost: '연결이 너무 오래 끊겨서 통화가 끝났어요.',
    refused: '통화를 시작하지 못했어요. 다른 탭이나 기기에서 이미 통화 중일 수 있어요.',
    unanswered: 'Peerway가 응답하지 않았어요. 다시 시도해 주세요.',
    offline: '오프라인이에요. 다시 연결되면 전화할 수 있어요.',
    again: '다시 전화',
    dismiss: '닫기',
    missed: (names) => `${honored(names)}의 부재중 전화가 있어요.`,
    names: list,
  },
  recent: {
    title: '최근 통화',
    missed: '부재중',
    incoming: '수신',
    outgoing: '발신',
    back: (names) => `${names}님에게 다시 전화`,
    backShort: '다시 전화',
    failed: '통화 기록을 불러오지 못했어요.',
    more: '더 보기',
    noAnswer: '발신, 받지 않음',
    declined: '수신, 거절',
    missedCount: (count) => `부재중 전화 ${count}건`,
  },
  title: {
    ringing: (names) => `☎ ${list(names)}`,
    inCall: '● 통화 중',
    muted: '○ 음소거',
  },
};

import type {
  providerNames as EnglishNames,
  providers as EnglishProviders,
} from '../en/providers.ts';
import type { Translated } from '../translated.ts';

/** The names of the services that one can log in with. */
export const providerNames: typeof EnglishNames = {
  discord: 'Discord',
  google: 'Google',
  twitch: 'Twitch',
  steam: 'Steam',
  demo: 'Demo ID',
};

/** Words of logging in with an account of another service. */
export const providers: Translated<typeof EnglishProviders> = {
  or: '또는 가지고 있는 계정으로:',
  goOn: (name) => `${name} 계정으로 계속하기`,
  arriving: {
    wait: (name) => `${name}에 확인하는 중이에요. 잠시만요…`,
    denied: (name) => `${name}에서 취소해서 아무것도 바뀌지 않았어요.`,
    lost: (name) => `${name} 로그인이 끝났거나 다른 탭에서 시작됐어요. 처음부터 다시 해 주세요.`,
    toLogin: '로그인으로 돌아가기',
    toSecurity: '‘보안’으로 돌아가기',
    goBack: '있던 곳으로 돌아가기',
  },
  register: {
    title: '거의 다 됐어요',
    lead: (provider) =>
      `${provider} 계정으로는 처음 오셨네요. 다른 사람에게 보일 닉네임을 정해 주세요.`,
    confirmed: (provider) => `${provider}에서 인증한 이메일이라 다시 인증하지 않아도 돼요.`,
    open: '인증할 링크를 보내 드려요.',
    takenTitle: '이미 계정이 있어요',
    taken: (provider) =>
      `이 이메일을 쓰는 계정이 있어요. 그 계정으로 로그인해서 ‘보안’에서 ${provider} 계정을 연결해 주세요.`,
    takenByOther:
      '직접 만든 계정이 아닌가요? 비밀번호를 재설정하면 내 계정이 되고 다른 사람은 모두 로그아웃돼요.',
    reset: '비밀번호 재설정',
    logIn: '로그인',
    other: '다른 이메일로 새 계정 만들기',
    gamertag: (provider) => `${provider} 이름을 PC 게임 ID로 친구에게 보여 주기`,
    ofAgeHint: '성인 파티에 참가하려면 필요해요. 나중에 해도 돼요.',
  },
  section: {
    title: '연결된 계정',
    hint: '다른 서비스의 계정으로 로그인하세요. 그곳에 글을 올리는 일은 없어요.',
    none: '아직 연결된 계정이 없어요.',
    link: (provider) => `${provider} 연결`,
    linked: (provider) => `${provider} 계정을 연결했어요. 이제 이 계정으로 로그인할 수 있어요.`,
    linkedOn: (date) => `${date} 연결`,
    used: (ago) => `마지막 사용 ${ago}`,
    unused: '아직 안 씀',
    unlink: '연결 해제',
    unlinkOne: (provider) => `${provider} 연결 해제`,
    unlinkTitle: (provider) => `${provider} 연결을 해제할까요?`,
    unlinkText: (provider) =>
      `더 이상 ${provider} 계정으로 로그인할 수 없어요. 이미 로그인한 기기는 그대로예요.`,
    unlinked: (provider) => `${provider} 연결을 해제했어요.`,
    off: '지금은 이 계정으로 로그인할 수 없어요.',
    last: '계정에 로그인하는 유일한 방법이라 연결을 해제할 수 없어요. 먼저 다른 방법을 추가해 주세요.',
  },
  proof: {
    done: '고마워요, 본인이 맞네요. 이제 다시 시도해 주세요.',
  },
};

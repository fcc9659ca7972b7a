import type { providerNames as ProviderNames, providers as Providers } from '../en/providers.ts';
import type { Translated } from '../translated.ts';

/** The names of the services that one can log in with. */
export const providerNames: Translated<typeof ProviderNames> = {
  discord: 'Discord',
  google: 'Google',
  twitch: 'Twitch',
  steam: 'Steam',
  demo: 'Demo ID',
};

/** Words of logging in with an account of another service. */
export const providers: Translated<typeof Providers> = {
  or: 'お持ちのアカウントも使えます：',
  goOn: (name) => `${name}で続ける`,
  arriving: {
    wait: (name) => `${name}に確認しています。少しお待ちください…`,
    denied: (name) => `${name}でキャンセルしたため、何も変更されていません。`,
    lost: (name) =>
      `${name}でのログインは終了したか、別のタブで始められました。最初からやり直してください。`,
    toLogin: 'ログインに戻る',
    toSecurity: '「セキュリティ」に戻る',
    goBack: '元のページに戻る',
  },
  register: {
    title: 'あと少しです',
    lead: (provider) => `${provider}でのログインははじめてです。表示する名前を決めましょう。`,
    confirmed: (provider) => `このメールアドレスは${provider}が確認済みなので、確認は不要です。`,
    open: '確認用のリンクをメールで送ります。',
    takenTitle: 'すでにアカウントがあります',
    taken: (provider) =>
      `このメールアドレスのアカウントがすでにあります。そのアカウントにログインして、「セキュリティ」で${provider}を連携してください。`,
    takenByOther:
      '作った覚えがない場合は、パスワードを再設定してください。アカウントが自分のものになり、ほかの人は全員ログアウトされます。',
    reset: 'パスワードを再設定',
    logIn: 'ログイン',
    other: '別のメールアドレスでアカウントを作成',
    gamertag: (provider) => `${provider}の名前をPCのゲームIDとしてフレンドに表示`,
    ofAgeHint: '成人限定のセッションに必要です。あとからでも確認できます。',
  },
  section: {
    title: '連携アカウント',
    hint: 'ほかのサービスのアカウントでログインできます。勝手に投稿することはありません。',
    none: '連携したアカウントはまだありません。',
    link: (provider) => `${provider}を連携`,
    linked: (provider) => `${provider}を連携しました。これからは${provider}でログインできます。`,
    linkedOn: (date) => `${date}に連携`,
    used: (ago) => `${ago}に使用`,
    unused: '未使用',
    unlink: '連携を解除',
    unlinkOne: (provider) => `${provider}の連携を解除`,
    unlinkTitle: (provider) => `${provider}の連携を解除しますか？`,
    unlinkText: (provider) =>
      `${provider}ではログインできなくなります。ログイン中のデバイスはそのままです。`,
    unlinked: (provider) => `${provider}の連携を解除しました。`,
    off: '今はこれでログインできません。',
    last: 'これが唯一のログイン方法なので、連携を解除できません。先に別の方法を追加してください。',
  },
  proof: {
    done: '本人確認ができました。もう一度操作してください。',
  },
};

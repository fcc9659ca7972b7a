import type { Audience } from '../../worker/contract/vocabulary.ts';

const counted = (count: number, max = 60) => (count >= max ? `${max}+` : String(count));

const invitesFrom: Record<Audience, string> = {
  everyone: 'Everyone',
  friends: 'Friends of my friends',
  nobody: 'Nobody',
};

const callsFrom: Record<Audience, string> = {
  everyone: 'Friends, and members of a session I am in',
  friends: 'My friends',
  nobody: 'Nobody',
};

const visibleTo: Record<Audience, string> = {
  everyone: 'Everyone sees it',
  friends: 'My friends see it',
  nobody: 'Only I see it',
};

const onlineFor: Record<Audience, string> = {
  everyone: 'Everyone',
  friends: 'My friends; offline to all others',
  nobody: 'Nobody; offline to everyone',
};

/** Words of people: a user's page, friends, and one's own page. */
export const people = {
  counted,
  page: {
    about: 'About',
    noAbout: 'Has not written about themselves yet.',
    games: 'Games',
    noGames: 'No games set yet.',
    sharedGames: 'You both play',
    platforms: 'Platforms',
    copyTag: 'Copy it',
    copied: (tag: string) => `${tag} is copied.`,
    notCopied: (tag: string) => `Copy it by hand: ${tag}`,
    media: 'Pictures and videos',
    region: 'Region',
    languages: 'Speaks',
    hosted: 'Hosted',
    hostedCount: (count: number) => (count === 1 ? '1 session' : `${counted(count, 100)} sessions`),
    sharedFriends: 'Friends you share',
    moreFriends: (count: number) => `and ${count} more`,
    sessions: 'Upcoming sessions',
    noSessions: (name: string) => `${name} hosts nothing at the moment.`,
    moreSessions: 'Show more',
    sessionsShown: (count: number) => (count === 1 ? '1 session' : `${count} sessions`),
    sessionsFailed: 'The sessions did not load.',
  },
  relation: {
    label: (name: string) => `You and ${name}`,
    none: 'Play together? Send an invite with a word about you.',
    invited: 'Your invite is waiting for an answer.',
    invites: (name: string) => `${name} wants to be friends.`,
    friends: 'You are friends.',
    viewpoints: 'Seen by',
    seenBy: { stranger: 'Seen by everyone', friend: 'Seen by friends' },
    self: {
      stranger: 'This is how everyone sees you.',
      friend: 'This is how your friends see you.',
    },
    add: 'add',
    sent: 'Invite sent',
    withdraw: 'Withdraw invite',
    withdrawShort: 'Withdraw',
    accept: 'Accept',
    decline: 'Decline',
    areFriends: 'Friends',
    unfriend: 'Unfriend',
    edit: 'Edit your page',
    more: (name: string) => `More about ${name}`,
    block: 'Block',
    unblock: 'Unblock',
  },
  done: {
    friends: (name: string) => `You and ${name} are friends now.`,
    declined: (name: string) => `The invite of ${name} is declined. They are not told.`,
    withdrawn: (name: string) => `Your invite to ${name} is withdrawn.`,
    unfriended: (name: string) => `You and ${name} are no longer friends. They are not told.`,
    blocked: (name: string) => `${name} is blocked. You no longer see each other.`,
    unblocked: (name: string) => `${name} is no longer blocked.`,
  },
  ask: {
    unfriendTitle: (name: string) => `Unfriend ${name}?`,
    unfriend: 'They are not told. To be friends again, one of you has to send an invite.',
    keep: 'Stay friends',
    blockTitle: (name: string) => `Block ${name}?`,
    block:
      'You no longer see each other, anywhere. A friendship ends, and what either of you applied for with the other is taken back. They are not told. You can unblock them under Friends.',
    dontBlock: 'Don’t block',
    unblockTitle: (name: string) => `Unblock ${name}?`,
    unblock: 'You can see, invite and meet each other again. What the block ended stays ended.',
    stayBlocked: 'Stay blocked',
  },
  friends: {
    title: 'Friends',
    tabsLabel: 'Lists',
    tabs: {
      online: 'Online',
      all: 'All',
      in: 'Invites in',
      out: 'Invites out',
      blocked: 'Blocked',
    },
    waiting: (count: number) =>
      count === 1
        ? '1 invite waits for your answer'
        : `${counted(count)} invites wait for your answer`,
    invitedAgo: (span: string) => `invited you ${span} ago`,
    sentAgo: (span: string) => `sent ${span} ago`,
    blockedAgo: (span: string) => `blocked ${span} ago`,
    acceptOne: (name: string) => `Accept the invite of ${name}`,
    declineOne: (name: string) => `Decline the invite of ${name}`,
    withdrawOne: (name: string) => `Withdraw the invite to ${name}`,
    unblockOne: (name: string) => `Unblock ${name}`,
    find: 'Find people',
    seeAll: 'See all friends',
    shown: (shown: number, total: number | undefined) =>
      total === undefined ? String(shown) : `${shown} of ${counted(total)}`,
    more: 'Show more',
    empty: {
      online: {
        title: 'None of your friends is online',
        text: 'Who comes online shows up here by themselves.',
      },
      all: {
        title: 'No friends here yet',
        text: 'Find people who play what you play, and send them an invite.',
      },
      in: {
        title: 'No invite is waiting',
        text: 'When somebody wants to be friends, you answer here.',
      },
      out: {
        title: 'You have not invited anybody',
        text: 'Invites that wait for an answer are listed here; you can take them back.',
      },
      blocked: {
        title: 'You have blocked nobody',
        text: 'Whom you block no longer sees you, nor you them. You can take it back here.',
      },
    },
  },
  own: {
    title: 'Your page',
    lead: 'What others see of you, who reaches you, and what your account holds.',
    preview: 'See it as others do',
    profile: 'Profile',
    name: 'Name',
    nameHint: 'What others see. Letters, digits, emoji: as you like.',
    nameFree: (name: string) => `${name} is free`,
    nameTaken: 'is taken',
    about: 'About',
    aboutHint: 'What you play, when, and how you like it.',
    where: 'Where and how you talk',
    region: 'Region',
    noRegion: 'Not said',
    languages: 'Languages',
    languagesHint: (max: number) => `Up to ${max}, the one you like best first.`,
    addLanguage: 'Add a language',
    removeLanguage: (language: string) => `Remove ${language}`,
    platforms: 'Platforms and gamertags',
    platformsHint: 'What you play on. Your name there is shown to those you choose.',
    playsOn: (platform: string) => `I play on ${platform}`,
    tag: (platform: string) => `Your name on ${platform}`,
    tagHint: 'Leave it empty to show none.',
    tagVisible: (platform: string) => `Who sees your name on ${platform}`,
    visibleTo,
    privacy: 'Who reaches you',
    invitesFrom: 'Who may send you invites',
    invitesFromHint: 'Whom you invite yourself can always answer.',
    audience: invitesFrom,
    callsFrom: 'Who may call you',
    callsFromHint: 'To all others you can’t be reached. Nobody is told why.',
    callsAudience: callsFrom,
    onlineFor: 'Who sees that you are online',
    onlineForHint: 'A change shows at once, wherever you are on somebody’s screen.',
    onlineAudience: onlineFor,
    ofAge: 'I am 18 or older',
    ofAgeHint: 'Needed for sessions that are kept for adults. Can’t be taken back.',
    ofAgeDone: 'You have said that you are 18 or older.',
    save: 'Save',
    saved: 'Saved. This is how others see you now.',
    savedShort: 'All changes are saved.',
    unsaved: 'There are changes that are not saved yet.',
    moreTitle: 'Elsewhere',
    gamesLink: 'Games and preferences',
  },
} as const;

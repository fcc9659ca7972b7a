import type { Audience } from '../../../worker/contract/vocabulary.ts';
import { counted } from './formats.ts';
import { plural } from './grammar.ts';

const invitesFrom: Record<Audience, string> = {
  everyone: 'Everyone',
  friends: 'Friends of my friends',
  nobody: 'No one',
};

const callsFrom: Record<Audience, string> = {
  everyone: 'Friends and people in my sessions',
  friends: 'Friends',
  nobody: 'No one',
};

const visibleTo: Record<Audience, string> = {
  everyone: 'Visible to everyone',
  friends: 'Visible to friends',
  nobody: 'Only visible to me',
};

const onlineFor: Record<Audience, string> = {
  everyone: 'Everyone',
  friends: 'Friends (others see me as offline)',
  nobody: 'No one (everyone sees me as offline)',
};

/** Words of people: a user's page, friends, and your own page. */
export const people = {
  counted,
  page: {
    about: 'About',
    noAbout: 'Nothing here yet.',
    games: 'Games',
    noGames: 'No games yet.',
    sharedGames: 'You both play',
    platforms: 'Platforms',
    copyTag: 'Copy',
    copied: (tag: string) => `Copied: ${tag}`,
    notCopied: (tag: string) => `We couldn’t copy it. Copy it yourself: ${tag}`,
    media: 'Photos and videos',
    region: 'Region',
    languages: 'Speaks',
    hosted: 'Hosted',
    hostedCount: (count: number) =>
      plural(count, { one: '1 session', other: `${counted(count, 100)} sessions` }),
    sharedFriends: 'Mutual friends',
    moreFriends: (count: number) => `and ${count} more`,
    sessions: 'Upcoming sessions',
    noSessions: (name: string) => `${name} isn’t hosting any sessions right now.`,
    moreSessions: 'Show more',
    sessionsShown: (count: number) =>
      plural(count, { one: '1 session', other: `${count} sessions` }),
    sessionsFailed: 'The sessions didn’t load.',
  },
  relation: {
    label: (name: string) => `You and ${name}`,
    none: 'Want to play together? Send an invite with a short message.',
    invited: 'Your invite is waiting for an answer.',
    invites: (name: string) => `${name} wants to be friends.`,
    friends: 'You’re friends.',
    viewpoints: 'Preview as',
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
    more: (name: string) => `More actions for ${name}`,
    block: 'Block',
    unblock: 'Unblock',
  },
  done: {
    friends: (name: string) => `You and ${name} are friends now.`,
    declined: (name: string) => `You declined ${name}’s invite. They won’t be told.`,
    withdrawn: (name: string) => `Your invite to ${name} was withdrawn.`,
    unfriended: (name: string) => `You and ${name} are no longer friends. They won’t be told.`,
    blocked: (name: string) => `${name} is blocked. You won’t see each other anywhere.`,
    unblocked: (name: string) => `${name} is no longer blocked.`,
  },
  ask: {
    unfriendTitle: (name: string) => `Unfriend ${name}?`,
    unfriend: 'They won’t be told. To become friends again, one of you needs to send an invite.',
    keep: 'Stay friends',
    blockTitle: (name: string) => `Block ${name}?`,
    block:
      'You won’t see each other anywhere on Peerway. Your friendship and any applications to each other’s sessions end. They won’t be told. You can unblock them under Friends.',
    dontBlock: 'Don’t block',
    unblockTitle: (name: string) => `Unblock ${name}?`,
    unblock:
      'You’ll see each other again and can send invites. Your friendship and applications don’t come back.',
    stayBlocked: 'Keep blocked',
  },
  friends: {
    title: 'Friends',
    tabsLabel: 'Lists',
    tabs: {
      online: 'Online',
      all: 'All',
      in: 'Invites in',
      out: 'Invites out',
      played: 'Played with',
      blocked: 'Blocked',
    },
    waiting: (count: number) =>
      plural(count, {
        one: '1 invite is waiting for your answer',
        other: `${counted(count)} invites are waiting for your answer`,
      }),
    invitedAgo: (ago: string) => `invited you ${ago}`,
    sentAgo: (ago: string) => `sent ${ago}`,
    blockedAgo: (ago: string) => `blocked ${ago}`,
    acceptOne: (name: string) => `Accept invite from ${name}`,
    declineOne: (name: string) => `Decline invite from ${name}`,
    withdrawOne: (name: string) => `Withdraw invite to ${name}`,
    unblockOne: (name: string) => `Unblock ${name}`,
    find: 'Find people',
    seeAll: 'See all friends',
    shown: (shown: number, total: number | undefined) =>
      total === undefined ? String(shown) : `${shown} of ${counted(total)}`,
    more: 'Show more',
    empty: {
      online: {
        title: 'No friends online',
        text: 'Friends show up here as soon as they come online.',
      },
      all: {
        title: 'No friends yet',
        text: 'Find people who play the same games and send them an invite.',
      },
      in: {
        title: 'No invites waiting',
        text: 'When someone sends you an invite, you can answer it here.',
      },
      out: {
        title: 'You haven’t sent any invites',
        text: 'Invites you send show up here until they’re answered. You can withdraw them here.',
      },
      blocked: {
        title: 'You haven’t blocked anyone',
        text: 'If you block someone, you won’t see each other anywhere on Peerway. You can unblock them here.',
      },
    },
  },
  own: {
    title: 'Your page',
    lead: 'What others see about you, who can contact you, and your account settings.',
    preview: 'Preview your page',
    profile: 'Profile',
    name: 'Name',
    nameHint: 'This is what others see. Letters, digits and emoji all work.',
    nameFree: (name: string) => `${name} is available`,
    nameTaken: 'This name is taken, or looks too much like one that is. Try another one.',
    about: 'About',
    aboutHint: 'What you play, when, and how you like it.',
    where: 'Region and languages',
    region: 'Region',
    noRegion: 'Not set',
    languages: 'Languages',
    languagesHint: (max: number) => `Up to ${max}, starting with the one you like best.`,
    addLanguage: 'Add a language',
    removeLanguage: (language: string) => `Remove ${language}`,
    platforms: 'Platforms and gamertags',
    platformsHint: 'What you play on. You choose who sees your gamertags.',
    playsOn: (platform: string) => `I play on ${platform}`,
    tag: (platform: string) => `Your gamertag on ${platform}`,
    tagHint: 'Leave it empty if you don’t want to show one.',
    tagVisible: (platform: string) => `Who sees your gamertag on ${platform}`,
    visibleTo,
    privacy: 'Who can contact you',
    invitesFrom: 'Who can send you invites',
    invitesFromHint: 'People you invite can always answer.',
    audience: invitesFrom,
    callsFrom: 'Who can call you',
    callsFromHint:
      'Others see that you can’t be reached. Members of your sessions see if you only take calls from friends.',
    callsAudience: callsFrom,
    messagesFrom: 'Who can write to you',
    messagesFromHint: 'Everyone in a session’s room can still read and write there.',
    onlineFor: 'Who sees that you’re online',
    onlineForHint: 'Changes apply right away.',
    onlineAudience: onlineFor,
    ofAge: 'I’m 18 or older',
    ofAgeHint: 'You need this for adults-only sessions. You can’t undo it.',
    ofAgeDone: 'You confirmed that you’re 18 or older.',
    save: 'Save',
    saved: 'Saved. Others see your changes now.',
    savedShort: 'All changes are saved.',
    unsaved: 'You have unsaved changes.',
    gamesLink: 'Your games',
  },
} as const;

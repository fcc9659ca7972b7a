import type { Visibility } from '../../../worker/contract/vocabulary.ts';
import { plural } from './grammar.ts';
import { series } from './series.ts';
import { sessionEditor, sessionRules } from './session-editor.ts';
import { level, region, style } from './vocabulary.ts';

const visibility: Record<Visibility, { name: string; hint: string }> = {
  public: { name: 'Everyone', hint: 'Shown in lists and search, also to visitors.' },
  friends: { name: 'Friends', hint: 'Only your friends and the members see it.' },
  unlisted: { name: 'Anyone with the link', hint: 'Not shown in lists or search.' },
};

const seatsFree = (count: number) =>
  plural(count, { one: '1 seat free', other: `${count} seats free` });

/** Words of a session's page, of the editor and of your own sessions. */
export const sessions = {
  region,
  level,
  style,
  visibility,
  editor: sessionEditor,
  rules: sessionRules,
  series,
  page: {
    hostedBy: 'Hosted by {host}',
    gamertags: 'Gamertags',
    media: 'Photos and videos',
    about: 'About this session',
    time: 'When',
    untilClock: (clock: string) => `until ${clock}`,
    lasts: (span: string) => `lasts ${span}`,
    waiting: (count: number) =>
      plural(count, {
        one: '1 person on the waiting list',
        other: `${count} people on the waiting list`,
      }),
    requirements: 'What you need',
    platforms: 'Platforms',
    regionLabel: 'Region',
    language: 'Language',
    levelLabel: 'Level',
    styleLabel: 'Style',
    microphone: 'Microphone',
    microphoneNeeded: 'needed',
    microphoneFree: 'not needed',
    age: 'Age',
    adults: '18 or older',
    everyAge: 'any age',
    visibilityLabel: 'Who can see it',
    roster: 'Who’s in',
    host: 'host',
    you: 'you',
    inCall: 'in the call',
    free: seatsFree,
    share: 'Share',
    copied: 'Link copied.',
    notCopied: (link: string) => `We couldn’t copy the link. Copy it yourself: ${link}`,
    calendar: 'Add to calendar',
    edit: 'Edit',
    cancel: 'Cancel session',
    delete: 'Delete session',
  },
  action: {
    label: 'Your place in this session',
    apply: 'apply',
    withdraw: 'Withdraw application',
    leave: 'Leave session',
    openHint: 'The host reads your application and decides.',
    fullTitle: 'All seats are taken',
    fullHint: 'You can still apply. If the host accepts, you join the waiting list.',
    runningHint: 'It has started, but the host can still let you in.',
    runningFullHint: 'It has started and is full. You can get in if someone leaves.',
    pendingTitle: 'You’ve applied',
    pendingHint: 'The host hasn’t decided yet.',
    waitingTitle: (place: number) => `Number ${place} on the waiting list`,
    waitingHint:
      'If a seat opens up before the start, it’s offered to the first in line. We’ll tell you.',
    hostTitle: 'You’re hosting',
    acceptedTitle: 'You’re in',
    acceptedHint: 'See you there!',
    runningInHint: 'It has started.',
    declinedTitle: 'Declined',
    declinedHint: 'The host went with someone else this time.',
    removedTitle: 'Removed',
    removedHint: 'The host removed you from this session.',
    endedTitle: 'This session is over',
    cancelledTitle: 'This session was cancelled',
    hostGone: 'The host can’t run it anymore.',
    withdrawn: 'Your application was withdrawn.',
    left: 'You left the session.',
    leaveTitle: 'Leave this session?',
    leaveText:
      'Your seat is offered to the next person in line. To come back, you need to apply again.',
    stay: 'Stay',
  },
  checkIn: {
    comes: 'On my way',
    cannot: 'Can’t make it',
    onTheWay: 'on the way',
    checkedIn: 'Great! The others can see that you’re on your way.',
    hint: 'Are you coming? The others can see your answer.',
    doneHint: 'The others can see that you’re on your way.',
  },
  invitation: {
    title: 'Invite friends',
    text: 'Friends who accept get a free seat right away. If there’s none, they join the waiting list.',
    invite: 'Invite',
    inviteOne: (name: string) => `Invite ${name}`,
    invited: 'Invited',
    sent: (name: string) => `${name} was invited.`,
    none: 'No one left to invite',
    noneHint: 'All your friends are already in, or you haven’t added any yet.',
    from: (name: string) => `${name} invited you`,
    hint: (seatFree: boolean) =>
      seatFree
        ? 'There’s a seat for you. Accept and you’re in.'
        : 'All seats are taken. Accept to join the waiting list.',
    accept: 'Accept invitation',
    decline: 'Decline',
    accepted: 'You’re in.',
    waiting: 'All seats are taken, so you’re on the waiting list.',
    declined: 'You declined the invitation.',
  },
  applicants: {
    title: 'Applications',
    none: 'No applications right now. Share the link to find more people.',
    pending: 'Waiting for your answer',
    waiting: 'Waiting list',
    waitingHint:
      'Accepted, but without a seat yet. A free seat is offered to the first in line, then to the next.',
    choose: (name: string) => `Select ${name}`,
    chooseAll: 'Select all',
    accept: 'Accept',
    decline: 'Decline',
    acceptOne: (name: string) => `Accept ${name}`,
    declineOne: (name: string) => `Decline ${name}`,
    acceptChosen: (count: number) => `Accept ${count} selected`,
    declineChosen: (count: number) => `Decline ${count} selected`,
    place: (place: number) => `number ${place}`,
    accepted: (names: string) => `Accepted: ${names}.`,
    onWaitingList: (names: string) => `On the waiting list: ${names}.`,
    declined: (names: string) => `Declined: ${names}.`,
    more: (shown: number) => `Showing the first ${shown}. Answer some to see more.`,
    noText: 'No message.',
    noGames: 'None of this session’s games are on their list.',
    sessionCount: (count: number) =>
      count === 0
        ? 'First session'
        : plural(count, {
            one: '1 past session',
            other: `${count >= 60 ? '60+' : count} past sessions`,
          }),
    remove: (name: string) => `Remove ${name}`,
    removeTitle: (name: string) => `Remove ${name}?`,
    removeText: 'They’ll be told, and they can’t apply to this session again.',
    removeAnswer: 'Remove',
    keep: 'Keep',
    removed: (name: string) => `${name} was removed.`,
  },
  cancelDialog: {
    title: 'Cancel this session?',
    text: 'All members and applicants will be told, with your reason. You can’t undo this.',
    reason: 'Reason',
    reasonHint: 'For example: two of us are sick, we’ll try again next week.',
    missing: 'Enter a reason, so people know why.',
    keep: 'Keep session',
    submit: 'Cancel session',
    done: 'The session is cancelled. All members and applicants were told.',
  },
  deleteDialog: {
    title: 'Delete this session?',
    text: 'You can’t undo this. No one has applied yet.',
    keep: 'Keep session',
    submit: 'Delete session',
    done: 'The session was deleted.',
  },
  own: {
    title: 'Your sessions',
    tabs: {
      hosting: 'Hosting',
      joining: 'Joining',
      applied: 'Applied',
      past: 'Past',
    },
    next: 'Next up',
    now: 'Now running',
    pending: (count: number) =>
      plural(count, { one: '1 application', other: `${count} applications` }),
    pendingLink: (count: number, name: string) =>
      plural(count, {
        one: `1 application for ${name}`,
        other: `${count} applications for ${name}`,
      }),
    again: 'Host again',
    againFor: (name: string) => `Host ${name} again`,
    hosted: 'You hosted',
    joined: 'You joined',
    shown: (count: number) => plural(count, { one: '1 session', other: `${count} sessions` }),
    more: 'Show more',
    hostOne: 'Host a session',
    search: 'Search sessions',
    empty: {
      hosting: {
        title: 'You aren’t hosting anything yet',
        text: 'Choose a game, a time and some seats. Players who match will find you.',
      },
      joining: {
        title: 'You haven’t joined anything yet',
        text: 'Find a session and apply. It shows up here once the host accepts.',
      },
      applied: {
        title: 'No open applications',
        text: 'Your applications show up here until the host decides.',
      },
      past: {
        title: 'No past sessions yet',
        text: 'Sessions you hosted or joined show up here, so you can host them again.',
      },
    },
  },
} as const;

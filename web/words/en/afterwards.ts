import type { AttendanceBand, ThanksKind } from '../../../worker/contract/vocabulary.ts';
import { plural } from './grammar.ts';

const kinds: Record<ThanksKind, string> = {
  teammate: 'Good teammate',
  friendly: 'Friendly',
  host: 'Great host',
};

const bands: Record<AttendanceBand, string> = {
  new: 'Too few sessions to say',
  usually: 'Usually comes',
  sometimes: 'Sometimes doesn’t come',
  often: 'Often doesn’t come',
};

const ownBands: Record<AttendanceBand, string> = {
  new: 'You haven’t been in enough sessions yet, so hosts read: “Too few sessions to say”.',
  usually: 'Hosts you apply to read: “Usually comes”.',
  sometimes: 'Hosts you apply to read: “Sometimes doesn’t come”.',
  often: 'Hosts you apply to read: “Often doesn’t come”.',
};

/** Words of what follows a session: who was there, thanks, and playing again. */
export const afterwards = {
  title: 'After the session',
  kinds,
  bands,
  thank: 'Say thanks',
  thankOne: (name: string) => `Say thanks to ${name}`,
  thanked: (kind: ThanksKind) => `You said thanks: ${kinds[kind]}`,
  thanksDone: (name: string) => `You thanked ${name}.`,
  mark: 'Mark as not there',
  markOne: (name: string) => `Mark ${name} as not there`,
  marked: 'Marked as not there',
  markedContested: 'Says they were there',
  markDone: (name: string) => `${name} is marked as not there. They’ll be told.`,
  unmark: 'Undo',
  unmarkOne: (name: string) => `Undo: ${name} was there`,
  unmarkDone: (name: string) => `${name} counts as there.`,
  missing: (until: string) =>
    `Was someone missing? You can mark them until ${until}. Everyone else counts as there.`,
  asked: (name: string) =>
    `The host says that ${name} didn’t come. ${name} says they did. If you remember that they weren’t there, say so. Otherwise, there’s nothing to do.`,
  agree: 'They weren’t there',
  agreeOne: (name: string) => `${name} wasn’t there`,
  agreed: 'Thanks for your answer.',
  own: {
    title: 'You were marked as not there',
    open: 'The host says that you didn’t come. If you did, tell us. You don’t have to explain anything. The other members are then asked, and the mark only counts if one of them agrees with the host.',
    contest: 'I was there',
    contested:
      'You told us that you were there. The mark doesn’t count unless another member agrees with the host.',
    agreed:
      'You told us that you were there, but another member agreed with the host. The mark counts.',
    late: 'The host says that you didn’t come. The mark counts, because it wasn’t contested within 7 days.',
  },
  thanksHelp: {
    title: 'How thanks work',
    text: [
      'You can thank anyone who was in the session with you, once in 90 days. They read that someone thanked them, but not who. Everyone can see on their page what they’re thanked for.',
      'A level needs thanks from 3, 10 or 25 different people in the last 180 days.',
      'Thanks from people who were friends already, and from sessions that aren’t public, count together as one person’s. In each session, two people’s thanks count. Accounts that were less than 14 days old don’t count, and neither do people who are blocked, suspended or gone.',
    ],
  },
  attendanceHelp: {
    title: 'How attendance works',
    text: [
      'For 48 hours after a session, its host can mark who didn’t come, even if they left after it began. Everyone else who was in it at the end counts as there. Whoever is marked is told, and has 7 days to say that they were there. Then the mark only counts if another member agrees.',
      'Only hosts you apply to read whether you usually come, in the words you see here. There’s no number, no one else sees it, and nothing happens by itself.',
      'It comes from your last 30 sessions as a member, and needs at least 5 of them, with 2 different hosts. A host’s marks count once for each person, so one host alone can’t change what others read. Of each host’s sessions, 5 count.',
    ],
  },
  level: {
    title: 'Thanks',
    least: (kind: ThanksKind, people: number) =>
      `${kinds[kind]}: thanked by ${people} or more people`,
    own: 'Your attendance',
    ownBands,
  },
  again: {
    play: 'Play again',
    playOne: (name: string) => `Play ${name} again`,
    title: 'Play again',
    lead: 'Everything is as last time. Change what you like.',
    people: 'Who to invite',
    peopleHint:
      'They can accept with one tap and get a seat right away. People who don’t take invites aren’t listed.',
    none: 'No one from last time can be invited.',
    nextWeek: 'Same time next week',
    evening: 'Next free evening',
    times: 'Suggested times',
    invited: (count: number) =>
      plural(count, { one: '1 person was invited.', other: `${count} people were invited.` }),
    failed:
      'Your session is live, but the invitations weren’t sent. Invite your friends on its page.',
  },
  played: {
    ago: (ago: string) => `played together ${ago}`,
    add: 'Add friend',
    addOne: (name: string) => `Add ${name} as a friend`,
    title: 'No one yet',
    text: 'People you were in a session with in the last 90 days show up here.',
    shown: (count: number) => plural(count, { one: '1 person', other: `${count} people` }),
  },
} as const;

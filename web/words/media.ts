import type { Refusal } from '../uploads/judge.ts';

const refusal: Record<Refusal, string> = {
  kind: 'Pictures can be JPG, PNG, GIF or SVG, videos MP4, WebM or OGG.',
  empty: 'The file is empty.',
  'image-size': 'Pictures can have at most 10 MB.',
  'video-size': 'Videos can have at most 95 MB.',
};

/** Words of adding, describing and ordering pictures and videos. */
export const media = {
  title: 'Pictures and videos',
  hint: (max: number) =>
    `Up to ${max}: pictures up to 10 MB each (JPG, PNG, GIF, SVG), videos up to 95 MB (MP4, WebM, OGG). The first one is shown on cards.`,
  place: 'Where a photo was taken and with what is not kept.',
  choose: 'Add files',
  shoot: 'Take a photo',
  drop: 'or drop or paste them here',
  dropHere: 'Drop them here',
  full: (max: number) => `There are ${max}, as many as there can be. Take one away to add another.`,
  tooMany: (left: number) =>
    left === 1
      ? 'Only one more fits; the others were left out.'
      : `Only ${left} more fit; the others were left out.`,
  list: 'Your files, in order',
  empty: 'Nothing here yet. A picture says who you are before anybody reads a word.',
  emptySession: 'Nothing here yet. Without a picture the game’s cover is shown.',
  onTheWay: 'On their way',
  alt: 'Describe it',
  altHint: 'For those who do not see it.',
  altOf: (place: number) => `Describe file ${place}`,
  altSaved: 'Saved',
  first: 'On cards',
  video: 'Video',
  drag: 'Drag to another place',
  up: (place: number) => `Move file ${place} up`,
  down: (place: number) => `Move file ${place} down`,
  moved: (to: number, of: number) => `Now at place ${to} of ${of}`,
  remove: (place: number) => `Delete file ${place}`,
  removeTitle: 'Delete this file?',
  removeText:
    'It is gone from your page, from cards and for everybody at once. It can’t be taken back.',
  removeYes: 'Delete it',
  removeNo: 'Keep it',
  removed: 'The file is deleted.',
  waiting: 'Waiting',
  waitingForSave: 'Goes up once you save. Keep this tab open until then.',
  sending: (percent: number) => `${percent} %`,
  finishing: 'Almost there',
  progressOf: (name: string) => `Upload of ${name}`,
  cancel: 'Cancel',
  cancelOf: (name: string) => `Cancel the upload of ${name}`,
  dismissOf: (name: string) => `Take ${name} off the list`,
  retryOf: (name: string) => `Try ${name} again`,
  uploaded: (name: string) => `${name} is uploaded.`,
  offline: 'The connection is lost. It goes on by itself once you are back online.',
  move: 'Let the picture move',
  hold: 'Hold the picture still',
  notSaved: 'The change was not saved.',
  refusal,
  someFailed:
    'The session is there, but not all of its files. Try them again here, or go on without.',
} as const;

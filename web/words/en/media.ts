const refusal = {
  kind: 'Choose an image (JPG, PNG, GIF, SVG) or a video (MP4, WebM, OGG).',
  empty: 'This file is empty. Choose another one.',
  'image-size': 'This image is larger than 10 MB. Choose a smaller one.',
  'video-size': 'This video is larger than 95 MB. Choose a smaller one.',
};

/** Words of adding, describing and ordering photos and videos. */
export const media = {
  title: 'Photos and videos',
  hint: (max: number) =>
    `Up to ${max} files: images up to 10 MB (JPG, PNG, GIF, SVG) and videos up to 95 MB (MP4, WebM, OGG). Cards show the first one.`,
  place:
    'We remove the location and camera details from your photos, and from MP4 and WebM videos.',
  choose: 'Add files',
  shoot: 'Take a photo',
  drop: 'or drop or paste them here',
  dropHere: 'Drop them here',
  full: (max: number) => `You have ${max} files, the maximum. Delete one to add another.`,
  tooMany: (left: number) =>
    left === 1
      ? 'There was room for only 1 more. The other files weren’t added.'
      : `There was room for only ${left} more. The other files weren’t added.`,
  list: 'Your files, in order',
  empty: 'Nothing here yet. Add a photo so people know who they’re playing with.',
  emptySession: 'Nothing here yet. Without a photo, the session shows the game’s cover.',
  onTheWay: 'Uploading',
  alt: 'Describe this file',
  altHint: 'For people who can’t see it.',
  altOf: (place: number) => `Describe file ${place}`,
  altSaved: 'Saved',
  first: 'Shown on cards',
  video: 'Video',
  drag: 'Drag to move',
  up: (place: number) => `Move file ${place} up`,
  down: (place: number) => `Move file ${place} down`,
  moved: (to: number, of: number) => `Now number ${to} of ${of}`,
  remove: (place: number) => `Delete file ${place}`,
  removeTitle: 'Delete this file?',
  removeText: 'It disappears for everyone right away. You can’t undo this.',
  removeYes: 'Delete file',
  removeNo: 'Keep file',
  removed: 'The file was deleted.',
  waiting: 'Waiting',
  waitingForSave: 'Uploads once you save. Keep this tab open until then.',
  sending: (percent: number) => `${percent} %`,
  finishing: 'Almost there',
  progressOf: (name: string) => `Upload of ${name}`,
  cancel: 'Cancel',
  cancelOf: (name: string) => `Cancel upload of ${name}`,
  dismissOf: (name: string) => `Dismiss ${name}`,
  retryOf: (name: string) => `Retry ${name}`,
  uploaded: (name: string) => `${name} was uploaded.`,
  offline: 'You’re offline. The upload continues once you’re back online.',
  move: 'Play the animation',
  hold: 'Pause the animation',
  notSaved: 'Your change wasn’t saved. Try again.',
  refusal,
  someFailed:
    'Your session is live, but some files weren’t uploaded. Retry them here, or continue without them.',
} as const;

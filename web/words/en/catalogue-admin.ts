import { number } from './formats.ts';
import { plural } from './grammar.ts';

/** Words of the catalogue's admin area. */
export const catalogueAdmin = {
  title: 'Catalogue',
  back: 'Admin',
  tabsLabel: 'Catalogue',
  tabs: { games: 'Games', requests: 'Requests', categories: 'Categories', import: 'Import' },
  shown: (count: number, more: boolean) => (more ? `${count} so far` : `${count} in all`),
  more: 'Show more',
  reason: 'Reason',
  reasonHint: 'Saved in the audit log.',
  reasonTold: 'The people who requested it read this. It’s also saved in the audit log.',
  pick: 'Game',
  pickPlaceholder: 'Search the catalogue',
  picked: (name: string) => `Selected: ${name}`,
  pickFirst: 'Choose a game first.',
  games: {
    search: 'Search the catalogue',
    category: 'Category',
    anyCategory: 'All categories',
    state: 'Status',
    states: { listed: 'Listed', archived: 'Archived' },
    add: 'Add a game',
    none: 'No games found',
    noneHint: 'Try a shorter name, another category or another status.',
    players: (count: number) =>
      plural(count, { one: '1 player', other: `${number(count)} players` }),
    sessions: (count: number) =>
      plural(count, { one: '1 session', other: `${number(count)} sessions` }),
    noCategory: 'no category',
    mergedInto: (name: string) => `merged into ${name}`,
    edit: 'Edit',
    editNamed: (name: string) => `Edit ${name}`,
    merge: 'Merge',
    mergeNamed: (name: string) => `Merge ${name}`,
    archive: 'Archive',
    archiveNamed: (name: string) => `Archive ${name}`,
    restore: 'Restore',
    restoreNamed: (name: string) => `Restore ${name}`,
  },
  form: {
    add: 'Add a game',
    edit: (name: string) => `Edit ${name}`,
    name: 'Name',
    categories: 'Categories',
    save: 'Save',
    added: (name: string) => `${name} was added`,
    saved: (name: string) => `${name} was saved`,
  },
  cover: {
    label: 'Cover',
    uploaded: (name: string) => `The uploaded cover of ${name}`,
    generated: (name: string) => `The generated cover of ${name}`,
    hint: 'JPG or PNG, up to 10 MB and 50 megapixels. We show the center at 10:7. Everyone sees it right away, even before you save the other changes.',
    upload: 'Upload cover',
    remove: 'Use generated cover',
    cancel: 'Cancel upload',
    progress: 'Cover upload',
    sending: (percent: number) => (percent < 100 ? `${percent} %` : 'Almost there'),
    isUploaded: 'The cover was uploaded.',
    isGenerated: 'The generated cover is back.',
    refusal: {
      kind: 'Choose a JPG or PNG file.',
      empty: 'This file is empty. Choose another one.',
      'image-size': 'This file is larger than 10 MB. Choose a smaller one.',
    },
    offline: 'The upload was interrupted. Nothing you typed is lost. Try again.',
    stillWrong: 'The cover wasn’t uploaded. Try again, or save without it.',
  },
  previews: {
    failed: (name: string, more: number) =>
      more === 0
        ? `There’s no picture yet for links to ${name}. Edit and save the game to try again.`
        : `There’s no picture yet for links to ${name} and ${number(more)} more. Edit and save the game to try again.`,
  },
  merge: {
    title: (name: string) => `Merge ${name} into another game`,
    text: (name: string) =>
      `Players and sessions of ${name} get the other game instead. You can’t undo this.`,
    submit: 'Merge games',
    done: (from: string, into: string) => `${from} was merged into ${into}`,
  },
  archive: {
    title: (name: string) => `Archive ${name}?`,
    text: 'People can’t choose it anymore. Players and sessions that have it keep it.',
    submit: 'Archive',
    done: (name: string) => `${name} was archived`,
  },
  restore: {
    title: (name: string) => `Restore ${name}?`,
    text: 'People can find and choose it again.',
    submit: 'Restore',
    done: (name: string) => `${name} was restored`,
  },
  requests: {
    none: 'No game requests',
    noneHint: 'Games that users request show up here.',
    by: (name: string, count: number) =>
      count > 1 ? `requested by ${name} and ${number(count - 1)} more` : `requested by ${name}`,
    accept: 'Add to catalogue',
    acceptNamed: (name: string) => `Add ${name} to the catalogue`,
    merge: 'Already listed',
    mergeNamed: (name: string) => `${name} is already listed`,
    decline: 'Decline',
    declineNamed: (name: string) => `Decline ${name}`,
    acceptTitle: (name: string) => `Add ${name} to the catalogue`,
    accepted: (name: string, told: number) =>
      plural(told, {
        one: `${name} was added. 1 person was notified.`,
        other: `${name} was added. ${told} people were notified.`,
      }),
    mergeTitle: (name: string) => `Which game is ${name}?`,
    mergeText: 'The people who requested it are told under which name they find it.',
    mergeSubmit: 'Use this game',
    declineTitle: (name: string) => `Decline ${name}?`,
    declineText: 'The people who requested it are told, with your reason.',
    declineSubmit: 'Decline',
    declined: (name: string) => `${name} was declined`,
  },
  categories: {
    add: 'Add a category',
    name: 'Name',
    submit: 'Add category',
    added: (name: string) => `${name} was added at the end`,
    games: (count: number) => plural(count, { one: '1 game', other: `${count} games` }),
    up: (name: string) => `Move ${name} up`,
    down: (name: string) => `Move ${name} down`,
    moved: (name: string, place: number) => `${name} is now number ${place}`,
    rename: 'Rename',
    renameNamed: (name: string) => `Rename ${name}`,
    renamed: (name: string) => `Renamed to ${name}`,
    save: 'Save',
    merge: 'Merge',
    mergeNamed: (name: string) => `Merge ${name}`,
    mergeTitle: (name: string) => `Merge ${name} into another category`,
    mergeText: (name: string) =>
      `Its games move to the other category, and ${name} is deleted. You can’t undo this.`,
    into: 'Into',
    mergeSubmit: 'Merge categories',
    merged: (from: string, into: string) => `${from} was merged into ${into}`,
  },
  import: {
    lead: (lines: number) =>
      `A CSV file in UTF-8, up to ${number(lines)} games and 1 MB. It needs a column “name” and can have a column “categories”, separated by |. You’ll see the changes before anything is imported.`,
    file: 'CSV file',
    looking: 'Checking the file…',
    tooLarge: 'This file is larger than 1 MB. Split it into smaller files.',
    unread: 'We couldn’t read the file. Choose it again.',
    nothing: 'There’s nothing to import. All these games are up to date.',
    faults: (count: number) =>
      plural(count, {
        one: '1 line has a problem. Fix it and choose the file again.',
        other: `${count} lines have a problem. Fix them and choose the file again.`,
      }),
    line: (line: number, message: string) => `Line ${line}: ${message}`,
    moreFaults: (count: number) => `and ${count} more`,
    added: (count: number) =>
      plural(count, { one: '1 game will be added', other: `${count} games will be added` }),
    changed: (count: number) =>
      plural(count, {
        one: '1 game gets new categories',
        other: `${count} games get new categories`,
      }),
    unchanged: (count: number) =>
      plural(count, { one: '1 game stays as it is', other: `${count} games stay as they are` }),
    moreNames: (count: number) => `and ${count} more`,
    apply: 'Import',
    applied: 'The games were imported.',
  },
} as const;

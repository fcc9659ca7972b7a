/** Words of the legal pages. They state what this software does; what only the operator knows comes from them. */
export const legal = {
  imprint: {
    title: 'Imprint',
    operatedBy: 'This community is operated by',
    email: 'E-mail',
    unknown: 'Who operates this community has not been filled in yet.',
    missing: 'Not all of this has been filled in yet.',
    toOperator: (names: string) =>
      `To the operator: set ${names} in the configuration of your deployment; they are shown here.`,
    software: 'The software is Peerway, under the MIT licence.',
  },
  privacy: {
    title: 'Privacy',
    lead: 'What Peerway keeps about you, why, and for how long. It sets no cookies, loads nothing from third parties, and shows no advertising.',
    sections: [
      {
        title: 'Your account',
        text: [
          'Your name, your e-mail address, whether and when you confirmed it, and a scrypt hash of your password. The password itself is never stored. Others see your name; nobody but admins sees your address.',
          'What you add to your page: a text about you, region, languages, platforms and gamertags with who may see each, the games you play, in order, and who may invite you, call you and see that you are online.',
          'That you accepted the terms, and that you declared to be of age if you did, each with its time.',
          'All of it stays as long as your account does.',
        ],
      },
      {
        title: 'What you do here',
        text: [
          'Sessions you host, applications with their texts, friendships and invites with their texts, whom you blocked, games you asked for, and the notices you were sent. They stay as long as your account does.',
          'Pictures and videos that you put up, without what cameras and editors note in them. What you delete is out of sight at once and its bytes are removed within minutes, unless an open report shows it: then once that is decided.',
          'Of calls: who called whom, in which session, when it began and ended, and who answered. Sound and picture go from browser to browser, through a relay of the operator’s where networks demand it; nobody records them here. For that the browsers of a call tell each other at which network addresses they can be reached; nothing of it is stored.',
          'Whether you are online now, and when you last were. Who watches a list in which you appear is told when that changes; for that, whose lists show you is kept beside your account, each for two weeks at most since it was last so.',
        ],
      },
      {
        title: 'Reports and decisions',
        text: [
          'A report holds who made it, why and in what words, and the thing as it was. Admins alone see it; whom it is about is never told who made it.',
          'What admins decide about accounts, sessions and files is written to a log with the admin, the time and the reason. The log cannot be changed, and is kept.',
          'How many people, sessions, applications, calls and files a day brought is counted, without names.',
        ],
      },
      {
        title: 'Logging in',
        text: [
          'For each device you are logged in with: when, until when, when it was last used, and the name your browser gives itself. Kept for 60 days after the log-in, then deleted. You see them on your page, and can log each of them out.',
          'After a wrong password a hash of the address that was typed and of the network address it came from is counted, for a quarter of an hour at most. Network addresses are not stored in any other way.',
        ],
      },
      {
        title: 'Mails',
        text: [
          'You get a mail to confirm your address, to set a forgotten password anew, when your address or password changes, when a device logs in that was not seen with your account lately, and when your account is about to be deleted. No others, and none holds a picture or anything else that tells when it was read.',
          'Mails go out through Cloudflare’s e-mail service. Of a link that one holds a hash is kept, for one hour or until it is used; how many mails went to an address is counted under a hash of it, for one hour.',
        ],
      },
      {
        title: 'In your browser',
        text: [
          'The local storage holds jwt_token, refresh_token and email while you are logged in, and the theme you chose; a cache of the browser’s holds the last letters of a token that has run out, so that two tabs do not renew it twice. Logging out removes jwt_token and email; the refresh token stays stored but no longer opens anything.',
          'What you are typing is kept here too until it is sent: the draft of a session and games not saved yet in the local storage, invites, applications and your page in this tab alone. None of it reaches the server before you send it.',
          'How you call stays here: the devices you chose, whom you hear how loud, push-to-talk and whether it rings aloud; and in the tab itself, while you are in a call, which one, so that a reload leads back to it.',
        ],
      },
      {
        title: 'Where it is',
        text: [
          'On the servers of Cloudflare, on which the operator runs this software. Traffic is encrypted on its way.',
        ],
      },
      {
        title: 'When you leave',
        text: [
          'You can delete your account on your page. You are out of every list at once, and have 14 days to return by logging in. After that it is removed, all of it but what others own.',
          'What stays has no name in it: a seat that you had in somebody’s session, the name of a session of yours that others were in, a call in the list of whom you called, that a report was made and what came of it, and the log of what admins decided. Your name there reads “Former player”.',
        ],
      },
      {
        title: 'Your rights',
        text: [
          'Your page shows what you have put in, lets you put it right, and hands you everything that is held about you in one file. For anything else ask the operator, named in the imprint.',
        ],
      },
    ],
  },
  terms: {
    title: 'Terms',
    lead: 'The rules of this community. The operator may add to them.',
    sections: [
      {
        title: 'Be somebody one likes to play with',
        text: [
          'No insults, no threats, no hate, no harassment, in texts, names, pictures or calls.',
          'No cheating tools, no trade with accounts, no advertising.',
          'Nothing that is against the law where you are or where the operator is.',
        ],
      },
      {
        title: 'Your account',
        text: [
          'It is yours alone: don’t share it and don’t take one in another’s name.',
          'Sessions marked for adults are open only to those who declare to be of age.',
        ],
      },
      {
        title: 'What you put here stays yours',
        text: [
          'You allow the operator to show it to those you have chosen to show it to, for as long as it is here.',
          'Only put up what you may: your own pictures, or such as you have the right to.',
        ],
      },
      {
        title: 'What happens otherwise',
        text: [
          'Admins can take content down, and warn, suspend or ban accounts.',
          'The service comes as it is. Sessions are agreements between players; Peerway only brings them together.',
        ],
      },
    ],
  },
} as const;

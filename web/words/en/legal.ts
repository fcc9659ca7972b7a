/** Words of the legal pages. They state what this software does. Facts about the operator come from the operator. */
export const legal = {
  imprint: {
    title: 'Imprint',
    operatedBy: 'This community is operated by',
    email: 'Email: {email}',
    unknown: 'The operator hasn’t filled in their details yet.',
    missing: 'The operator hasn’t filled in all details yet.',
    toOperator: (names: string) =>
      `Are you the operator? Set ${names} in the configuration of your deployment to show them here.`,
    software: 'The software is Peerway, under the MIT licence.',
  },
  privacy: {
    title: 'Privacy',
    lead: 'What Peerway stores about you, why, and for how long. Peerway sets no cookies, loads nothing from third parties, and shows no ads.',
    sections: [
      {
        title: 'Your account',
        text: [
          'We store your name, your email, whether and when you confirmed it, and a scrypt hash of your password. We never store the password itself. Others see your name. Only admins see your email.',
          'We store what you add to your page: a text about you, region, languages, platforms, gamertags and who can see each one, your games in order, and who can invite you, write to you, call you and see that you’re online. We also store the language of your screens and emails.',
          'We store when you accepted the terms and, if you did, when you confirmed that you’re 18 or older.',
          'We keep all of this as long as you have your account.',
        ],
      },
      {
        title: 'What you do here',
        text: [
          'We store the sessions you host, your applications, invitations you sent and got, searches you saved, friendships and invites with their messages, the people you blocked, the games you requested, and your notifications. We keep them as long as you have your account. If you say that you’re on your way to a session, we store when. Its host and members see it.',
          'If you host sessions that repeat, we store the rule for them: the weekdays, the hour and the time zone. If you’re in such a series, we store since when, and your role, until you leave it or the host removes you. Its host and members see that you’re in its sessions.',
          'We store the role that you applied for or that the host gave you in a session. Once you have a seat, everyone who can see the session’s members sees it. If you’re on a waiting list, we store until when you’re offered a seat and whether you missed an offer. Only you and the host see that.',
          'We store the hours in which you have time to play, with their time zone, until you clear them. Only you see them. We compare them with the start of sessions to tell you which ones fit.',
          'If the host of a session marks that you didn’t come, we store that mark, whether you contested it, and which member agreed with it. You and the host can see it. If you contest it, the other members are asked. Hosts you apply to read in two or three words whether you usually come. That comes from your last 30 sessions. No one else sees it.',
          'We store who you thank, for which session and for what. The person you thank reads that someone did, but not who. What people were thanked for is on their page, without names and exact numbers.',
          'If you make a secret address for your calendar, anyone who has it can read the sessions you’re in. We store a hash of it and when you made it, until you revoke it. Your calendar’s provider learns what the calendar contains.',
          'When a link to a public session or to your page is shared, the app it’s shared in can show the session’s name, games and time, or your name and games. Search engines can list public sessions that aren’t over, with your name as their host. They can’t list your page.',
          'We store photos and videos you upload. From photos, and from MP4 and WebM videos, we remove what cameras and editors save beside picture and sound, such as the location and the device. What can be seen or heard stays, and so does anything hidden inside picture or sound itself. OGG videos are stored as they are. When you delete a file, it disappears right away and is erased within minutes. If an open report shows it, only admins can see it from then on, and it’s erased once the report is decided.',
          'We store who called whom, in which session, when the call started and ended, and who answered. For ten minutes after a call, we also store the names of everyone in it. Sound and video go from browser to browser, or through the operator’s relay if your network requires it. Peerway doesn’t record them. To connect, the browsers of friends tell each other their IP addresses. With anyone else in a call, they connect through the operator’s relay if there is one. Otherwise they tell each other their IP addresses too, and the call says so before you join. We don’t store those.',
          'Messages in a session’s room are deleted 90 days after the session. Messages between two people are kept until their author deletes their account. A deleted message leaves only its author and time. We also store how far you’ve read. Admins can read messages only in a report, which keeps the reported one and up to twenty around it. There, too, they’re deleted with their author’s account.',
          'We store whether you’re online and when you last were. People with you in an open list are told when that changes. To do that, we store next to your account whose lists show you. An entry expires up to 60 days after it was last renewed, and is erased when the entries are next updated.',
        ],
      },
      {
        title: 'Reports and decisions',
        text: [
          'A report contains who sent it, the reason, their message, and a copy of what was reported. Only admins see it. The reported person is never told who sent it.',
          'Decisions by admins about accounts, sessions and files are saved in a log, with the admin, the time and the reason. The log can’t be changed and is kept. If it quotes a name or text of yours, the quote is stored beside it and deleted with your account.',
          'We count new users, sessions, applications, calls and files per day, and server errors, without names.',
        ],
      },
      {
        title: 'Logging in',
        text: [
          'For each device you log in with, we store when and how you logged in, when that expires, when you last used it, and what your browser calls itself. We delete this 60 days after you logged in. You see your devices on your page and can log out each one.',
          'A passkey has two halves. The secret one stays on your device or in your password manager. We store the public one, the name you gave it, and when it was added and last used, until you remove it. That a log-in or a set-up was completed is noted until it would have expired: after five minutes, 15 for an account elsewhere, or 30 for codes.',
          'If you log in with Discord, Google, Twitch or Steam, they learn that you use this community, and tell us your id, name and email there. When you register, the email becomes that of your account, and we suggest the name as yours here or as a gamertag. We store the id, the name (Google’s is your email), and when you linked and last used it, until you unlink it. We never get your password there, and can’t post for you.',
          'If you turn on codes, we store what your authenticator app makes them from, and a hash of each recovery code that you haven’t used, until you turn codes off. For a browser that you trust, we store a hash of its key for 30 days.',
          'For important changes, we store on the device when you last confirmed that it’s you.',
          'After a wrong password, we count a hash of the email you typed, alone and together with your network address, for up to 15 minutes. Wrong codes are counted for up to a day and changes of your email for an hour, under a hash of your account’s number. We don’t store network addresses in any other way.',
        ],
      },
      {
        title: 'Emails',
        text: [
          'We email you to confirm your address, to reset a forgotten password, when your email, your password, your passkeys, your linked accounts or your codes change, when a recovery code is used, when a new device logs in, and when your account is about to be deleted. Until you confirm your address, we only send links you or someone else asked for, without any name. None of our emails contains images or anything else that tells us when you read it.',
          'Once your address is confirmed, we also email you about the topics you chose under “Notifications” on your page. At first, those are answers to your applications and changes to your sessions. Each of these emails has a link that stops them without logging in.',
          'Emails are sent through Cloudflare’s email service. We store a hash of each link for one hour, or until it’s used. So that no one can flood an inbox, we store when we sent emails to an address, under a hash of it, for one day.',
        ],
      },
      {
        title: 'Notifications',
        text: [
          'We store what you want to be notified of and how, your quiet hours and time zone, and the sessions you muted, as long as you have your account.',
          'If you allow pushes on a device, we store the address and the keys that its browser gives us for them. We delete them when you log out there or remove the device on your page. Pushes go through the service of your browser’s maker, encrypted so that only your browser can read them. What we still have to tell you waits in a queue until its turn comes. Then it’s sent, or deleted if you’ve read it or it no longer matters. A message’s text is in it for seconds only.',
        ],
      },
      {
        title: 'In your browser',
        text: [
          'Local storage holds jwt_token, refresh_token and email while you’re logged in, and the theme and language of your screens. It also notes whether pushes are on in this browser, or that you declined them. If you told us to trust this browser, local storage also holds trusted, its key. A browser cache holds the last characters of an expired token, so that two tabs don’t renew it twice. Logging out removes jwt_token and email. The refresh token stays but no longer works.',
          'Your browser also keeps what you’re typing until you send it. Drafts of sessions and messages and unsaved games are kept in local storage, and messages that aren’t sent yet in the browser’s database. Invites, applications, reports and changes to your page are kept in the current tab only. So is the key of a log-in with Discord and the like, until you’re back. None of it reaches the server before you send it.',
          'Your call settings stay in your browser: the devices you chose, the volume of each person, push-to-talk and the ringtone. During a call, the tab remembers which call it is, so that you can reload the page and stay in it.',
        ],
      },
      {
        title: 'Where your data is',
        text: [
          'Your data is on Cloudflare’s servers, where the operator runs this software. All traffic is encrypted.',
        ],
      },
      {
        title: 'When you leave',
        text: [
          'You can delete your account on your page. You disappear from all lists right away and have 14 days to log in and keep your account. After that, we delete everything except what belongs to others. Marks and thanks are deleted too, the ones you gave and the ones you got.',
          'What stays: seats you had in other people’s sessions. Your sessions that others applied to, with their name, games and time, but without the description. Calls in the lists of people you called. That you sent people a notification, without your text. That a report was made, and its outcome. The log of admin decisions, with the reason that the admin wrote. Your name in all of this becomes “Former player”, and your texts and files are deleted.',
          'Some things take longer to disappear. The search index still contains words you wrote until it has been rewritten, which starts right away and takes hours in a large community. For up to 60 days, others’ lists of who to tell when they come online can contain your number. Cloudflare keeps a history of the database for up to 30 days, so that the operator can restore it after a failure.',
        ],
      },
      {
        title: 'Your rights',
        text: [
          'On your page you can see and correct your data, and download everything we hold about you in one file. For anything else, contact the operator named in the imprint.',
        ],
      },
    ],
  },
  terms: {
    title: 'Terms',
    lead: 'The rules of this community. The operator may add to them.',
    sections: [
      {
        title: 'Be someone people like to play with',
        text: [
          'No insults, threats, hate or harassment, whether in texts, names, photos, videos or calls.',
          'No cheating tools, no account trading, no advertising.',
          'Nothing that’s illegal where you are or where the operator is.',
        ],
      },
      {
        title: 'Your account',
        text: [
          'Your account is yours alone. Don’t share it, and don’t pretend to be someone else.',
          'Only people who confirm that they’re 18 or older can join adults-only sessions.',
        ],
      },
      {
        title: 'Your content stays yours',
        text: [
          'You allow the operator to show your content to the people you chose to share it with, for as long as it’s here.',
          'Only upload photos and videos that are yours or that you have the right to use.',
        ],
      },
      {
        title: 'If someone breaks the rules',
        text: [
          'Admins can take content down, and warn, suspend or ban accounts.',
          'The service is provided as it is. Sessions are agreements between players. Peerway only brings them together.',
        ],
      },
    ],
  },
} as const;

/** Who knows whom in the demo community. */

/** Friends: who asked, who agreed, the words of the invite. */
export const friendships: [inviter: string, other: string, text: string][] = [
  ['mira', 'jonas', 'You carried us through that school. Same time next week?'],
  ['sofie', 'mira', 'Your scream was the best one. Friends?'],
  ['mira', 'hana', 'Bard and support, we are half a party already.'],
  ['tomas', 'mira', 'Rock and stone!'],
  ['noor', 'mira', 'Come and see the hydrangeas.'],
  ['mira', 'kenji', 'Thanks for the kart cup, I still hear the blue shell.'],
  ['admin', 'mira', 'Welcome, and thank you for the bug report.'],
  ['jonas', 'stavros', 'Revanche auf Arabia, jederzeit.'],
  ['jonas', 'kacper', 'Good aim, bad jokes. Perfect.'],
  ['finn', 'jonas', 'Fair racing on Sunday, let us do it again.'],
  ['bram', 'jonas', 'Er is altijd plek in het konvooi.'],
  ['kenji', 'zuri', 'Your parry timing, teach me.'],
  ['suji', 'kenji', 'duo?'],
  ['bea', 'nova', 'Clip that.'],
  ['bea', 'caio', 'Martes, ranked, siempre.'],
  ['marisol', 'bea', 'Tanque busca equipo.'],
  ['grit', 'marisol', 'You stood in nothing. Respect.'],
  ['olena', 'stavros', 'Peace treaty, ten turns.'],
  ['eitan', 'olena', 'Open borders?'],
  ['wei', 'admin', 'Your junction has a deadlock, I can show you.'],
  ['ines', 'jules', 'You are invited to everything.'],
  ['malia', 'pepper', 'That was a beautiful crash.'],
  ['dex', 'malia', 'See you on the boat.'],
  ['thandi', 'farid', 'You cross, I head.'],
  ['quill', 'layla', 'Couch to couch.'],
  ['aarav', 'suji', 'Fifth seat is yours whenever you want.'],
  ['yusra', 'sofie', 'I was only a little bit terrified.'],
];

/** Asked, not answered yet. */
export const invites: [inviter: string, other: string, text: string][] = [
  ['zuri', 'mira', 'You play support like a final boss. Team up for Nightreign?'],
  ['layla', 'mira', 'We keep meeting in the kart cup, so let us make it official.'],
  ['mira', 'sena', 'That roof! I want to learn how you build.'],
  ['mira', 'vikram', 'Your honour run sounds wonderful and doomed.'],
  ['rasmus', 'jonas', 'Good castles. More castles?'],
  ['hana', 'jonas', 'Wir brauchen einen Trommler.'],
  ['jonas', 'olena', 'Eisen gegen Holz, dauerhaft?'],
  ['pepper', 'lupita', 'space friends?'],
  ['ratchet', 'bram', 'I fly, you drive, we both enjoy the view.'],
  ['mai', 'wei', 'I drew your train. Want to see?'],
];

/** Games that the catalogue lacks; one of them under a name of its own. */
export const wishes: [who: string, game: string][] = [
  ['tomas', 'Abiotic Factor'],
  ['mira', 'Peak'],
  ['sofie', 'PEAK'],
  ['kenji', 'Mario Kart'],
  ['bram', 'American Truck Simulator'],
  ['noor', 'Minesweeper'],
];

export const blocks: [who: string, whom: string][] = [
  ['nova', 'vikram'],
  ['amara', 'quill'],
];

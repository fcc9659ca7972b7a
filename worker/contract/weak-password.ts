/**
 * Recognizes passwords that attackers try first. Nearly all leaked passwords of our length are a common word with
 * digits around it, adjacent keys, a run of digits or letters, or a short text repeated. No imports: forms may use it
 * without the schema library.
 */

const COMMON_WORDS = new Set(
  `password passwort passwd pass secret admin administrator root login welcome letmein qwerty qwertz azerty
  iloveyou loveyou love princess princesa sunshine football baseball basketball soccer dragon monkey master
  superman batman pokemon minecraft fortnite roblox starwars computer internet samsung google facebook
  michael michelle jennifer jessica ashley charlie jordan daniel thomas andrew anthony nicole hannah alexander
  shadow killer hunter ranger trustno whatever freedom butterfly chocolate cookie summer winter spring autumn
  hello helloworld changeme default test testing guest user gamer gaming player playstation xbox nintendo steam
  liverpool chelsea arsenal barcelona juventus manchester peerway`.split(/\s+/),
);

const ROWS = [
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
  'qazwsxedcrfvtgbyhnujmikolp',
];

const backwards = (row: string) => row.split('').toReversed().join('');

const WALKS = [...ROWS, ...ROWS.map(backwards)];

/** The shortest text that makes up the whole when repeated. The last repetition may be incomplete. */
function unitOf(text: string): string {
  for (let length = 1; length * 2 <= text.length; length += 1) {
    const unit = text.slice(0, length);
    if (unit.repeat(Math.ceil(text.length / length)).startsWith(text)) return unit;
  }
  return text;
}

const simple = (text: string) => text.normalize('NFKC').toLowerCase();

/** The text with digits and signs that look like letters replaced by those letters, as in `p4ssw0rd`. */
const unmasked = (text: string) =>
  text
    .replaceAll('@', 'a')
    .replaceAll('$', 's')
    .replaceAll(/(?<=\p{L})0(?=\p{L})/gu, 'o')
    .replaceAll(/(?<=\p{L})1(?=\p{L})/gu, 'i')
    .replaceAll(/(?<=\p{L})3(?=\p{L})/gu, 'e');

const lettersOf = (text: string) => text.replaceAll(/[^\p{L}]/gu, '');

const UNIT_MIN = 5;
const WALK_MIN = 4;

const isWalk = (text: string) =>
  text.length >= WALK_MIN && WALKS.some((walk) => walk.includes(text));

/** Whether a password is easy to guess. `words` are texts of this account, such as its name. */
export function isEasyToGuess(password: string, words: readonly string[] = []): boolean {
  const text = simple(password);
  const unit = unitOf(text.replaceAll(/[^\p{L}\p{N}]/gu, ''));
  if (unit.length < UNIT_MIN || isWalk(unit)) return true;
  const said = unitOf(lettersOf(unmasked(text)));
  const own = words.map((word) => lettersOf(unmasked(simple(word))));
  return COMMON_WORDS.has(said) || isWalk(said) || (said.length > 2 && own.includes(said));
}

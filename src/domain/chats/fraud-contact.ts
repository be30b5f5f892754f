import { type FraudText, isSomewhere } from './fraud-text.ts';

const UNITS = ['null', 'eins', 'zwei', 'drei', 'vier', 'funf', 'sechs', 'sieben', 'acht', 'neun'];
const TEENS = [
  'zehn',
  'elf',
  'zwolf',
  'dreizehn',
  'vierzehn',
  'funfzehn',
  'sechzehn',
  'siebzehn',
  'achtzehn',
  'neunzehn',
];
const TENS = ['zwanzig', 'dreissig', 'vierzig', 'funfzig', 'sechzig', 'siebzig', 'achtzig', 'neunzig'];
const OTHER_WORDS: readonly [string, string][] = [
  ['zwo', '2'],
  ['ein', '1'],
  ['fuenf', '5'],
  ['zwoelf', '12'],
  ['zero', '0'],
  ['one', '1'],
  ['two', '2'],
  ['three', '3'],
  ['four', '4'],
  ['five', '5'],
  ['six', '6'],
  ['seven', '7'],
  ['eight', '8'],
  ['nine', '9'],
  ['oans', '1'],
  ['zwoa', '2'],
  ['sex', '6'],
  ['plus', ''],
];

const NUMBER_WORDS: ReadonlyMap<string, string> = new Map([
  ...UNITS.map((word, figure): [string, string] => [word, String(figure)]),
  ...TEENS.map((word, figure): [string, string] => [word, String(figure + 10)]),
  ...TENS.flatMap((word, index): [string, string][] => [
    [word, String((index + 2) * 10)],
    ...UNITS.slice(1).map((unit, figure): [string, string] => [
      `${unit === 'eins' ? 'ein' : unit}und${word}`,
      String((index + 2) * 10 + figure + 1),
    ]),
  ]),
  ...OTHER_WORDS,
]);
const LONGEST_NUMBER_WORD = Math.max(...[...NUMBER_WORDS.keys()].map((word) => word.length));
/** Words people say between the parts of a number. */
const FILLERS = new Set(['und', 'dann', 'danach', 'weiter', 'nochmal', 'die', 'mal']);

type NumberWords = { digits: string; words: number };

/** The digits of a word that is nothing but number words ("nullsechssechs"), the longest first; null for others. */
function digitsOfWord(word: string): NumberWords | null {
  let digits = '';
  let words = 0;
  for (let at = 0; at < word.length;) {
    let length = Math.min(LONGEST_NUMBER_WORD, word.length - at);
    while (length > 2 && !NUMBER_WORDS.has(word.slice(at, at + length))) length--;
    const figure = NUMBER_WORDS.get(word.slice(at, at + length));
    if (figure === undefined) return null;
    digits += figure;
    words++;
    at += length;
  }
  return { digits, words };
}

type Run = { digits: string; words: number; singles: number; lookalikes: number; oddGaps: number };
const emptyRun = (): Run => ({ digits: '', words: 0, singles: 0, lookalikes: 0, oddGaps: 0 });

const STARTS_LIKE_PHONE = /^(?:0|43|49|6[5-9]\d)/u;
const ORDINARY_GAP = /^[\s/().,:+–-]{1,4}$/u;
const LOOKALIKE_DIGITS = /^[oil]{1,3}$/u;

const isDisguisedPhone = ({ digits, words, singles, lookalikes, oddGaps }: Run): boolean =>
  digits.length >= 8 &&
  digits.length <= 18 &&
  STARTS_LIKE_PHONE.test(digits) &&
  (words >= 2 || singles >= 6 || lookalikes >= 1 || oddGaps >= 3);

type Pieces = { piece: string; before: string; after: string };

/** Adds a piece to the run of digits; false where it ends the run. */
function extend(run: Run, { piece, before, after }: Pieces): boolean {
  const first = piece[0] ?? '';
  if (first >= '0' && first <= '9') {
    run.digits += piece;
    if (piece.length === 1) run.singles++;
    return true;
  }
  if (first >= 'a' && first <= 'z') {
    const spelled = digitsOfWord(piece);
    if (spelled !== null) {
      run.digits += spelled.digits;
      run.words += spelled.words;
      return true;
    }
    if (LOOKALIKE_DIGITS.test(piece) && (/\d$/u.test(before) || /^\d/u.test(after))) {
      run.digits += piece.replaceAll('o', '0').replaceAll(/[il]/gu, '1');
      run.lookalikes++;
      return true;
    }
    return run.digits !== '' && FILLERS.has(piece);
  }
  if (piece.includes('\n') || piece.length > 6) return false;
  if (run.digits !== '' && !ORDINARY_GAP.test(piece)) run.oddGaps++;
  return true;
}

const REPEATED = new RegExp(
  `\\b(?<times>${UNITS.slice(2).join('|')}|[2-9]) ?(?:mal|x) (?:die |den |das |eine? )?(?<figure>${UNITS.join('|')}|\\d)\\b`,
  'gu',
);

/** "siebenmal die Null" is seven of them. */
const spellOutRepeated = (folded: string): string =>
  folded.replaceAll(REPEATED, (_, times: string, figure: string) =>
    `${figure} `.repeat(Number(NUMBER_WORDS.get(times) ?? times)).trim(),
  );

/** Returns whether a text gives a telephone number in a way made to get past a filter: in words, letter by letter, with look-alikes. */
export function hasDisguisedPhone({ folded, isDisguised }: FraudText): boolean {
  const pieces = spellOutRepeated(folded).match(/\d+|[a-z]+|[^\da-z]+/gu) ?? [];
  let run = emptyRun();
  for (const [index, piece] of pieces.entries()) {
    const isPart = extend(run, { piece, before: pieces[index - 1] ?? '', after: pieces[index + 1] ?? '' });
    if (isDisguisedPhone(run)) return true;
    if (!isPart) run = emptyRun();
  }
  return isDisguised && /(?:^|[^\d])(?:0|\+?43)[\d\s/-]{8,20}/u.test(folded);
}

/** Country codes around Austria, from which buyers and sellers of wood really call. */
const NEAR_CODES = /^(?:43|49|41|39|36|38[56]|42[013])/u;

/** Returns whether a telephone number from far away is given in the open. */
export function hasFarPhone({ folded }: FraudText): boolean {
  const numbers = folded.match(/(?<!\d\s?)(?:\+|\b00)\s?[1-9][\d\s/().-]{7,20}/gu) ?? [];
  return numbers.some((number) => !NEAR_CODES.test(number.replace(/^00/u, '').replaceAll(/\D/gu, '')));
}

const OPEN_MESSENGER =
  /\bwh?ats? ?-?app?s?\b|\btelegramm?\b|\bthreema\b|\bviber\b|\bmessenger\b|\b(?:auf|uber|via|per|bei) (?:signal|wa|insta(?:gram)?|facebook|snapchat)\b|\bwa ?:(?=\s|\d|\+|$)/u;
const NICKNAMED_MESSENGER =
  /\b(?:app|messenger|dienst|wo) [^.!?]{0,14}\b(?:sprechblase|\w*horer\w*|papierflieger|flieger|kameralogo|kamera ?symbol)\b|\bblaue[mnrs]? (?:papier)?flieger\b|\bkameralogo\b|\bgrun(?:e|en|er|es|em) (?:app|messenger|horer\w*|telefon|nachrichtenapp|chat ?app)\b|\bw\. ?app\b|\bw-?apps?\b|\bw ?\/ ?a\b|\bw ?\. ?a ?\.(?=\s|$)/u;
const MESSENGER_NAMES = [
  'whatsapp',
  'whatsap',
  'watsapp',
  'watsap',
  'whatapp',
  'wattsapp',
  'wotsapp',
  'whatsup',
  'wozzap',
  'wazzap',
  'wosap',
  'wapp',
  'whatzapp',
  'wazapp',
  'telegram',
  'telegramm',
  'threema',
  'viber',
];
const LEET: Readonly<Record<string, string>> = {
  '4': 'a',
  '@': 'a',
  '3': 'e',
  '0': 'o',
  '1': 'i',
  '5': 's',
  $: 's',
  '7': 't',
  '|': 'i',
  '!': 'i',
};

/** The letters of a text without anything between them, and which of them begin and end a word. */
function lettersOnly(folded: string): { letters: string; begins: boolean[]; ends: boolean[] } {
  let letters = '';
  const begins: boolean[] = [];
  const ends: boolean[] = [];
  let isInWord = false;
  for (const character of folded.replaceAll('vv', 'w')) {
    const letter = LEET[character] ?? character;
    if (letter >= 'a' && letter <= 'z') {
      begins.push(!isInWord);
      ends.push(false);
      letters += letter;
      isInWord = true;
    } else {
      isInWord = false;
      if (ends.length > 0) ends[ends.length - 1] = true;
    }
  }
  if (ends.length > 0) ends[ends.length - 1] = true;
  return { letters, begins, ends };
}

function namesMessenger(folded: string): boolean {
  const { letters, begins, ends } = lettersOnly(folded);
  return MESSENGER_NAMES.some((name) => {
    for (let at = letters.indexOf(name); at >= 0; at = letters.indexOf(name, at + 1)) {
      if (begins[at] === true && ends[at + name.length - 1] === true) return true;
    }
    return false;
  });
}

/** Returns how a text speaks of another messenger: in the open, disguised or not at all. */
export function messengerIn({ folded, written }: FraudText): 'OPEN' | 'DISGUISED' | null {
  const plain = written.normalize('NFD').replaceAll(/\p{M}/gu, '');
  if (isSomewhere(NICKNAMED_MESSENGER, folded)) return 'DISGUISED';
  if (isSomewhere(OPEN_MESSENGER, plain)) return 'OPEN';
  return namesMessenger(folded) || isSomewhere(OPEN_MESSENGER, folded) ? 'DISGUISED' : null;
}

const SPELLED_MAIL =
  /\b(?:at|ät|affe|klammeraffe|affenklammer|aet)\b\W{0,3}(?:g ?mail|gmx|hotmail|outlook|yahoo|proton(?:mail)?|mail|icloud)\b|\b(?:g ?mail|gmx|hotmail|outlook|yahoo|proton(?:mail)?|mail|icloud)\W{0,3}(?:punkt|dot)\W{0,3}(?:com|at|de|net|ru|ch|me)\b|[a-z0-9.]\W{0,2}[([](?:at|ät|affe|klammeraffe|affenklammer|aet)[)\]]\W{0,2}[a-z0-9-]{3,40}\W{0,3}(?:punkt|dot|\.)/u;

/** Returns whether a mail address is spelled out so that no filter reads it ("holz at gmail punkt com"). */
export const hasDisguisedMail = ({ folded }: FraudText): boolean => isSomewhere(SPELLED_MAIL, folded);

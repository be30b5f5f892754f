import { describe, expect, it, test } from 'vitest';
import { FRAUD_MESSAGES, HARMLESS_MESSAGES } from '#test/labelled-messages.data.ts';
import { findFraudSigns } from './fraud-signs.ts';
import { windowsOf } from './fraud-text.ts';
import { FRAUD_SIGNS, FRAUD_SIGN_WEIGHTS, isFraudWarning } from './fraud-warning.ts';

const OWN_HOSTS = ['stammplatz.example'];
const warns = (text: string): boolean => isFraudWarning(findFraudSigns(text, OWN_HOSTS));
const half = (messages: readonly string[], rest: 0 | 1): string[] => messages.filter((_, index) => index % 2 === rest);

describe.each([
  ['messages the rules were tuned on', 0],
  ['messages held out', 1],
] as const)('over the %s', (_, rest) => {
  it('at least 95 of 100 frauds warn, and at most one harmless message', () => {
    const frauds = half(FRAUD_MESSAGES, rest);
    const harmless = half(HARMLESS_MESSAGES, rest);
    expect([frauds.length, harmless.length]).toEqual([100, 100]);
    expect(frauds.filter(warns).length).toBeGreaterThanOrEqual(95);
    expect(harmless.filter(warns).length).toBeLessThanOrEqual(1);
  });
});

test('no labelled message stands twice', () => {
  expect(new Set([...FRAUD_MESSAGES, ...HARMLESS_MESSAGES]).size).toBe(400);
});

describe('each sign', () => {
  it.each([
    ['PREPAYMENT', 'Bitte den Betrag vorab überweisen.'],
    ['FOREIGN_IBAN', 'LT12 1000 0111 0100 1000'],
    ['RISKY_PAYMENT', 'Zahlung mit Western Union'],
    ['CARRIER_TALE', 'Der Kurier bringt das Geld im Kuvert'],
    ['SECRETS', 'Schick mir den Code aus der SMS'],
    ['DISGUISED_PHONE', 'null sechs sechs vier eins zwei drei vier fünf sechs'],
    ['DISGUISED_MESSENGER', "W'h'atsa'p"],
    ['DISGUISED_MAIL', 'holz at gmail punkt com'],
    ['RISKY_LINK', 'https://bit.ly/abc'],
    ['LINK', 'www.holzhof-huber.at'],
    ['ORDER_ELSEWHERE', 'Bestellung auf www.holzhof-huber.at'],
    ['MESSENGER', 'Bilder per WhatsApp'],
    ['MOVE_AWAY', 'Schreib mir nur dort'],
    ['FAR_PHONE', '+44 7911 123456'],
    ['ABSENT', 'Ich bin im Ausland'],
    ['PRESSURE', 'Nur noch heute'],
  ] as const)('%s is found in „%s“', (sign, text) => {
    expect(findFraudSigns(text)).toContain(sign);
  });

  it('has a weight, and unknown ones of an older version count nothing', () => {
    for (const sign of FRAUD_SIGNS) expect(FRAUD_SIGN_WEIGHTS[sign]).toBeGreaterThan(0);
    expect(isFraudWarning(['PREPAYMENT', 'GONE_WITH_THE_WIND'])).toBe(true);
    expect(isFraudWarning(['GONE_WITH_THE_WIND', 'LINK'])).toBe(false);
    expect(isFraudWarning([])).toBe(false);
  });
});

describe('account numbers', () => {
  it('are no sign when they are Austrian, however they are written', () => {
    for (const iban of ['AT611904300234573201', 'AT61 1904 3002 3457 3201', 'at61-1904-3002-3457-3201']) {
      expect(findFraudSigns(`Konto ${iban}`)).toEqual([]);
    }
  });

  // Examples of the SWIFT IBAN registry.
  it.each([
    'DE89 3704 0044 0532 0130 00',
    'GB29 NWBK 6016 1331 9268 19',
    'CH93 0076 2011 6238 5295 7',
    'NL91 ABNA 0417 1643 00',
    'SI56 2633 0001 2039 086',
    'HU42 1177 3016 1111 1018 0000 0000',
    'MT84 MALT 0110 0001 2345 MTLC AST0 01S',
    'L T 1 2 1 0 0 0 0 1 1 1 0 1 0 0 1 0 0 0',
  ])('%s is foreign', (iban) => {
    expect(findFraudSigns(`Bitte auf ${iban}`)).toContain('FOREIGN_IBAN');
  });

  it('need a right checksum, unless the word stands before them', () => {
    expect(findFraudSigns('Los DE00 3704 0044 0532 0130 00 am Polter')).toEqual([]);
    expect(findFraudSigns('IBAN: DE00 3704 0044 0532 0130 00')).toContain('FOREIGN_IBAN');
  });
});

describe('links', () => {
  it.each(['https://stammplatz.example/ad/1', 'http://www.stammplatz.example', 'stammplatz.example/chats'])(
    'to the marketplace are no sign: %s',
    (link) => {
      expect(findFraudSigns(`Schau: ${link}`, OWN_HOSTS)).toEqual([]);
    },
  );

  it.each([
    'https://stammplatz.example.pay-now.top/',
    'https://stammplatz.example@evil-bank.ru/zahlung',
    'https://stammplatz-zahlung.com',
    'http://127.0.0.1:8080/login',
    'hxxp://holz.shop',
    'holzhandel (dot) com',
  ])('that borrow a name or hide where they lead are risky: %s', (link) => {
    expect(findFraudSigns(`Schau: ${link}`, OWN_HOSTS)).toContain('RISKY_LINK');
  });
});

test('the disguise of a messenger is seen through, words around it are not', () => {
  for (const text of [
    'WhatsАрр',
    'w h a t s a p p',
    'Wh4ts4pp',
    'W\u200bhats\u200bApp',
    'ᴡʜᴀᴛsᴀᴘᴘ',
    '𝐖𝐡𝐚𝐭𝐬𝐀𝐩𝐩',
    'wh@tsapp',
  ]) {
    expect(findFraudSigns(text)).toContain('DISGUISED_MESSENGER');
  }
  for (const text of ['Was app ist das?', 'Das war ein Telegramm', 'etwas apfelgroß', 'Signalfarbe am Stamm']) {
    expect(warns(text)).toBe(false);
  }
});

describe('hostile texts of any length', () => {
  const hostile = [
    'wenn geld ',
    'a.',
    'a-',
    '0 ',
    'lt11',
    'vor der ',
    'nach der der ',
    'whatsap',
    'eins',
    'http://',
    '@punkt ',
    '\u200b',
    ' ',
    '!',
    'überweis',
    '(((',
    'a\u0301',
    'sobald geld liefer ',
    'zahl dann ',
    'ohne anzahlung ',
  ];

  // Work that explodes with the length would not come to its end here.
  it.each(hostile)('repeat %j for 20,000 characters and are read to the end', (piece) => {
    const text = piece.repeat(Math.ceil(20_000 / piece.length));
    expect(Array.isArray(findFraudSigns(text))).toBe(true);
    expect(findFraudSigns(`${text}\nBitte den Betrag vorab überweisen.`)).toContain('PREPAYMENT');
  });

  it('are read in pieces of bounded length, so that no rule sees more at once', () => {
    for (const piece of hostile) {
      const windows = windowsOf(piece.repeat(2_000));
      expect(Math.max(...windows.map((window) => window.length))).toBeLessThanOrEqual(320);
      expect(windows.length).toBeLessThanOrEqual((piece.length * 2_000) / 200 + 1);
    }
  });
});

import { describe, expect, it, test } from 'vitest';
import { orderReference } from '#domain/payments/reference.ts';
import { statementXml } from '#test/bank-statement.ts';
import { readStatement } from './bank-statement.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const creditsOf = (text: string) => readStatement(bytes(text))?.flatMap(({ credits }) => credits);
const reference = orderReference('ACDEFGH3');

describe.each(['02', '08'] as const)('a statement of version %s', (version) => {
  it('gives its credits with amount, payer and where a reference may stand', () => {
    const credits = creditsOf(
      statementXml([{ amount: '99.00', payer: 'Holz & Co <KG>', structured: reference, bankReference: 'A1' }], {
        version,
      }),
    );
    expect(credits).toMatchObject([
      { amountInCents: 9_900, currency: 'EUR', payer: 'Holz & Co <KG>', bookedOn: '2026-11-20', purpose: reference },
    ]);
    expect(credits?.[0]?.referenceTexts).toContain(reference);
  });

  it('leaves debits, what is only announced and the debits of a batch out', () => {
    const credits = creditsOf(
      statementXml(
        [
          { amount: '10.00', isDebit: true, free: ['Miete'] },
          { amount: '11.00', status: 'PDNG', free: ['bald'] },
          { amount: '30.00', parts: [{ amount: '10.00' }, { amount: '20.00' }, { amount: '5.00', isDebit: true }] },
        ],
        { version },
      ),
    );
    expect(credits?.map(({ amountInCents }) => amountInCents)).toEqual([1_000, 2_000]);
  });

  it('is read with a prefix before its tags', () => {
    const text = statementXml([{ amount: '9.90', free: ['x'] }], { version, prefix: 'ns2' });
    expect(creditsOf(text)).toMatchObject([{ amountInCents: 990 }]);
  });
});

test('a reference broken over two lines of the purpose is put together', () => {
  const [credit] =
    creditsOf(statementXml([{ amount: '1.00', free: [`Danke ${reference.slice(0, 6)}`, reference.slice(6)] }])) ?? [];
  expect(credit?.referenceTexts.join('|')).toContain(reference);
});

test.each([
  ['99', 9_900],
  ['99.5', 9_950],
  ['0.01', 1],
  ['99.50000', 9_950],
])('an amount written %s is %i cents', (amount, cents) => {
  expect(creditsOf(statementXml([{ amount }]))?.[0]?.amountInCents).toBe(cents);
});

test.each(['1.005', '-5.00', '1e3', '99,00', 'NaN', ''])('a statement with the amount %j is not taken', (amount) => {
  expect(creditsOf(statementXml([{ amount }]))).toBeUndefined();
});

test('an entry over nothing, as banks note closings of account, keeps nothing else from being read', () => {
  const closing = { amount: '0.00', free: ['Kontoabschluss'] };
  const batch = { amount: '3.00', parts: [{ amount: '3.00' }, { amount: '0' }] };
  expect(creditsOf(statementXml([closing, { amount: '9.90' }, batch]))).toMatchObject([
    { amountInCents: 990 },
    { amountInCents: 300 },
  ]);
});

test('what the bank took back is told apart from money that came in, and other debits are left out', () => {
  const entries = [
    { amount: '9.90', isReversal: true },
    { amount: '9.90', returnReason: 'AC04' },
    { amount: '9.90' },
    { amount: '9.90', isDebit: true, isReversal: true },
    { amount: '9.90', isDebit: true, returnReason: 'FOCR' },
    { amount: '9.90', isDebit: true },
    { amount: '30000000.00', isDebit: true },
  ];
  const credits = creditsOf(statementXml(entries));
  expect(credits?.map(({ reverses }) => reverses)).toEqual(['DEBIT', 'DEBIT', null, 'CREDIT', 'CREDIT']);
  expect(new Set(credits?.map(({ key }) => key)).size).toBe(5);
});

test('of a batch of debits only what was returned is taken', () => {
  const parts = [
    { amount: '10.00', payer: 'Anna', isDebit: true },
    { amount: '20.00', payer: 'Berta', isDebit: true, returnReason: 'FOCR' },
  ];
  expect(creditsOf(statementXml([{ amount: '30.00', isDebit: true, parts }]))).toMatchObject([
    { amountInCents: 2_000, payer: 'Berta', reverses: 'CREDIT' },
  ]);
});

test('an entry without a day of booking counts on its value date', () => {
  const xml = statementXml([{ amount: '9.90' }]).replace(/<BookgDt>.*?<\/BookgDt>/, '');
  expect(creditsOf(xml)).toMatchObject([{ bookedOn: '2026-11-20' }]);
});

test('the same movement has the same key in another statement, two alike ones on a day have two', () => {
  const one = { amount: '9.90', payer: 'Karl', free: ['Firmenseite'] };
  const [first] = creditsOf(statementXml([one])) ?? [];
  const both = creditsOf(statementXml([{ amount: '1.00', bankReference: 'B' }, one, one], { id: 'another' })) ?? [];
  expect(both[1]?.key).toBe(first?.key);
  expect(new Set(both.map(({ key }) => key)).size).toBe(3);
  const [ofOtherAccount] = creditsOf(statementXml([one], { iban: 'DE89370400440532013000' })) ?? [];
  expect(ofOtherAccount?.key).not.toBe(first?.key);
});

test('a batch that does not say what its parts are stays one credit', () => {
  expect(creditsOf(statementXml([{ amount: '30.00', parts: [{}, {}] }]))).toMatchObject([{ amountInCents: 3_000 }]);
});

test('nothing is expanded: a file with a document type is none', () => {
  const xml = statementXml([{ amount: '1.00', payer: '&lol;' }]);
  const bomb = xml.replace('<Document', '<!DOCTYPE x [<!ENTITY lol SYSTEM "file:///etc/passwd">]>\n<Document');
  expect(readStatement(bytes(bomb))).toBeNull();
});

test.each([
  ['nothing', ''],
  ['a table', 'Datum;Betrag\n1.1.2026;99'],
  ['another message', statementXml([]).replace('camt.053.001', 'camt.052.001')],
  ['cut off', statementXml([{ amount: '1.00' }]).slice(0, 500)],
  ['thousands of tags deep', statementXml([]).replace('<Stmt>', `<Stmt>${'<a>'.repeat(5_000)}${'</a>'.repeat(5_000)}`)],
  ['bare words', 'urn:iso:std:iso:20022:tech:xsd:camt.053.001.02'],
])('%s is no statement', (_what, text) => expect(readStatement(bytes(text))).toBeNull());

test('bytes that are no text are no statement', () => {
  expect(readStatement(new Uint8Array([0xff, 0xfe, 0x00, 0xd8, 0x00]))).toBeNull();
});

test('a statement in the older encoding of a bank keeps its umlauts', () => {
  const xml = statementXml([{ amount: '1.00', payer: 'Jürgen Köß' }]).replace('UTF-8', 'ISO-8859-1');
  expect(readStatement(Buffer.from(xml, 'latin1'))?.[0]?.credits[0]?.payer).toBe('Jürgen Köß');
});

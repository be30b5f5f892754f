import { createHash } from 'node:crypto';
import { XMLParser } from 'fast-xml-parser';
import { isIban } from '#domain/payments/reference.ts';

/** What an entry reverses: money that had come in, or a debit of ours that was returned. */
export type Reversed = 'CREDIT' | 'DEBIT';

/** Money that a statement says has come in, or what the bank took back. */
export type StatementCredit = {
  /** The same movement in another statement of the account has the same key. */
  key: string;
  bookedOn: string;
  amountInCents: number;
  currency: string;
  payer: string;
  /** The account that the money came from; null where the bank does not name it. */
  payerIban: string | null;
  /** What the payer wrote, for people. */
  purpose: string;
  /** Every text that may hold a reference, structured ones first. */
  referenceTexts: string[];
  /** Null: an incoming payment. Anything else pays for no order, whatever its text. */
  reverses: Reversed | null;
};

export type Statement = { iban: string; credits: StatementCredit[] };

/** Source: ISO 20022, message camt.053; 02 and 08 are what Austrian banks offer, those between have the same parts. */
const MESSAGE = /urn:iso:std:iso:20022:tech:xsd:camt\.053\.001\.(0[2-9]|1[0-3])\b/;
const DEEPEST = 40;
const LONGEST_PURPOSE = 500;
const LONGEST_PAYER = 140;

/** Tags of which there may be several. */
const LISTS: ReadonlySet<string> = new Set(['Stmt', 'Ntry', 'NtryDtls', 'TxDtls', 'Ustrd', 'Strd', 'AddtlRmtInf']);

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  textNodeName: '#',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: true,
  maxNestedTags: DEEPEST,
  isArray: (name) => LISTS.has(name),
});

/**
 * Parses the credits of a bank statement; null where the file is none. XML entities and external references are not
 * resolved.
 */
export function readStatement(bytes: Uint8Array): Statement[] | null {
  const text = decode(bytes);
  // A document type could declare entities; no bank sends one.
  if (text === null || !MESSAGE.test(text.slice(0, 4_000)) || /<!(DOCTYPE|ENTITY)/i.test(text)) return null;
  const document = parse(text);
  if (document === null) return null;
  const statements = list(at(document, 'Document', 'BkToCstmrStmt', 'Stmt'));
  if (statements.length === 0) return null;
  try {
    return statements.map(statementOf);
  } catch (error) {
    if (error instanceof UnreadableStatement) return null;
    throw error;
  }
}

class UnreadableStatement extends Error {}

function decode(bytes: Uint8Array): string | null {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const named = /encoding=["']([A-Za-z0-9._-]+)["']/.exec(head)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(named, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function parse(text: string): unknown {
  try {
    return parser.parse(text, true);
  } catch {
    return null;
  }
}

const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value under a path of tags; of lists the first item. */
function at(node: unknown, ...path: string[]): unknown {
  let value = node;
  for (const name of path) {
    const one: unknown = Array.isArray(value) ? value[0] : value;
    value = isNode(one) && Object.hasOwn(one, name) ? one[name] : undefined;
  }
  return value;
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);

function words(value: unknown): string {
  if (typeof value === 'string') return value.replace(/\s+/g, ' ').trim();
  return isNode(value) ? words(value['#']) : '';
}

function statementOf(statement: unknown): Statement {
  const iban = words(at(statement, 'Acct', 'Id', 'IBAN'))
    .replaceAll(' ', '')
    .toUpperCase();
  const seen = new Map<string, number>();
  const credits = list(at(statement, 'Ntry'))
    .filter((entry) => isBooked(entry) && !isNothing(at(entry, 'Amt')))
    .flatMap((entry) => creditsOf(entry))
    .map(({ facts, ...credit }) => {
      const fingerprint = createHash('sha256')
        .update(JSON.stringify([iban, ...facts]))
        .digest('base64url');
      // Two identical entries of one day are two payments: their order distinguishes them.
      const ordinal = (seen.get(fingerprint) ?? 0) + 1;
      seen.set(fingerprint, ordinal);
      return { ...credit, key: `${fingerprint}:${ordinal}` };
    });
  return { iban, credits };
}

const isBooked = (entry: unknown): boolean => {
  const status = at(entry, 'Sts');
  return (words(status) || words(at(status, 'Cd'))) === 'BOOK';
};

/** Banks book account closings and waived fees as entries of zero. */
const isNothing = (amount: unknown): boolean => /^0{1,9}(?:\.0{0,5})?$/.test(words(amount));

type Side = 'CRDT' | 'DBIT';
type RawCredit = Omit<StatementCredit, 'key'> & { facts: string[] };

const sideOf = (node: unknown): Side | null => {
  const side = words(at(node, 'CdtDbtInd'));
  return side === 'CRDT' || side === 'DBIT' ? side : null;
};

/** One entry is one credit, or a batch of several; none where it is a debit that reverses nothing. */
function creditsOf(entry: unknown): RawCredit[] {
  const transactions = list(at(entry, 'NtryDtls')).flatMap((details) => list(at(details, 'TxDtls')));
  const counts = (transaction: unknown): boolean =>
    sideOf(entry) === 'CRDT' || (sideOf(entry) === 'DBIT' && reversedBy(entry, transaction) !== null);
  const asOne = (transaction: unknown): RawCredit[] =>
    counts(transaction) ? [creditOf(entry, transaction, at(entry, 'Amt'))] : [];
  if (transactions.length <= 1) return asOne(transactions[0]);
  const amounts = transactions.map(amountIn);
  // A batch that does not list its parts stays one credit for a person to check.
  if (amounts.includes(undefined)) return asOne(undefined);
  return transactions
    .map((transaction, index) => ({ transaction, amount: amounts[index] }))
    .filter(({ transaction, amount }) => !isNothing(amount) && hasSideOf(entry, transaction) && counts(transaction))
    .map(({ transaction, amount }) => creditOf(entry, transaction, amount));
}

const hasSideOf = (entry: unknown, transaction: unknown): boolean =>
  (sideOf(transaction) ?? sideOf(entry)) === sideOf(entry);

const amountIn = (transaction: unknown): unknown =>
  at(transaction, 'Amt') ?? at(transaction, 'AmtDtls', 'TxAmt', 'Amt') ?? at(transaction, 'AmtDtls', 'InstdAmt', 'Amt');

const dayIn = (entry: unknown, name: 'BookgDt' | 'ValDt'): string =>
  words(at(entry, name, 'Dt')) || words(at(entry, name, 'DtTm'));

/**
 * What an entry reverses. Source: ISO 20022, camt.053: with a reversal indicator a credit undoes a debit and a debit
 * undoes a credit; a returned transfer has a return reason instead.
 */
function reversedBy(entry: unknown, transaction: unknown): Reversed | null {
  const isReversed = ['true', '1'].includes(words(at(entry, 'RvslInd'))) || at(transaction, 'RtrInf') !== undefined;
  if (!isReversed) return null;
  return sideOf(entry) === 'DBIT' ? 'CREDIT' : 'DEBIT';
}

const nameIn = (transaction: unknown, party: 'Dbtr' | 'Cdtr'): string =>
  words(at(transaction, 'RltdPties', party, 'Nm')) || words(at(transaction, 'RltdPties', party, 'Pty', 'Nm'));

/** The payer's account, where it is an IBAN. */
function ibanIn(transaction: unknown): string | null {
  const iban = words(at(transaction, 'RltdPties', 'DbtrAcct', 'Id', 'IBAN'))
    .replaceAll(' ', '')
    .toUpperCase();
  return isIban(iban) ? iban : null;
}

function creditOf(entry: unknown, transaction: unknown, amount: unknown): RawCredit {
  const bookedOn = (dayIn(entry, 'BookgDt') || dayIn(entry, 'ValDt')).slice(0, 10);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(bookedOn) || Number.isNaN(Date.parse(bookedOn))) throw new UnreadableStatement();
  const amountInCents = centsOf(words(amount));
  const currency = words(at(amount, '@Ccy'));
  const reverses = reversedBy(entry, transaction);
  const payer = nameIn(transaction, 'Dbtr') || (reverses === null ? '' : nameIn(transaction, 'Cdtr'));
  const structured = list(at(transaction, 'RmtInf', 'Strd')).flatMap((one) => [
    words(at(one, 'CdtrRefInf', 'Ref')),
    ...list(at(one, 'AddtlRmtInf')).map(words),
  ]);
  const free = list(at(transaction, 'RmtInf', 'Ustrd')).map(words);
  const endToEnd = words(at(transaction, 'Refs', 'EndToEndId'));
  const about = words(at(entry, 'AddtlNtryInf'));
  const said = [...structured, ...free].filter(Boolean);
  const purpose = said.length > 0 ? said.join(' ') : about;
  return {
    bookedOn,
    amountInCents,
    currency: currency.slice(0, 3),
    payer: storable(payer, LONGEST_PAYER),
    payerIban: reverses === null ? ibanIn(transaction) : null,
    purpose: storable(purpose, LONGEST_PURPOSE),
    // The parts of a purpose are lines of a form: a reference may run over from one to the next.
    referenceTexts: [...structured, free.join(''), endToEnd, about].filter(Boolean),
    reverses,
    facts: [
      ...(reverses === 'CREDIT' ? [reverses] : []),
      bookedOn,
      String(amountInCents),
      currency,
      words(at(entry, 'AcctSvcrRef')),
      words(at(transaction, 'Refs', 'AcctSvcrRef')),
      endToEnd,
      words(at(transaction, 'Refs', 'TxId')),
      payer,
      purpose,
    ],
  };
}

const storable = (text: string, longest: number): string =>
  [...text.toWellFormed().replaceAll('\u0000', '')].slice(0, longest).join('');

/** Whole cents of an amount as ISO 20022 writes it, `99`, `99.5` or `99.50`. */
function centsOf(text: string): number {
  const [, whole, fraction = ''] = /^(\d{1,9})(?:\.(\d{0,5}))?$/.exec(text) ?? [];
  if (whole === undefined || /[1-9]/.test(fraction.slice(2))) throw new UnreadableStatement();
  const cents = Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'));
  if (cents < 1 || cents > 2_147_483_647) throw new UnreadableStatement();
  return cents;
}

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Visitor, parseSync } from 'vite';
import { expect, it } from 'vitest';
import { auditTexts } from '#texts/de/desk/audit-log.ts';

const ROOT = join(import.meta.dirname, '../..');

/** What is read of a piece of source; as the parser names its parts. */
type Piece = {
  type: string;
  start: number;
  end: number;
  name?: string;
  id?: Piece;
  key?: Piece;
  value?: Piece;
  init?: Piece | null;
  callee?: Piece;
  arguments?: Piece[];
  argument?: Piece;
  expression?: Piece;
  body?: Piece;
  params?: Piece[];
  properties?: Piece[];
  consequent?: Piece;
  alternate?: Piece;
};
type Source = {
  calls: Piece[];
  functions: { name: string; piece: Piece }[];
  /** What a name stands for inside a scope: one value, or as a parameter what every call gives. */
  meanings: { name: string; scope: Piece; values: () => Piece[] }[];
};

function read(file: string, text: string): Source {
  const { program } = parseSync(file, text);
  const scopes = [program as unknown as Piece];
  const source: Source = { calls: [], functions: [], meanings: [] };
  const { calls, functions, meanings } = source;
  const noteFunction = (name: string, piece: Piece): void => {
    functions.push({ name, piece });
    for (const [index, parameter] of (piece.params ?? []).entries()) {
      const values = () => calls.filter(({ callee }) => callee?.name === name).map((call) => argument(call, index));
      if (parameter.name !== undefined) meanings.push({ name: parameter.name, scope: piece, values });
    }
  };
  const visit = {
    BlockStatement: (piece: Piece) => void scopes.push(piece),
    CallExpression: (piece: Piece) => void calls.push(piece),
    FunctionDeclaration: (piece: Piece) => noteFunction(piece.id?.name ?? '', piece),
    VariableDeclarator: (piece: Piece) => {
      const { init, id: { name } = {} } = piece;
      if (!init || name === undefined) return;
      if (init.type === 'ArrowFunctionExpression') return noteFunction(name, init);
      meanings.push({ name, scope: smallestAround(piece, scopes), values: () => [init] });
    },
  };
  new Visitor(visit as never).visit(program);
  return source;
}

function argument(call: Piece, index: number): Piece {
  const found = call.arguments?.[index];
  if (!found) throw new Error(`A call gives no argument ${index}.`);
  return found;
}

function smallestAround<One extends Piece>(inner: Piece, pieces: readonly One[]): One {
  const around = pieces.filter(({ start, end }) => start <= inner.start && inner.end <= end);
  const [smallest] = around.toSorted((one, other) => one.end - one.start - (other.end - other.start));
  if (!smallest) throw new Error('Nothing is around it.');
  return smallest;
}

/** The object literals that an expression may be. */
function objectsOf(piece: Piece, source: Source): Piece[] {
  switch (piece.type) {
    case 'ObjectExpression':
      return [piece];
    case 'Identifier': {
      const named = source.meanings.filter(({ name }) => name === piece.name);
      const scope = smallestAround(
        piece,
        named.map((meaning) => meaning.scope),
      );
      const values = named.find((meaning) => meaning.scope === scope)?.values() ?? [];
      return values.flatMap((value) => objectsOf(value, source));
    }
    case 'CallExpression': {
      const body = source.functions.find(({ name }) => name === piece.callee?.name)?.piece.body;
      return body ? objectsOf(body, source) : unreadable(piece);
    }
    case 'ConditionalExpression':
      return [piece.consequent, piece.alternate].flatMap((one) => (one ? objectsOf(one, source) : []));
    default:
      return piece.expression ? objectsOf(piece.expression, source) : unreadable(piece);
  }
}

const unreadable = ({ type }: Piece): never => {
  throw new Error(`Names of details are not read out of a ${type}: write them as an object.`);
};

function namesOf(piece: Piece, source: Source): string[] {
  return objectsOf(piece, source)
    .flatMap(({ properties = [] }) => properties)
    .flatMap(({ key, argument: spread }) => (spread ? namesOf(spread, source) : [key?.name ?? '']));
}

/** Names of the details of all records that a file writes. */
function detailsIn(file: string): string[] {
  const source = read(file, readFileSync(join(ROOT, file), 'utf8'));
  return source.calls
    .filter(({ callee }) => callee?.name === 'writeAudit')
    .flatMap((call) => objectsOf(argument(call, 1), source))
    .flatMap(({ properties = [] }) => properties)
    .flatMap(({ key, value }) => (key?.name === 'details' && value ? namesOf(value, source) : []));
}

it('has words for the name of every detail that a record may have', () => {
  const files = globSync('src/server/**/*.service.ts', { cwd: ROOT });
  const names = new Set(files.flatMap(detailsIn));
  // Given by an object, a constant, a helper, a spread and a parameter of a helper.
  expect([...names]).toEqual(
    expect.arrayContaining(['advertId', 'found', 'priceInCents', 'groundText', 'expectedEnd']),
  );
  expect([...names].filter((name) => auditTexts.detailOf(name) === name)).toEqual([]);
});

it.each([
  ['act.asked', 'kind', 'NOTE_RETURN', 'Rückzahlung eines Eingangs eintragen'],
  ['voucher.created', 'kind', 'DISCOUNT', 'Einen Nachlass auf die nächste Bestellung'],
  ['account.blocked', 'ground', 'LAW', 'Ein Gesetz'],
  ['rating.decided', 'measure', 'HIDE_TEXT', 'Text ausgeblendet'],
  ['chat-report.upheld', 'measure', 'NONE', 'Meldung berechtigt, keine Folge'],
  ['advert.decision-undone', 'decision', 'BLOCKED', 'Gesperrt'],
  ['permission.granted', 'permission', 'admin', 'Verwaltung'],
  ['cases.looked-at', 'areDecided', true, 'ja'],
  ['cases.looked-at', 'page', 0, '1'],
  ['account.warned', 'reason', 'LAW', 'LAW'],
])('says %s, %s: %s as %s', (action, name, value, words) => {
  expect(auditTexts.valueOf(action, name, value)).toBe(words);
});

import { join, relative } from 'node:path';
import {
  type Node,
  isIdentifier,
  isNoSubstitutionTemplateLiteral,
  isTaggedTemplateExpression,
} from 'typescript/unstable/ast';
import { API, type Checker, type Type, TypeFlags } from 'typescript/unstable/sync';

/** Possible values of a declared property; `any` for an unchecked one. */
export type ValueKind =
  'string' | 'number' | 'boolean' | 'bigint' | 'Date' | 'Buffer' | 'json' | 'null' | 'any' | `${string}[]`;

export type DeclaredRow = {
  /** File and line, as one clicks on them. */
  place: string;
  /** The fixed parts of the statement, by which Kysely's nodes know it again. */
  parts: readonly string[];
  columns: Readonly<Record<string, readonly ValueKind[]>>;
  /** Any further column may come: the type is Record<string, …>. */
  isOpen: boolean;
};

const ROOT = join(import.meta.dirname, '..');

/** Every sql<Row>`…` of the server outside its tests, with what `Row` declares. Takes the compiler about two seconds. */
export function declaredRows(): DeclaredRow[] {
  const api = new API({ cwd: ROOT });
  try {
    const project = api.updateSnapshot({ openProjects: [join(ROOT, 'tsconfig.json')] }).getProjects()[0];
    if (!project) throw new Error('tsconfig.json was not read.');
    const { checker, program } = project;
    const files = program.getSourceFileNames().filter((file) => {
      const name = relative(ROOT, file);
      return name.startsWith('src/server/') && !name.endsWith('.test.ts');
    });
    return files.flatMap((file) => {
      const source = program.getSourceFile(file);
      if (!source || !source.text.includes('sql<')) return [];
      const rows: DeclaredRow[] = [];
      const visit = (node: Node): void => {
        node.forEachChild((child) => visit(child));
        if (!isTaggedTemplateExpression(node) || !isIdentifier(node.tag) || node.tag.text !== 'sql') return;
        const argument = node.typeArguments?.[0];
        const type = argument && checker.getTypeFromTypeNode(argument);
        // What is no row is a part of a statement that Kysely builds.
        if (!type || !isRow(type)) return;
        const line = source.text.slice(0, node.tag.end).split('\n').length;
        const { template } = node;
        const parts = isNoSubstitutionTemplateLiteral(template)
          ? [template.text]
          : [template.head.text, ...template.templateSpans.map((span) => span.literal.text)];
        rows.push({
          place: `${relative(ROOT, file)}:${line}`,
          parts,
          columns: columnsOf(checker, type),
          isOpen: checker.getIndexInfosOfType(type).length > 0,
        });
      };
      visit(source);
      return rows;
    });
  } finally {
    api.close();
  }
}

const isRow = (type: Type): boolean =>
  (type.flags & (TypeFlags.Object | TypeFlags.Intersection | TypeFlags.Union)) !== 0 &&
  (type.flags & TypeFlags.BooleanLike) === 0;

function columnsOf(checker: Checker, row: Type): Record<string, ValueKind[]> {
  const columns = checker.getPropertiesOfType(row).map((property): [string, ValueKind[]] => {
    const type = checker.getTypeOfSymbol(property);
    return [property.name, type ? [...new Set(kindsOf(checker, type))].toSorted() : ['any']];
  });
  return Object.fromEntries(columns);
}

const PRIMITIVES: readonly (readonly [number, ValueKind])[] = [
  [TypeFlags.Any | TypeFlags.Unknown, 'any'],
  [TypeFlags.StringLike, 'string'],
  [TypeFlags.NumberLike, 'number'],
  [TypeFlags.BooleanLike, 'boolean'],
  [TypeFlags.BigIntLike, 'bigint'],
  [TypeFlags.Null | TypeFlags.Undefined, 'null'],
];

function kindsOf(checker: Checker, type: Type): ValueKind[] {
  const primitive = PRIMITIVES.find(([flags]) => (type.flags & flags) !== 0);
  if (primitive) return [primitive[1]];
  if (type.isUnionType()) return type.getTypes().flatMap((part) => kindsOf(checker, part));
  if (type.isIntersectionType()) {
    // A branded text is a text.
    const kinds = type.getTypes().flatMap((part) => kindsOf(checker, part));
    return kinds.filter((kind) => kind !== 'json' || kinds.every((other) => other === 'json'));
  }
  if (type.isTypeParameter()) {
    const constraint = checker.getBaseConstraintOfType(type);
    return constraint ? kindsOf(checker, constraint) : ['any'];
  }
  const name = type.getSymbol()?.name;
  if (name === 'Date' || name === 'Buffer') return [name];
  if (checker.isArrayType(type) && type.isTypeReference()) {
    const item = checker.getTypeArguments(type)[0];
    return (item ? kindsOf(checker, item) : ['any' as const]).map((kind): ValueKind => `${kind}[]`);
  }
  return ['json'];
}

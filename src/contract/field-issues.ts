import type * as z from 'zod/mini';
import { issue } from '#domain/result.ts';
import type { Issue as DomainIssue } from '#domain/result.ts';
import { validationTexts } from '#texts/de/forms/validation.ts';
import type { FieldProblem } from './problem.ts';

type Issue = z.core.$ZodIssue;

/** Reasons why something cannot be read (400); every other reason breaks a rule of value (422). */
const UNREADABLE_CODES: readonly string[] = ['required', 'type', 'choice', 'characters'];
const MAX_REPORTED = 50;

function codeOfSize(origin: string, isSmall: boolean): string {
  if (origin === 'string') return isSmall ? 'text.too-short' : 'text.too-long';
  if (origin === 'array') return isSmall ? 'choice.at-least-one' : 'choice.too-many';
  return 'range';
}

/** A union refuses with the reasons of all its members; the one that came furthest says most. */
function nearestMember(issue: Issue): readonly Issue[] | null {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return null;
  const members = issue.errors.filter((errors) => errors.length > 0);
  const isAboutValue = (error: Issue): boolean => error.code !== 'invalid_type' && error.code !== 'invalid_value';
  const isComplete = (errors: readonly Issue[]): boolean => !errors.some(isMissing);
  return members.find((errors) => errors.some(isAboutValue)) ?? members.find(isComplete) ?? members.at(-1) ?? null;
}

const limits = (minimum: unknown, maximum: unknown): DomainIssue['params'] => ({
  ...(typeof minimum === 'number' ? { minimum } : {}),
  ...(typeof maximum === 'number' ? { maximum } : {}),
});

function fieldIssue(found: Issue, path: string): DomainIssue {
  switch (found.code) {
    case 'invalid_type':
      return issue(path, found.input === undefined ? 'required' : 'type');
    case 'too_small':
      return issue(path, codeOfSize(found.origin, true), limits(found.minimum, null));
    case 'too_big':
      return issue(path, codeOfSize(found.origin, false), limits(null, found.maximum));
    case 'invalid_format':
      return issue(path, found.format === 'guid' ? 'type' : 'format');
    case 'invalid_value':
    case 'invalid_union':
      return issue(path, isMissing(found) ? 'required' : 'choice');
    case 'custom':
      return issue(
        path,
        String(found.params?.['rule'] ?? 'type'),
        limits(found.params?.['minimum'], found.params?.['maximum']),
      );
    default:
      return issue(path, 'type');
  }
}

/** A discriminated union reports the whole object as its input, the discriminator as its path. */
function isMissing({ input, path }: Issue): boolean {
  const field = path.at(-1);
  const isObject = typeof input === 'object' && input !== null;
  return input === undefined || (isObject && typeof field === 'string' && !Object.hasOwn(input, field));
}

const LONGEST_NAME = 80;

const unknownName = (path: readonly PropertyKey[], key: string): DomainIssue =>
  issue([...path.map(String), key.slice(0, LONGEST_NAME)].join('.'), 'name.unknown', {
    name: key.slice(0, LONGEST_NAME),
  });

function flattened(issues: readonly Issue[], prefix: readonly PropertyKey[]): DomainIssue[] {
  return issues.flatMap((found) => {
    const path = [...prefix, ...found.path];
    if (found.code === 'unrecognized_keys') return found.keys.map((key) => unknownName(path, key));
    const member = nearestMember(found);
    return member === null ? [fieldIssue(found, path.map(String).join('.'))] : flattened(member, path);
  });
}

/** The issues of a schema as one domain issue for each refused field. */
export function fieldIssues(issues: readonly Issue[]): DomainIssue[] {
  const seen = new Set<string>();
  return flattened(issues, []).filter(({ path }) => !seen.has(path) && seen.add(path));
}

/** Domain issues as refused fields with a German sentence each. */
export function fieldProblems(issues: readonly DomainIssue[]): FieldProblem[] {
  return issues
    .slice(0, MAX_REPORTED)
    .map((found) => ({ path: found.path, message: validationTexts.messageOf(found) }));
}

/** What to answer to the issues of a schema: 400 if a field cannot be read, 422 if all of them break a rule of value. */
export function refusalOf(issues: readonly Issue[]): { status: 400 | 422; errors: FieldProblem[] } {
  const found = fieldIssues(issues);
  const isUnreadable = found.some(({ code }) => UNREADABLE_CODES.includes(code));
  return { status: isUnreadable ? 400 : 422, errors: fieldProblems(found) };
}

import type * as z from 'zod/mini';
import type { FieldProblem } from './problem.ts';

/** Issues of a schema as refused fields with a German sentence each. */
export function fieldProblems(issues: readonly z.core.$ZodIssue[]): FieldProblem[] {
  return issues.slice(0, 50).map((issue) => ({ path: issue.path.join('.'), message: 'Diese Angabe passt hier nicht.' }));
}

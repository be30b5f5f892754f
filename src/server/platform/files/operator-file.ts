import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { OPERATOR_FIELDS, type Operator } from '#domain/legal/operator.ts';

const line = z.string().trim().min(1).max(1000);
const fact = z
  .union([
    line,
    z
      .array(line)
      .min(1)
      .transform((lines) => lines.join(', ')),
  ])
  .nullable();
const OperatorSchema = z.partialRecord(z.enum(OPERATOR_FIELDS), fact);

/**
 * Reads the facts about the operator; none while the file is missing.
 * @throws Error that names every wrong fact.
 */
export function readOperatorFile(path: string, { isNamed }: { isNamed: boolean }): Operator {
  if (!existsSync(path)) {
    if (isNamed) throw new Error(`OPERATOR_FILE names a file that is not there: ${path}`);
    return {};
  }
  const parsed = OperatorSchema.safeParse(jsonOf(path));
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The facts about the operator in ${path} are not usable:\n${lines.join('\n')}\nSee docs/runbook.md.`);
}

function jsonOf(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw new Error(`The file about the operator is no JSON: ${path}`, { cause });
  }
}

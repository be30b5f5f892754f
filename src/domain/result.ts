/**
 * One reason why input is refused: `path` names the field ("" for the whole), `code` is the dotted key of the
 * message in the texts (`price.too-high`), `params` fill its gaps.
 */
export type Issue = { path: string; code: string; params: Readonly<Record<string, string | number>> };

/** Outcome of a domain rule: a value, or every reason why there is none. */
export type Result<Value> = { ok: true; value: Value } | { ok: false; issues: Issue[] };

/** Returns a successful outcome. */
export const succeed = <Value>(value: Value): Result<Value> => ({ ok: true, value });

/** Returns a refusal with its reasons. */
export const refuse = (...issues: Issue[]): { ok: false; issues: Issue[] } => ({ ok: false, issues });

/** Returns one reason for a refusal; params are optional. */
export const issue = (path: string, code: string, params: Issue['params'] = {}): Issue => ({ path, code, params });

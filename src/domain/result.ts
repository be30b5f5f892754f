/**
 * One reason why input is refused: `path` names the field ("" for the whole), `code` is the dotted key of the
 * message in the texts (`price.too-high`), `params` fill its gaps.
 */
export type Issue = { path: string; code: string; params: Readonly<Record<string, string | number>> };

/** Returns one reason for a refusal; params are optional. */
export const issue = (path: string, code: string, params: Issue['params'] = {}): Issue => ({ path, code, params });

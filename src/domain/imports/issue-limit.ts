/** Findings kept of one import; further ones are only counted. */
export const MOST_ISSUES = 1_000;
/** Hints fill at most this many places: the errors behind them decide what has to be mended. */
const MOST_BEFORE_HINTS_END = 500;

/** Returns what is still kept of an import's next findings, in their order, when `keptBefore` of it are kept already. */
export function issuesToKeep<Issue extends { severity: 'ERROR' | 'HINT' }>(
  issues: readonly Issue[],
  keptBefore: number,
): Issue[] {
  let kept = keptBefore;
  return issues.filter(({ severity }) => {
    const isKept = kept < (severity === 'ERROR' ? MOST_ISSUES : MOST_BEFORE_HINTS_END);
    if (isKept) kept += 1;
    return isKept;
  });
}

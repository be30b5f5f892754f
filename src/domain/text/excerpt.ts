/** Returns the beginning of a text, of at most `most` characters (UTF-16), with "…" in place of the rest. */
export const excerptOf = (text: string, most: number): string =>
  text.length <= most
    ? text
    : `${text
        .slice(0, most - 1)
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd()}…`;

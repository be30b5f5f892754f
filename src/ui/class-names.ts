/** Returns the given class names in one string; what is false, null or undefined is left out. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

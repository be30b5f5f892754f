/** The names of a document's elements in the order they open, and those that close out of turn or never. */
export function elementsOf(text: string): { names: string[]; faults: string[] } {
  const open: string[] = [];
  const names: string[] = [];
  const faults: string[] = [];
  for (const [, slash, name = '', rest = ''] of text.matchAll(/<(\/?)([a-z:A-Z]+)([^>]*)>/g)) {
    if (slash === '/') {
      if (open.pop() !== name) faults.push(name);
      continue;
    }
    names.push(name);
    if (!rest.endsWith('/')) open.push(name);
  }
  return { names, faults: [...faults, ...open] };
}

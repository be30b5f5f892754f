export type FormValue = string | FormRecord | FormValue[];
export type FormRecord = { [name: string]: FormValue };

/** A form as Stripe reads it: `a[b]=1` is a member, `a[0][b]=1` an entry of a list. */
export function readForm(text: string): FormRecord {
  const form: FormRecord = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.replaceAll(']', '').split('[');
    setAt(form, path, value);
  }
  return listsIn(form);
}

function setAt(target: FormRecord, [name = '', ...rest]: string[], value: string): void {
  if (rest.length === 0) {
    target[name] = value;
    return;
  }
  const inner = target[name];
  const next: FormRecord = isRecord(inner) ? inner : {};
  target[name] = next;
  setAt(next, rest, value);
}

const isRecord = (value: FormValue | undefined): value is FormRecord =>
  typeof value === 'object' && !Array.isArray(value);

function listsIn(record: FormRecord): FormRecord {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, withLists(value)]));
}

function withLists(value: FormValue): FormValue {
  if (!isRecord(value)) return value;
  const inner = listsIn(value);
  const names = Object.keys(inner);
  return names.length > 0 && names.every((name) => /^\d+$/.test(name)) ? Object.values(inner) : inner;
}

/** A member by its path, as text; "" where there is none. */
export function textAt(form: FormValue | undefined, path: string): string {
  let value: FormValue | undefined = form;
  for (const name of path.split('.')) {
    if (value === undefined || typeof value === 'string') return '';
    value = Array.isArray(value) ? value[Number(name)] : value[name];
  }
  return typeof value === 'string' ? value : '';
}

/** Every path that a form sets, entries of lists as `*`. */
export function pathsIn(form: FormValue, before = ''): string[] {
  if (typeof form === 'string') return [before];
  const entries: [string, FormValue][] = Array.isArray(form) ? form.map((entry) => ['*', entry]) : Object.entries(form);
  return entries.flatMap(([name, value]) => pathsIn(value, before === '' ? name : `${before}.${name}`));
}

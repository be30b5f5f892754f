/** The action of a form; a hidden field or the value of its button. */
export const INTENT_FIELD = 'intent';
/** Says which of several things of a kind a form is about. */
export const ABOUT_FIELD = 'about';
/** Sent along by a page that has its script. */
export const SCRIPT_FIELD = 'skript';
/** The value of a checkbox. */
export const CHECKED = 'ja';

/** What was typed, without blanks around it; empty where the field is missing or a file. */
export const typed = (form: FormData, name: string): string => typedExactly(form, name).replaceAll('\r\n', '\n').trim();

/** A password or a code as it was typed. */
export function typedExactly(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

export const isChecked = (form: FormData, name: string): boolean => form.get(name) === CHECKED;

const SECRET_NAME = /passw|otp/i;

/** What was typed into the named fields, or into all of them but those for secrets. */
export function typedValues(form: FormData, names?: readonly string[]): Record<string, string> {
  if (names !== undefined) return Object.fromEntries(names.map((name) => [name, typed(form, name)]));
  const values: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value === 'string' && !SECRET_NAME.test(name)) values[name] = value;
  }
  return values;
}

/** What somebody typed, without blanks around it; empty where the field is missing or a file. */
export const typed = (form: FormData, name: string): string => typedExactly(form, name).trim();

/** A password or a code as it was typed. */
export function typedExactly(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** The value of a checkbox. */
export const CHECKED = 'ja';

export const isChecked = (form: FormData, name: string): boolean => form.get(name) === CHECKED;

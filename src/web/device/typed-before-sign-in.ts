import { tabStorage } from './device-storage.ts';
import { lastAccountHere } from './last-account.ts';
import { PERSONAL_KEYS } from './personal-data.ts';

const KEY = PERSONAL_KEYS.typed;
/** Shorter than a tab stays open where others use the device. */
const KEPT_FOR_IN_MS = 30 * 60_000;
const FORM_COMES_WITHIN_IN_MS = 10_000;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
/** `place`: how many fields of the same name stand before it. */
type TypedField = { name: string; place: number; value: string; isOn: boolean };
/** `place`: how many forms with the same fields stand before it. */
type TypedForm = { place: number; fields: TypedField[] };
type Typed = { owner: string; path: string; at: number; forms: TypedForm[] };

const UNTYPED: ReadonlySet<string> = new Set(['hidden', 'submit', 'button', 'file', 'password']);
const SECRET = /password|one-time-code/;

const isTyped = (element: Element): element is Control =>
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement &&
    !UNTYPED.has(element.type) &&
    !element.readOnly &&
    !SECRET.test(element.autocomplete));

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(isTyped).filter(({ name }) => name !== '');

const placeOf = (control: Control, all: readonly Control[]): number =>
  all.filter(({ name }) => name === control.name).indexOf(control);

/** The forms of the page that have fields of all these names. */
const formsWith = (fields: readonly { name: string }[]): HTMLFormElement[] =>
  [...document.querySelectorAll<HTMLFormElement>('main form')].filter((form) => {
    const names = new Set(controlsOf(form).map(({ name }) => name));
    return fields.every(({ name }) => names.has(name));
  });

/** Keeps in this tab what was typed into the forms on their way, whose answer was that the session is over. */
export function keepTyped(path: string): void {
  const owner = lastAccountHere();
  // While one form of a page is on its way, the others wait with it.
  const busy = document.querySelectorAll<HTMLFormElement>('main form[aria-busy="true"]');
  const forms = [...busy].map(typedForm).filter(({ fields }) => fields.length > 0);
  if (forms.length === 0 || owner === null) return;
  const typed: Typed = { owner, path, at: Date.now(), forms };
  try {
    tabStorage()?.setItem(KEY, JSON.stringify(typed));
  } catch {
    // More than the storage takes is lost.
  }
}

function typedForm(form: HTMLFormElement): TypedForm {
  const controls = controlsOf(form);
  const fields = controls.map((control) => {
    const isOn = control instanceof HTMLInputElement && control.checked;
    return { name: control.name, place: placeOf(control, controls), value: control.value, isOn };
  });
  return { place: formsWith(fields).indexOf(form), fields };
}

/** Puts what was kept back into its forms, once, and for its author only. */
export async function restoreTyped(userId: string): Promise<void> {
  const kept = tabStorage()?.getItem(KEY) ?? null;
  if (kept === null) return;
  const typed = JSON.parse(kept) as Typed;
  const isForThis = typed.owner === userId && Date.now() - typed.at <= KEPT_FOR_IN_MS;
  if (isForThis && typed.path !== location.pathname + location.search) return;
  tabStorage()?.removeItem(KEY);
  if (!isForThis) return;
  const filled = await Promise.all(typed.forms.map(fillForm));
  filled.flat().at(-1)?.focus();
}

/** The fields that were changed. */
async function fillForm(typed: TypedForm): Promise<Control[]> {
  const form = await shownForm(typed);
  const controls = form === null ? [] : controlsOf(form);
  return typed.fields.flatMap((field) => {
    const control = controls.find((one) => one.name === field.name && placeOf(one, controls) === field.place);
    return control !== undefined && fill(control, field) ? [control] : [];
  });
}

/** Whether the field was changed. */
function fill(control: Control, { value, isOn }: TypedField): boolean {
  if (control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')) {
    const isChosenElsewhere = control.type === 'radio' && !isOn;
    if (control.value !== value || control.checked === isOn || isChosenElsewhere) return false;
    control.click();
    return true;
  }
  if (control.value === value) return false;
  // React hears of a value only if it is set as the browser sets it.
  Reflect.set(Object.getPrototypeOf(control), 'value', value, control);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

/** The form, as soon as the page shows it; null where it does not. */
async function shownForm({ place, fields }: TypedForm): Promise<HTMLFormElement | null> {
  const end = performance.now() + FORM_COMES_WITHIN_IN_MS;
  while (performance.now() < end) {
    const form = formsWith(fields)[place];
    if (form !== undefined) return form;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return null;
}

import { MINUTE_IN_MS } from '#domain/durations.ts';
import { tabStorage } from '#web/device/device-storage.ts';

const KEY = 'stammplatz:getippt';
/** Shorter than a tab stays open where others use the device. */
const KEPT_FOR_IN_MS = 30 * MINUTE_IN_MS;
const FORM_COMES_WITHIN_IN_MS = 10_000;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
/** `place`: how many fields of the same name stand before it. */
type TypedField = { name: string; place: number; value: string; isOn: boolean };
/** `place`: how many forms with the same fields stand before it. */
type Typed = { owner: string; path: string; at: number; place: number; fields: TypedField[] };

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

let owner: string | null = null;
let sent: Omit<Typed, 'path'> | null = null;

/** From now on notes what this person sends: its answer may be that the session is over. */
export function watchSentForms(userId: string): void {
  sent = null;
  if (owner === null) document.addEventListener('submit', note, { capture: true });
  owner = userId;
}

function note({ target }: Event): void {
  if (!(target instanceof HTMLFormElement) || target.method !== 'post' || owner === null) return;
  const controls = controlsOf(target);
  const fields = controls.map((control) => {
    const isOn = control instanceof HTMLInputElement && control.checked;
    return { name: control.name, place: placeOf(control, controls), value: control.value, isOn };
  });
  sent = { owner, at: Date.now(), place: formsWith(fields).indexOf(target), fields };
}

/** Keeps in this tab what was sent last, where its answer was to sign in first. */
export function keepSentForm(): void {
  const query = new URLSearchParams(location.search);
  if (sent !== null && sent.fields.length > 0 && query.get('error') === 'SessionRequired') {
    const typed: Typed = { ...sent, path: query.get('callbackUrl') ?? '' };
    tabStorage.write(KEY, JSON.stringify(typed));
  }
  sent = null;
}

/** Puts what was kept back into its form, once, and for its author only. */
export async function restoreTyped(userId: string): Promise<void> {
  const kept = tabStorage.read(KEY);
  if (kept === null) return;
  const typed = JSON.parse(kept) as Typed;
  const isForThis = typed.owner === userId && Date.now() - typed.at <= KEPT_FOR_IN_MS;
  if (isForThis && typed.path !== location.pathname + location.search) return;
  tabStorage.remove(KEY);
  const form = isForThis ? await shownForm(typed) : null;
  if (form === null) return;
  const controls = controlsOf(form);
  const filled = typed.fields.flatMap((field) => {
    const control = controls.find((one) => one.name === field.name && placeOf(one, controls) === field.place);
    return control !== undefined && fill(control, field) ? [control] : [];
  });
  filled.at(-1)?.focus();
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
async function shownForm({ place, fields }: Typed): Promise<HTMLFormElement | null> {
  const end = performance.now() + FORM_COMES_WITHIN_IN_MS;
  while (performance.now() < end) {
    const form = formsWith(fields)[place];
    if (form !== undefined) return form;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return null;
}

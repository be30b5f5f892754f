import { LIST_FIELDS } from './draft-fields.ts';

/** Returns the answers of a form that differ from those it was sent with, by field name. */
export function earlyAnswers(form: HTMLFormElement): [name: string, value: string | string[]][] {
  const sent = new FormData(form);
  const names = new Set([...form.elements].filter(isChanged).map(nameOf));
  names.delete('');
  return [...names].map((name) => {
    const values = sent.getAll(name).filter((value) => typeof value === 'string');
    return [name, LIST_FIELDS.has(name) ? values : (values.at(-1) ?? '')];
  });
}

const nameOf = (element: Element): string => element.getAttribute('name') ?? '';

function isChanged(element: Element): boolean {
  if (element instanceof HTMLSelectElement)
    return (
      [...element.options].some((option) => option.defaultSelected) && !element.selectedOptions[0]?.defaultSelected
    );
  if (element instanceof HTMLTextAreaElement) return element.value !== element.defaultValue;
  if (!(element instanceof HTMLInputElement) || element.type === 'hidden' || element.type === 'file') return false;
  if (element.type === 'checkbox' || element.type === 'radio') return element.checked !== element.defaultChecked;
  return element.value !== element.defaultValue;
}

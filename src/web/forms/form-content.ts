type Control = { name: string; value: string };

const UNTYPED: ReadonlySet<string> = new Set(['hidden', 'submit', 'button']);

/** What the fields of a form hold now. */
export const presentContentOf = (form: HTMLFormElement): string =>
  contentOf(
    form,
    (input) => ({ isOn: input.checked, text: input.value }),
    (option) => option.selected,
    (area) => area.value,
  );

/** The initial values, whatever was typed since. */
export const storedContentOf = (form: HTMLFormElement): string =>
  contentOf(
    form,
    (input) => ({ isOn: input.defaultChecked, text: input.defaultValue }),
    (option) => option.defaultSelected,
    (area) => area.defaultValue,
  );

function contentOf(
  form: HTMLFormElement,
  read: (input: HTMLInputElement) => { isOn: boolean; text: string },
  isChosen: (option: HTMLOptionElement) => boolean,
  readText: (area: HTMLTextAreaElement) => string,
): string {
  const controls: Control[] = [];
  for (const element of form.elements) {
    if (element instanceof HTMLSelectElement) {
      const option = [...element.options].find(isChosen) ?? element.options[0];
      controls.push({ name: element.name, value: option?.value ?? '' });
    }
    if (element instanceof HTMLTextAreaElement) controls.push({ name: element.name, value: readText(element) });
    if (!(element instanceof HTMLInputElement) || UNTYPED.has(element.type) || element.readOnly) continue;
    const { isOn, text } = read(element);
    const isChoice = element.type === 'checkbox' || element.type === 'radio';
    if (!isChoice) controls.push({ name: element.name, value: text });
    else if (isOn) controls.push({ name: element.name, value: element.value });
  }
  return JSON.stringify(controls);
}

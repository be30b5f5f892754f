/** Something a visitor did before the program of the page was there. */
export type EarlyInput =
  | { kind: 'tap'; element: HTMLButtonElement }
  | { kind: 'change'; element: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement };

declare global {
  /** Ends the noting of early input and returns what was noted, in its order; absent where the program came at once. */
  var takeEarlyInput: (() => EarlyInput[]) | undefined;
}

/** Mark of the moment from which a page answers (`performance.getEntriesByName`). */
export const PAGE_ALIVE = 'page-alive';

/** Ends the noting: from now on React hears what is done. Returns what repeats the noted, once, when the page answers. */
export function takeEarlyInput(): () => void {
  const early = globalThis.takeEarlyInput?.() ?? [];
  return () => {
    for (const input of early.splice(0)) if (input.element.isConnected) repeat(input);
  };
}

/** Buttons that open something by themselves, without the program, did so already. */
const opensByItself = (button: HTMLButtonElement): boolean =>
  button.hasAttribute('popovertarget') || button.hasAttribute('commandfor');

function repeat({ kind, element }: EarlyInput): void {
  if (kind === 'tap') {
    if (!opensByItself(element)) element.click();
    return;
  }
  if (element instanceof HTMLInputElement && (element.type === 'checkbox' || element.type === 'radio')) {
    const { checked } = element;
    element.checked = !checked;
    element.click();
    return;
  }
  const isTyped =
    element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type !== 'file');
  if (isTyped) {
    const { value } = element;
    // React hears of a value only if it differs from the one it saw set last.
    element.value = '';
    setAsTyped(element, value);
  }
  element.dispatchEvent(new Event('input', { bubbles: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Sets a field as the browser does while typing. */
function setAsTyped(element: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const prototype = element instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Reflect.set(prototype, 'value', value, element);
}

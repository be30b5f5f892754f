import type { EarlyInput } from './early-input.ts';
import { inlineScript } from './inline-script.ts';

const END_OF_HEAD = '</head>';
const PROGRAM_TYPE = ' type="module" async="">';

/**
 * Lets the program of a page come after its first picture: scripts that are named in the document compete with photos and
 * fonts on a slow line, whatever their priority. A page without the program stays as it is.
 */
export function withLateProgram(html: string, nonce: string | undefined): string {
  const end = html.indexOf(END_OF_HEAD);
  const program = html.lastIndexOf(PROGRAM_TYPE);
  if (end === -1 || program < end) return html;
  const head = html.slice(0, end).replaceAll('rel="modulepreload"', 'rel="later"');
  const starter = inlineScript(startProgramLate, nonce);
  const late = PROGRAM_TYPE.replace('module', 'later');
  return head + starter + html.slice(end, program) + late + html.slice(program + PROGRAM_TYPE.length);
}

/**
 * Runs in the document, as a text of its own: may use nothing from outside. Starts the program once the page has loaded,
 * at the first touch or key, or after three seconds, and notes what is tapped, ticked and typed before the program is
 * there (see early-input.ts).
 */
function startProgramLate(): void {
  const early: EarlyInput[] = [];
  const noteChange = ({ target }: Event) => {
    const isField =
      target instanceof HTMLInputElement ||
      target instanceof HTMLSelectElement ||
      target instanceof HTMLTextAreaElement;
    if (isField && !early.some(({ element }) => element === target)) early.push({ kind: 'change', element: target });
  };
  const noteTap = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[type=button]') : null;
    if (button !== null) early.push({ kind: 'tap', element: button });
  };
  addEventListener('input', noteChange, true);
  addEventListener('change', noteChange, true);
  addEventListener('click', noteTap, true);
  globalThis.takeEarlyInput = () => {
    removeEventListener('input', noteChange, true);
    removeEventListener('change', noteChange, true);
    removeEventListener('click', noteTap, true);
    return early;
  };

  let isStarted = false;
  const start = () => {
    const program = document.querySelector('script[type=later]');
    if (isStarted || program === null) return;
    isStarted = true;
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later]')) link.rel = 'modulepreload';
    const script = document.createElement('script');
    script.type = 'module';
    const asScript = globalThis.trustedTypes?.createPolicy('start', { createScript: (source: string) => source });
    const { textContent: text } = program;
    script.text = asScript?.createScript(text) ?? text;
    program.replaceWith(script);
  };
  for (const type of ['pointerdown', 'touchstart', 'keydown']) addEventListener(type, start, { passive: true });
  addEventListener('load', () => setTimeout(start));
  addEventListener('DOMContentLoaded', () => setTimeout(start, 3000));
}

import { useCallback, useEffect, useRef, useState } from 'react';
import { companyEditorTexts } from '#texts/de/companies.ts';
import { presentContentOf, storedContentOf } from '#web/shell/form-content.ts';
import type { CompanyIntent, CompanyOutcome } from './company-forms.ts';
import { SECTION_OF } from './company-forms.ts';

const { sections } = companyEditorTexts;

const nameOfSection = (id: string | undefined): string | undefined =>
  Object.entries(sections).find(([section]) => section === id)?.[1];

type Answer = { saved: CompanyIntent | null; outcome: CompanyOutcome | null; isSaving: boolean };

/**
 * Names the sections in which something was typed that is not saved. A refused form counts as unsaved although its fields
 * were drawn with what was typed. Give `ref` and `look` (on input) to the element around all sections.
 */
export function useUnsavedSections({ saved, outcome, isSaving }: Answer) {
  const ref = useRef<HTMLDivElement>(null);
  /** What forms held when they were saved; the server may have stored it in another spelling. */
  const savedContents = useRef(new WeakMap<HTMLFormElement, string>());
  const [names, setNames] = useState<readonly string[]>([]);
  const look = useCallback(() => {
    const forms = [...(ref.current?.querySelectorAll('form') ?? [])];
    const changed = forms.filter((form) => {
      const present = presentContentOf(form);
      return present !== storedContentOf(form) && present !== savedContents.current.get(form);
    });
    const ids = changed.map((form) => form.closest('section')?.id);
    if (outcome !== null && !outcome.isDone) ids.push(SECTION_OF[outcome.intent]);
    const found = new Set(ids.map(nameOfSection).filter((name) => name !== undefined));
    setNames((before) => (before.join() === [...found].join() ? before : [...found]));
  }, [outcome]);
  useEffect(() => {
    if (isSaving) return;
    for (const form of outcome === null ? (ref.current?.querySelectorAll('form') ?? []) : []) {
      const intent = form.querySelector<HTMLInputElement>('input[name="was"]')?.value;
      if (intent === saved) savedContents.current.set(form, presentContentOf(form));
    }
    look();
  }, [isSaving, saved, outcome, look]);
  return { ref, look, names: isSaving ? [] : names };
}

import { useCallback, useEffect, useRef, useState } from 'react';
import { companyEditorTexts } from '#texts/de/companies/companies.ts';
import { presentContentOf, storedContentOf } from '#web/forms/form-content.ts';
import { INTENT_FIELD } from '#web/forms/form-data.ts';
import type { FormReply } from '#web/forms/form-reply.ts';
import type { CompanyIntent } from './company-forms.ts';
import { SECTION_OF, intentOf } from './company-forms.ts';

const { sections } = companyEditorTexts;

const nameOfSection = (id: string | undefined): string | undefined =>
  Object.entries(sections).find(([section]) => section === id)?.[1];

type Answer = { saved: CompanyIntent | null; reply: FormReply | null; isSaving: boolean };

/**
 * Names the sections in which something was typed that is not saved. A refused form counts as unsaved although its fields
 * were drawn with what was typed. Give `ref` and `look` (on input) to the element around all sections.
 */
export function useUnsavedSections({ saved, reply, isSaving }: Answer) {
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
    const refused = intentOf(reply?.intent);
    if (refused !== null) ids.push(SECTION_OF[refused]);
    const found = new Set(ids.map(nameOfSection).filter((name) => name !== undefined));
    setNames((before) => (before.join() === [...found].join() ? before : [...found]));
  }, [reply]);
  useEffect(() => {
    if (isSaving) return;
    for (const form of reply === null ? (ref.current?.querySelectorAll('form') ?? []) : []) {
      const intent = form.querySelector<HTMLInputElement>(`input[name="${INTENT_FIELD}"]`)?.value;
      if (intent === saved) savedContents.current.set(form, presentContentOf(form));
    }
    look();
  }, [isSaving, saved, reply, look]);
  return { ref, look, names: isSaving ? [] : names };
}

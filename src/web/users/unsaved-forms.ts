import { useCallback, useMemo, useState } from 'react';
import { profileTexts } from '#texts/de/users/profile.ts';
import type { Intent } from './profile-forms.ts';
import { PROFILE_FORMS } from './profile-forms.ts';

const { sections } = profileTexts;

/** Remembers which forms hold something that is not saved. */
export function useUnsavedForms() {
  const [unsaved, setAll] = useState<ReadonlySet<Intent>>(new Set());
  const setUnsaved = useCallback((intent: Intent, isUnsaved: boolean) => {
    setAll((before) => {
      if (before.has(intent) === isUnsaved) return before;
      const after = new Set(before);
      if (isUnsaved) after.add(intent);
      else after.delete(intent);
      return after;
    });
  }, []);
  const names = useMemo(
    () => [...new Set([...unsaved].map((intent) => sections[PROFILE_FORMS[intent].section]))],
    [unsaved],
  );
  return { names, setUnsaved };
}

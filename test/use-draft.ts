import { useCallback, useState } from 'react';
import type { DraftValues } from '#web/adverts/edit/draft/draft-values.ts';
import type { FieldGroupProps } from '#web/adverts/edit/steps/field-group.ts';

/** The typed values of a draft in the state of a component. */
export function useDraft(initial: DraftValues) {
  const [values, setValues] = useState(initial);
  const onChange: FieldGroupProps['onChange'] = useCallback((name, value) => {
    setValues((before) => ({ ...before, [name]: value }));
  }, []);
  return { values, onChange, setValues };
}

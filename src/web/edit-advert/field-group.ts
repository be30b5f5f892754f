import { useCallback, useState } from 'react';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import type { DraftValues } from './draft-values.ts';

/** One German sentence for each refused or unusual field, by its path. */
export type FieldNotes = Readonly<Record<string, string>>;

/** What every group of fields takes. Fields are plain inputs with the names of `draft-fields.ts`. */
export type FieldGroupProps = {
  category: CategoryCode;
  values: DraftValues;
  onChange: (name: string, value: string | readonly string[]) => void;
  errors: FieldNotes;
  warnings: FieldNotes;
};

/** The typed values of a draft in the state of a component. */
export function useDraft(initial: DraftValues) {
  const [values, setValues] = useState(initial);
  const onChange: FieldGroupProps['onChange'] = useCallback((name, value) => {
    setValues((before) => ({ ...before, [name]: value }));
  }, []);
  return { values, onChange, setValues };
}

import { createContext } from 'react';
import type { CompanyIntent, CompanyOutcome } from './company-forms.ts';

/** What became of the form that was sent last: `saved` after a fresh reading, `outcome` where it was refused. */
export const EditorContext = createContext<{ saved: CompanyIntent | null; outcome: CompanyOutcome | null }>({
  saved: null,
  outcome: null,
});

import { createContext } from 'react';
import type { FormReply } from '#web/forms/form-reply.ts';
import type { CompanyIntent } from './company-forms.ts';

/** What became of the form that was sent last: `saved` after a fresh reading, `reply` where it was refused. */
export const EditorContext = createContext<{
  saved: CompanyIntent | null;
  reply: FormReply | null;
  /** Kinds of services that can no longer be chosen. */
  retired: readonly number[];
  /** When the company that is shown was changed last. */
  updatedAt?: string | undefined;
}>({ saved: null, reply: null, retired: [] });

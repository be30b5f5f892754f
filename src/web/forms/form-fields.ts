import { CHECKED } from './form-data.ts';
import type { FormReply } from './form-reply.ts';

/** How a form draws its fields: what is stored, unless something else was typed and refused, and what is wrong with it. */
export type FormFields = {
  text: (name: string, stored?: string) => { name: string; defaultValue: string; error: string | undefined };
  isOn: (name: string, stored?: boolean) => boolean;
  errorOf: (name: string) => string | undefined;
};

export const fieldsOf = (reply: FormReply | null | undefined): FormFields => ({
  text: (name, stored = '') => ({
    name,
    defaultValue: reply?.values[name] ?? stored,
    error: reply?.errors[name],
  }),
  isOn: (name, stored = false) => (reply ? reply.values[name] === CHECKED : stored),
  errorOf: (name) => reply?.errors[name],
});

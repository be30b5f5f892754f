import type { Contact } from '#contract/common.schemas.ts';
import { CONTACT_FIELDS } from '#web/adverts/edit/draft/draft-fields.ts';
import { termsValuesOf } from '#web/adverts/edit/draft/draft-terms.ts';
import type { DraftValues } from '#web/adverts/edit/draft/draft-values.ts';
import { answerOf } from '#web/adverts/edit/draft/draft-values.ts';

/** The account's contact for new adverts. */
export type KnownTemplate = { contact: Contact | null };

/** The contact fields filled from a contact template, null where it is empty. */
export function templateValues(template: KnownTemplate | null): DraftValues | null {
  const contact = template?.contact ?? null;
  if (contact === null) return null;
  const filled = termsValuesOf({ contact });
  const isEmpty = CONTACT_FIELDS.every((name) => answerOf(filled, name) === null);
  return isEmpty ? null : Object.fromEntries(CONTACT_FIELDS.map((name) => [name, filled[name] ?? '']));
}

/** Whether a field says what the template says, and something at all. */
export const isFromTemplate = (values: DraftValues, template: DraftValues | null, name: string): boolean =>
  template !== null && answerOf(values, name) !== null && answerOf(values, name) === answerOf(template, name);

/** Whether taking the template over would change any field. */
export const differsFromTemplate = (values: DraftValues, template: DraftValues): boolean =>
  CONTACT_FIELDS.some((name) => answerOf(template, name) !== null && !isFromTemplate(values, template, name));

/** A web address completed by its missing scheme; null where there is nothing to complete. */
export function completedLink(typed: string): string | null {
  const bare = typed.trim().replace(/^(?:https?:?\/*|\/\/)/i, '');
  const isComplete = /^https?:\/\/\S/i.test(typed.trim());
  return !isComplete && /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:[/?#:][^\s<>"']*)?$/u.test(bare) ? `https://${bare}` : null;
}

import type { Api } from '#contract/api.ts';
import { isResponseError } from '#contract/api-errors.ts';
import { revealCompanyContact } from '#contract/companies/companies.ts';
import type { CompanyContact } from '#contract/companies/companies.schemas.ts';
import { companyPageTexts as texts } from '#texts/de/companies/companies.ts';

export type ContactReply = { contact: CompanyContact | null; message: string | null };

/** Requests the contact of a company; a refusal becomes a reply with its message. */
export async function answerContact(api: Api, companyId: string): Promise<{ reply: ContactReply; status: number }> {
  try {
    return { reply: { contact: await api.call(revealCompanyContact, { companyId }), message: null }, status: 200 };
  } catch (error) {
    if (!isResponseError(error)) throw error;
    return { reply: { contact: null, message: error.serverMessage ?? texts.failed }, status: error.status };
  }
}

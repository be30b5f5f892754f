import type { Api } from '#contract/api.ts';
import { isFetchError, isResponseError } from '#contract/api-errors.ts';
import {
  createCompany,
  deleteMyCompany,
  getCompany,
  getCompanyFigures,
  setPublishState,
  updateCompany,
  uploadCompanyImage,
} from '#contract/companies/companies.ts';
import type { Company, CompanyFigures, UpdateCompanyDto } from '#contract/companies/companies.schemas.ts';
import { getOwnDisclosure } from '#contract/sellers/disclosure.ts';
import { ACCESS_MARKER } from '#contract/problem.ts';
import { getContactTemplate, getInvoiceContact, getMe } from '#contract/users/users.ts';
import { companyEditorTexts as texts } from '#texts/de/companies/companies.ts';
import { ABOUT_FIELD, isChecked, typed, typedValues } from '#web/forms/form-data.ts';
import type { FormReply, Refused } from '#web/forms/form-reply.ts';
import { type CompanyIntent, SEEN_FIELD } from './company-forms.ts';
import { knownFacts, withoutDisclosed } from '#web/companies/known-facts.ts';
import { type ReadForm, readArea, readContact, readHours, readLegal, readProfile } from './read-company-form.ts';
import { changedServices, SERVICE_STEPS } from './service-steps.ts';

type Refusal = Pick<FormReply, 'message' | 'errors'> & { status?: number };

const refusal = (errors: FormReply['errors'], message: string | null = null): Refusal => ({ message, errors });

/** Carries out a form about the own company; null once it is done. Refusals and a lost connection are answers, too. */
export async function answerCompanyForm(api: Api, intent: CompanyIntent, form: FormData): Promise<Refused | null> {
  const refused = await refusalBy(() => act(api, intent, form));
  if (refused === null) return null;
  const { status = 422, message, errors } = refused;
  const about = typed(form, ABOUT_FIELD) || undefined;
  return { reply: { intent, about, values: typedValues(form), message, errors }, status };
}

const READERS: Partial<Record<CompanyIntent, (form: FormData) => ReadForm>> = {
  profil: readProfile,
  kontakt: readContact,
  zeiten: readHours,
  gebiet: readArea,
  recht: readLegal,
};

async function act(api: Api, intent: CompanyIntent, form: FormData): Promise<Refusal | null> {
  const read = READERS[intent];
  if (read !== undefined) return save(api, read(form), typed(form, SEEN_FIELD) || undefined);
  switch (intent) {
    case 'anlegen':
      await createWithKnownFacts(api, typed(form, 'name'));
      return null;
    case 'logo':
    case 'banner':
      return savePicture(api, intent, form);
    case 'leistung':
      return saveService(api, form);
    case 'veroeffentlichen':
    case 'zuruecknehmen': {
      const publishState = intent === 'veroeffentlichen' ? 'PUBLISHED' : 'UNPUBLISHED';
      await api.call(setPublishState, { setPublishStateDto: { publishState } });
      return null;
    }
    default:
      if (!isChecked(form, 'sicher')) return refusal({ sicher: texts.remove.notSure });
      await api.call(deleteMyCompany, {});
      return null;
  }
}

/** What the profile holds need not pass here, a foreign VAT id for one; the name alone does then. */
async function createWithKnownFacts(api: Api, name: string): Promise<void> {
  const [template, invoice, disclosure] = await Promise.all([
    api.call(getContactTemplate, {}),
    api.call(getInvoiceContact, {}),
    api.call(getOwnDisclosure, {}),
  ]);
  try {
    await api.call(createCompany, {
      createCompanyDto: { ...withoutDisclosed(knownFacts(template, invoice), disclosure), name },
    });
  } catch (error) {
    if (!isResponseError(error) || error.status !== 422) throw error;
    await api.call(createCompany, { createCompanyDto: { name } });
  }
}

async function save(api: Api, read: ReadForm, updatedAt: string | undefined): Promise<Refusal | null> {
  if (read.errors !== null) return refusal(read.errors);
  try {
    await update(api, { ...read.edit, ...(updatedAt === undefined ? {} : { updatedAt }) });
    return null;
  } catch (error) {
    if (!isResponseError(error) || error.fields.length === 0) throw error;
    const errors = Object.fromEntries(error.fields.map(({ path, message }) => [read.fieldOf[path] ?? path, message]));
    return refusal(errors, messageOf(error.serverMessage));
  }
}

/** The own company; the call that changes it wants its id. */
export async function ownCompany(api: Api): Promise<Company | null> {
  const { companyId } = await api.call(getMe, {});
  return companyId === null ? null : api.call(getCompany, { companyId });
}

/** The page is worth having without its figures, too. */
export async function figuresOf(api: Api, company: Company | null): Promise<CompanyFigures | null> {
  if (company === null) return null;
  try {
    return await api.call(getCompanyFigures, { companyId: company.id });
  } catch (error) {
    if (isResponseError(error)) return null;
    throw error;
  }
}

async function update(api: Api, updateCompanyDto: UpdateCompanyDto): Promise<void> {
  const { companyId } = await api.call(getMe, {});
  await api.call(updateCompany, { companyId: companyId ?? '', updateCompanyDto });
}

/** Browsers send an empty file where none was chosen. */
const chosenFile = (form: FormData): Blob | null => {
  const file = form.get('file');
  return file instanceof Blob && file.size > 0 ? file : null;
};

async function uploaded(api: Api, form: FormData): Promise<string | null> {
  const file = chosenFile(form);
  return file === null ? null : ((await api.call(uploadCompanyImage, { file })).storedFileId ?? null);
}

async function savePicture(api: Api, place: 'logo' | 'banner', form: FormData): Promise<Refusal | null> {
  if (form.get('schritt') === SERVICE_STEPS.removePicture) {
    await update(api, { [place]: null });
    return null;
  }
  const id = await uploaded(api, form);
  if (id === null) return refusal({ file: texts.noFile });
  await update(api, { [place]: id });
  return null;
}

async function saveService(api: Api, form: FormData): Promise<Refusal | null> {
  const company = await ownCompany(api);
  if (company === null) return refusal({}, texts.offline);
  const picture = await uploaded(api, form);
  const { services, index } = changedServices(company.services, form, picture);
  try {
    await update(api, { services });
    return null;
  } catch (error) {
    if (!isResponseError(error)) throw error;
    const prefix = `services.${index}.`;
    const errors = error.fields.map(({ path, message }) => [
      path.startsWith(prefix) ? path.slice(prefix.length) : path,
      message,
    ]);
    return refusal(Object.fromEntries(errors), messageOf(error.serverMessage));
  }
}

const messageOf = (message: string | null | undefined): string => (message ?? '').replace(ACCESS_MARKER, '');

async function refusalBy(run: () => Promise<Refusal | null>): Promise<Refusal | null> {
  try {
    return await run();
  } catch (error) {
    if (isFetchError(error)) return refusal({}, texts.offline);
    if (!isResponseError(error)) throw error;
    // A second press on "anlegen" or "löschen" finds it done.
    if (error.code === 'company.exists') return null;
    if (error.code?.startsWith('image.')) return refusal({ file: messageOf(error.serverMessage) });
    const errors = Object.fromEntries(error.fields.map(({ path, message }) => [path, message]));
    const isChanged = error.code === 'company.changed-elsewhere';
    return { ...refusal(errors, messageOf(error.serverMessage)), ...(isChanged ? { status: 409 } : {}) };
  }
}

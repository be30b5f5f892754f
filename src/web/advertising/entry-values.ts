import type { AdvertisingEntryDto, ManagedAdvertisingEntry } from '#contract/advertising/advertising.schemas.ts';
import { CATEGORY_CODES } from '#domain/lookups/categories.data.ts';
import { FEDERAL_STATES } from '#domain/lookups/regions.data.ts';
import { advertisingAdminTexts } from '#texts/de/advertising/advertising-admin.ts';
import { typed } from '#web/forms/form-data.ts';
import type { FormReply, Refused } from '#web/forms/form-reply.ts';
import { refusedAt, refusedBy } from '#web/forms/sending/refusals.ts';

const { form: texts } = advertisingAdminTexts;

/** The fields of the form as typed. */
export type EntryValues = {
  kind: string;
  title: string;
  teaserText: string;
  url: string;
  weight: string;
  from: string;
  to: string;
  dailyCap: string;
  ownerEmail: string;
  version: string;
  categories: readonly string[];
  federalStateIds: readonly string[];
};

/** What the page shows of a form that was not accepted. */
export type EntryReply = FormReply & { entry: EntryValues | null };

export const emptyValues: EntryValues = {
  kind: 'ENTRY',
  title: '',
  teaserText: '',
  url: '',
  weight: '1',
  from: '',
  to: '',
  dailyCap: '',
  ownerEmail: '',
  version: '',
  categories: [],
  federalStateIds: [],
};

export const valuesOf = (entry: ManagedAdvertisingEntry): EntryValues => ({
  kind: entry.kind,
  title: entry.title,
  teaserText: entry.teaserText,
  url: entry.url,
  weight: String(entry.weight),
  from: entry.from ?? '',
  to: entry.to ?? '',
  dailyCap: entry.dailyCap === null ? '' : String(entry.dailyCap),
  ownerEmail: entry.ownerEmail ?? '',
  version: String(entry.version),
  categories: entry.categories,
  federalStateIds: entry.federalStateIds.map(String),
});

const chosen = (form: FormData, name: string): string[] =>
  form.getAll(name).filter((value): value is string => typeof value === 'string');

export const readValues = (form: FormData): EntryValues => ({
  kind: typed(form, 'kind'),
  title: typed(form, 'title'),
  teaserText: typed(form, 'teaserText').replaceAll('\n', ' '),
  url: typed(form, 'url'),
  weight: typed(form, 'weight'),
  from: typed(form, 'from'),
  to: typed(form, 'to'),
  dailyCap: typed(form, 'dailyCap'),
  ownerEmail: typed(form, 'ownerEmail'),
  version: typed(form, 'version'),
  categories: chosen(form, 'categories'),
  federalStateIds: chosen(form, 'federalStateIds'),
});

/** A number as people write it ("1.000"), NaN for anything else: the call says what is wrong with it. */
const wholeOf = (text: string): number => (/^\d[\d.]*$/.test(text) ? Number(text.replaceAll('.', '')) : Number.NaN);

/** What is sent, or the fields that cannot be. */
export function contentOf(values: EntryValues): { dto: AdvertisingEntryDto } | { errors: Record<string, string> } {
  const weight = wholeOf(values.weight);
  const dailyCap = values.dailyCap === '' ? null : wholeOf(values.dailyCap);
  const errors: Record<string, string> = {
    ...(values.title === '' ? { title: texts.missing.title } : {}),
    ...(Number.isNaN(weight) ? { weight: texts.missing.weight } : {}),
    ...(Number.isNaN(dailyCap) ? { dailyCap: texts.missing.weight } : {}),
  };
  if (Object.keys(errors).length > 0) return { errors };
  return {
    dto: {
      kind: values.kind === 'LOGO' ? 'LOGO' : 'ENTRY',
      title: values.title,
      teaserText: values.teaserText,
      url: values.url,
      weight,
      from: values.from === '' ? null : values.from,
      to: values.to === '' ? null : values.to,
      dailyCap,
      ownerEmail: values.ownerEmail,
      version: values.version === '' ? null : wholeOf(values.version),
      categories: CATEGORY_CODES.filter((code) => values.categories.includes(code)),
      federalStateIds: FEDERAL_STATES.map(({ id }) => id).filter((id) => values.federalStateIds.includes(String(id))),
    },
  };
}

const withEntry = ({ reply, status }: Refused, entry: EntryValues | null): Refused<EntryReply> => ({
  reply: { ...reply, entry },
  status,
});

/** The reply to a form that a call refused; `about` is the form of the page that it was. */
export const refusedEntry = (error: unknown, entry: EntryValues | null, about?: string): Refused<EntryReply> =>
  withEntry(refusedBy(error, { about, values: {}, otherwise: texts.failed }), entry);

/** The reply to a form with gaps. */
export const entryGaps = (errors: FormReply['errors'], entry: EntryValues, about?: string): Refused<EntryReply> =>
  withEntry(refusedAt(errors, {}, { about, check: texts.check }), entry);

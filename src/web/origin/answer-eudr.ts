import type { Api } from '#contract/api.ts';
import { deleteEudr, saveEudr } from '#contract/origin/eudr.ts';
import type { EudrRecordDto } from '#contract/origin/eudr.schemas.ts';
import { parseGermanNumber } from '#domain/format/numbers.ts';
import { EUDR, EUDR_PLOTS, EUDR_ROLES } from '#domain/origin/eudr.ts';
import { readOutlineText } from '#domain/origin/outline-text.ts';
import { readSpeciesNames } from '#domain/origin/species-text.ts';
import { eudrTexts as texts } from '#texts/de/origin/eudr.ts';
import { INTENT_FIELD, typed, typedValues } from '#web/forms/form-data.ts';
import type { FormReply, Refused } from '#web/forms/form-reply.ts';
import { refusedAt, refusedBy } from '#web/forms/sending/refusals.ts';

export const INTENTS = { save: 'speichern', delete: 'loeschen' } as const;

const FIELDS = [
  'role',
  'referenceNumber',
  'verificationNumber',
  'declarationIdentifier',
  'producerName',
  'productionPlace',
  'countryCode',
  'woodTypeIds',
  'harvestedFrom',
  'harvestedTo',
  'plot',
  'point',
  'plotInHectares',
] as const;

export type EudrReply = FormReply & { done?: string };

const DAY = /^\d{4}-\d{2}-\d{2}$/u;

/** Reads the form; what belongs to another kind of plot is not looked at. */
export function readEudr(form: FormData): { record: EudrRecordDto } | { errors: Record<string, string> } {
  const errors: Record<string, string> = {};
  const day = (name: string): string | null => {
    const value = typed(form, name);
    if (value === '') return null;
    if (!DAY.test(value)) errors[name] = texts.dayUnreadable;
    return value;
  };
  const role = EUDR_ROLES.find((one) => one === typed(form, 'role'));
  const plot = EUDR_PLOTS.find((one) => one === typed(form, 'plot')) ?? 'NONE';
  if (role === undefined) errors['role'] = texts.check;
  const species = readSpeciesNames(typed(form, 'woodTypeIds'));
  if ('part' in species) errors['woodTypeIds'] = texts.speciesPart(species.part);
  const isPoint = plot === 'POINT';
  const place = readOutlineText(isPoint ? typed(form, 'point') : '');
  const point = 'rings' in place ? (place.rings[0]?.[0] ?? null) : null;
  if ('line' in place || (isPoint && point === null)) errors['point'] = texts.pointUnreadable;
  const hectares = isPoint ? parseGermanNumber(typed(form, 'plotInHectares')) : null;
  if (isPoint && (hectares === null || hectares < 0.001 || hectares > EUDR.pointInHectares))
    errors['plotInHectares'] = texts.hectaresRange;
  const [harvestedFrom, harvestedTo] = [day('harvestedFrom'), day('harvestedTo')];
  if (role === undefined || 'part' in species || Object.keys(errors).length > 0) return { errors };
  return {
    record: {
      role,
      referenceNumber: typed(form, 'referenceNumber'),
      verificationNumber: typed(form, 'verificationNumber'),
      declarationIdentifier: typed(form, 'declarationIdentifier'),
      producerName: typed(form, 'producerName'),
      productionPlace: typed(form, 'productionPlace'),
      countryCode: typed(form, 'countryCode') || null,
      woodTypeIds: species.ids,
      harvestedFrom,
      harvestedTo,
      plot,
      point,
      plotInHectares: hectares,
    },
  };
}

/** Carries out a form of the page. */
export async function answerEudr(api: Api, advertId: string, form: FormData): Promise<Refused<EudrReply>> {
  const intent = typed(form, INTENT_FIELD);
  const values = typedValues(form, FIELDS);
  const done = (words: string): Refused<EudrReply> => ({
    reply: { intent, message: null, errors: {}, values: {}, done: words },
    status: 200,
  });
  try {
    if (intent === INTENTS.delete) {
      await api.call(deleteEudr, { advertId });
      return done(texts.deleted);
    }
    const read = readEudr(form);
    if ('errors' in read) return refusedAt(read.errors, values, { intent, check: texts.check });
    await api.call(saveEudr, { advertId, eudrRecordDto: read.record });
    return done(texts.saved);
  } catch (error) {
    return refusedBy(error, { intent, values, fields: FIELDS, otherwise: texts.failed });
  }
}

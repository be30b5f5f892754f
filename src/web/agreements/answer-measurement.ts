import { addMeasurement } from '#contract/agreements/agreements.ts';
import type { MeasurementDto } from '#contract/agreements/agreements.schemas.ts';
import type { Api } from '#contract/api.ts';
import { COUNTED_UNITS, LOAD_STACKINGS, MEASUREMENT_KINDS } from '#domain/agreements/measurement.ts';
import { parseGermanNumber } from '#domain/format/numbers.ts';
import { measuringTexts as texts } from '#texts/de/agreements/measuring.ts';
import { typed, typedValues } from '#web/forms/form-data.ts';
import type { FormReply, Refused } from '#web/forms/form-reply.ts';
import { refusedBy, refusedFields } from '#web/forms/sending/refusals.ts';

export const MEASURE = 'MEASURE';

const FIELDS = [
  'kind',
  'lengthUnit',
  'lengthInCm',
  'widthInCm',
  'heightInCm',
  'stacking',
  'weightUnit',
  'weightInKg',
  'moistureInPercent',
  'quantity',
  'unit',
] as const;

type Read = { entry: MeasurementDto | null; errors: FormReply['errors'] };

/** Reads the form the Austrian way: a comma for decimals, metres or centimetres, kilograms or tonnes. */
export function readMeasurement(form: FormData): Read {
  const errors: Record<string, string> = {};
  const number = (name: string, factor = 1): number => {
    const value = parseGermanNumber(typed(form, name));
    if (value === null) errors[name] = texts.notANumber;
    // Halves of a millimetre come from binary arithmetic only.
    return value === null ? 0 : Math.round(value * factor * 1000) / 1000;
  };
  const choice = <T extends string>(name: string, choices: readonly T[]): T | null => {
    const found = choices.find((one) => one === typed(form, name)) ?? null;
    if (found === null) errors[name] = texts.choose;
    return found;
  };
  const entryOf = (): MeasurementDto | null => {
    const kind = choice('kind', MEASUREMENT_KINDS);
    if (kind === 'LOAD') {
      const factor = typed(form, 'lengthUnit') === 'CM' ? 1 : 100;
      const sides = {
        lengthInCm: number('lengthInCm', factor),
        widthInCm: number('widthInCm', factor),
        heightInCm: number('heightInCm', factor),
      };
      const stacking = choice('stacking', LOAD_STACKINGS);
      return stacking && { kind, ...sides, stacking };
    }
    if (kind === 'WEIGHT') {
      const weightInKg = number('weightInKg', typed(form, 'weightUnit') === 'KG' ? 1 : 1000);
      const moistureInPercent = typed(form, 'moistureInPercent') === '' ? null : number('moistureInPercent');
      return { kind, weightInKg, moistureInPercent };
    }
    const unit = choice('unit', COUNTED_UNITS);
    const quantity = number('quantity');
    return kind && unit && { kind, quantity, unit };
  };
  const entry = entryOf();
  return { entry: Object.keys(errors).length === 0 ? entry : null, errors };
}

/** Sends what was measured, or says what is missing. */
export async function answerMeasurement(api: Api, agreementId: string, form: FormData): Promise<Refused | null> {
  const values = typedValues(form, FIELDS);
  const { entry, errors } = readMeasurement(form);
  const gaps = refusedFields(errors, values, { intent: MEASURE, check: texts.check });
  if (gaps !== null || entry === null)
    return gaps ?? { reply: { intent: MEASURE, message: texts.check, errors, values }, status: 422 };
  try {
    await api.call(addMeasurement, { agreementId, measurementDto: entry });
    return null;
  } catch (error) {
    return refusedBy(error, { intent: MEASURE, values, otherwise: texts.failed });
  }
}

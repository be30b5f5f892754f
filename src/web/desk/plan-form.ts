import type { EditedPlan, PlanState } from '#contract/plans/plans.schemas.ts';
import { LONGEST_PLAN_FEATURE, MOST_PLAN_FEATURES } from '#domain/plans/plan-limits.ts';
import { formatEuro, formatFixed, parseEuroInCents, parseGermanNumber } from '#domain/format/numbers.ts';
import { roundTo } from '#domain/rounding.ts';
import { RECURRENCES } from '#domain/plans/plans.data.ts';
import { plansTexts as texts } from '#texts/de/plans/plans.ts';
import { CHECKED, isChecked, typed, typedValues } from '#web/forms/form-data.ts';
import { VERSION_FIELD } from './version-history.tsx';

const FIELDS = ['title', 'description', 'features', 'isAvailable', 'position', ...RECURRENCES] as const;

type Values = Readonly<Record<string, string>>;
type ReadPlan = { values: Values; errors: Values; version: number; state: PlanState };

/** What was typed, read; where there are errors the state is not to be used. */
export function readPlan(form: FormData): ReadPlan {
  const errors: Record<string, string> = {};
  const values = typedValues(form, FIELDS);
  const priceIn = (recurrence: (typeof RECURRENCES)[number]): number | null => {
    const text = typed(form, recurrence);
    const cents = text === '' ? null : parseEuroInCents(text);
    if (text !== '' && cents === null) errors[recurrence] = texts.priceWrong;
    if (isTooFine(text)) errors[recurrence] = texts.priceTooFine;
    return cents;
  };
  const position = /^\d{1,2}$/.test(typed(form, 'position')) ? Number(typed(form, 'position')) : 0;
  if (position === 0) errors['position'] = texts.positionWrong;
  const features = typed(form, 'features')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (features.length === 0) errors['features'] = texts.featuresMissing;
  if (features.length > MOST_PLAN_FEATURES) errors['features'] = texts.featuresTooMany(MOST_PLAN_FEATURES);
  if (features.some((line) => [...line].length > LONGEST_PLAN_FEATURE))
    errors['features'] = texts.featureTooLong(LONGEST_PLAN_FEATURE);
  return {
    values,
    errors,
    version: Number(typed(form, VERSION_FIELD)),
    state: {
      title: typed(form, 'title'),
      description: typed(form, 'description'),
      features,
      isAvailable: isChecked(form, 'isAvailable'),
      position,
      prices: { MONTHLY: priceIn('MONTHLY'), YEARLY: priceIn('YEARLY'), ONCE: priceIn('ONCE') },
    },
  };
}

/** Rounding would silently make another price of it. */
function isTooFine(text: string): boolean {
  const euros = parseGermanNumber(text.replaceAll(/€|EUR/gi, ''));
  return euros !== null && roundTo(euros, 2) !== euros;
}

/** A state as the form shows it. */
export const planValues = ({ prices, ...state }: PlanState): Values => ({
  title: state.title,
  description: state.description,
  features: state.features.join('\n'),
  isAvailable: state.isAvailable ? CHECKED : '',
  position: String(state.position),
  ...Object.fromEntries(
    RECURRENCES.map((recurrence) => {
      const cents = prices[recurrence];
      return [recurrence, cents === null ? '' : formatFixed(cents / 100, 2)];
    }),
  ),
});

/** A state in words, line by line. */
export const planLines = ({ prices, ...state }: PlanState): [label: string, words: string][] => [
  [texts.name, state.title],
  [texts.description, state.description],
  [texts.features, state.features.join('\n')],
  [texts.isAvailable, state.isAvailable ? texts.yes : texts.no],
  [texts.position, String(state.position)],
  ...RECURRENCES.map((recurrence): [string, string] => {
    const cents = prices[recurrence];
    return [texts.price[recurrence], cents === null ? texts.noPrice : formatEuro(cents)];
  }),
];

/** The prices of a plan in one line. */
export const pricesInWords = ({ prices }: EditedPlan['state']): string =>
  RECURRENCES.flatMap((recurrence) => {
    const cents = prices[recurrence];
    return cents === null ? [] : [`${texts.price[recurrence]} ${formatEuro(cents)}`];
  }).join(' · ');

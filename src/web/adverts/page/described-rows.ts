import type { CategoryField } from '#domain/adverts/categories/field.ts';
import { endsOfMeasure, storedName } from '#domain/adverts/categories/field.ts';
import { rulesOfText } from '#domain/adverts/categories/text-forms.ts';
import { formatSpan } from '#domain/format/numbers.ts';
import { categoryFieldTexts, wordsOfField, wordsOfMeasure } from '#texts/de/adverts/category-fields.ts';
import { advertViewTexts } from '#texts/de/adverts/advert-view.ts';

/** `key`: what it is about, where adverts say it under more than one term. */
export type AdvertFact = { term: string; value: string; key?: 'WOOD' };

/** A row that is left out where the advert has no value. */
export type Row = AdvertFact | null;

export const said = (term: string, value: string | null | undefined): Row =>
  value === null || value === undefined || value === '' ? null : { term, value };
/** For facts buyers look for first: a missing value is shown as such. */
export const asked = (term: string, value: string | null | undefined): AdvertFact => ({
  term,
  value: value || advertViewTexts.facts.notStated,
});

type Data = Readonly<Record<string, unknown>>;

/** Returns the rows of the fields with a row in their description, each under the label of its field. */
export function describedRows(fields: readonly [name: string, field: CategoryField][], data: Data): Row[] {
  return fields.flatMap(([name, field]): Row[] => {
    if (!('row' in field) || field.row === undefined) return [];
    const label = field.kind === 'MEASURE' ? wordsOfMeasure(name).single : wordsOfField(name).label;
    const answer = answerOf([name, field], data);
    return [field.row === 'ALWAYS' ? asked(label, answer) : said(label, answer)];
  });
}

function answerOf([name, field]: [string, CategoryField], data: Data): string | null | undefined {
  switch (field.kind) {
    case 'CODE': {
      const code = data[storedName(name, field)];
      return field.list.find((row) => row.code === code)?.text;
    }
    case 'TEXT': {
      const text = data[name];
      return typeof text === 'string' && text !== '' ? rulesOfText(field.form).shown(text) : null;
    }
    case 'CLAIM':
      return data[name] === true ? categoryFieldTexts.claimed : null;
    case 'FIGURE':
      return span(figure(data[name]), [null, null], (low, high) => formatSpan(low, high, field.unit));
    case 'MEASURE': {
      const [from, to] = endsOfMeasure(name);
      const written = field.isTypedInMetres === true ? inMetresFrom(field.unit) : plainly(field.unit);
      return span(figure(data[name]), [figure(data[from]), figure(data[to])], written);
    }
    default:
      return null;
  }
}

const figure = (value: unknown): number | null => (typeof value === 'number' ? value : null);

type Written = (low: number, high: number) => string;

/** One measure of a single piece, or both ends of a lot; null where neither is known. */
export function span(
  single: number | null,
  [minimum, maximum]: readonly [number | null, number | null],
  written: Written,
): string | null {
  const [low, high] = [single ?? minimum ?? maximum, single ?? maximum ?? minimum];
  return low === null || high === null ? null : written(low, high);
}

const plainly =
  (unit: string): Written =>
  (low, high) =>
    formatSpan(low, high, unit);

/** Lengths of logs and boards are said in metres; those below one metre in the unit they are kept in. */
export const inMetresFrom =
  (unit: string): Written =>
  (low, high) => {
    const perMetre = unit === 'mm' ? 1000 : 100;
    return high < perMetre ? formatSpan(low, high, unit) : formatSpan(low / perMetre, high / perMetre, 'm');
  };

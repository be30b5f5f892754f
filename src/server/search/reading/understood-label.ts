import { formatPricePerUnit } from '#domain/format/numbers.ts';
import { categoryOf } from '#domain/lookups/categories.data.ts';
import { areaOfServiceById, federalStateById } from '#domain/lookups/regions.data.ts';
import { unitOf } from '#domain/lookups/units.data.ts';
import { woodTypeById } from '#domain/lookups/wood-types.data.ts';
import type { ReadFilters, Understood } from '#domain/search/reading/reading-types.ts';
import { germanNameFor } from '#domain/search/reading/vocabulary/foreign-words.ts';
import { spokenForms } from '#domain/search/reading/vocabulary/vocabulary.ts';
import { recogniseForm } from '#domain/search/text/recognise.ts';
import { rootOf } from '#domain/search/text/lexicon/lexicon.ts';
import { editDistance } from '#domain/text/edit-distance.ts';
import { foldText } from '#domain/text/fold.ts';
import { searchTexts } from '#texts/de/search/search.ts';

/** German names of a thing, the first is shown. */
type Names = readonly string[];

const isNamed = (text: string, names: Names): boolean => {
  const folded = foldText(text);
  return names.some((name) => folded.includes(foldText(name)));
};

function woodNames([id, ...others]: readonly number[] = []): Names {
  const wood = id === undefined || others.length > 0 ? undefined : woodTypeById(id);
  return wood === undefined ? [] : [wood.shortText, ...(wood.text.match(/\p{L}{4,}/gu) ?? [])];
}

function stateNames({ filters: { federalStateId, categoryData } }: Understood): Names {
  const state = federalStateId === undefined ? undefined : federalStateById(federalStateId);
  const area = areaOfServiceById(categoryData?.areaOfServiceIds?.[0] ?? 0);
  return [state, area].flatMap((row) => (row === undefined ? [] : [row.name]));
}

const ADJECTIVES = new Set(
  'klein trocken gespalten ungespalten gehackt geschnitten günstig ofenfertig gemischt alte'.split(' '),
);

/** The German word for one of another language: "hardwood" is "Hartholz". */
function germanWord(text: string): string | undefined {
  const word = germanNameFor(foldText(text));
  return word === undefined || ADJECTIVES.has(word) ? word : `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}

const WATER_CODE = /^[mw]\d{2}$/i;
const BARE_NUMBER = /^\d+$/;
/** The sign of a percentage is no part of a word. */
const FIGURE_AT_END = /(?:^|\s)\d+$/;
const DRIEST = 'M8';

/** The unit, or the water that wood may hold, where a code or a figure alone says it ("rm", "W35"). */
function measureOf({ kind, filters: { unit, categoryData }, text }: Understood): string | null {
  if (kind === 'UNIT' && unit !== undefined && !/\d/.test(text)) return unitOf(unit).longText.replace(/ \(.*\)$/, '');
  const codes = categoryData?.moistureContentCodes ?? [];
  const isCode = WATER_CODE.test(text) || BARE_NUMBER.test(text);
  if (kind !== 'MOISTURE') return null;
  if (!isCode || !codes.includes(DRIEST)) return FIGURE_AT_END.test(text) ? searchTexts.inPercent(text) : null;
  return searchTexts.waterUpTo(Math.max(...codes.map((code) => Number(code.slice(1)))));
}

const DRY = 'trocken';
/** What adjectives say; all other words of dialect are nouns. */
const SAID_BY_ADJECTIVES: ReadonlySet<string> = new Set(['DRYING', 'MOISTURE', 'QUALITY', 'LENGTH']);

/** A word of dialect in the spelling of the dictionary: "trucken" is "trocken". */
function dictionaryWord({ kind, text }: Understood): string | undefined {
  const folded = foldText(text);
  if (kind === 'DRYING' && rootOf(folded) === DRY && editDistance(folded, DRY, 2) <= 2) return DRY;
  const recognised = recogniseForm(folded, spokenForms());
  if (recognised?.how !== 'DIALECT') return undefined;
  const { meant } = recognised;
  return SAID_BY_ADJECTIVES.has(kind) ? meant : `${meant.charAt(0).toUpperCase()}${meant.slice(1)}`;
}

function namesOf(understood: Understood): Names {
  const { kind, filters, refusedWoods } = understood;
  if (kind === 'STATE') return stateNames(understood);
  return kind === 'WOOD_TYPE' ? woodNames(refusedWoods ?? filters.categoryData?.woodTypeIds) : [];
}

/** What words stand for that name no figure of the filter themselves: a time of driving, a price of all. */
function figuresOf({ kind, filters, text, priceOf }: Understood): string | null {
  const { radiusInKm, priceMinInCents, priceMaxInCents = priceMinInCents }: ReadFilters = filters;
  if (kind === 'RADIUS' && radiusInKm !== undefined && !/k(?:m|ilometer)/i.test(text))
    return `${text} ≈ ${radiusInKm} km`;
  return priceOf === undefined || priceMaxInCents === undefined
    ? null
    : searchTexts.priceOfEach(text, formatPricePerUnit(priceMaxInCents, priceOf));
}

/** What was understood, in German: as it was typed, unless that is no German name of it ("spruce", "NÖ"). */
export function labelOf(understood: Understood): string {
  if (understood.place) {
    const { postalCode, countryCode, name } = understood.place;
    return `${countryCode === 'AT' ? '' : `${countryCode}-`}${postalCode} ${name}`;
  }
  const inFigures = figuresOf(understood) ?? measureOf(understood);
  if (inFigures !== null) return inFigures;
  const { kind, filters, text, refusedWoods, namesGoods = false } = understood;
  // Grades, terms and goods of the trade only imply their category: the word is what was understood ("Cx", "KVH").
  const isOnlyCategory = kind === 'CATEGORY' && !namesGoods && Object.keys(filters).length === 1;
  if (isOnlyCategory && filters.category) return categoryOf(filters.category).text;
  const names = namesOf(understood);
  const [name] = names;
  if (name === undefined) return germanWord(text) ?? dictionaryWord(understood) ?? text;
  if (isNamed(text, names) && !text.startsWith('-')) return text;
  return refusedWoods === undefined ? name : searchTexts.without(name);
}

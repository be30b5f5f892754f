import { CHECKED } from '#web/forms/form-data.ts';
import { editBlocksOf } from '#domain/adverts/edit/edit-fields.data.ts';
import type { EditField, IdList } from '#domain/adverts/edit/edit-fields.data.ts';
import { MEASURE_BASES } from '#domain/adverts/category-data.ts';
import { formatPercent } from '#domain/format/numbers.ts';
import { CATEGORY_CODES, categoryOf, isCategoryCode } from '#domain/lookups/categories.data.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { certificateById } from '#domain/lookups/certificates.data.ts';
import { countryOfOriginByCode } from '#domain/lookups/countries.data.ts';
import { equipmentById } from '#domain/lookups/equipment.data.ts';
import { areaOfServiceById } from '#domain/lookups/regions.data.ts';
import { serviceCategoryById } from '#domain/lookups/service-categories.data.ts';
import { isUnitCode, unitOf } from '#domain/lookups/units.data.ts';
import { woodTypeById } from '#domain/lookups/wood-types.data.ts';
import { advertTermsTexts as terms } from '#texts/de/adverts/advert-terms.ts';
import { wordsOfField, wordsOfMeasure } from '#texts/de/adverts/category-fields.ts';
import { categoryFormTexts as fields } from '#texts/de/adverts/category-form.ts';
import { editAdvertTexts } from '#texts/de/adverts/edit-advert.ts';
import { codeGroupsOf } from './category-fields/code-choices.ts';
import { GROSS, NET, PRICE_KINDS } from './draft/draft-terms.ts';

const { yes, no, empty } = editAdvertTexts.conflict;

/** The advert of an answer, as far as its label depends on it. */
export type AnswerSetting = { category: CategoryCode; unit: string };
type Answer = string | readonly string[];

/** `none`: what no answer means, where it is an answer as well. */
type Words = { name: string; say: (answer: string) => string; none?: string };

const asTyped = (answer: string): string => answer;
const claim = (answer: string): string => (answer === CHECKED ? yes : no);
const withUnit =
  (unit: string) =>
  (answer: string): string =>
    unit === '' ? answer : `${answer} ${unit}`;

/** The label of a wizard field and its answers in words, as its step shows them. */
export function answerWords(name: string, answers: readonly Answer[], setting: AnswerSetting) {
  const words = wordsOf(name, setting);
  const spoken = (answer: Answer): string => {
    const all = typeof answer === 'string' ? [answer] : answer;
    const said = all.filter((one) => one !== '').map(words.say);
    return said.length > 0 ? said.join(', ') : (words.none ?? empty);
  };
  return { name: words.name, answers: answers.map(spoken) };
}

function wordsOf(name: string, setting: AnswerSetting): Words {
  const [group = '', first = '', part = ''] = name.split('.');
  if (group === 'categoryData') return categoryWords(first, setting);
  if (group === 'deliveryBands') return bandWords(Number(first), part, setting);
  const unit = isUnitCode(setting.unit) ? unitOf(setting.unit).text : '';
  return { ...common(unit), ...PLAIN }[name] ?? { name: editAdvertTexts.conflict.field, say: asTyped };
}

const plain = (name: string): Words => ({ name, say: asTyped });
const euros = (name: string): Words => ({ name, say: (answer) => `€ ${answer}` });

const PLAIN: Readonly<Record<string, Words>> = {
  category: {
    name: editAdvertTexts.steps[0],
    say: (code) => (isCategoryCode(code) ? categoryOf(code).text : code),
  },
  title: plain(fields.words.title),
  description: plain(fields.words.description),
  unit: { name: terms.quantity.unit, say: (code) => (isUnitCode(code) ? unitOf(code).longText : code) },
  vatRate: { name: terms.vat.rate, say: (rate) => formatPercent(Number(rate)) },
  priceIsGross: {
    name: terms.vat.basis,
    say: (basis) => (basis === GROSS ? terms.vat.gross : basis === NET ? terms.vat.net : basis),
  },
  priceTotalInCents: euros(terms.price.total),
  'address.countryCode': { name: terms.place.country, say: (code) => countryOfOriginByCode(code)?.name ?? code },
  'address.postalCode': plain(terms.place.postalCode),
  'address.city': plain(terms.place.city),
  'address.street': plain(terms.place.street),
  'address.latitude': plain(terms.place.latitude),
  'address.longitude': plain(terms.place.longitude),
  'contact.firstname': plain(terms.contact.firstname),
  'contact.lastname': plain(terms.contact.lastname),
  'contact.companyName': plain(terms.contact.companyName),
  'contact.phoneNumber': plain(terms.contact.phoneNumber),
  'contact.email': plain(terms.contact.email),
  'contact.shopLink': plain(terms.contact.shopLink),
  raffleAccepted: { name: editAdvertTexts.publish.raffle, say: claim, none: no },
};

function common(unit: string): Readonly<Record<string, Words>> {
  return {
    unitQuantity: { name: terms.quantity.label, say: withUnit(unit) },
    minimumQuantity: { name: terms.quantity.minimum, say: withUnit(unit) },
    pricePerUnitInCents: euros(terms.price.perUnit(unit)),
    priceKind: {
      name: terms.price.kind,
      say: (kind) => {
        const known = PRICE_KINDS.find((one) => one === kind) ?? 'ON_REQUEST';
        return known === 'PER_UNIT' ? terms.price.kinds.PER_UNIT(unit) : terms.price.kinds[known];
      },
    },
  };
}

function bandWords(index: number, part: string, { unit }: AnswerSetting): Words {
  const unitText = isUnitCode(unit) ? unitOf(unit).text : '';
  const row = terms.delivery.row(index + 1);
  const of = (label: string, say: Words['say']): Words => ({ name: `${row}: ${label}`, say });
  if (part === 'upToKm') return of(terms.delivery.upToKm, withUnit('km'));
  if (part === 'minimumQuantity') return of(terms.delivery.minimumQuantity, withUnit(unitText));
  if (part === 'amountInCents') return of(terms.delivery.amount, (answer) => `€ ${answer}`);
  return of(terms.delivery.per, (per) => (per === 'TRIP' ? terms.delivery.perTrip : terms.delivery.perUnit(unitText)));
}

const NAMED: Record<IdList, (id: number) => string | undefined> = {
  SERVICE_CATEGORIES: (id) => serviceCategoryById(id)?.text,
  AREAS_OF_SERVICE: (id) => areaOfServiceById(id)?.name,
  EQUIPMENT: (id) => equipmentById(id)?.text,
  CERTIFICATES: (id) => certificateById(id)?.text,
};

const isAbout = (field: EditField, name: string): boolean =>
  field.kind === 'MEASURE' ? [field.single, field.from, field.to].includes(name) : field.field === name;

/** The field by name: in the advert's category, else in that of the other version. */
function fieldNamed(name: string, category: CategoryCode): EditField | undefined {
  const all = [category, ...CATEGORY_CODES].flatMap((code) => editBlocksOf(code).flatMap((block) => block.fields));
  return all.find((field) => isAbout(field, name));
}

function categoryWords(name: string, { category }: AnswerSetting): Words {
  const field = fieldNamed(name, category);
  if (field === undefined) return plain(editAdvertTexts.conflict.field);
  if (field.kind === 'MEASURE') {
    const labels = wordsOfMeasure(field.single);
    const label = name === field.single ? labels.single : name === field.from ? labels.from : labels.to;
    return { name: label, say: withUnit(field.isTypedInMetres === true ? 'm' : field.unit) };
  }
  const kinds = category === 'LOGS' ? 'LOGS' : 'SAWN_WOOD';
  return {
    name: wordsOfField(name).label,
    say: formatterOf(field, fields.single[kinds]),
    ...(field.kind === 'CLAIM' ? { none: no } : {}),
    ...(field.kind === 'SINGLE_ITEM' ? { none: fields.lot[kinds] } : {}),
  };
}

function formatterOf(field: Exclude<EditField, { kind: 'MEASURE' }>, singleItem: string): Words['say'] {
  switch (field.kind) {
    case 'WOOD_TYPES':
    case 'WOOD_TYPE':
      return (id) => woodTypeById(Number(id))?.shortText ?? id;
    case 'IDS':
      return (id) => NAMED[field.list](Number(id)) ?? id;
    case 'CODE':
      return (code) =>
        codeGroupsOf(field.list)
          .flatMap(({ choices }) => choices)
          .find(({ value }) => value === code)?.label ?? code;
    case 'CLAIM':
      return claim;
    case 'SINGLE_ITEM':
      return () => singleItem;
    case 'MEASURE_BASIS':
      return (basis) => {
        const known = MEASURE_BASES.find((one) => one === basis);
        return known === undefined ? basis : fields.measureBases[known].title;
      };
    case 'FIGURE':
      return withUnit(field.unit);
    case 'TEXT':
      return asTyped;
    case 'CENTS':
      return (answer) => `€ ${answer}`;
  }
}

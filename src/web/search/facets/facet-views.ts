import { SELLER_CHOICES } from '#domain/users/seller-kind.ts';
import { SELLER_WORDS, wordFor } from '#domain/search/address/request-words.ts';
import { monthName } from '#domain/format/dates.ts';
import { formatNumber } from '#domain/format/numbers.ts';
import { CATEGORIES, categoryOf } from '#domain/lookups/categories.data.ts';
import { FEDERAL_STATES } from '#domain/lookups/regions.data.ts';
import { woodTypesOfUse } from '#domain/lookups/wood-types.data.ts';
import { FLAG_PARAMS, MEASURE_PARAMS } from '#domain/search/address/filter-params.ts';
import { LENGTH_TOLERANCE_IN_CM } from '#domain/search/address/request-from-url.ts';
import type { SearchRequest } from '#domain/search/search-types.ts';
import { WOOD_TYPE_GROUPS, woodGroupOf } from '#domain/search/wood-groups.ts';
import type { Facet } from '#contract/search/products.schemas.ts';
import { productsTexts } from '#texts/de/search/products.ts';
import { listingTexts } from '#texts/de/search/listing.ts';
import type { CountOf, CountedChoice } from './facet-counts.ts';
import { countsIn, splitChoices } from './facet-counts.ts';
import { facetBlocksOf } from './facet-table.ts';
import type { FacetBlock, FacetPart } from './facet-table.ts';
import { choicesOf } from '#web/search/listing/list-choices.ts';
import type { ChoiceValue, ListField } from '#web/search/listing/list-choices.ts';
import type { ListingBase } from '#web/search/listing/listing-address.parts.ts';
import { categoryHref, hrefOf } from '#web/search/listing/listing-address.parts.ts';
import type { BlockView, LinkView, OptionView, PartView } from '#web/search/listing/listing-types.parts.ts';
import { IN_METRES } from '#web/search/form-params.parts.ts';
import { pricePart, totalPricePart } from '#web/search/listing/price-view.ts';

const texts = listingTexts.filters;

type Given = { request: SearchRequest; base: ListingBase; countOf: CountOf; knowsPlace: boolean };

const counted = (count: number | undefined): { count?: string } =>
  count === undefined ? {} : { count: formatNumber(count) };

/** Returns the blocks of the panel that lead somewhere, with counts and what is chosen. */
export function facetViewsOf(
  request: SearchRequest,
  facets: readonly Facet[] | undefined,
  { base, knowsPlace }: { base: ListingBase; knowsPlace: boolean },
): BlockView[] {
  const given: Given = { request, base, countOf: countsIn(facets), knowsPlace };
  return facetBlocksOf(request.category)
    .map((block) => blockView(block, given))
    .filter((block) => block.parts.length > 0);
}

function blockView(block: FacetBlock, given: Given): BlockView {
  const parts = block.parts.flatMap((part) => partViews(part, given));
  const isUsed = parts.some(
    (part) =>
      (part.kind === 'CHECKS' && [...part.options, ...part.folded].some(({ isOn }) => isOn)) ||
      (part.kind === 'RADIOS' && part.options.some(({ value, isOn }) => isOn && value !== '')),
  );
  return { legend: block.legend, parts, isFurther: block.isFurther === true, isUsed };
}

function partViews(part: FacetPart, given: Given): PartView[] {
  switch (part.kind) {
    case 'CATEGORIES':
      return linksPart(categoryLinks(given));
    case 'PLACE':
      return placeParts(given, part);
    case 'WOOD_GROUPS':
      return [{ kind: 'CHIP_LINKS', label: texts.woodType, links: groupLinks(given) }];
    case 'LIST':
      return listPart(given, part);
    case 'FLAG':
      return [flagPart(given, part)];
    case 'FROM_AUSTRIA':
      return [austriaPart(given)];
    case 'WITH_PICTURE':
      return [
        check('bild', {
          label: texts.withPicture,
          isOn: given.request.imageExists === true,
          count: given.countOf('imageExists', true),
        }),
      ];
    case 'UNRESERVED':
      return [
        check('ohne-reservierte', { label: texts.withoutReserved, isOn: given.request.withoutReserved === true }),
      ];
    case 'LENGTHS':
      return [lengthsPart(given, part.lengthsInCm)];
    case 'RANGE':
      return [rangePart(given, part)];
    case 'DRY_BY':
      return [dryByPart(given, part.months)];
    case 'FELLED':
      return [felledPart(given, part.monthsAgo)];
    case 'PRICE':
      return pricePart(given.request);
    case 'TOTAL_PRICE':
      return totalPricePart(given.request);
    case 'LOT':
      return [lotPart(given)];
    case 'SELLER':
      return [sellerPart(given)];
  }
}

type Check = { label: string; isOn: boolean; count?: number | undefined; missing?: string | undefined };

function check(name: string, { label, isOn, count, missing }: Check): PartView {
  const option: OptionView = { value: 'ja', label, isOn, ...counted(count) };
  return {
    kind: 'CHECKS',
    name,
    options: [option],
    folded: [],
    foldLabel: '',
    ...(missing === undefined ? {} : { missing }),
  };
}

const linksPart = (links: LinkView[]): PartView[] => (links.length === 0 ? [] : [{ kind: 'LINKS', links }]);

function categoryLinks({ request, base, countOf }: Given): LinkView[] {
  return CATEGORIES.flatMap(({ code }) => {
    const count = countOf('category', code);
    const label = productsTexts.categoryTitles[code];
    return count === 0 ? [] : [{ label, href: categoryHref(request, code, base), ...counted(count) }];
  });
}

function placeParts(
  { request, knowsPlace }: Given,
  { hasState, hasDelivery }: Extract<FacetPart, { kind: 'PLACE' }>,
): PartView[] {
  const states = FEDERAL_STATES.map(({ id, slug, name }) => ({
    value: slug,
    label: name,
    isOn: id === request.federalStateId,
  }));
  const all = { value: '', label: texts.anyState, isOn: request.federalStateId === undefined };
  const state: PartView = { kind: 'SELECT', label: texts.state, name: 'bundesland', options: [all, ...states] };
  const delivery = check('liefert', {
    label: texts.deliversToMe,
    isOn: request.deliversToMe === true,
    missing: knowsPlace ? undefined : texts.deliversNeedsPlace,
  });
  return [...(hasState ? [state] : []), ...(hasDelivery ? [delivery] : [])];
}

function groupLinks({ request, base }: Given): LinkView[] {
  const { woodTypeIds = [], ...rest } = request.categoryData ?? {};
  const present = woodGroupOf(woodTypeIds);
  return (['hartholz', 'weichholz'] as const).map((group) => {
    const isOn = present === group;
    const categoryData = isOn ? rest : { ...rest, woodTypeIds: [...WOOD_TYPE_GROUPS[group]] };
    const href = hrefOf({ ...request, page: 0, categoryData }, 'grid', base);
    return { label: listingTexts.chips.groups[group], href, isOn };
  });
}

/** Lists without a meaningful order are sorted by number of adverts. */
const SORTED_BY_COUNT: readonly ListField[] = [
  'woodTypeIds',
  'serviceCategoryIds',
  'areaOfServiceIds',
  'equipmentIds',
  'certificateIds',
];

function choicesFor(field: ListField, request: SearchRequest) {
  const { param, choices } = choicesOf(field);
  const use = request.category === undefined ? null : categoryOf(request.category).woodTypeUse;
  if (field !== 'woodTypeIds' || use === null) return { param, choices };
  const allowed = new Set<ChoiceValue>(woodTypesOfUse(use).map((row) => row.id));
  return { param, choices: choices.filter((choice) => allowed.has(choice.value)) };
}

function listPart({ request, countOf }: Given, { field, plural }: Extract<FacetPart, { kind: 'LIST' }>): PartView[] {
  const { param, choices } = choicesFor(field, request);
  const chosen: readonly ChoiceValue[] = request.categoryData?.[field] ?? [];
  const split = splitChoices(choices, (value) => countOf(field, value), chosen);
  const byCount = SORTED_BY_COUNT.includes(field);
  const ordered = (some: CountedChoice[]) =>
    byCount ? some.toSorted((one, other) => (other.count ?? 0) - (one.count ?? 0)) : some;
  const option = ({ word, label, isOn, count }: CountedChoice): OptionView => ({
    value: word,
    label,
    isOn,
    ...counted(count),
  });
  const options = ordered(split.shown).map(option);
  const folded = ordered(split.folded).map(option);
  if (options.length === 0) return [];
  return [
    { kind: 'CHECKS', name: param, options, folded, foldLabel: texts.all(options.length + folded.length, plural) },
  ];
}

function flagPart({ request, countOf }: Given, { field, label }: Extract<FacetPart, { kind: 'FLAG' }>): PartView {
  const name = FLAG_PARAMS.find((param) => param.key === field)?.name ?? '';
  return check(name, { label, isOn: request.categoryData?.[field] === true, count: countOf(field, true) });
}

function austriaPart({ request, countOf }: Given): PartView {
  const { param, choices } = choicesOf('countryCodesOfOrigin');
  const chosen = request.categoryData?.countryCodesOfOrigin ?? [];
  const others = choices.filter(({ value }) => value !== 'AT' && chosen.some((code) => code === value));
  const austria: OptionView = {
    value: 'at',
    label: texts.fromAustria,
    isOn: chosen.includes('AT'),
    ...counted(countOf('countryCodesOfOrigin', 'AT')),
  };
  const options = [austria, ...others.map(({ word, label }) => ({ value: word, label, isOn: true }))];
  return { kind: 'CHECKS', name: param, options, folded: [], foldLabel: '' };
}

function lengthsPart({ request }: Given, lengthsInCm: readonly number[]): PartView {
  const { lengthMinInCm: min, lengthMaxInCm: max } = request.categoryData ?? {};
  const isOne = min !== undefined && max !== undefined && max - min === 2 * LENGTH_TOLERANCE_IN_CM;
  const present = isOne ? min + LENGTH_TOLERANCE_IN_CM : undefined;
  const lengths = present === undefined || lengthsInCm.includes(present) ? lengthsInCm : [...lengthsInCm, present];
  const options = lengths.map((length) => ({
    value: String(length),
    label: texts.lengthInCm(length),
    read: texts.lengthRead(length),
    isOn: present === length,
  }));
  const any = { value: '', label: texts.any, isOn: present === undefined };
  return { kind: 'RADIO_CHIPS', label: texts.length, name: 'laenge', options: [any, ...options] };
}

function rangePart({ request }: Given, part: Extract<FacetPart, { kind: 'RANGE' }>): PartView {
  const figure = (key: typeof part.from, label: string) => {
    const value = request.categoryData?.[key];
    const name = MEASURE_PARAMS.find((param) => param.key === key)?.name ?? '';
    const shown = value === undefined ? '' : formatNumber(part.isInMetres ? value / 100 : value);
    return { name: part.isInMetres ? `${name}${IN_METRES}` : name, label, value: shown, unit: part.unit };
  };
  const figures = [figure(part.from, texts.rangeFrom(part.label)), figure(part.to, texts.rangeTo(part.label))];
  return { kind: 'FIGURES', figures };
}

const AUTUMN = 10;

function dryByPart({ request }: Given, months: readonly number[]): PartView {
  const present = request.categoryData?.dryByMonth;
  const choices = present === undefined || months.includes(present) ? months : [...months, present];
  const options = choices.map((month) => ({
    value: String(month),
    label: texts.dryByMonth(monthName(month), month === AUTUMN),
    isOn: present === month,
  }));
  const any = { value: '', label: texts.any, isOn: present === undefined };
  return { kind: 'RADIOS', name: 'trocken-bis', options: [any, ...options] };
}

function felledPart({ request }: Given, monthsAgo: readonly number[]): PartView {
  const present = request.categoryData?.felledMonthsAgoMax;
  const choices = present === undefined || monthsAgo.includes(present) ? monthsAgo : [...monthsAgo, present];
  const options = choices.map((months) => ({
    value: String(months),
    label: texts.felledAgo(months),
    isOn: present === months,
  }));
  const any = { value: '', label: texts.any, isOn: present === undefined };
  return { kind: 'RADIOS', name: 'gefaellt-vor', options: [any, ...options] };
}

function lotPart({ request, countOf }: Given): PartView {
  const present = request.categoryData?.isSingleItem;
  const options = [
    { value: '', label: texts.any, isOn: present === undefined },
    { value: 'ja', label: texts.single, isOn: present === true, ...counted(countOf('isSingleItem', true)) },
    { value: 'nein', label: texts.asLot, isOn: present === false, ...counted(countOf('isSingleItem', false)) },
  ];
  return { kind: 'RADIOS', name: 'einzelstueck', options };
}

function sellerPart({ request: { sellerKind }, countOf }: Given): PartView {
  const options = [
    { value: '', label: texts.any, isOn: sellerKind === undefined },
    ...SELLER_CHOICES.map((kind) => ({
      value: wordFor(SELLER_WORDS, kind) ?? '',
      label: texts.sellers[kind],
      isOn: sellerKind === kind,
      ...counted(countOf('sellerKind', kind)),
    })),
  ];
  return { kind: 'RADIOS', name: 'verkaeufer', options };
}

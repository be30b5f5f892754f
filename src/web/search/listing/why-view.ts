import type { AdvertListItem } from '#contract/adverts/adverts.schemas.ts';
import { paths } from '#contract/paths.ts';
import type { HitReasons, ProductPage } from '#contract/search/products.schemas.ts';
import { formatRelativeDay } from '#domain/format/dates.ts';
import { formatDistance, formatEuro, formatHeatPriceRange } from '#domain/format/numbers.ts';
import type { SearchRequest, SortCode } from '#domain/search/search-types.ts';
import { foldText } from '#domain/text/fold.ts';
import { priceText } from '#texts/de/adverts/price-text.ts';
import { reasonTexts as texts } from '#texts/de/search/reasons.ts';
import { shownSorting } from './listing-words.parts.ts';
import type { WhyView } from './listing-types.parts.ts';

/** Switches the reasons on in the address of a listing. */
const WHY_PARAM = 'warum';

/** Whether the address is that of a list, not of the map, and asks for the reasons. */
export const asksWhy = ({ pathname, searchParams }: URL): boolean =>
  !pathname.startsWith('/map') && searchParams.get(WHY_PARAM) === '1';

/** The same address with reasons. */
export const withWhy = (href: string): string => `${href}${href.includes('?') ? '&' : '?'}${WHY_PARAM}=1`;

type Listed = { request: SearchRequest; href: string; isOn: boolean; now: Date };

/** The link to the reasons, or the reasons themselves: one line for each hit that has some. */
export function whyViewOf(page: ProductPage | null, { request, href, isOn, now }: Listed): WhyView | null {
  if (page === null || page.items.length === 0) return null;
  if (!isOn) return { label: texts.link, href: withWhy(href), said: null };
  // A place or goods in the words may have chosen the order.
  const { sortBy } = shownSorting(request, page);
  const items = new Map(page.items.map((item) => [item.id, item]));
  const lines = (page.reasons ?? []).flatMap((reasons) => {
    const item = items.get(reasons.advertId);
    return item === undefined
      ? []
      : [[item.id, lineOf(reasons, item, { sortBy, searchTerm: request.searchTerm, now })] as const];
  });
  return {
    label: texts.linkOff,
    href,
    said: {
      note: texts.note,
      rules: { label: texts.rules, href: paths.ranking() },
      head: texts.head,
      lines: Object.fromEntries(lines),
    },
  };
}

type About = { sortBy: SortCode; searchTerm: string | undefined; now: Date };

function lineOf(reasons: HitReasons, item: AdvertListItem, about: About): string {
  const { grade, tier, step, moves, publishedAt } = reasons;
  const { sortBy } = about;
  const distance = item.distance === undefined || item.distance === null ? null : formatDistance(item.distance);
  const age = texts.published(formatRelativeDay(publishedAt, about.now));
  const parts: (string | null)[] =
    sortBy === 'RELEVANCE'
      ? [
          ...(grade === undefined ? [] : gradeWords(grade)),
          grade === undefined && step === undefined && tier > 0 ? texts.ungraded : null,
          stepWords(step?.isInTitle, item.title, about.searchTerm),
          distance !== null ? texts.away(distance) : step?.isNear === undefined ? null : nearWords(step.isNear),
          age,
          ...moveWords(moves ?? []),
        ]
      : [...valueWords(item, { sortBy, tier, now: about.now }), sortBy === 'CREATED_AT' || tier > 0 ? age : null];
  if (sortBy === 'DISTANCE' && distance !== null) parts.unshift(texts.away(distance));
  return parts.filter((part) => part !== null).join(' · ');
}

const nearWords = (isNear: boolean): string => (isNear ? texts.near : texts.far);

/** Words of the line that the title holds, so that people see which ones counted. */
function stepWords(isInTitle: boolean | undefined, title: string, line = ''): string | null {
  if (isInTitle === undefined) return null;
  if (!isInTitle) return texts.notInTitle;
  const folded = foldText(title);
  const held = line.split(/[\s,;]+/).filter((word) => word.length > 2 && folded.includes(foldText(word)));
  return texts.inTitle(held.length === 0 ? null : texts.words(held));
}

const gradeWords = ({ points, parts }: NonNullable<HitReasons['grade']>): string[] => {
  const sums = new Map<string, number>();
  for (const { factor, points: of } of parts) sums.set(factor, (sums.get(factor) ?? 0) + of);
  const held = [...sums].filter(([, of]) => Math.abs(of) >= 0.05);
  const names: Readonly<Record<string, string>> = texts.factors;
  const said = held.map(([factor, of]) => texts.factor(names[factor] ?? factor, of));
  return [said.length === 0 ? texts.grade(points) : `${texts.grade(points)}: ${said.join(', ')}`];
};

function moveWords(moves: NonNullable<HitReasons['moves']>): string[] {
  const better = moves.filter(({ days }) => days > 0);
  const facts = better.map(({ factor }) => texts.moves[factor]);
  const by = better.reduce((sum, { days }) => sum + days, 0);
  const worse = moves.filter(({ days }) => days < 0);
  return [
    ...(facts.length === 0 ? [] : [texts.newer(facts, by)]),
    ...worse.map(({ factor, days }) => texts.older(texts.moves[factor], days)),
  ];
}

/** What orders where a value does. */
function valueWords(
  item: AdvertListItem,
  { sortBy, tier, now }: { sortBy: SortCode; tier: number; now: Date },
): (string | null)[] {
  if (tier > 0) return [texts.notComparable];
  switch (sortBy) {
    case 'PRICE': {
      const price = priceText(item);
      return [price === null ? null : texts.price(price)];
    }
    case 'HEAT_PRICE':
      return [
        item.heatPrice
          ? texts.heatPrice(formatHeatPriceRange(item.heatPrice.lowInCents, item.heatPrice.highInCents))
          : null,
      ];
    case 'DELIVERED_PRICE': {
      const { deliveredPriceInCents: cents } = item;
      return [cents === undefined || cents === null ? null : texts.delivered(formatEuro(cents))];
    }
    case 'EXPIRES_AT':
      return [item.expiresAt === null ? null : texts.ends(formatRelativeDay(item.expiresAt, now))];
    default:
      return [];
  }
}

import { formatNumber } from '#domain/format/numbers.ts';
import { federalStateBySlug } from '#domain/lookups/regions.data.ts';
import type { MarketQuarter } from '#domain/market-prices/market-position.ts';

export const adverts = (count: number): string => (count === 1 ? '1 Anzeige' : `${formatNumber(count)} Anzeigen`);
/** After "von". */
export const sellersDative = (count: number): string =>
  count === 1 ? '1 Anbieter' : `${formatNumber(count)} Anbietern`;

/** "in Tirol", "in der Steiermark", "im Burgenland"; for everything else "in Österreich". */
export function inRegion(slug: string): string {
  const name = federalStateBySlug(slug)?.name ?? 'Österreich';
  if (name === 'Steiermark') return 'in der Steiermark';
  return name === 'Burgenland' ? 'im Burgenland' : `in ${name}`;
}

const QUARTERS: Record<MarketQuarter, string> = {
  BELOW: 'Gehört zum günstigsten Viertel.',
  LOWER: 'Das liegt in der günstigeren Hälfte der üblichen Preise.',
  UPPER: 'Das liegt in der teureren Hälfte der üblichen Preise.',
  ABOVE: 'Gehört zum teuersten Viertel.',
};

/** Words of one price among all others: on the page of an advert and in the list of the own ones. */
export const marketPositionTexts = {
  title: 'Preis im Vergleich',
  quarters: QUARTERS,
  above: (percent: string) => `${percent} über dem mittleren Preis`,
  below: (percent: string) => `${percent} unter dem mittleren Preis`,
  same: 'Genau der mittlere Preis',
  near: 'Praktisch der mittlere Preis',
  compared: (product: string, region: string) => `${product} ${inRegion(region)}`,
  median: (price: string) => `mittlerer Preis ${price}`,
  /** As a sentence of its own. */
  middle: (price: string) => `Mittlerer Preis ${price}.`,
  usual: (prices: string) => `üblich ${prices}`,
  legend: 'Der Balken zeigt, was üblich ist: die mittlere Hälfte aller Preise. Der Strich ist diese Anzeige.',
  basis: (advertCount: number, sellerCount: number) => `${adverts(advertCount)} von ${sellersDative(sellerCount)}`,
  net: 'ohne USt',
  around: (count: number) => `Verglichen mit ${adverts(count)} im Umkreis von 80 km.`,
  more: 'Verlauf und Bundesländer',
  barRead: (own: string, prices: string) => `Diese Anzeige ${own}, üblich sind ${prices}.`,
} as const;

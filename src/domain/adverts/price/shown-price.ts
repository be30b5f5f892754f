import type { CategoryCode, VatRateInPercent } from '#domain/lookups/categories.data.ts';

type StatedPrice = {
  category: CategoryCode;
  pricePerUnitInCents: number | null;
  priceTotalInCents: number | null;
  vatRate?: VatRateInPercent | undefined;
  priceIsGross?: boolean | undefined;
};

/**
 * Returns a price as everybody reads it. Households order services as well and read prices with tax (PrAG § 9), so that of a
 * service stated without tax gets it; round and standing wood is sold to businesses and stays as stated.
 */
export function shownPrice<Stated extends StatedPrice>(stated: Stated): Stated {
  const { category, vatRate, priceIsGross } = stated;
  if (category !== 'SERVICES' || priceIsGross !== false || !vatRate) return stated;
  const gross = (cents: number | null): number | null =>
    cents === null ? null : Math.round((cents * (100 + vatRate)) / 100);
  return {
    ...stated,
    pricePerUnitInCents: gross(stated.pricePerUnitInCents),
    priceTotalInCents: gross(stated.priceTotalInCents),
    priceIsGross: true,
  };
}

import type { CategoryCode, VatRateInPercent } from '#domain/lookups/categories.data.ts';
import { usualPricing } from './advert-content.ts';

/** The tax of a price: the VAT rate in percent, and whether the price includes it. */
export type PriceTax = { vatRateInPercent: VatRateInPercent; priceIsGross: boolean };

const NO_TAX: PriceTax = { vatRateInPercent: 0, priceIsGross: true };

/**
 * Returns the content with the tax that its seller may state. A private person is no entrepreneur (UStG § 2) and sells at a
 * final price, whatever was sent; a business keeps its tax, and a price without tax is final as well.
 */
export const taxedBySeller = <Content extends PriceTax>(content: Content, seller: 'PRIVATE' | 'BUSINESS'): Content =>
  seller === 'PRIVATE' || content.vatRateInPercent === 0 ? { ...content, ...NO_TAX } : content;

/** Returns the usual tax for goods of a category, by kind of seller; null where that is unknown. */
export function usualTax(category: CategoryCode, seller: 'PRIVATE' | 'BUSINESS' | null): PriceTax | null {
  if (seller === null) return null;
  const { vatRateInPercent, priceIsGross } = usualPricing(category);
  return taxedBySeller({ vatRateInPercent, priceIsGross }, seller);
}

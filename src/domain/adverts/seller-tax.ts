import type { CategoryCode, VatRateInPercent } from '#domain/lookups/categories.data.ts';
import type { SellerKind } from '#domain/users/seller-kind.ts';
import { type Issue, issue } from '#domain/result.ts';
import { usualPricing } from './advert-content.ts';

/** The tax of a price: the VAT rate in percent, and whether the price includes it. */
export type PriceTax = { vatRateInPercent: VatRateInPercent; priceIsGross: boolean };

const NO_TAX: PriceTax = { vatRateInPercent: 0, priceIsGross: true };

/**
 * Returns the content with the tax that its seller may state. A private person is no entrepreneur (UStG § 2) and sells at a
 * final price, whatever was sent; a business keeps its tax, and a price without tax is final as well.
 */
export const taxedBySeller = <Content extends PriceTax>(content: Content, seller: SellerKind): Content =>
  seller === 'PRIVATE' || content.vatRateInPercent === 0 ? { ...content, ...NO_TAX } : content;

/** Returns the tax that goods of a category usually carry, by who sells them; null where that is not known. */
export function usualTax(category: CategoryCode, seller: SellerKind | null): PriceTax | null {
  if (seller === null) return null;
  const { vatRateInPercent, priceIsGross } = usualPricing(category);
  return taxedBySeller({ vatRateInPercent, priceIsGross }, seller);
}

/**
 * Returns why a seller may not begin to offer something: work for others is a trade or the side-business of a farm, and
 * not a private sale. Source: GewO § 1, § 2 Abs. 1 Z 2 and Abs. 4.
 */
export const sellerIssues = (category: CategoryCode, seller: SellerKind): Issue[] =>
  category === 'SERVICES' && seller === 'PRIVATE' ? [issue('sellerKind', 'seller.services-not-private')] : [];

/** Who sells, in the order of stored search codes: a new kind goes to the end. */
export const SELLER_KINDS = ['PRIVATE', 'BUSINESS', 'FARM'] as const;
export type SellerKind = (typeof SELLER_KINDS)[number];

/** The same in the order in which people choose. */
export const SELLER_CHOICES = ['PRIVATE', 'FARM', 'BUSINESS'] as const satisfies readonly SellerKind[];

/**
 * Says whether buyers deal with an entrepreneur: a farm is one as well, with or without a trade licence, so consumer law
 * applies, a price may carry tax and the law wants to know who sells. Source: KSchG § 1, UStG § 2, ECG § 5.
 */
export const isEntrepreneur = (kind: SellerKind): boolean => kind !== 'PRIVATE';

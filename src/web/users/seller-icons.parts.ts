import type { SellerKind } from '#domain/users/seller-kind.ts';
import type { IconName } from '#ui/marks/icon-names.ts';

/** Marks of the kinds of sellers. */
export const SELLER_ICONS = { PRIVATE: 'user', FARM: 'tree', BUSINESS: 'factory' } as const satisfies Record<
  SellerKind,
  IconName
>;

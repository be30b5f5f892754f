import { roundTo } from './rounding.ts';

/** Returns the amount of a quantity at a price in cents of one unit, rounded to whole cents (half away from zero). */
export const amountInCents = (pricePerUnitInCents: number, quantity: number): number =>
  roundTo(pricePerUnitInCents * quantity, 0);

/** Returns the gross amount in whole cents of a net amount in cents, VAT rate in percent. */
export const grossFromNetInCents = (netInCents: number, vatRateInPercent: number): number =>
  roundTo((netInCents * (100 + vatRateInPercent)) / 100, 0);

/** Returns the net amount in whole cents of a gross amount in cents, VAT rate in percent. */
export const netFromGrossInCents = (grossInCents: number, vatRateInPercent: number): number =>
  roundTo((grossInCents * 100) / (100 + vatRateInPercent), 0);

/** Returns the VAT in whole cents contained in a gross amount, so that net and VAT add up to the gross exactly. */
export const vatOfGrossInCents = (grossInCents: number, vatRateInPercent: number): number =>
  grossInCents - netFromGrossInCents(grossInCents, vatRateInPercent);

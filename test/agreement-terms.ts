import type { AgreementTerms } from '#domain/agreements/agreement-terms.ts';

/** Six stacked metres of beech at € 118 and delivery for € 60: € 768 with VAT. */
export const agreementTerms = (wishes: Partial<AgreementTerms> = {}): AgreementTerms => ({
  goods: 'Buche 33 cm, lufttrocken',
  quantity: 6,
  unit: 'RM',
  measure: 'STACKED_SHORT',
  measuringPlace: 'TRUCK',
  moistureInPercent: 20,
  moistureMethod: 'METER',
  priceInCents: 11_800,
  priceKind: 'PER_UNIT',
  priceIsGross: true,
  vatRate: 13,
  handover: 'DELIVERY',
  deliveryPriceInCents: 6_000,
  place: '4560 Kirchdorf',
  date: '2026-12-05',
  time: '9 Uhr',
  payment: 'CASH',
  remarks: '',
  ...wishes,
});

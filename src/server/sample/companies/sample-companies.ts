import { checkRegisterNumber, checkVatNumber } from '#domain/companies/company-numbers.ts';
import { companySlug, type Disclosure } from '#domain/companies/company-profile.ts';
import type { OpeningSpan } from '#domain/companies/opening-hours.ts';
import { federalStateById } from '#domain/lookups/regions.data.ts';
import { neighbouringStates } from '#domain/places/neighbouring-states.ts';
import { blurCoordinates } from '#domain/places/geometry/blur.ts';
import { COMPANY_SCRIPTS, type CompanyScript, COURTS, STREETS } from './sample-companies.data.ts';
import { createDice, type Dice } from '#server/sample/sample-random.ts';
import type { SampleSeller } from '#server/sample/sample-types.ts';
import { COMPANY_KINDS } from '#server/sample/sample-words.data.ts';

export type SampleCompany = {
  slug: string;
  description: string;
  websiteUrl: string;
  street: string;
  uid: string;
  pefcNumber: string | null;
  openingHours: OpeningSpan[];
  openingNote: string;
  disclosure: Disclosure;
  deliveryStateIds: number[];
  deliveryRadiusInKm: number | null;
  shown: { latitude: number; longitude: number };
  services: CompanyScript['services'];
};

/** What the public page of a sample seller's company says; numbers have a valid check digit and are unassigned. */
export function sampleCompany(
  seller: SampleSeller,
  { seed, ownerId }: { seed: number; ownerId: string },
): SampleCompany {
  const dice = createDice(seed, 3_000_000 + seller.number);
  const { about, services } = COMPANY_SCRIPTS[kindOf(seller)];
  const { place } = seller;
  // The seller's number distinguishes companies of the same name.
  const plain = companySlug(seller.companyName, '', { ending: false });
  const slug = seller.number === 1 ? plain : `${plain}-${seller.number}`;
  const goesFar = dice.chance(0.5);
  return {
    slug,
    description: [`${seller.companyName} in ${place.city}.`, ...about].join('\n\n'),
    websiteUrl: `https://${slug}.example/`,
    street: `${dice.of(STREETS)} ${dice.integer(1, 60)}`,
    uid: inventedVatNumber(seller.number),
    pefcNumber: dice.chance(0.5) ? `PEFC/06-99-${seller.number + 1}` : null,
    openingHours: hoursOf(dice),
    openingNote: dice.chance(0.5) ? 'Samstag nach Anruf.' : '',
    disclosure: disclosureOf(seller, dice),
    deliveryStateIds: goesFar
      ? [place.federalStateId, ...neighbouringStates(place.federalStateId)]
      : [place.federalStateId],
    deliveryRadiusInKm: goesFar ? null : dice.of([30, 50, 80, 120]),
    shown: blurCoordinates(place.latitude, place.longitude, ownerId),
    services: dice.some(services, Math.max(2, services.length - dice.integer(0, 1))),
  };
}

const kindOf = ({ companyName }: SampleSeller): (typeof COMPANY_KINDS)[number] =>
  COMPANY_KINDS.find((kind) => companyName.startsWith(kind)) ?? 'Holzhandel';

/** Monday to Friday with or without a break at noon. */
function hoursOf(dice: Dice): OpeningSpan[] {
  const hasBreak = dice.chance(0.6);
  const day = (weekday: number): OpeningSpan[] =>
    hasBreak
      ? [
          { weekday, from: '07:30', to: '12:00' },
          { weekday, from: '13:00', to: weekday === 5 ? '15:00' : '17:00' },
        ]
      : [{ weekday, from: '07:00', to: weekday === 5 ? '13:00' : '16:30' }];
  return [1, 2, 3, 4, 5].flatMap(day);
}

function disclosureOf(seller: SampleSeller, dice: Dice): Disclosure {
  const state = federalStateById(seller.place.federalStateId)?.name ?? '';
  const isLimited = dice.chance(0.5);
  const legalForm = isLimited ? 'GmbH' : 'e.U.';
  return {
    firma: `${seller.companyName} ${legalForm}`,
    legalForm,
    registerNumber: inventedRegisterNumber(seller.number),
    registerCourt: COURTS[seller.place.federalStateId] ?? 'Handelsgericht Wien',
    authority: `Bezirksverwaltungsbehörde für ${seller.place.city}`,
    chamber: `Wirtschaftskammer ${state}`,
    managing: `${seller.firstName} ${seller.lastName}`,
  };
}

/** Begins with zeros, as no number given out does. */
function inventedVatNumber(number: number): string {
  const digits = String(number + 1).padStart(7, '0');
  const found = Array.from({ length: 10 }, (_, check) => `ATU${digits}${check}`).find((text) => checkVatNumber(text));
  if (found === undefined) throw new Error('Every seven digits have a check digit.');
  return found;
}

/** From the range behind all numbers given out so far. */
function inventedRegisterNumber(number: number): string {
  const digits = 990_000 + (number % 10_000);
  const found = [...'abcdefghijklmnopqrstuvwxyz'].flatMap((letter) => checkRegisterNumber(`${digits}${letter}`) ?? []);
  if (!found[0]) throw new Error('Every number has a check letter.');
  return found[0].number;
}

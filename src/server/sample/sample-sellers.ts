import { builtinPlaces } from '#domain/places/gazetteer/gazetteer.ts';
import { slugOf } from '#domain/lookups/lookup-index.ts';
import { createDice } from './sample-random.ts';
import type { SamplePlace, SampleSeller } from './sample-types.ts';
import { COMPANY_KINDS, FARM_NAMES, FIRST_NAMES, LAST_NAMES } from './sample-words.data.ts';

export const SAMPLE_PASSWORD = 'holz-muster-2026';
export const COMPANY_SHARE = 8;

/** Accounts with a role of their own, printed at the start. */
export const SAMPLE_ACCOUNTS = [
  { email: 'verkauf@stammplatz.example', role: 'verkauft privat', sells: true, permissions: [] },
  {
    email: 'betrieb@stammplatz.example',
    role: 'Betrieb mit Firma und Pellets',
    sells: true,
    permissions: ['company', 'pellets'],
  },
  { email: 'kauf@stammplatz.example', role: 'sucht Holz', sells: false, permissions: [] },
  { email: 'admin@stammplatz.example', role: 'verwaltet den Marktplatz', sells: false, permissions: ['admin'] },
] as const;

/** The Austrian places sellers live at; in the country more often than in towns. */
export function samplePlaces(): SamplePlace[] {
  return builtinPlaces().flatMap((place) => {
    if (place.countryCode !== 'AT' || place.federalStateId === null) return [];
    const { postalCode, name, federalStateId, latitude, longitude } = place;
    return [{ postalCode, city: name, federalStateId, latitude, longitude }];
  });
}

/** Kinds of companies that are farms. */
const FARM_KINDS = /^(Forsthof|Brennholzhof)\s/;

/** Seller `number` of the sample marketplace; every eighth is a company. */
export function sampleSeller(number: number, seed: number, places: readonly SamplePlace[]): SampleSeller {
  const dice = createDice(seed, 1_000_000 + number);
  const account = SAMPLE_ACCOUNTS[number];
  const firstName = dice.of(FIRST_NAMES);
  const lastName = dice.of(LAST_NAMES);
  const isBusiness = account ? number === 1 : number % COMPANY_SHARE === 0;
  const companyName = isBusiness
    ? `${dice.of(COMPANY_KINDS)} ${dice.chance(0.5) ? dice.of(FARM_NAMES) : lastName}`
    : '';
  return {
    number,
    email: account?.email ?? `${slugOf(`${firstName} ${lastName}`).replaceAll('-', '.')}.${number}@muster.example`,
    firstName,
    lastName,
    isBusiness,
    isFarm: !account && FARM_KINDS.test(companyName),
    companyName,
    // A number range that leads nowhere: 0720 with too few digits to be in use.
    phoneNumber: `+43 720 ${String(100 + (number % 900))} ${String(dice.integer(10, 99))}`,
    place: dice.of(places),
  };
}

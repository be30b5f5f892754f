import { describe, expect, it } from 'vitest';

import { readSearchLine } from '#domain/search/reading/read-search-line.ts';
import type { Db } from '#server/platform/database/database.ts';
import { placesFor } from './search-places.ts';

// Without a running server the built-in gazetteer answers; the database is only the key to it.
const { findPlace } = placesFor({} as unknown as Db);
const read = (line: string) => readSearchLine(line, { findPlace });

describe('places as people write them', () => {
  it.each([
    ['Bezirk Rohrbach', '4150'],
    ['Bez. Rohrbach', '4150'],
    ['Bezirk Gmunden', '4810'],
    ['im Bezirk Braunau am Inn', '5280'],
    ['Bezirk Linz-Land', '4020'],
    ['Linz-Land', '4020'],
    ['Wien Umgebung', '1010'],
    ['Wien 22. Bezirk', '1220'],
    ['im 22. Bezirk', '1220'],
    ['3. Bezirk Wien', '1030'],
    ['Wien 22', '1220'],
    ['Wien Donaustadt', '1220'],
    ['Donaustadt', '1220'],
    ['1220 Wien', '1220'],
    ['8020 Graz', '8020'],
    ['Mühlviertel', '4240'],
    ['Region Waldviertel', '3910'],
    ['Burgenland Nord', '7000'],
    ['Tiroler Oberland', '6500'],
    ['Südtirol', '39100'],
    ['Vinschgau', '39028'],
    ['Chiemgau', '83278'],
    ['Allgäu', '87435'],
    ['Raum Linz', '4020'],
    ['Großraum Graz', '8010'],
    ['Nähe Graz', '8010'],
    ['bei Steyr', '4400'],
    ['bruck', '8600'],
    ['Bruck Leitha', '2460'],
    ['um Villach', '9500'],
    ['Klgft', '9020'],
    ['Ibk', '6020'],
    ['St. Pölten', '3100'],
    ['Sankt Pölten', '3100'],
    ['bad ischl', '4820'],
    ['Haus im Ennstal', '8967'],
    ['Klagenfrt', '9020'],
    ['Innsbrck', '6020'],
    ['in Gmundn', '4810'],
    ['Bad Ischel', '4820'],
    ['Wiener Neustdt', '2700'],
  ])('"Brennholz %s" is measured from %s', (words, postalCode) => {
    const reading = read(`Brennholz ${words}`);
    expect(reading.place?.postalCode).toBe(postalCode);
    expect(reading.termsLeft).toBe('');
    expect(reading.filters).toEqual({ category: 'FIREWOOD' });
  });

  it.each([
    ['Umkreis 30 km Ried', '4910'],
    ['30km um Wels', '4600'],
    ['30 km rund um Wels', '4600'],
    ['Salzburg 30 km', '5020'],
  ])('"Brennholz %s" is a radius around %s', (words, postalCode) => {
    expect(read(`Brennholz ${words}`)).toMatchObject({
      filters: { category: 'FIREWOOD', radiusInKm: 30 },
      place: { postalCode },
      termsLeft: '',
    });
  });

  it.each([
    ['zugestellt nach Linz', '4020'],
    ['Linz zugestellt', '4020'],
    ['Lieferung nach 4400', '4400'],
    ['geliefert Bad Ischl', '4820'],
    ['geliefert nach Bad Ischl', '4820'],
    ['zugestellt Wien', '1010'],
    ['Salzburg geliefert', '5020'],
  ])('"Brennholz %s" asks for sellers who deliver to %s', (words, postalCode) => {
    expect(read(`Brennholz ${words}`)).toMatchObject({
      filters: { category: 'FIREWOOD', deliversToMe: true },
      place: { postalCode },
      termsLeft: '',
    });
  });

  it.each([
    ['OÖ', 4],
    ['NÖ', 3],
    ['Sbg', 5],
    ['Stmk', 6],
    ['burgenl.', 1],
  ])('"Brennholz %s" is in federal state %i', (words, federalStateId) => {
    expect(read(`Brennholz ${words}`).filters).toEqual({ category: 'FIREWOOD', federalStateId });
  });

  it.each([
    ['Bretter 3000 Villach', '9500', 295],
    ['Kantholz 6000 Graz', '8010', 595],
    ['Graz Bretter 4000', '8010', 395],
    ['Fichte 4000 Graz', '8010', 400],
    ['Bloche 4100 Graz', '8010', 410],
    ['KVH 60x120 2500 in Leoben', '8700', 245],
    ['Bretter 4000 lang', undefined, 395],
    ['Bretter 3100 lang', undefined, 305],
    ['Latten 3000', undefined, 295],
    ['Balken 5000', undefined, 495],
    ['Fichte 4000', undefined, 400],
  ])('"%s" is measured from %s and at least %d cm long', (line, postalCode, lengthMinInCm) => {
    const { place, filters, termsLeft } = read(line);
    expect(place?.postalCode).toBe(postalCode);
    expect(filters.categoryData?.lengthMinInCm).toBe(lengthMinInCm);
    expect(termsLeft).not.toMatch(/\d/);
  });

  it.each([
    ['Brennholz 4020', '4020'],
    ['Brennholz 4063', '4063'],
    ['Brennholz 5000', '5000'],
    ['Bretter 5020', '5020'],
    ['Bretter 4020 Linz', '4020'],
    ['Bretter 3100 St. Pölten', '3100'],
    ['Bretter in 4000', '4000'],
    ['Bretter PLZ 4000', '4000'],
    ['4000', '4000'],
    ['Brennholz 6020 Graz', '8010'],
  ])('"%s" has no length and is measured from %s', (line, postalCode) => {
    const { place, filters } = read(line);
    expect(place?.postalCode).toBe(postalCode);
    expect(Object.keys(place ?? {}).toSorted()).toEqual(['countryCode', 'name', 'postalCode']);
    expect(filters.categoryData?.lengthMinInCm).toBeUndefined();
  });

  it.each([
    ['baumfällungwien', 'Baumfällung Wien'],
    ['pelletslinz', 'Pellets Linz'],
    ['brennholzsteyr', 'Brennholz Steyr'],
    ['rundholztirol', 'Rundholz Tirol'],
    ['buchenbrennholzwels', 'Buchenbrennholz Wels'],
    ['Fichtemurau', 'Fichte Murau'],
  ])('"%s" is read like "%s"', (run, apart) => {
    const { filters, place, termsLeft } = read(run);
    const usual = read(apart);
    expect({ filters, place, termsLeft }).toEqual({
      filters: usual.filters,
      place: usual.place,
      termsLeft: usual.termsLeft,
    });
  });

  it.each([
    'Holz für Hallen',
    'brennholzkorb',
    'brennholzhalle',
    'pelletskessel',
    'eichhorn',
    'Brennholtz',
    'Lärchnbretter',
    'Kachelofn',
    'Terrasse',
    'Sauna',
    'Gartenzaun',
    'Werkzeug',
    'Holzlager',
    'Wien 10 rm',
    'Graz 3. Bezirk 10 rm',
  ])('finds no other place in "%s"', (line) => {
    expect(['8010', undefined]).toContain(read(line).place?.postalCode);
  });
});

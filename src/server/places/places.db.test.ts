import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '#test/test-database.ts';
import type { Db } from '#server/platform/database/database.ts';
import { saveSetting } from '#server/platform/database/settings.repository.ts';
import { runGeoImport } from './import/geo-import.service.ts';
import { BUILTIN_PLACES_SETTING, type Places, createPlaces, loadBuiltinPlaces } from './places.service.ts';

let db: Db;
let places: Places;
const folder = mkdtempSync(join(tmpdir(), 'stammplatz-geo-'));
const clock = () => new Date('2026-11-21T10:00:00Z');

beforeAll(async () => {
  db = await createTestDatabase();
  await loadBuiltinPlaces(db);
  places = await createPlaces(db);
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const countOf = async (condition: string) => {
  const { rows } = await sql<{
    count: number;
  }>`select count(*) as count from places where ${sql.raw(condition)}`.execute(db);
  return rows[0]?.count ?? -1;
};

async function importText(fileName: string, text: string, attribution = '© Amt') {
  const lines: string[] = [];
  const source = join(folder, fileName);
  writeFileSync(source, text);
  const [outcome] = await runGeoImport(db, { source, attribution, clock, report: (line) => lines.push(line) });
  return { outcome, lines };
}

describe('built-in places', () => {
  it('answer without any import', () => {
    expect(places.findPlace({ countryCode: 'AT', postalCode: '6020' })).toMatchObject({
      name: 'Innsbruck',
      federalStateId: 7,
      precision: 'exact',
    });
    expect(places.findPlaceByName('bad ischl')?.postalCode).toBe('4820');
    expect(places.suggestPlaces('st pö', 3)[0]?.name).toBe('St. Pölten');
  });

  it('are loaded again without a write', async () => {
    const versionsOf = async () =>
      (await sql<{ xmin: string }>`select xmin::text from places order by id`.execute(db)).rows;
    const before = await versionsOf();
    await loadBuiltinPlaces(db);
    expect(await versionsOf()).toEqual(before);
  });

  it('are corrected by the next release, and dropped when it has them no more', async () => {
    await sql`update places set latitude = 1 where postal_code = '6020'`.execute(db);
    await sql`insert into places (country_code, postal_code, name, folded_name, latitude, longitude, source)
              values ('AT', '6020', 'Altort', 'altort', 47, 11, 'builtin')`.execute(db);
    await saveSetting(db, BUILTIN_PLACES_SETTING, 'of an older release');
    await loadBuiltinPlaces(db);
    expect(await countOf(`postal_code = '6020' and latitude = 47.27`)).toBe(1);
    expect(await countOf(`name = 'Altort'`)).toBe(0);
  });
});

describe('an import of places', () => {
  const table = [
    'plz;ort;land;gkz;lat;lon',
    '6020;Innsbruck;7;70101;47.2692;11.4041',
    '6020;Hungerburg;7;70101;47.2860;11.3997',
    '60200;Irrtum;7;70101;47.2;11.4',
    '6022;Fernort;7;70101;97.2;11.4',
    '6021;Neuort;7;70101;47.27;11.41',
    '6023;halb',
    '',
  ].join('\r\n');

  it('takes the good rows and names the broken ones by their line', async () => {
    const { outcome, lines } = await importText('plz.csv', table);
    expect(outcome).toEqual({ label: 'plz.csv', rows: 3, errors: 3, refusal: null });
    expect(lines).toEqual([
      'plz.csv, Zeile 4: keine Postleitzahl von AT: „60200“',
      'plz.csv, Zeile 5: Koordinaten außerhalb der Grenzen: 97.2, 11.4',
      'plz.csv, Zeile 7: Spalten fehlen',
      'plz.csv: 3 übernommen, 3 fehlerhaft',
    ]);
  });

  it('is seen by a running server, more exact than before and with the same weight', async () => {
    expect(await places.refreshIfChanged()).toBe(true);
    expect(places.findPlace({ countryCode: 'AT', postalCode: '6020' })).toMatchObject({
      name: 'Innsbruck',
      latitude: 47.2692,
    });
    expect(places.findPlace({ countryCode: 'AT', postalCode: '6021' })).toMatchObject({
      name: 'Neuort',
      precision: 'exact',
    });
    expect(places.suggestPlaces('inns', 1)[0]).toMatchObject({ name: 'Innsbruck', weight: 90 });
    expect(await places.refreshIfChanged()).toBe(false);
  });

  it('leaves the same rows when it is repeated', async () => {
    const before = await countOf('true');
    const { outcome } = await importText('plz.csv', table);
    expect(outcome?.rows).toBe(3);
    expect(await countOf('true')).toBe(before);
  });

  it('is not overwritten by the built-in places of the next release', async () => {
    await saveSetting(db, BUILTIN_PLACES_SETTING, 'of an older release');
    await loadBuiltinPlaces(db);
    expect(
      await countOf(`postal_code = '6020' and name = 'Innsbruck' and source = 'import' and latitude = 47.2692`),
    ).toBe(1);
  });

  it('leaves nothing of a file that is mostly broken', async () => {
    const good = [...Array(1200).keys()].map((index) => `8010;Probe ${index};6;60101;47;15`);
    const broken = [...Array(1201).keys()].map(() => '8010;;6;60101;47;15');
    const { outcome, lines } = await importText(
      'kaputt.csv',
      ['plz;ort;land;gkz;lat;lon', ...good, ...broken].join('\n'),
    );
    expect(outcome).toMatchObject({ rows: 0, refusal: 'mehr als die Hälfte der Zeilen ist fehlerhaft (1201)' });
    expect(lines.filter((line) => line.includes(', Zeile '))).toHaveLength(10);
    expect(await countOf(`name like 'Probe%'`)).toBe(0);
    expect((await sql`select 1 from geo_imports where source = 'kaputt.csv'`.execute(db)).rows).toEqual([]);
  });

  it('gives a municipality the postcode of its village and leaves the village where it is', async () => {
    const { outcome } = await importText(
      'gemeinden.csv',
      'gkz;name;bezirk;land;lat;lon\n70220;Sölden;702;7;46.9;10.95\n70101;Nirgendwo;701;7;40.0;11.4\n70299;Neudorf;702;7;46.98;11.02',
    );
    expect(outcome).toMatchObject({ rows: 2, errors: 1 });
    expect(await countOf(`name = 'Sölden' and postal_code = '6450' and latitude = 46.97`)).toBe(1);
    expect(await countOf(`name = 'Neudorf' and postal_code = '6450' and source = 'import'`)).toBe(1);
  });

  it('refuses what it cannot read', async () => {
    const { outcome, lines } = await importText('liesmich.txt', 'Das ist keine Tabelle.');
    expect(outcome?.refusal).toBe('Format nicht erkannt');
    expect(lines).toEqual(['liesmich.txt: nicht übernommen – Format nicht erkannt']);
  });
});

describe('an import of layers', () => {
  const river = {
    type: 'Feature',
    properties: { name: 'Enns' },
    geometry: {
      type: 'LineString',
      coordinates: [
        [13.5, 47.4],
        [14.5, 48.2],
      ],
    },
  };

  it('stores GeoJSON under the name of the file, with its attribution', async () => {
    const { outcome } = await importText(
      'rivers.geo.json',
      JSON.stringify({ type: 'FeatureCollection', features: [river] }),
      '© Gewässeramt',
    );
    expect(outcome).toMatchObject({ rows: 1, refusal: null });
    expect(await places.findLayerHead('rivers')).toEqual({
      name: 'rivers',
      kind: 'water',
      attribution: '© Gewässeramt',
      updatedAt: clock(),
    });
    expect(JSON.parse((await places.findLayerGeojson('rivers')) ?? '')).toEqual({
      type: 'FeatureCollection',
      features: [river],
    });
    expect(await places.listAttributions()).toEqual(['© Amt', '© Gewässeramt']);
  });

  it('keeps the old layer when the new file is broken', async () => {
    const { outcome } = await importText('rivers.geo.json', '{"type":"FeatureCollection","features":[');
    expect(outcome?.refusal).toBe('Die Datei enthält kein gültiges JSON.');
    expect(await places.findLayerHead('rivers')).not.toBeNull();
    expect(await places.findLayerHead('lakes')).toBeNull();
  });
});

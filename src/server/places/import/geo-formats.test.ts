import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatOf, openGeoSource } from './geo-source.ts';
import { layerName, layersOf } from './layers.ts';
import { municipalityReader, postcodeReader, readGeonamesLine, splitSemicolons } from './place-rows.ts';

describe('the format of a file', () => {
  it.each([
    ['plz;ort;land;gkz;lat;lon\n1010;Wien;9;90101;48.2;16.4', 'postcodes-csv'],
    ['\uFEFFland;plz;ort;region;lat;lon\r\n', 'postcodes-csv'],
    ['gkz;name;bezirk;land;lat;lon\n', 'municipalities-csv'],
    ['AT\t1010\tWien\tWien\t09\t\t\t\t\t48.2\t16.4\t6', 'geonames'],
    ['  {"type":"Topology"}', 'json'],
    ['Readme for GeoNames', null],
    ['', null],
  ])('of "%s" is seen from its beginning', (head, format) => {
    expect(formatOf(head)).toBe(format);
  });
});

describe('a source', () => {
  it('that is a folder has files that are imported and others that are named', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'geo-source-'));
    mkdirSync(join(folder, 'old'));
    writeFileSync(join(folder, 'orte.csv'), 'plz;ort;lat;lon\n');
    writeFileSync(join(folder, 'old/junk.bin'), 'junk');
    const { files, skipped } = await openGeoSource(folder);
    expect(files).toEqual([{ path: join(folder, 'orte.csv'), label: 'orte.csv', format: 'postcodes-csv' }]);
    expect(skipped).toEqual(['old/junk.bin']);
    rmSync(folder, { recursive: true });
  });

  it('that cannot be read is named with the reason', async () => {
    await expect(openGeoSource('/fehlt.csv')).rejects.toThrow('/fehlt.csv gibt es nicht');
    await expect(openGeoSource('http://127.0.0.1:1/orte.csv')).rejects.toThrow(
      /^http:\/\/127\.0\.0\.1:1\/orte\.csv lässt sich nicht laden: (?!fetch failed)/,
    );
  });
});

describe('a line of a table', () => {
  const read = postcodeReader('plz;ort;land;gkz;lat;lon');

  it('becomes a place of its federal state', () => {
    expect(read('8010;Graz;6;60101;47.0707;15.4395')).toEqual({
      ok: true,
      row: {
        countryCode: 'AT',
        postalCode: '8010',
        name: 'Graz',
        foldedName: 'graz',
        federalStateId: 6,
        region: null,
        latitude: 47.0707,
        longitude: 15.4395,
        weight: 26,
      },
    });
  });

  it('takes the state from the municipality code where that is all there is', () => {
    const locality = postcodeReader('plz;ort;gkz;lat;lon')('9971;Matrei;70717;47.0;12.54');
    expect(locality).toMatchObject({ ok: true, row: { federalStateId: 7 } });
  });

  it('takes the country from letters', () => {
    const neighbour = postcodeReader('land;plz;ort;region;lat;lon')('CZ;370 01;České Budějovice;Südböhmen;48,97;14,47');
    expect(neighbour).toMatchObject({
      ok: true,
      row: { countryCode: 'CZ', postalCode: '37001', region: 'Südböhmen', federalStateId: null, latitude: 48.97 },
    });
  });

  it.each([
    ['8010;Graz;6;60101;47.07', 'Spalten fehlen'],
    ['810;Graz;6;60101;47.07;15.44', 'keine Postleitzahl von AT: „810“'],
    ['8010;;6;60101;47.07;15.44', 'der Name fehlt'],
    ['8010;Graz;6;60101;147.07;15.44', 'Koordinaten außerhalb der Grenzen: 147.07, 15.44'],
    ['8010;Graz;6;60101;;15.44', 'keine Koordinaten: „“, „15.44“'],
    ['8010;Graz;6;60101;0;0', 'Koordinaten 0, 0'],
    ['4030;"Linz;4;40101;48.3;14.3', 'Anführungszeichen nicht geschlossen'],
    ['4030;"Linz;4;"40101;48.3;14.3;', 'Anführungszeichen nicht geschlossen'],
    ['8010;K\uFFFDflach;6;60101;47;15', 'kein UTF-8'],
  ])('"%s" is refused with its reason', (line, reason) => {
    expect(read(line)).toEqual({ ok: false, reason });
  });

  it('of GeoNames has eleven columns or more', () => {
    const line = 'AT\t4820\tBad Ischl\tOberösterreich\t04\tGmunden\t407\tBad Ischl\t40703\t47.7111\t13.6239\t6';
    expect(readGeonamesLine(line)).toMatchObject({
      ok: true,
      row: { name: 'Bad Ischl', federalStateId: 4, region: null },
    });
    expect(readGeonamesLine('AT\t4820\tBad Ischl')).toEqual({ ok: false, reason: 'Spalten fehlen' });
  });

  it('of municipalities needs a municipality code', () => {
    const municipality = municipalityReader('gkz;name;bezirk;land;lat;lon');
    expect(municipality('40703;Bad Ischl;407;4;47.71;13.62')).toMatchObject({ ok: true, row: { weight: 25 } });
    expect(municipality('x;Bad Ischl;407;;47.71;13.62')).toEqual({ ok: false, reason: 'keine Gemeindekennzahl: „x“' });
  });

  it('may have fields in quotes', () => {
    expect(splitSemicolons('1;"a;b ""c""";;d')).toEqual(['1', 'a;b "c"', '', 'd']);
    expect(splitSemicolons('1; "a;b" ;Gasthof "Post";""')).toEqual(['1', 'a;b', 'Gasthof "Post"', '']);
  });
});

describe('a map layer', () => {
  const lineString = {
    type: 'LineString',
    coordinates: [
      [13, 47],
      [14, 48],
    ],
  };

  it('is named after its file', () => {
    expect(layerName('AT Bezirke.topo.json')).toBe('at-bezirke');
    expect(layerName('gewässer.geojson')).toBe('gewaesser');
  });

  it('comes from every object of a topology, in degrees', () => {
    const topology = {
      type: 'Topology',
      transform: { scale: [0.5, 0.5], translate: [10, 46] },
      arcs: [
        [
          [0, 0],
          [2, 0],
          [0, 2],
          [-2, -2],
        ],
      ],
      objects: {
        laender: {
          type: 'GeometryCollection',
          geometries: [{ type: 'Polygon', arcs: [[0]], properties: { name: 'Land' } }],
        },
      },
    };
    const [layer] = layersOf(JSON.stringify(topology), 'at.topo.json');
    expect(layer).toMatchObject({ name: 'at-laender', kind: 'areas', features: 1 });
    expect(JSON.parse(layer?.geojson ?? '')).toMatchObject({
      type: 'FeatureCollection',
      features: [
        {
          properties: { name: 'Land' },
          geometry: {
            type: 'Polygon',
            coordinates: [
              [
                [10, 46],
                [11, 46],
                [11, 47],
                [10, 46],
              ],
            ],
          },
        },
      ],
    });
  });

  it('has its kind from its name, else from its shapes', () => {
    expect(
      layersOf(JSON.stringify({ type: 'GeometryCollection', geometries: [lineString] }), 'rivers.geo.json')[0]?.kind,
    ).toBe('water');
    expect(layersOf(JSON.stringify(lineString), 'x.json')[0]?.kind).toBe('borders');
  });

  it.each([
    ['{"type":', 'Die Datei enthält kein gültiges JSON.'],
    ['{"type":"FeatureCollection","features":[]}', 'Die Datei enthält keine Formen.'],
    ['{"type":"FeatureCollection","features":[{"type":"Feature"}]}', 'Form 1 hat keine Geometrie'],
    [JSON.stringify({ type: 'LineString', coordinates: [[500_000, 400_000]] }), 'Form 1 steht nicht in Grad'],
  ])('%s is refused: %s', (text, reason) => {
    expect(() => layersOf(text, 'x.json')).toThrow(reason);
  });
});

import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import yazl from 'yazl';
import type { Coordinates } from '#domain/places/geometry/distance.ts';
import { MAX_OUTLINE_FILE_BYTES } from '#domain/upload-sizes.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { readOutlineFile } from './outline-files.ts';

const SQUARE: [number, number][] = [
  [15, 47],
  [15.01, 47],
  [15.01, 47.01],
  [15, 47.01],
];
const HOLE: [number, number][] = [
  [15.002, 47.002],
  [15.002, 47.004],
  [15.004, 47.004],
];
const closed = (ring: [number, number][]) => [...ring, ...ring.slice(0, 1)];
const asPoints = (ring: [number, number][]): Coordinates[] =>
  ring.map(([longitude, latitude]) => ({ latitude, longitude }));

async function* partsOf(content: string | Buffer) {
  yield Buffer.from(content);
}
const read = (content: string | Buffer) => readOutlineFile(partsOf(content));
const refusal = async (content: string | Buffer): Promise<string> => {
  const problem = await read(content).then(
    () => null,
    (error: unknown) => error,
  );
  if (!(problem instanceof Problem)) throw new Error(`Not refused: ${String(problem)}`);
  expect(problem.errors?.[0]?.path).toBe('file');
  return problem.message;
};

const polygon = (...rings: [number, number][][]) => ({ type: 'Polygon', coordinates: rings.map(closed) });
const feature = (geometry: object, properties: object = {}) => ({ type: 'Feature', properties, geometry });
const collection = (...features: object[]) => JSON.stringify({ type: 'FeatureCollection', features });

/** The .shp of one record with these rings. */
function shp(...rings: [number, number][][]): Buffer {
  const points = rings.flat();
  const content = Buffer.alloc(44 + rings.length * 4 + points.length * 16);
  content.writeInt32LE(5, 0);
  content.writeInt32LE(rings.length, 36);
  content.writeInt32LE(points.length, 40);
  let start = 0;
  rings.forEach((ring, index) => {
    content.writeInt32LE(start, 44 + index * 4);
    start += ring.length;
  });
  points.forEach(([x, y], index) => {
    content.writeDoubleLE(x, 44 + rings.length * 4 + index * 16);
    content.writeDoubleLE(y, 52 + rings.length * 4 + index * 16);
  });
  const head = Buffer.alloc(108);
  head.writeInt32BE(9994, 0);
  head.writeInt32BE(1, 100);
  head.writeInt32BE(content.length / 2, 104);
  return Buffer.concat([head, content]);
}

async function zipOf(files: Record<string, Buffer | string>): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}

const GPX = (points: [number, number][], name = 'Runde um den Bestand') =>
  `<?xml version="1.0"?><gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1"><metadata><name>Gerät</name></metadata><trk><name>${name}</name><trkseg>${points
    .map(([lon, lat]) => `<trkpt lat="${lat}" lon="${lon}"><ele>600</ele></trkpt>`)
    .join('')}</trkseg></trk></gpx>`;
const KML = `<kml xmlns="http://www.opengis.net/kml/2.2"><Document><Placemark><name>Südhang &amp; Graben</name><Polygon>
  <outerBoundaryIs><LinearRing><coordinates>${closed(SQUARE)
    .map((point) => `${point.join(',')},600`)
    .join(' ')}</coordinates></LinearRing></outerBoundaryIs>
  <innerBoundaryIs><LinearRing><coordinates>${closed(HOLE)
    .map((point) => point.join(','))
    .join('\n')}</coordinates></LinearRing></innerBoundaryIs>
  </Polygon></Placemark></Document></kml>`;

/** As ArcGIS and QGIS write it. */
const AUSTRIA_LAMBERT =
  'PROJCS["MGI_Austria_Lambert",GEOGCS["GCS_MGI",DATUM["D_MGI",SPHEROID["Bessel_1841",6377397.155,299.1528128]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Lambert_Conformal_Conic"],PARAMETER["False_Easting",400000.0],PARAMETER["False_Northing",400000.0],PARAMETER["Central_Meridian",13.3333333333333],PARAMETER["Standard_Parallel_1",49.0],PARAMETER["Standard_Parallel_2",46.0],PARAMETER["Latitude_Of_Origin",47.5],UNIT["Meter",1.0]]';

describe('a file with areas', () => {
  it('is read as GeoJSON, each polygon with its holes and name', async () => {
    const many = { type: 'MultiPolygon', coordinates: [[closed(SQUARE)], [closed(HOLE)]] };
    const shapes = await read(collection(feature(polygon(SQUARE, HOLE), { name: 'Südhang' }), feature(many)));
    expect(shapes.map(({ name, rings }) => [name, rings.map((ring) => ring.length)])).toEqual([
      ['Südhang', [4, 3]],
      ['', [4]],
      ['', [3]],
    ]);
    expect(shapes[0]?.rings[0]).toEqual(asPoints(SQUARE));
    expect(shapes[0]?.areaInSquareMetres).toBeGreaterThan(800_000);
  });

  it('is read as GPX, a walk closed to an area', async () => {
    const [shape] = await read(GPX(SQUARE));
    expect(shape).toMatchObject({ name: 'Runde um den Bestand', rings: [asPoints(SQUARE)], movedInMetres: 0 });
  });

  it('is read as KML and KMZ, with holes', async () => {
    const [plain] = await read(KML);
    expect(plain?.name).toBe('Südhang & Graben');
    expect(plain?.rings).toHaveLength(2);
    expect(await read(await zipOf({ 'doc.kml': KML }))).toEqual([plain]);
  });

  it('is read as a zipped shapefile, whose areas run with the clock and holes against it', async () => {
    const prj = 'GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]]]';
    const zip = await zipOf({
      'wald.shp': shp(closed(SQUARE).toReversed(), closed(HOLE).toReversed()),
      'wald.prj': prj,
    });
    const [shape] = await read(zip);
    expect(shape?.rings).toHaveLength(2);
    expect(shape?.areaInSquareMetres).toBe(
      (await read(collection(feature(polygon(SQUARE, HOLE)))))[0]?.areaInSquareMetres,
    );
    const metres = shp([
      [450_000, 380_000],
      [450_100, 380_000],
      [450_000, 380_100],
    ]);
    expect(await refusal(await zipOf({ 'wald.shp': metres }))).toMatch(/keine Grad.*„[.]prj“/);
    const swiss = await zipOf({ 'wald.shp': metres, 'wald.prj': 'PROJCS["CH1903_LV03",GEOGCS["GCS_CH1903"]]' });
    expect(await refusal(swiss)).toMatch(/„CH1903 LV03“.*Gauß-Krüger/);
  });

  it('is read from metres of Austria, with the area that it has on the ground', async () => {
    const corner = [470_507, 490_503] as const;
    const square = [
      [0, 0],
      [0, 1_000],
      [1_000, 1_000],
      [1_000, 0],
      [0, 0],
    ].map(([x = 0, y = 0]): [number, number] => [corner[0] + x, corner[1] + y]);
    const [shape] = await read(await zipOf({ 'wald.shp': shp(square), 'wald.prj': AUSTRIA_LAMBERT }));
    // Between its parallels Lambert draws lengths up to 0.034 % too short.
    expect(Math.abs((shape?.areaInSquareMetres ?? 0) - 1_000_000)).toBeLessThan(1_000);
    const there = shape?.rings[0]?.find(({ longitude }) => Math.abs(longitude - 14.283_307) < 0.000_01);
    expect(there?.latitude).toBeCloseTo(48.309_839, 5);
  });

  it('with many points loses those that make no difference, and says by how much the line moved', async () => {
    const circle = Array.from({ length: 20_000 }, (_, index): [number, number] => [
      15 + 0.01 * Math.cos((2 * Math.PI * index) / 20_000),
      47 + 0.01 * Math.sin((2 * Math.PI * index) / 20_000),
    ]);
    const [shape] = await read(GPX(circle));
    expect(shape?.rings.flat().length).toBeLessThanOrEqual(1000);
    expect(shape?.movedInMetres).toBeLessThanOrEqual(2);
  });
});

describe('a file that is no good', () => {
  it.each([
    ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'finden wir keine Flächen'],
    ['nothing', '', 'finden wir keine Flächen'],
    ['a page', '<!doctype html><html><body>', 'finden wir keine Flächen'],
    ['half a GeoJSON', '{"type":"FeatureCollection","features":[', 'beschädigt'],
    ['no area', collection(feature({ type: 'Point', coordinates: [15, 47] })), 'keine Fläche'],
    [
      'metres',
      collection(
        feature(
          polygon([
            [450_000, 5_200_000],
            [450_100, 5_200_000],
            [450_000, 5_200_100],
          ]),
        ),
      ),
      'EPSG:4326',
    ],
    ['words for figures', collection(feature({ type: 'Polygon', coordinates: [[['a', 'b']]] })), 'beschädigt'],
    ['a GPX without places', GPX(SQUARE).replaceAll('lat=', 'x='), 'beschädigt'],
    ['a broken zip', Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(500)]), 'beschädigt'],
    ['a shapefile of junk', 'PK', 'finden wir keine Flächen'],
  ])('%s is refused in words', async (_name, content, words) => {
    expect(await refusal(content)).toContain(words);
  });

  it('100,000 points are refused, however they come', async () => {
    const many = Array.from({ length: 100_000 }, (_, index): [number, number] => [15 + index / 1e6, 47]);
    expect(await refusal(collection(feature(polygon(many))))).toContain('50.000 Punkte');
    const gpx = `<gpx><trk><trkseg>${'<trkpt lat="47" lon="15"/>'.repeat(100_000)}</trkseg></trk></gpx>`;
    expect(await refusal(gpx)).toContain('50.000 Punkte');
    expect(await refusal(await zipOf({ 'a.shp': shp(many) }))).toContain('50.000 Punkte');
    expect(await refusal(collection(...Array.from({ length: 51 }, () => feature(polygon(SQUARE)))))).toContain(
      '50 Flächen',
    );
  });

  it('is not unpacked where it is a bomb, and not read on where it is too large', async () => {
    const bomb = await zipOf({ 'a.kml': Buffer.alloc(64 * 1024 * 1024, 32) });
    expect(bomb.length).toBeLessThan(100_000);
    expect(await refusal(bomb)).toContain('zu groß');
    const lying = Buffer.from(await zipOf({ 'a.kml': Buffer.alloc(15 * 1024 * 1024, 32) }));
    const directory = lying.lastIndexOf(Buffer.from('PK\u0001\u0002', 'latin1'));
    lying.writeUInt32LE(100, directory + 24);
    expect(await refusal(lying)).toContain('beschädigt');
    expect(await refusal(Buffer.alloc(MAX_OUTLINE_FILE_BYTES + 1, 32))).toContain('4 MB');
    expect(
      await refusal(await zipOf(Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`${index}.txt`, ''])))),
    ).toContain('zu groß');
  });

  it('does not resolve entities of its own, nest for ever or take long', async () => {
    const laughs = `<!DOCTYPE kml [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>${KML.replace('Südhang', '&b;')}`;
    expect((await read(laughs))[0]?.name).not.toContain('aaaa');
    const started = performance.now();
    expect(await refusal(`<kml>${'<a>'.repeat(1_000_000)}`)).toContain('beschädigt');
    expect(
      await refusal(`{"type":"FeatureCollection","features":${'['.repeat(900_000)}${']'.repeat(900_000)}}`),
    ).toMatch(/keine Fläche|beschädigt/u);
    expect(performance.now() - started).toBeLessThan(5000);
  });
});

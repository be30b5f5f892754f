import { describe, expect, it } from 'vitest';
import { readProjection } from './projection.ts';

const MGI_ESRI =
  'GEOGCS["GCS_MGI",DATUM["D_MGI",SPHEROID["Bessel_1841",6377397.155,299.1528128]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]';
const mgiOf = (shift: string) =>
  `GEOGCS["MGI",DATUM["Militar_Geographische_Institute",SPHEROID["Bessel 1841",6377397.155,299.1528128,AUTHORITY["EPSG","7004"]],TOWGS84[${shift}],AUTHORITY["EPSG","6312"]],PRIMEM["Greenwich",0,AUTHORITY["EPSG","8901"]],UNIT["degree",0.0174532925199433],AUTHORITY["EPSG","4312"]]`;
const ETRS =
  'GEOGCS["GCS_ETRS_1989",DATUM["D_ETRS_1989",SPHEROID["GRS_1980",6378137.0,298.257222101]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]';
const WGS =
  'GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]';

type Plane = { name: string; method: string; figures: Readonly<Record<string, number>>; unit?: string };
const projected = (ground: string, { name, method, figures, unit = 'UNIT["Meter",1.0]' }: Plane) =>
  `PROJCS["${name}",${ground},PROJECTION["${method}"],${Object.entries(figures)
    .map(([key, value]) => `PARAMETER["${key}",${value}]`)
    .join(',')},${unit}]`;
type Strip = { middle: number; x: number; y: number; method?: string };
const gaussKruger = (ground: string, { middle, x, y, method = 'Transverse_Mercator' }: Strip) =>
  projected(ground, {
    name: 'MGI_Austria_GK',
    method,
    figures: {
      False_Easting: x,
      False_Northing: y,
      Central_Meridian: middle,
      Scale_Factor: 1,
      Latitude_Of_Origin: 0,
    },
  });
const lambert = (ground: string) =>
  projected(ground, {
    name: 'Austria_Lambert',
    method: 'Lambert_Conformal_Conic',
    figures: {
      False_Easting: 400_000,
      False_Northing: 400_000,
      Central_Meridian: 13.333_333_333_333_3,
      Standard_Parallel_1: 49,
      Standard_Parallel_2: 46,
      Latitude_Of_Origin: 47.5,
    },
  });
const utm = (ground: string, middle: number) =>
  projected(ground, {
    name: 'UTM',
    method: 'Transverse_Mercator',
    figures: {
      False_Easting: 500_000,
      False_Northing: 0,
      Central_Meridian: middle,
      Scale_Factor: 0.9996,
      Latitude_Of_Origin: 0,
    },
  });

async function placeOf(prj: string, x: number, y: number) {
  const read = await readProjection(prj);
  if ('unknown' in read) throw new Error(`Not known: ${read.unknown}`);
  const place = read.toGlobe(x, y);
  if (place === null) throw new Error('Not on the globe.');
  return place;
}

/** Metres between two places close to each other. */
function apart(one: { longitude: number; latitude: number }, longitude: number, latitude: number): number {
  const perDegree = 111_320;
  const east = (one.longitude - longitude) * perDegree * Math.cos((latitude * Math.PI) / 180);
  return Math.hypot(east, (one.latitude - latitude) * perDegree);
}

describe('metres of a shapefile', () => {
  // geoland.at, as quoted in the mailing list of PROJ, 1 November 2010; the last as published at epsg.io/31287.
  it.each([
    [470_507.18, 490_503.02, 14.283_309_2, 48.309_839_2],
    [625_724.63, 483_601.73, 16.371_345, 48.211_996],
    [130_056.96, 406_637.16, 9.747_076, 47.503_042],
    [401_306.83, 423_398.18, 13.35, 47.71],
  ])('MGI / Austria Lambert %f %f', async (x, y, longitude, latitude) => {
    const shift = '577.326,90.129,463.919,5.137,1.474,5.297,2.4232';
    for (const ground of [MGI_ESRI, mgiOf(shift)])
      expect(apart(await placeOf(lambert(ground), x, y), longitude, latitude)).toBeLessThan(0.1);
  });

  // As published at epsg.io/31285-1618; the others are the same meridian with another zero.
  it.each([
    ['MGI / Austria M31 (EPSG:31285)', 450_000, 0],
    ['MGI / Austria GK M31 (EPSG:31258)', 450_000, -5_000_000],
    ['MGI / Austria GK Central (EPSG:31255)', 0, -5_000_000],
  ])('%s', async (_name, x, y) => {
    for (const method of ['Transverse_Mercator', 'Gauss_Kruger']) {
      const prj = gaussKruger(MGI_ESRI, { middle: 13.333_333_333_333_3, x, y, method });
      expect(apart(await placeOf(prj, 1_307.26 + x, 5_285_704.88 + y), 13.35, 47.71)).toBeLessThan(0.1);
    }
  });

  it('of the three strips of Austria meet in the same place', async () => {
    const [west, central, east] = [10.333_333_333_333_3, 13.333_333_333_333_3, 16.333_333_333_333_3] as const;
    const inCentral = { x: 225_830.415, y: 345_978.531 };
    const place = await placeOf(
      gaussKruger(MGI_ESRI, { middle: central, x: 0, y: -5_000_000 }),
      inCentral.x,
      inCentral.y,
    );
    expect(apart(place, 16.371_345, 48.211_996)).toBeLessThan(0.1);
    const inEast = await placeOf(gaussKruger(MGI_ESRI, { middle: east, x: 0, y: -5_000_000 }), 2_914.143, 341_511.379);
    expect(apart(inEast, 16.371_345, 48.211_996)).toBeLessThan(0.1);
    const inWest = await placeOf(
      gaussKruger(MGI_ESRI, { middle: west, x: 150_000, y: -5_000_000 }),
      105_856.375,
      262_872.535,
    );
    expect(apart(inWest, 9.747_076, 47.503_042)).toBeLessThan(0.1);
  });

  it('of UTM: the arc of the meridian to 45° is 4,984,944.378 m on GRS 80', async () => {
    for (const ground of [ETRS, WGS])
      for (const middle of [9, 15])
        expect(apart(await placeOf(utm(ground, middle), 500_000, 0.9996 * 4_984_944.378), middle, 45)).toBeLessThan(
          0.05,
        );
  });

  it('of ETRS89 / Austria Lambert begin at 47.5° and 13° 20′ and keep the scale on both parallels', async () => {
    expect(apart(await placeOf(lambert(ETRS), 400_000, 400_000), 13 + 1 / 3, 47.5)).toBeLessThan(0.01);
    // Same figures as MGI would lie about a hundred metres away.
    expect(apart(await placeOf(lambert(MGI_ESRI), 400_000, 400_000), 13 + 1 / 3, 47.5)).toBeGreaterThan(50);
  });

  it('of web Mercator, as ArcGIS and GDAL write it', async () => {
    const figures = { False_Easting: 0, False_Northing: 0, Central_Meridian: 0 };
    const arcGis = projected(WGS, { name: 'WGS_1984_Web_Mercator', method: 'Mercator_Auxiliary_Sphere', figures });
    const gdal = projected(WGS, { name: 'WGS 84 / Pseudo-Mercator', method: 'Mercator_1SP', figures });
    const [x, y] = [1_489_000, 6_075_000];
    // On a sphere of 6,378,137 m, by the formula of Mercator.
    const latitude = (Math.atan(Math.sinh(y / 6_378_137)) * 180) / Math.PI;
    const longitude = (x / 6_378_137 / Math.PI) * 180;
    for (const prj of [arcGis, gdal]) expect(apart(await placeOf(prj, x, y), longitude, latitude)).toBeLessThan(0.01);
  });
});

describe('degrees of a shapefile', () => {
  it('of WGS 84 and ETRS89 stay as they are, those of MGI are shifted', async () => {
    for (const prj of [WGS, ETRS]) expect(await placeOf(prj, 15, 47)).toEqual({ longitude: 15, latitude: 47 });
    // Hermannskogel, the point of origin of MGI, lies some 120 m away from its degrees.
    const [longitude, latitude] = [16 + 17 / 60 + 41.06 / 3_600, 48 + 16 / 60 + 15.29 / 3_600];
    const away = apart(await placeOf(MGI_ESRI, longitude, latitude), longitude, latitude);
    expect(away).toBeGreaterThan(50);
    expect(away).toBeLessThan(200);
  });
});

describe('what is not converted', () => {
  const full = { Central_Meridian: 15, False_Easting: 0, False_Northing: 0 };
  const planeOf = (ground: string, method: string, unit = 'UNIT["Meter",1.0]', figures: Plane['figures'] = full) =>
    projected(ground, { name: 'Anderes', method, figures, unit });
  it.each([
    ['another datum', gaussKruger(MGI_ESRI.replace('D_MGI', 'D_MGI_1901'), { middle: 15, x: 500_000, y: 0 })],
    [
      'another meridian',
      gaussKruger(MGI_ESRI.replace('"Greenwich",0.0', '"Ferro",-17.6666667'), { middle: 31, x: 0, y: 0 }),
    ],
    [
      'another ellipsoid than its datum has',
      gaussKruger(MGI_ESRI.replace('6377397.155', '6378137.0'), { middle: 13, x: 0, y: 0 }),
    ],
    ['another method', planeOf(WGS, 'Hotine_Oblique_Mercator')],
    ['feet', planeOf(WGS, 'Transverse_Mercator', 'UNIT["Foot",0.3048]')],
    ['a figure missing', planeOf(WGS, 'Transverse_Mercator', undefined, { Central_Meridian: 15 })],
    ['a Mercator of the ellipsoid', planeOf(WGS, 'Mercator_1SP')],
    ['web Mercator on MGI', planeOf(MGI_ESRI, 'Mercator_Auxiliary_Sphere')],
    ['junk', 'PK'],
    ['a long line', 'PARAMETER["'.repeat(100_000)],
  ])('%s is named', async (_what, prj) => {
    const read = await readProjection(prj);
    expect(read).toEqual({ unknown: expect.stringMatching(/^.{2,80}$/) });
  });

  it('no place comes of figures that are none', async () => {
    const read = await readProjection(lambert(MGI_ESRI));
    if ('unknown' in read) throw new Error('Not known.');
    expect([read.toGlobe(Number.NaN, 1), read.toGlobe(1, Number.POSITIVE_INFINITY)]).toEqual([null, null]);
  });

  it('a shift with turned signs, as some files have it, is not followed', async () => {
    const turned = mgiOf('601.705,84.263,485.227,-4.7354,-1.3145,-5.393,-2.3887');
    expect(apart(await placeOf(lambert(turned), 470_507.18, 490_503.02), 14.283_309_2, 48.309_839_2)).toBeLessThan(0.1);
    const styrian = mgiOf('601.705,84.263,485.227,4.7354,1.3145,5.393,-2.3887');
    const there = await placeOf(lambert(styrian), 470_507.18, 490_503.02);
    expect(apart(there, 14.283_309_2, 48.309_839_2)).toBeGreaterThan(0.1);
    expect(apart(there, 14.283_309_2, 48.309_839_2)).toBeLessThan(3);
  });
});

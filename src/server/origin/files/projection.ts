import { oneLine } from '#domain/text/one-line.ts';
import { type ToGlobe, globePoint } from './found-shape.ts';

/** What a .prj says, or the name of what it says where that is nothing we convert. */
export type ReadProjection = { toGlobe: ToGlobe } | { unknown: string };

/**
 * From MGI to WGS 84: metres, seconds of arc (position vector), millionths. Source: BEV, as EPSG:1618; accurate to one
 * to two metres in Austria.
 */
const MGI_SHIFT = [577.326, 90.129, 463.919, 5.137, 1.474, 5.297, 2.4232] as const;
/** Local sets of Austria agree within three metres; one that leads further away has its signs turned, or is for another country. */
const MOST_DIFFERENCE_IN_METRES = 5;
/** Middle of Austria as a position from the centre of the earth, in metres; 47.6° N, 13.4° E. */
const MIDDLE_OF_AUSTRIA = [4_192_000, 999_000, 4_687_000] as const;
const SECOND_OF_ARC = Math.PI / 648_000;

const BESSEL_AXIS = 6_377_397.155;
const LONGEST_NAME = 80;
const MOST_TEXT = 10_000;

/**
 * Reads the .prj of a shapefile (WKT 1, of ESRI or OGC): degrees, transverse Mercator, Lambert with two parallels or web
 * Mercator, on MGI (Austria), ETRS89 or WGS 84. The figures stand in the file; its name alone decides nothing.
 */
export async function readProjection(text: string): Promise<ReadProjection> {
  const wkt = text.slice(0, MOST_TEXT).replace('\uFEFF', '');
  const name = nameOf(wkt);
  const datum = datumOf(wkt);
  const isProjected = /^\s*PROJCS\[/iu.test(wkt);
  if (datum === null || (!isProjected && !/^\s*GEOGCS\[/iu.test(wkt))) return { unknown: name };
  if (!isProjected && datum === WGS84) return { toGlobe: globePoint };
  const projection = isProjected ? projectionOf(wkt) : '+proj=longlat';
  if (projection === null || (projection === WEB_MERCATOR && datum !== WGS84)) return { unknown: name };
  // Most files need none of it.
  const { default: proj4 } = await import('proj4');
  const { forward } = proj4(projection === WEB_MERCATOR ? projection : `${projection} ${datum} +no_defs`, 'WGS84');
  return {
    toGlobe: (x, y) => {
      if (!Number.isFinite(x) || !Number.isFinite(y)) return null;
      const [longitude = Number.NaN, latitude = Number.NaN] = forward([x, y]);
      return Number.isNaN(longitude) || Number.isNaN(latitude) ? null : globePoint(longitude, latitude);
    },
  };
}

/** Both differ by less than a metre. */
const WGS84 = '+ellps=GRS80 +towgs84=0,0,0';

function datumOf(wkt: string): string | null {
  if (/PRIMEM\["(?!Greenwich")/iu.test(wkt)) return null;
  const datum = /DATUM\["([^"]{1,100})"/iu.exec(wkt)?.[1] ?? '';
  const axis = Number(/SPHEROID\["[^"]{1,100}",\s*([\d.]{5,20})/iu.exec(wkt)?.[1]);
  if (/WGS_?(?:19)?84|WGS 84|World Geodetic System 1984|ETRS|European_Terrestrial|European Terrestrial/iu.test(datum))
    return axis === 6_378_137 ? WGS84 : null;
  const isMgi = /^(?:D_)?(?:MGI$|Militar|Hermannskogel)/iu.test(datum);
  return isMgi && axis === BESSEL_AXIS ? `+ellps=bessel +towgs84=${shiftOf(wkt).join(',')}` : null;
}

/** The shift that the file names, unless it leads elsewhere than that of the surveying office. */
function shiftOf(wkt: string): readonly number[] {
  const given = (/TOWGS84\[([-+\d.eE,\s]{1,200})\]/iu.exec(wkt)?.[1] ?? '').split(',').map(Number);
  if (given.length !== 7 || !given.every(Number.isFinite)) return MGI_SHIFT;
  const [there, known] = [shifted(given), shifted(MGI_SHIFT)];
  const difference = Math.hypot(...there.map((value, index) => value - (known[index] ?? 0)));
  return difference <= MOST_DIFFERENCE_IN_METRES ? given : MGI_SHIFT;
}

/** By how many metres a shift moves the middle of Austria. */
function shifted([tx = 0, ty = 0, tz = 0, rx = 0, ry = 0, rz = 0, scale = 0]: readonly number[]): number[] {
  const [x, y, z] = MIDDLE_OF_AUSTRIA;
  const [a, b, c, s] = [rx * SECOND_OF_ARC, ry * SECOND_OF_ARC, rz * SECOND_OF_ARC, scale * 1e-6];
  return [tx + s * x - c * y + b * z, ty + c * x + s * y - a * z, tz - b * x + a * y + s * z];
}

/** In the terms of proj4; null where it is another one, or lacks a figure. */
function projectionOf(wkt: string): string | null {
  const method = /PROJECTION\["([^"]{1,100})"/iu.exec(wkt)?.[1]?.toLowerCase().replaceAll(' ', '_') ?? '';
  const figures = new Map<string, number>();
  for (const [, name = '', value] of wkt.matchAll(/PARAMETER\["([^"]{1,60})",\s*([-+\d.eE]{1,30})/giu))
    figures.set(name.toLowerCase().replaceAll(' ', '_'), Number(value));
  // The unit of the plane stands last, after that of the degrees.
  const unit = [...wkt.matchAll(/UNIT\["[^"]{1,40}",\s*([\d.eE]{1,30})/giu)].at(-1)?.[1];
  if (Number(unit) !== 1) return null;
  const set = (terms: Readonly<Record<string, string | readonly [string, number]>>): string | null => {
    const values = Object.entries(terms).map(([term, name]) => {
      const value = typeof name === 'string' ? figures.get(name) : (figures.get(name[0]) ?? name[1]);
      return value !== undefined && Number.isFinite(value) ? `+${term}=${value}` : null;
    });
    return values.includes(null) ? null : values.join(' ');
  };
  const withMethod = (proj: string, terms: string | null): string | null => terms && `+proj=${proj} ${terms}`;
  const shift = { x_0: 'false_easting', y_0: 'false_northing' } as const;
  const middle = { lat_0: ['latitude_of_origin', 0], lon_0: 'central_meridian' } as const;
  switch (method) {
    case 'transverse_mercator':
    case 'gauss_kruger':
      return withMethod('tmerc', set({ ...middle, k: ['scale_factor', 1], ...shift }));
    case 'lambert_conformal_conic_2sp':
    case 'lambert_conformal_conic':
      return withMethod(
        'lcc',
        set({ ...middle, lat_1: 'standard_parallel_1', lat_2: 'standard_parallel_2', ...shift }),
      );
    case 'mercator_auxiliary_sphere':
    case 'popular_visualisation_pseudo_mercator':
      return WEB_MERCATOR;
    case 'mercator_1sp':
      // As GDAL writes it: the method alone would be a Mercator of the ellipsoid.
      return /Pseudo-Mercator|AUTHORITY\["EPSG","3857"\]/iu.test(wkt) ? WEB_MERCATOR : null;
    default:
      return null;
  }
}

/** Known to the library: a sphere, whose degrees are those of WGS 84. */
const WEB_MERCATOR = 'EPSG:3857';

const nameOf = (wkt: string): string =>
  oneLine((/^\s*\w{3,20}\[\s*"([^"]{1,200})"/u.exec(wkt)?.[1] ?? wkt).replaceAll('_', ' '), LONGEST_NAME);

import type { Config } from '#server/platform/config.ts';

/** Grey raster tiles of the Austrian administration. Source: basemap.at, CC BY 4.0, WMTS capabilities. */
const BASEMAP_AT = 'https://mapsneu.wien.gv.at/basemap/bmapgrau/normal/google3857/{z}/{y}/{x}.png';

type BasemapConfig = Pick<Config, 'basemapStyleUrl' | 'isProduction'>;

/** The style or tile URL for pages; null: the built-in map. */
export function basemapSource({ basemapStyleUrl, isProduction }: BasemapConfig): string | null {
  if (basemapStyleUrl === 'offline') return null;
  return basemapStyleUrl ?? (isProduction ? BASEMAP_AT : null);
}

/** Hosts that pages may load map data from: basemap.at, and the host of a style that the operator named. */
export function basemapHosts(config: BasemapConfig): string[] {
  const known = ['https://*.basemap.at', 'https://mapsneu.wien.gv.at'];
  const source = basemapSource(config);
  const origin = source !== null && URL.canParse(source) ? new URL(source).origin : null;
  return origin === null || known.includes(origin) ? known : [...known, origin];
}

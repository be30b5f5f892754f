import type { Bounds } from '#domain/search/search-types.ts';
import type { ListingData } from '#web/search/listing/listing-types.parts.ts';
import type { NamedPlace } from './marks/map-labels.ts';
import type { Mark } from './marks/map-marks.ts';
import type { SearchedPlace } from './map-window.ts';

/** A mark with the place that says where it is. */
export type NamedMark = Mark & { near: string };

/** Addresses of the same search on the map: without a window, also without a radius, and for its pages. */
export type MapHrefs = { bare: string; withoutRadius: string; pages: string };

/** What the map page is drawn from, worked out on the server. */
export type MapData = {
  listing: ListingData;
  /** Adverts of the search anywhere, where the list is limited to a window. */
  totalEverywhere: number | null;
  hrefs: MapHrefs;
  /** What the map shows first. */
  window: Bounds;
  /** The place that distances are measured from, with its radius. */
  circle: SearchedPlace | null;
  /** null: the cells did not come. */
  marks: NamedMark[] | null;
  labels: NamedPlace[];
  basemapStyleUrl: string | null;
};

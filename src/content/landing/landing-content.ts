import type { GoodsPage } from '#contract/sitemap/sitemap-pages.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import type { UnitCode } from '#domain/lookups/units.data.ts';
import type { PictureKind, PieceSize } from '#domain/pictures/picture-kind.ts';
import type { SpeciesKey } from '#domain/pictures/species.ts';
import type { CategoryFilters } from '#domain/search/search-types.ts';

/** Which adverts belong to a page: its count, its prices, its three fresh ones and where its button leads. */
export type LandingAdverts = {
  category: CategoryCode;
  categoryData?: CategoryFilters;
  /** Prices are compared in this unit only. */
  unit: UnitCode;
};

/** Stands in promises and answers for the price of the plan that pellets need, which administrators edit; with its blank in front. */
export const PELLET_PRICE = '{Pelletspreis}';

/** A figure worth knowing before buying or selling, with where it comes from and of when. */
export type LandingFact = { figure: string; text: string; source: string };

export type LandingQuestion = {
  question: string;
  answer: string;
  /** Where the answer goes on. */
  link?: { href: string; text: string };
};

export type LandingContent = {
  name: GoodsPage;
  side: 'BUY' | 'SELL';
  /** Title of the page for search engines and tabs. */
  title: string;
  description: string;
  /** What the page is called on other pages. */
  label: string;
  heading: string;
  /** The one promise, below the heading. */
  promise: string;
  picture: { kind: PictureKind; species: readonly SpeciesKey[]; seed: number; pieceSize?: PieceSize };
  /** null: wood of every kind. */
  adverts: LandingAdverts | null;
  action: string;
  factsTitle: string;
  facts: readonly LandingFact[];
  questions: readonly LandingQuestion[];
  /** Slugs of blog posts. */
  reading: readonly string[];
};

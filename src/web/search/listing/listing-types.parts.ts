import type { ProductPage } from '#contract/search/products.schemas.ts';
import type { SearchRequest } from '#domain/search/search-types.ts';
import type { ListingView } from '#domain/search/address/request-words.ts';
import type { Crumb } from '#ui/data-display/breadcrumb.tsx';
import type { RememberedPlace } from '#web/api/api-context.ts';
import type { CardItem } from '#web/adverts/card/card-item.parts.ts';
import type { StructuredData } from '#web/page/structured-data.ts';

/** A filter shown as a chip: its label and the address without it. */
export type ChipView = { label: string; href: string };

/** One answer to a question of the panel, as the form sends it. */
export type OptionView = { value: string; label: string; isOn: boolean; count?: string; read?: string };
export type LinkView = { label: string; href: string; count?: string; isOn?: boolean };
export type FigureView = { name: string; label: string; value: string; unit: string };

/** One question of the panel, ready to be drawn. */
export type PartView =
  | { kind: 'LINKS'; links: LinkView[] }
  | { kind: 'CHIP_LINKS'; label: string; links: LinkView[] }
  | { kind: 'SELECT'; label: string; name: string; options: OptionView[] }
  | { kind: 'CHECKS'; name: string; options: OptionView[]; folded: OptionView[]; foldLabel: string; missing?: string }
  | { kind: 'RADIOS'; name: string; options: OptionView[] }
  | { kind: 'RADIO_CHIPS'; label: string; name: string; options: OptionView[] }
  | { kind: 'FIGURES'; figures: FigureView[] }
  | { kind: 'PRICE'; units: OptionView[]; unitFigures: FigureView[]; heatFigures: FigureView[]; onRequest: OptionView };
export type BlockView = { legend: string; parts: PartView[]; isFurther: boolean; isUsed: boolean };

/** The quantity that totals with delivery are for: as chosen, the usual one, its unit. */
export type OrderView = { value: string; usual: string; unit: string };

/** The line about the firewood a household needs. */
export type NeedView = {
  /** "6 rm · 33 cm · 4820 Bad Ischl" with what comes before it on wide screens; null where none is remembered. */
  said: { head: string; need: string } | null;
  /** Links, and buttons by what they ask for. */
  ways: ({ label: string; href: string } | { label: string; intent: string })[];
  /** The listing's address, to come back to. */
  back: string;
  /** The amount that the address itself names, which its form sends on; null where there is none. */
  amount: string | null;
  /** rm whose total at the door the plates show; null: they show the price per unit. */
  totalFor: number | null;
};

/** A line above the item at `from`: what it and those behind it lack. */
export type NearestView = { from: number; text: string };

export type ZeroView = {
  isEmptyCategory: boolean;
  wider: { sentence: string; label: string; href: string } | null;
  browse: LinkView | null;
  drops: LinkView[];
  /** The nearest adverts, each with what it lacks. */
  misses: { item: CardItem; text: string }[];
};

export type HeatLegendView = { low: number; high: number; median: string | null };

/** Everything a listing shows around its adverts, worked out on the server. */
export type ListingWords = {
  /** What the path names: "Buche Brennholz". */
  title: string;
  /** The first heading: the title, or the words searched for. */
  heading: string;
  crumbs: Crumb[];
  current: string;
  line: { count: string; rest: string } | null;
  chips: ChipView[];
  clearHref: string;
  understood: ChipView[];
  correction: { said: string; meant: LinkView | null } | null;
  /** Filters of the panel that are set. */
  filterCount: number;
  /** What the form has no field for but must not lose. */
  kept: { name: string; value: string }[];
  order: OrderView | null;
  /** null where it does not count: other goods, other units, the map. */
  need: NeedView | null;
  blocks: BlockView[];
  sorting: OptionView[];
  view: ListingView | 'map';
  views: Record<ListingView | 'map', string>;
  /** The search as it was read, with the typing errors corrected that the page says it corrected. */
  meantHref: string;
  firstPageHref: string;
  showLabel: string;
  legend: HeatLegendView | null;
  nearest: NearestView[];
  /** Those above the nearest adverts, and between new and older ones. */
  lines: NearestView[];
  /** What stands below the list where similar adverts end it. */
  endLine: string | null;
  zero: ZeroView | null;
  meta: ListingMeta;
};

/** What a listing without filters says as a whole. */
export type HubView = { title: string; sentence: string; groups: { title: string; links: LinkView[] }[] };

/** Why hits stand where they do: the link to the reasons, and the reasons by advert where they are shown. */
export type WhyView = {
  label: string;
  href: string;
  said: { note: string; rules: LinkView; head: string; lines: Record<string, string> } | null;
};

/** The list as a feed: the visible link, and the addresses for readers. */
export type FeedView = { label: string; href: string; alternates: { type: string; href: string }[] };

export type ListingMeta = {
  title: string;
  description: string;
  path: string;
  /** true: only category and path are chosen. */
  isPlain: boolean;
  isHiddenFromSearch: boolean;
  previousHref: string | null;
  nextHref: string | null;
};

/** The hits as their cards show them; everything else of the reply is worked out already and need not travel. */
export type ListingPage = Pick<
  ProductPage,
  'page' | 'pageSize' | 'totalPages' | 'totalElements' | 'totalIsEstimate' | 'reading'
> & { items: CardItem[] };

export type ListingData = {
  /** The search as it was carried out, with the remembered place where it counts. */
  request: SearchRequest;
  view: ListingView;
  place: RememberedPlace | null;
  /** A place that was typed and is none, with the radius around it. */
  tried?: { place: string; radiusInKm: number | undefined };
  /** null: the search did not answer. */
  page: ListingPage | null;
  requestId: string;
  notices: string[];
  /** Middle heat prices around by category, ct/kWh. */
  medians: Partial<Record<string, number>>;
  words: ListingWords;
  hub: HubView | null;
  /** null on the map. */
  feed: FeedView | null;
  /** What buyers look for of the same kind. */
  requests: LinkView | null;
  /** null on the map and where nothing is found. */
  why: WhyView | null;
  structuredData: StructuredData[];
  /** Whether there is an advertising entry among the results. */
  hasAdvertising: boolean;
  /** false: new adverts are not marked, as most of them are new. */
  marksNew?: boolean;
  now: string;
};

import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import type { DryingStateCode } from '#domain/lookups/drying-states.data.ts';
import type { UnitCode } from '#domain/lookups/units.data.ts';
import type { AdvertPictureDetails } from '#domain/pictures/advert-picture.ts';

/** One figure, or the least and the greatest of a lot. */
export type Span = number | readonly [from: number, to: number];

/** What every offer says: euro per unit (of the whole lot with `isTotal`), null on request, drawn from a range. */
export type Terms = {
  price: Span | null;
  isTotal?: true;
  unit?: UnitCode;
  amount?: Span;
  from?: number;
  /** Who writes like this; without it anyone. */
  by?: 'BUSINESS' | 'PRIVATE';
  delivers?: true;
};

/** Codes of wood types, lengths in cm, measured water content in percent. */
export type FirewoodFacts = Terms & {
  wood: readonly string[];
  cm?: number;
  dry: DryingStateCode;
  water?: number;
};
export type PelletsFacts = Terms & { quality: string; blowIn?: true };
/** Thickness, width and length in mm. */
export type SawnFacts = Terms & { wood: string; mm: readonly [Span, Span, Span]; isSingle?: true };
export type ChipsFacts = Terms & {
  wood: string;
  dry: 'WALDFRISCH' | 'VORGELAGERT' | 'LUFTTROCKEN' | 'TECHNISCH_GETROCKNET';
  group: string;
  size?: string;
  moisture?: string;
  ash?: string;
  fines?: string;
  blowIn?: true;
};
/** Length and mid diameter in cm; a diameter below 5 cm has no field and is left to the text. */
export type LogsFacts = Terms & { wood: string; cm: Span; diameter?: Span; isSingle?: true };
export type ForestFacts = Terms & { wood: readonly string[]; diameter?: number; isSale?: true; isProcessing?: true };
/** Ids of service categories, equipment and certificates. */
export type ServiceFacts = Terms & {
  services: readonly number[];
  gear?: readonly number[];
  certificates?: readonly number[];
};

type FactsOf = {
  FOREST: ForestFacts;
  FIREWOOD: FirewoodFacts;
  PELLETS: PelletsFacts;
  SAWN_WOOD: SawnFacts;
  WOOD_CHIPS: ChipsFacts;
  LOGS: LogsFacts;
  SERVICES: ServiceFacts;
};

type SampleOffer<C extends CategoryCode = CategoryCode> = readonly [title: string, text: string, FactsOf[C]];

/** A kind of goods or services with texts of different sellers. */
export type SampleKind = {
  [C in CategoryCode]: {
    name: string;
    category: C;
    unit: UnitCode;
    offers: readonly SampleOffer<C>[];
    /** Where the picture of the category would show something else. */
    picture?: { category: CategoryCode; details: AdvertPictureDetails };
  };
}[CategoryCode];

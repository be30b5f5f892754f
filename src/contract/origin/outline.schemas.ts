import * as z from 'zod/mini';
import { CATEGORY_CODES } from '#domain/lookups/categories.data.ts';
import { MAX_SPECIES, OUTLINE } from '#domain/origin/outline.ts';
import { UploadedFile } from '#contract/adverts/adverts.schemas.ts';
import { Empty } from '#contract/common.schemas.ts';
import { MAX_INTEGER, decimal, id, instant, named, wholeNumber } from '#contract/fields.ts';

export const OutlinePoint = named(
  'OutlinePoint',
  z.object({ latitude: decimal(-90, 90), longitude: decimal(-180, 180) }),
);
/** The outer ring, then holes; no ring repeats its first point at its end. */
export const OutlineRings = z
  .array(z.array(OutlinePoint).check(z.maxLength(OUTLINE.rawPoints)))
  .check(z.minLength(1), z.maxLength(OUTLINE.holes + 1));

/** Share of the area on which a kind of wood stands. */
export const SpeciesShare = named(
  'SpeciesShare',
  z.object({ woodTypeId: wholeNumber(1, MAX_INTEGER), percent: wholeNumber(1, 100) }),
);
const Species = z.array(SpeciesShare).check(z.maxLength(MAX_SPECIES));

export const SaveOutlineDto = named('SaveOutlineDto', z.object({ rings: OutlineRings, species: Species }));

/** The exact outline: for the seller, and for whom the seller hands it to. */
export const StandOutline = named(
  'StandOutline',
  z.object({
    rings: z.array(z.array(OutlinePoint)),
    areaInSquareMetres: z.number(),
    perimeterInMetres: z.number(),
    species: z.array(SpeciesShare),
    changedAt: instant(),
  }),
);
export type StandOutline = z.infer<typeof StandOutline>;

export const OwnOutline = named(
  'OwnOutline',
  z.object({
    advertId: z.string(),
    title: z.string(),
    category: z.enum(CATEGORY_CODES),
    /** The place of the advert, for a map without an outline. */
    place: z.nullable(OutlinePoint),
    outline: z.nullable(StandOutline),
  }),
);
export type OwnOutline = z.infer<typeof OwnOutline>;

/** What everybody learns of a stand: a cell of about a kilometre that holds its centre, and rounded figures. */
export const StandArea = named(
  'StandArea',
  z.object({
    area: z.nullable(
      z.object({
        hexagon: z.array(OutlinePoint),
        hectares: z.number(),
      }),
    ),
  }),
);
export type StandArea = z.infer<typeof StandArea>;

/** An area that was found in a file. */
export const FoundShape = named(
  'FoundShape',
  z.object({
    /** As the file calls it; empty where it does not. */
    name: z.string(),
    rings: z.array(z.array(OutlinePoint)),
    areaInSquareMetres: z.number(),
    /** So far at most the line moved where points were left out; 0: none were. */
    movedInMetres: z.number(),
  }),
);
export type FoundShape = z.infer<typeof FoundShape>;

const AdvertParams = z.object({ advertId: id() });

export const outlineShapes = {
  getOutline: { params: AdvertParams, reply: OwnOutline },
  saveOutline: { params: AdvertParams, body: { saveOutlineDto: SaveOutlineDto }, reply: OwnOutline },
  deleteOutline: { params: AdvertParams, reply: Empty },
  getStandArea: { params: AdvertParams, reply: StandArea },
  readOutlineFile: {
    body: { file: UploadedFile },
    reply: named('FoundShapes', z.object({ shapes: z.array(FoundShape) })),
  },
} as const;

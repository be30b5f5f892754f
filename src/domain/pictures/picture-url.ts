import { PIECE_SIZES, isPictureKind } from './picture-kind.ts';
import type { PictureKind, PieceSize } from './picture-kind.ts';
import { DEFAULT_SPECIES } from './default-species.ts';
import { DRAWING_VERSION } from './measured/drawing-version.ts';
import { isSpeciesKey } from './species.ts';
import type { SpeciesKey } from './species.ts';

export const IMAGE_WIDTHS = [320, 640, 960, 1600] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

export const RASTER_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type RasterFormat = (typeof RASTER_FORMATS)[number];

export const DRAWN_FORMATS = ['svg', ...RASTER_FORMATS] as const;
export type DrawnFormat = (typeof DRAWN_FORMATS)[number];

/** More kinds of wood in one picture cannot be distinguished. */
export const MOST_SPECIES = 3;

/** Keeps addresses short and the number of possible pictures finite. */
export const HIGHEST_SEED = 999_999;

export type DrawnPicture = {
  readonly kind: PictureKind;
  readonly species: readonly SpeciesKey[];
  readonly seed: number;
  readonly pieceSize?: PieceSize;
  /** The figures of an advert as `measuresText` writes them; absent in pictures of no advert. */
  readonly measures?: string;
};

export type DrawnVariant = {
  readonly picture: DrawnPicture;
  readonly width: ImageWidth;
  readonly format: DrawnFormat;
  /** Whether the address names the drawings as they are now: only then may an answer be kept for ever. */
  readonly isCurrent: boolean;
};

/** Returns the image width that a text names, or null when images are not served in it. */
export function parseImageWidth(text: string): ImageWidth | null {
  return IMAGE_WIDTHS.find((width) => String(width) === text) ?? null;
}

const PATTERN =
  /^\/bilder\/z\/(?:(v[0-9a-f]{6})\/)?([A-Za-z]+)\/([a-z]+(?:-[a-z]+)*)\/(0|[1-9]\d{0,5})(?:-(small|medium|large))?(?:-(a(?:[a-z][1-9]\d{0,6}){0,13}))?\/(\d{3,4})\.(svg|avif|webp|jpg)$/;

/** Returns the address under which a drawn picture is served in a width (px) and format. */
export function pictureUrl(picture: DrawnPicture, width: ImageWidth, format: DrawnFormat): string {
  const species =
    picture.species.length === 0 ? [DEFAULT_SPECIES] : [...new Set(picture.species)].slice(0, MOST_SPECIES);
  const seed = Math.trunc(Math.abs(picture.seed)) % (HIGHEST_SEED + 1);
  const size = picture.pieceSize === undefined ? '' : `-${picture.pieceSize}`;
  const figures = picture.measures === undefined ? '' : `-${picture.measures}`;
  return `/bilder/z/${DRAWING_VERSION}/${picture.kind}/${species.join('-')}/${seed}${size}${figures}/${width}.${format}`;
}

/** Returns what an address of a drawn picture asks for, or null when no such picture is served; addresses of older versions are. */
export function parsePictureUrl(path: string): DrawnVariant | null {
  const [, version, kind = '', joined = '', seed = '', sizeText, figures, widthText = '', formatText] =
    PATTERN.exec(path) ?? [];
  const species = joined.split('-').filter(isSpeciesKey);
  const width = parseImageWidth(widthText);
  const format = DRAWN_FORMATS.find((name) => name === formatText);
  const pieceSize = PIECE_SIZES.find((size) => size === sizeText);
  if (!isPictureKind(kind) || width === null || format === undefined) return null;
  const isCanonical = species.join('-') === joined && new Set(species).size === species.length;
  if (!isCanonical || species.length > MOST_SPECIES) return null;
  const picture = {
    kind,
    species,
    seed: Number(seed),
    ...(pieceSize === undefined ? {} : { pieceSize }),
    ...(figures === undefined ? {} : { measures: figures }),
  };
  return { picture, width, format, isCurrent: version === DRAWING_VERSION };
}

/** Where the QR codes of adverts are. */
export const QR_CODE_PATH = '/bilder/qr/:id.svg';

/** The address of the QR code that leads to an advert. */
export const qrCodeUrl = (advertId: string): string => QR_CODE_PATH.replace(':id', advertId);

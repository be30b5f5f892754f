import type { PictureKind, PieceSize } from './picture-kind.ts';
import { measuresOf, measuresText } from './measured/measures.ts';
import type { MeasuredDetails } from './measured/measures.ts';
import { MOST_SPECIES } from './picture-url.ts';
import { createRandom, hashText } from './random.ts';
import { DEFAULT_SPECIES } from './default-species.ts';
import { type AdvertLook, lookOfTitle } from './advert-words.ts';
import { speciesFromWoodType } from './species.ts';
import type { SpeciesKey } from './species.ts';

/** The goods of an advert as far as a picture can show them; lengths as in the category data. */
export type AdvertPictureDetails = MeasuredDetails & {
  readonly isFromTrunkSale?: boolean | null;
  readonly particleSizeCode?: string | null;
  readonly sawnEdgesCode?: string | number | null;
  /** Ids of the service categories, group by hundreds: 100 harvesting to 800 tree care. */
  readonly serviceCategoryIds?: readonly number[];
};

export type AdvertPictureRequest = {
  /** FOREST, FIREWOOD, PELLETS, SAWN_WOOD, WOOD_CHIPS, LOGS or SERVICES; others get a cut face. */
  readonly category: string;
  readonly woodTypeCodes: readonly string[];
  readonly title?: string;
  readonly details?: AdvertPictureDetails;
  readonly seed: number;
};

export type AdvertPicture = {
  readonly kind: PictureKind;
  readonly species: readonly SpeciesKey[];
  readonly seed: number;
  readonly pieceSize?: PieceSize;
  /** The advert's figures as a part of the drawing's address. */
  readonly measures: string;
};

type Kinds = readonly [PictureKind, ...PictureKind[]];

function sizeBy(
  value: number | null | undefined,
  limits: readonly [small: number, large: number],
): PieceSize | undefined {
  if (value === null || value === undefined) return undefined;
  if (value <= limits[0]) return 'small';
  return value >= limits[1] ? 'large' : 'medium';
}

/** Wood sold by the loose cubic metre is never drawn as a stack, stacked wood never as a heap. */
function firewoodKinds({ unitCode, lengthInCm, dryingStateCode }: AdvertPictureDetails, look: AdvertLook): Kinds {
  const unit = unitCode?.toUpperCase() ?? '';
  if (look.isInBags) return ['woodBags'];
  if (look.isInCrates || unit === 'PAL') return ['crate'];
  if (unit === 'SRM' || look.isLoose) return ['heap', 'looseBox', 'heap'];
  if (unit === 'FM' || unit === 'EFM' || unit === 'T_ATRO' || (lengthInCm ?? 0) >= 200) return ['logPile'];
  if ((lengthInCm ?? 0) >= 90) return ['stackRow', 'stack', 'stackRow'];
  return dryingStateCode === 'KAMMERGETROCKNET' ? ['crate', 'stack'] : ['stack', 'stackRow', 'stack'];
}

function pelletKinds({ unitCode }: AdvertPictureDetails, look: AdvertLook): Kinds {
  const isInBags = unitCode?.toUpperCase() === 'SACK' || (look.isInBags && !look.isLoose);
  return isInBags ? ['pelletBags'] : ['pellets', 'pelletTruck', 'pellets'];
}

const thicknessOf = ({ thicknessInMm, minThicknessInMm }: AdvertPictureDetails): number | null =>
  thicknessInMm ?? minThicknessInMm ?? null;

function sawnKinds(details: AdvertPictureDetails, look: AdvertLook): Kinds {
  const thickness = thicknessOf(details) ?? 30;
  const width = details.widthInMm ?? details.minWidthInMm ?? null;
  if (look.isWaney || details.sawnEdgesCode === 'UNBESAEUMT') {
    return details.isSingleItem ? ['waneySlab'] : ['waneyBoards', 'waneyBoards', 'waneySlab'];
  }
  if (details.isSingleItem) return ['waneySlab', 'closeUp'];
  const isSquared = look.isSquared || (thickness >= 60 && (width ?? thickness) <= thickness * 2.5);
  return isSquared ? ['squaredTimber'] : ['boardPack', 'boardRack'];
}

const SERVICE_KINDS: Readonly<Record<number, Kinds>> = {
  101: ['markedTrees', 'harvester'],
  105: ['treeClimber'],
  301: ['logTruck'],
  302: ['logTruck', 'heap'],
  303: ['chipper'],
  402: ['stackRow', 'crate'],
  403: ['boardPack', 'crate'],
  404: ['mobileSawmill'],
  405: ['chipsUnderRoof', 'woodChips'],
  507: ['markedTrees'],
  803: ['excavator'],
};

const SERVICE_GROUP_KINDS: Readonly<Record<number, Kinds>> = {
  1: ['harvester'],
  2: ['forwarder'],
  3: ['logTruck'],
  4: ['chipper'],
  5: ['youngTrees'],
  6: ['excavator'],
  7: ['markedTrees', 'forestStand'],
  8: ['treeClimber'],
};

function serviceKinds({ serviceCategoryIds = [] }: AdvertPictureDetails): Kinds {
  const kinds = serviceCategoryIds.flatMap(
    (id) => SERVICE_KINDS[id] ?? SERVICE_GROUP_KINDS[Math.floor(id / 100)] ?? [],
  );
  const [first, ...others] = kinds;
  return first === undefined ? ['forwarder', 'harvester', 'logTruck'] : [first, ...others];
}

function choices({ category, details = {}, title = '' }: AdvertPictureRequest): {
  readonly kinds: Kinds;
  readonly pieceSize?: PieceSize | undefined;
} {
  const look = lookOfTitle(title);
  switch (category) {
    case 'FIREWOOD':
      return { kinds: firewoodKinds(details, look), pieceSize: sizeBy(details.lengthInCm, [25, 90]) };
    case 'PELLETS':
      return { kinds: pelletKinds(details, look) };
    case 'SAWN_WOOD':
      return { kinds: sawnKinds(details, look), pieceSize: sizeBy(thicknessOf(details), [24, 60]) };
    case 'WOOD_CHIPS':
      return {
        kinds: ['woodChips', 'chipsUnderRoof'],
        pieceSize: sizeBy(Number(/\d+/.exec(details.particleSizeCode ?? '')?.[0] ?? Number.NaN) || null, [16, 63]),
      };
    case 'LOGS':
      return {
        kinds: details.isSingleItem ? ['singleLog', 'cutFace', 'closeUp'] : ['logPile'],
        pieceSize: sizeBy(details.diameterInCm, [20, 45]),
      };
    case 'FOREST':
      return { kinds: ['forestStand', 'markedTrees'] };
    case 'SERVICES':
      return { kinds: serviceKinds(details) };
    default:
      return { kinds: ['cutFace'] };
  }
}

/** Returns which picture suits an advert; equal adverts with equal seeds get equal pictures. */
export function pictureForAdvert(request: AdvertPictureRequest): AdvertPicture {
  const { category, woodTypeCodes, seed } = request;
  const { kinds, pieceSize } = choices(request);
  const kind = createRandom(hashText(`${category} ${seed}`)).pick(kinds);
  const known = [...new Set(woodTypeCodes.flatMap(speciesFromWoodType))].slice(0, MOST_SPECIES);
  const species = known.length > 0 ? known : [DEFAULT_SPECIES];
  const size = pieceSize === undefined ? {} : { pieceSize };
  return { kind, species, seed, ...size, measures: measuresText(measuresOf(request.details ?? {})) };
}

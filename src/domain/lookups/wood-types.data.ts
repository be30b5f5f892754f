import type { WoodTypeUse } from './categories.data.ts';
import { indexBy, slugOf } from './lookup-index.ts';
import type { LookupRow } from './lookup-index.ts';

export const WOOD_GROUPS = ['SOFTWOOD', 'HARDWOOD'] as const;
export type WoodGroup = (typeof WOOD_GROUPS)[number];
export const WOOD_GROUP_TEXTS: Record<WoodGroup, string> = { SOFTWOOD: 'Nadelholz', HARDWOOD: 'Laubholz' };

/** Firewood grade as the trade speaks of it; alder, poplar and lime are broadleaved and yet "weich". */
export type WoodGrade = 'HARD' | 'SOFT';

/**
 * A wood type. `densityInKgPerSolidCubicMetre` is oven-dry mass per fresh solid cubic metre (Raumdichte, "rho0"),
 * `calorificValueDryInKwhPerKg` the net calorific value at water content 0 ("H0").
 * Sources: Fichte, Buche, Eiche Raumdichte de.wikipedia.org; others Kollmann and LWF values; isEstimate = trade estimate.
 */
export type WoodType = LookupRow & {
  shortText: string;
  slug: string;
  group: WoodGroup;
  botanicalName: string | null;
  densityInKgPerSolidCubicMetre: number;
  calorificValueDryInKwhPerKg: number;
  grade: WoodGrade | null;
  uses: readonly WoodTypeUse[];
  isEstimate: boolean;
};

const USE_BY_LETTER = new Map<string, WoodTypeUse>([
  ['F', 'FOREST'],
  ['B', 'FURNACE'],
  ['S', 'SAWN'],
  ['L', 'LOG'],
]);

/** id, code, short text, further names, botanical name, density ("~" = estimate), grade, uses (Forst, Brennholz, Säge, Log). */
type Entry = [number, string, string, string | null, string | null, number | `~${number}`, WoodGrade | null, string];

const SOFTWOODS: readonly Entry[] = [
  [1, 'FICHTE', 'Fichte', null, 'Picea abies', 379, 'SOFT', 'FBSL'],
  [2, 'TANNE', 'Tanne', 'Weißtanne', 'Abies alba', 363, 'SOFT', 'FBSL'],
  [3, 'FITA', 'Fichte/Tanne', null, null, 377, 'SOFT', 'FBSL'],
  [4, 'KIEFER', 'Kiefer', 'Weißkiefer, Föhre', 'Pinus sylvestris', 431, 'SOFT', 'FBSL'],
  [5, 'SCHWARZKIEFER', 'Schwarzkiefer', 'Schwarzföhre', 'Pinus nigra', '~460', 'SOFT', 'FBSL'],
  [6, 'LAERCHE', 'Lärche', null, 'Larix decidua', 487, 'SOFT', 'FBSL'],
  [7, 'DOUGLASIE', 'Douglasie', null, 'Pseudotsuga menziesii', 412, 'SOFT', 'FBSL'],
  [8, 'ZIRBE', 'Zirbe', 'Zirbelkiefer, Arve', 'Pinus cembra', '~370', 'SOFT', 'FSL'],
  [9, 'WEYMOUTHSKIEFER', 'Weymouthskiefer', 'Strobe', 'Pinus strobus', '~340', 'SOFT', 'FBSL'],
  [10, 'EIBE', 'Eibe', null, 'Taxus baccata', '~570', 'SOFT', 'SL'],
  [19, 'NADEL_GEMISCHT', 'Nadelholz gemischt', null, null, 390, 'SOFT', 'FBL'],
];

const HARDWOODS: readonly Entry[] = [
  [20, 'BUCHE', 'Buche', 'Rotbuche', 'Fagus sylvatica', 558, 'HARD', 'FBSL'],
  [21, 'HAINBUCHE', 'Hainbuche', 'Weißbuche', 'Carpinus betulus', '~660', 'HARD', 'FBSL'],
  [22, 'EICHE', 'Eiche', 'Stiel-/Traubeneiche', 'Quercus robur, Q. petraea', 571, 'HARD', 'FBSL'],
  [23, 'ROTEICHE', 'Roteiche', null, 'Quercus rubra', '~550', 'HARD', 'FBSL'],
  [24, 'ZERREICHE', 'Zerreiche', null, 'Quercus cerris', '~620', 'HARD', 'FBL'],
  [25, 'ESCHE', 'Esche', null, 'Fraxinus excelsior', 564, 'HARD', 'FBSL'],
  [26, 'AHORN', 'Ahorn', 'Berg-/Spitzahorn', 'Acer pseudoplatanus, A. platanoides', 522, 'HARD', 'FBSL'],
  [27, 'BIRKE', 'Birke', null, 'Betula pendula', 526, 'HARD', 'FBSL'],
  [28, 'ERLE', 'Erle', 'Schwarz-/Grauerle', 'Alnus glutinosa, A. incana', 428, 'SOFT', 'FBSL'],
  [29, 'ROBINIE', 'Robinie', 'Akazie', 'Robinia pseudoacacia', 647, 'HARD', 'FBSL'],
  [30, 'KIRSCHE', 'Kirsche', 'Vogelkirsche', 'Prunus avium', '~495', 'HARD', 'FBSL'],
  [31, 'NUSS', 'Nuss', 'Walnuss', 'Juglans regia', '~555', 'HARD', 'FBSL'],
  [32, 'SCHWARZNUSS', 'Schwarznuss', null, 'Juglans nigra', '~510', 'HARD', 'FSL'],
  [33, 'LINDE', 'Linde', null, 'Tilia cordata, T. platyphyllos', 417, 'SOFT', 'FBSL'],
  [34, 'PAPPEL', 'Pappel', null, 'Populus spp.', 353, 'SOFT', 'FBSL'],
  [35, 'ASPE', 'Aspe', 'Zitterpappel, Espe', 'Populus tremula', '~365', 'SOFT', 'FBL'],
  [36, 'WEIDE', 'Weide', null, 'Salix spp.', '~335', 'SOFT', 'FBL'],
  [37, 'ULME', 'Ulme', 'Rüster', 'Ulmus glabra, U. minor, U. laevis', 556, 'HARD', 'FBSL'],
  [38, 'EDELKASTANIE', 'Edelkastanie', null, 'Castanea sativa', '~480', 'HARD', 'FBSL'],
  [39, 'ROSSKASTANIE', 'Rosskastanie', null, 'Aesculus hippocastanum', '~430', 'SOFT', 'BL'],
  [40, 'APFEL', 'Apfel', null, 'Malus domestica', '~600', 'HARD', 'BSL'],
  [41, 'BIRNE', 'Birne', null, 'Pyrus communis', '~580', 'HARD', 'BSL'],
  [42, 'ZWETSCHKE', 'Zwetschke', 'Pflaume', 'Prunus domestica', '~600', 'HARD', 'BSL'],
  [43, 'ELSBEERE', 'Elsbeere', null, 'Sorbus torminalis', '~590', 'HARD', 'FSL'],
  [44, 'EBERESCHE', 'Eberesche', 'Vogelbeere', 'Sorbus aucuparia', '~560', 'HARD', 'FBL'],
  [45, 'PLATANE', 'Platane', null, 'Platanus x hispanica', '~500', 'HARD', 'BSL'],
  [46, 'OBSTHOLZ', 'Obstholz gemischt', null, null, 560, 'HARD', 'B'],
  [47, 'LAUB_HART', 'Hartholz gemischt', null, null, 550, 'HARD', 'FBL'],
  [48, 'LAUB_WEICH', 'Weichlaubholz gemischt', null, null, 400, 'SOFT', 'FBL'],
  [49, 'GEMISCHT', 'Hart-/Weichholz gemischt', null, null, 460, null, 'FB'],
];

/**
 * Net calorific value of oven-dry wood ("H0") in kWh/kg; a mixture of hard and soft lies between.
 * Source: LWF, after kaminholz-stein.de and landkreis-heidenheim.de.
 */
export const DRY_CALORIFIC_VALUE_IN_KWH_PER_KG = { SOFTWOOD: 5.2, HARDWOOD: 5, MIXED: 5.1 } as const;

const toWoodType = (entry: Entry, group: WoodGroup): WoodType => {
  const [id, code, shortText, otherNames, botanicalName, density, grade, letters] = entry;
  return {
    id,
    code,
    text: otherNames === null ? shortText : `${shortText} (${otherNames})`,
    shortText,
    slug: slugOf(shortText),
    group,
    botanicalName,
    densityInKgPerSolidCubicMetre: typeof density === 'number' ? density : Number(density.slice(1)),
    calorificValueDryInKwhPerKg: DRY_CALORIFIC_VALUE_IN_KWH_PER_KG[grade === null ? 'MIXED' : group],
    grade,
    uses: [...letters].flatMap((letter) => USE_BY_LETTER.get(letter) ?? []),
    isEstimate: typeof density === 'string',
  };
};

export const WOOD_TYPES: readonly WoodType[] = [
  ...SOFTWOODS.map((entry) => toWoodType(entry, 'SOFTWOOD')),
  ...HARDWOODS.map((entry) => toWoodType(entry, 'HARDWOOD')),
];

export const woodTypeById = indexBy(WOOD_TYPES, (row) => row.id);
export const woodTypeByCode = indexBy(WOOD_TYPES, (row) => row.code);
export const woodTypeBySlug = indexBy(WOOD_TYPES, (row) => row.slug);

const byUse = (use: WoodTypeUse): WoodType[] => WOOD_TYPES.filter((row) => row.uses.includes(use));
const WOOD_TYPES_BY_USE: Record<WoodTypeUse, readonly WoodType[]> = {
  FOREST: byUse('FOREST'),
  FURNACE: byUse('FURNACE'),
  SAWN: byUse('SAWN'),
  LOG: byUse('LOG'),
};

/** Returns the wood types offered for one use, softwood first. */
export const woodTypesOfUse = (use: WoodTypeUse): readonly WoodType[] => WOOD_TYPES_BY_USE[use];

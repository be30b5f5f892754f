import type { CategorisedData } from '#domain/adverts/category-data.ts';
import { storedText } from '#domain/adverts/categories/text-forms.ts';
import { viennaTime } from '#domain/format/vienna-time.ts';
import { woodTypeById } from '#domain/lookups/wood-types.data.ts';
import { createDice, type Dice } from './sample-random.ts';
import type { SampleGoods } from './sample-types.ts';

/** Beyond the numbers of adverts and kinds: what is added here moves no choice that was there before. */
const LATER_SALT = 20_000_000;

type Made = { number: number; createdAt: Date };
type Later = Partial<CategorisedData['data']>;
type Forest = Extract<SampleGoods, { category: 'FOREST' }>;
type Pellets = Extract<SampleGoods, { category: 'PELLETS' }>;
type Chips = Extract<SampleGoods, { category: 'WOOD_CHIPS' }>;

/** Returns goods with fields that came after the sample adverts, partly answered, as sellers do. */
export function withLaterFields<Goods extends SampleGoods>(goods: Goods, made: Made): Goods {
  const dice = createDice(0, LATER_SALT + made.number);
  return { ...goods, data: { ...goods.data, ...laterOf(goods, dice, made) } };
}

function laterOf(goods: SampleGoods, dice: Dice, made: Made): Later {
  switch (goods.category) {
    case 'LOGS':
      return logsLater(goods, dice, made);
    case 'FIREWOOD':
      return { ...firewoodLater(goods), ...splitLater(goods, dice, made), ...formLater(goods) };
    case 'WOOD_CHIPS':
      return { ...chipsLater(goods, dice), ...chipsClassLater(goods, dice) };
    case 'SAWN_WOOD':
      return sawnLater(goods, dice);
    case 'PELLETS':
      return pelletsLater(goods, dice);
    case 'FOREST':
      return { ...forestLater(goods, dice), ...sharesLater(goods, dice) };
    default:
      return {};
  }
}

/** The charge for blowing in is 40 to 60 euro a delivery (trade figure for 2026). */
function pelletsLater({ data, title, description }: Pellets, dice: Dice): Later {
  const [, written] = /\b([68]) mm\b/.exec(`${title} ${description}`) ?? [];
  return {
    // Far behind the numbers in use: no real number stands beside made-up goods.
    ...(data.enPlusCertified && dice.chance(0.7) ? { enPlusNumber: `AT ${dice.integer(890, 899)}` } : {}),
    ...(data.blowInIsPossible ? { blowInChargeInCents: dice.cents(40, 60, 100) } : {}),
    // Household boilers burn 6 mm; 8 mm is rare (ISO 17225-2), and no field contradicts the words.
    ...(dice.chance(0.6)
      ? { pelletDiameterCode: written === undefined && dice.chance(0.2) ? 'D08' : `D0${written ?? 6}` }
      : {}),
  };
}

/** Pallets hold what their words say. */
function firewoodLater({ unit, title, description }: SampleGoods): Later {
  const [, stacked] = /\b(\d{1,2}(?:,\d{1,2})?) (?:rm|Raummeter)\b/.exec(`${title} ${description}`) ?? [];
  return unit === 'PAL' && stacked !== undefined ? { packageContentInRm: Number(stacked.replace(',', '.')) } : {};
}

/** Wet wood was split shortly before it is offered, half dry wood lay for a summer. */
function splitLater(goods: SampleGoods, dice: Dice, { createdAt }: Made): Later {
  const state = goods.category === 'FIREWOOD' ? goods.data.dryingState : null;
  if (state === 'WALDFRISCH' && dice.chance(0.6)) return { splitMonth: monthBefore(createdAt, dice.integer(0, 3)) };
  if (state === 'VORGETROCKNET' && dice.chance(0.6)) return { splitMonth: monthBefore(createdAt, dice.integer(7, 11)) };
  return {};
}

/** The form as the words name it. */
function formLater({ title, description }: SampleGoods): Later {
  const words = `${title} ${description}`;
  if (/\b(?:ungespalten|Rundlinge|Prügel|rund)\b/i.test(title)) return { firewoodFormCode: 'RUND', splitMonth: null };
  return /(?:\bgespalten|\bScheiter|scheiter\b|\bofenfertig)/i.test(words) ? { firewoodFormCode: 'GESPALTEN' } : {};
}

/** Who sells to plants delivers there; chips that are not brought lie at a yard. */
function chipsLater({ unit, deliveryBands, data }: Chips, dice: Dice): Later {
  if (unit !== 'SRM' || dice.chance(0.5)) return {};
  if (deliveryBands.length === 0) return { chipsHandoverCode: 'AB_LAGER' };
  const isForPlants = ['P45', 'P63', 'P100'].includes(data.particleSizeCode ?? '');
  return { chipsHandoverCode: dice.of(['AB_LAGER', isForPlants ? 'FREI_WERK' : 'AB_LAGER', 'FREI_STRASSE']) };
}

const DRY_CHIPS = new Set(['M10', 'M15', 'M20', 'M25']);
const LOW_ASH = new Set(['A0.5', 'A0.7', 'A1.0']);

/** Chips of the sizes that have classes state one that their water and ash allow (ISO 17225-4). */
function chipsClassLater({ data }: Chips, dice: Dice): Later {
  const { particleSizeCode, moistureContentCode, ashCode } = data;
  if (!['P16S', 'P31S', 'P45S'].includes(particleSizeCode ?? '') || dice.chance(0.4)) return {};
  const isLow = ashCode === null || ashCode === undefined || LOW_ASH.has(ashCode);
  if (DRY_CHIPS.has(moistureContentCode ?? '') && isLow) return { chipsClassCode: 'A1' };
  return isLow && ['M30', 'M35'].includes(moistureContentCode ?? '') ? { chipsClassCode: 'A2' } : {};
}

/** Surface, edges, drying and grade as the words say, else as the trade mostly sells such goods. */
function sawnLater({ title, description }: SampleGoods, dice: Dice): Later {
  const words = `${title} ${description}`;
  const isWaney = /unbesäumt|Blockware|Bohle /iu.test(words);
  const isTimber = /Kantholz|Kanthölzer|Staffel|KVH|Konstruktionsvollholz/iu.test(title);
  return {
    ...surfaceLater(words, dice),
    ...(isWaney
      ? { sawnEdgesCode: 'UNBESAEUMT' }
      : /parallel besäumt/iu.test(words)
        ? { sawnEdgesCode: 'PARALLEL' }
        : dice.chance(0.5)
          ? { sawnEdgesCode: 'BESAEUMT' }
          : {}),
    ...sawnDryingLater(words, dice),
    ...(isTimber ? timberGradeLater(words, dice) : boardGradeLater({ title, isWaney }, dice)),
  };
}

function surfaceLater(words: string, dice: Dice): Later {
  if (/gehobelt und gefast|Kanten gefast/iu.test(words)) return { sawnSurfaceCode: 'GEHOBELT_GEFAST' };
  if (/gehobelt|Hobelware|Nut und Feder/iu.test(words.replace(/Auf Wunsch wird gehobelt/iu, '')))
    return { sawnSurfaceCode: 'GEHOBELT' };
  return /sägerau/iu.test(words) || dice.chance(0.5) ? { sawnSurfaceCode: 'SAEGERAU' } : {};
}

/** Below 15 % wood was in a kiln; a stated moisture from there on is that of wood dried in the air. Nothing where words disagree. */
function sawnDryingLater(words: string, dice: Dice): Later {
  const stated = Number(/Holzfeuchte derzeit rund (\d+)/u.exec(words)?.[1] ?? 0);
  const isKilnDry = stated > 0 && stated < 15;
  if (/kammergetrocknet|technisch getrocknet/iu.test(words)) return { sawnDryingCode: 'KAMMERGETROCKNET' };
  if (/sägefrisch/iu.test(words)) return stated > 0 ? {} : { sawnDryingCode: 'FRISCH' };
  if (/luftgetrocknet|lufttrocken/iu.test(words)) return isKilnDry ? {} : { sawnDryingCode: 'LUFTGETROCKNET' };
  if (stated > 0) return { sawnDryingCode: isKilnDry ? 'KAMMERGETROCKNET' : 'LUFTGETROCKNET' };
  return dice.chance(0.2) ? { sawnDryingCode: 'FRISCH' } : {};
}

/** S10 of softwood stands for C24 (EN 1912). */
function timberGradeLater(words: string, dice: Dice): Later {
  return /\b(?:C24|S10|KVH|Konstruktionsvollholz)\b/u.test(words) || dice.chance(0.5) ? { sawnGradeCode: 'C24' } : {};
}

function boardGradeLater({ title, isWaney }: { title: string; isWaney: boolean }, dice: Dice): Later {
  if (isWaney || !/\bBretter\b|\bPfosten\b/u.test(title) || dice.chance(0.4)) return {};
  return { sawnGradeCode: dice.of(['G0_III', 'G0_III', 'GI', 'GII']) };
}

/** A stand that needs a rope says so in its words; the others mostly do not say how steep they are. */
function forestLater({ description }: SampleGoods, dice: Dice): Later {
  const needsRope = /\bSeil/.test(description);
  if (needsRope) return { forestSlopeCode: 'BIS_60', ...(dice.chance(0.8) ? { forestExtractionCode: 'SEIL' } : {}) };
  if (dice.chance(0.4)) return {};
  const forestSlopeCode = dice.of(['BIS_30', 'BIS_30', 'BIS_30', 'BIS_60']);
  const extractions = forestSlopeCode === 'BIS_30' ? ['SCHLEPPER', 'FORWARDER', 'FORWARDER'] : ['SCHLEPPER'];
  return { forestSlopeCode, ...(dice.chance(0.7) ? { forestExtractionCode: dice.of(extractions) } : {}) };
}

/** Stands of two or three species mostly say how much there is of each, the first one most. */
function sharesLater({ data: { woodTypeIds } }: Forest, dice: Dice): Later {
  if (woodTypeIds.length < 2 || woodTypeIds.length > 3 || dice.chance(0.3)) return {};
  const first = 5 * dice.integer(11, 16);
  const rest = 100 - first;
  const second = woodTypeIds.length === 2 ? rest : 5 * Math.ceil(rest / 10);
  const percent = [first, second, rest - second];
  const named = woodTypeIds.map((id, index) => `${woodTypeById(id)?.shortText ?? ''} ${percent[index] ?? 0}`);
  return { speciesShares: storedText('SPECIES_SHARES', named.join(', ')) };
}

const monthBefore = (moment: Date, months: number): string => {
  const { year, month } = viennaTime(moment);
  const first = new Date(Date.UTC(year, month - 1 - months, 1));
  return first.toISOString().slice(0, 7);
};

function logsLater({ unit, description }: SampleGoods, dice: Dice, { createdAt }: Made): Later {
  if (unit !== 'FM') return {};
  if (/\bfrei (?:Werk|Säge)/u.test(description)) return { logHandoverCode: 'FREI_WERK' };
  const isAtRoad = description.includes('frei Forststraße');
  return {
    ...(isAtRoad && dice.chance(0.7) ? { logBillingCode: dice.of(['FMO', 'FMO', 'FMO', 'FOO']) } : {}),
    ...(isAtRoad && dice.chance(0.75) ? { logHandoverCode: 'FREI_STRASSE' } : {}),
    ...(dice.chance(0.55) ? { felledMonth: monthBefore(createdAt, dice.integer(0, 5)) } : {}),
  };
}

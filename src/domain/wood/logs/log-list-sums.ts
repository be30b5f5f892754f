import { roundTo } from '#domain/rounding.ts';
import type { AgreedBarkStep } from './agreed-bark.ts';
import { barkSpeciesOfWoodType, rvrBarkInCm } from './bark.ts';
import type { BarkSpecies } from './bark.data.ts';
import { LENGTH_RULES } from './log-length.ts';
import type { LengthRuleCode } from './log-length.ts';
import { logWoodType } from './log-list.ts';
import type { LogRow } from './log-list.ts';
import { measureLog, summariseLogs } from './log-measuring.ts';
import type { BarkMethod, LogLot, MeasuredLog, MeasuringMode } from './log-measuring.ts';
import { STRENGTH_CLASSES } from '#domain/wood/strength-class.ts';

/** How a list is measured; without a length rule each length counts as read. Agreed steps that cannot be read are none. */
export type LogListRules = {
  mode: MeasuringMode;
  barkMethod: BarkMethod;
  agreedBark?: readonly AgreedBarkStep[];
  lengthRule: LengthRuleCode | null;
};

/**
 * Why the bark is not deducted by the named rule: there is no table for the wood, the RVR has no steps for it, or the
 * agreed steps cannot be read.
 */
type BarkException = 'NO_TABLE' | 'NO_STEPS' | 'NOT_READ';
export type ListedLog = { row: LogRow; measured: MeasuredLog; barkException: BarkException | null };
export type LogGroup = { key: string; count: number; volumeInSolidCubicMetres: number };
export type LogListSums = {
  lot: LogLot;
  bySpecies: LogGroup[];
  byGrade: LogGroup[];
  byStrengthClass: LogGroup[];
};

/**
 * Returns one log measured by the rules of its list, or null where its figures are invalid. Without a bark table the
 * bark is not deducted, without RVR steps it is deducted after Altherr; agreed steps need no table. The result says so.
 */
export function measureListedLog(row: LogRow, { lengthRule, ...rules }: LogListRules): ListedLog | null {
  const species = barkSpeciesOfWoodType(logWoodType(row.woodTypeId)?.code ?? '');
  const measured = measureLog(
    {
      diameterReadingsInCm: row.diameterReadingsInCm,
      measuredLengthInCm: row.measuredLengthInCm,
      barkSpecies: species ?? 'FICHTE',
    },
    {
      ...rules,
      barkMethod: species === null && rules.barkMethod !== 'AGREED' ? 'NONE' : rules.barkMethod,
      lengthRule: lengthRule === null ? null : LENGTH_RULES[lengthRule],
    },
  );
  return measured === null ? null : { row, measured, barkException: barkExceptionOf(species, rules) };
}

function barkExceptionOf(
  species: BarkSpecies | null,
  { barkMethod, agreedBark = [] }: Omit<LogListRules, 'lengthRule'>,
): BarkException | null {
  if (barkMethod === 'NONE') return null;
  if (barkMethod === 'AGREED') return agreedBark.length === 0 ? 'NOT_READ' : null;
  if (species === null) return 'NO_TABLE';
  return barkMethod === 'RVR' && rvrBarkInCm(species, 0) === null ? 'NO_STEPS' : null;
}

/** Returns the wood types of a list whose bark is not taken off by the named rule, by what holds instead. */
export function barkExceptionsOf(logs: readonly ListedLog[]): { exception: BarkException; woodTypeIds: number[] }[] {
  return (['NO_TABLE', 'NO_STEPS', 'NOT_READ'] as const).flatMap((exception) => {
    const own = logs.filter(({ barkException }) => barkException === exception);
    const woodTypeIds = [...new Set(own.map(({ row }) => row.woodTypeId))];
    return woodTypeIds.length === 0 ? [] : [{ exception, woodTypeIds }];
  });
}

function groupsOf(logs: readonly ListedLog[], keyOf: (log: ListedLog) => string): LogGroup[] {
  const groups = new Map<string, LogGroup>();
  for (const log of logs) {
    const key = keyOf(log);
    const group = groups.get(key) ?? { key, count: 0, volumeInSolidCubicMetres: 0 };
    group.count += 1;
    group.volumeInSolidCubicMetres += log.measured.volumeInSolidCubicMetres;
    groups.set(key, group);
  }
  return [...groups.values()].map((group) => ({
    ...group,
    volumeInSolidCubicMetres: roundTo(group.volumeInSolidCubicMetres, 3),
  }));
}

const largestFirst = (one: LogGroup, other: LogGroup): number =>
  other.volumeInSolidCubicMetres - one.volumeInSolidCubicMetres;
const classOrder = STRENGTH_CLASSES.map(({ code }) => code as string);

/**
 * Returns the sums of a measured list: the lot, and number and volume (fm, 3 decimals) by wood type id (largest first),
 * grade (in the order of the alphabet, none last) and strength class (thin ones first).
 */
export function sumLogList(logs: readonly ListedLog[]): LogListSums {
  return {
    lot: summariseLogs(logs.map(({ measured }) => measured)),
    bySpecies: groupsOf(logs, ({ row }) => String(row.woodTypeId)).toSorted(largestFirst),
    byGrade: groupsOf(logs, ({ row }) => row.grade).toSorted((one, other) =>
      one.key === '' ? 1 : other.key === '' ? -1 : one.key.localeCompare(other.key, 'de'),
    ),
    byStrengthClass: groupsOf(logs, ({ measured }) => measured.strengthClass).toSorted(
      (one, other) => classOrder.indexOf(one.key) - classOrder.indexOf(other.key),
    ),
  };
}

import { type Issue, issue } from '#domain/result.ts';
import { countryOfOriginByCode } from '#domain/lookups/countries.data.ts';
import { woodTypeById } from '#domain/lookups/wood-types.data.ts';
import type { Coordinates } from '#domain/places/geometry/distance.ts';
import { withoutDirectionMarks } from '#domain/text/direction-marks.ts';

/** What a seller is by Regulation (EU) 2023/1115 as amended by (EU) 2025/2650: domain.md, section 4.4. */
export const EUDR_ROLES = ['OPERATOR', 'SMALL_PRIMARY_OPERATOR', 'DOWNSTREAM_OPERATOR', 'TRADER'] as const;
export type EudrRole = (typeof EUDR_ROLES)[number];

/** How the plot is stated. */
export const EUDR_PLOTS = ['NONE', 'OUTLINE', 'POINT'] as const;
export type EudrPlot = (typeof EUDR_PLOTS)[number];

/** Bounds of the fields: domain.md, section 4.4; a point stands for a plot of at most four hectares. */
export const EUDR = {
  reference: 60,
  verification: 40,
  identifier: 60,
  name: 200,
  species: 12,
  pointInHectares: 4,
  oldestHarvest: '2000-01-01',
} as const;

/**
 * From when the regulation applies (days in Vienna): to large and medium firms, and to micro and small ones as far as their
 * goods fell under the EU Timber Regulation, which nearly all wood here did; and to other micro and small firms. Source:
 * Regulation (EU) 2025/2650, domain.md, section 4.4; configurable, since both were moved twice.
 */
export const EUDR_DATES = { from: '2026-12-30', smallFrom: '2027-06-30' } as const;

/** What is stated of the origin of a lot; texts may be empty. */
export type EudrRecord = {
  role: EudrRole;
  referenceNumber: string;
  verificationNumber: string;
  declarationIdentifier: string;
  producerName: string;
  /** Cadastral parcel or address of the plot. */
  productionPlace: string;
  countryCode: string | null;
  woodTypeIds: readonly number[];
  /** Days, both included. */
  harvestedFrom: string | null;
  harvestedTo: string | null;
  plot: EudrPlot;
  point: Coordinates | null;
  plotInHectares: number | null;
};

/** Numbers as the systems of EU and members give them: letters, figures, hyphens, dots, slashes. */
const NUMBER = /^[A-Z0-9][A-Z0-9./-]*$/u;
/** The usual forms; others are taken and pointed out. domain.md, section 4.4 (confidence M: not to be demanded). */
const USUAL_REFERENCE = /^\d{2}[A-Z]{2}[A-Z0-9]{10}$/u;
const USUAL_VERIFICATION = /^[A-Z0-9]{8}$/u;

/** A number without the blanks and in the capitals in which it is given. */
export const cleanNumber = (typed: string): string =>
  withoutDirectionMarks(typed).replaceAll(/\s+/gu, '').toUpperCase();

/** Genera that name no species: they do not do in a statement. */
export const isSpecies = (woodTypeId: number): boolean => (woodTypeById(woodTypeId)?.botanicalName ?? null) !== null;

/** Why a record is not kept; `today`: the day in Vienna. Missing answers are no reason. */
export function eudrIssues(record: EudrRecord, today: string): Issue[] {
  const numbers = ['referenceNumber', 'verificationNumber', 'declarationIdentifier'] as const;
  const { harvestedFrom: from, harvestedTo: to, countryCode, point } = record;
  const days = [
    ['harvestedFrom', from],
    ['harvestedTo', to],
  ] as const;
  return [
    ...numbers
      .filter((name) => record[name] !== '' && !NUMBER.test(record[name]))
      .map((name) => issue(name, 'eudr.number')),
    ...(record.woodTypeIds.every(isSpecies) ? [] : [issue('woodTypeIds', 'eudr.species')]),
    ...(countryCode === null || (countryOfOriginByCode(countryCode) !== undefined && countryCode !== 'XX')
      ? []
      : [issue('countryCode', 'eudr.country')]),
    ...days
      .filter(([, day]) => day !== null && (day < EUDR.oldestHarvest || day > today))
      .map(([name]) => issue(name, 'eudr.harvest-day')),
    ...(from !== null && to !== null && from > to ? [issue('harvestedTo', 'eudr.harvest-order')] : []),
    ...(record.plot === 'POINT' && point === null ? [issue('point', 'eudr.no-point')] : []),
    ...(record.plot === 'POINT' && record.plotInHectares === null ? [issue('plotInHectares', 'eudr.no-hectares')] : []),
  ];
}

/** What is still missing before a record can be handed over. */
export const EUDR_GAPS = ['number', 'identifier', 'producer', 'country', 'species', 'harvest', 'plot'] as const;
export type EudrGap = (typeof EUDR_GAPS)[number];

/**
 * What a buyer would miss. A small primary operator states an identifier, and a parcel or address may stand for
 * coordinates; everybody who buys on states the number of the statement before and no plot (domain.md, section 4.4).
 */
export function eudrGaps(record: EudrRecord, hasOutline: boolean): EudrGap[] {
  const isSmall = record.role === 'SMALL_PRIMARY_OPERATOR';
  const isFirst = isSmall || record.role === 'OPERATOR';
  const hasPlot = record.plot === 'POINT' || (record.plot === 'OUTLINE' && hasOutline);
  const gaps: Record<EudrGap, boolean> = {
    number: !isSmall && record.referenceNumber === '',
    identifier: isSmall && record.declarationIdentifier === '',
    producer: isFirst && record.producerName === '',
    country: record.countryCode === null,
    species: record.woodTypeIds.length === 0,
    harvest: isFirst && (record.harvestedFrom === null || record.harvestedTo === null),
    plot: isFirst && !hasPlot && !(isSmall && record.productionPlace !== ''),
  };
  return EUDR_GAPS.filter((gap) => gaps[gap]);
}

/** Numbers of an unusual form, worth a second look. */
export function eudrDoubts({ referenceNumber, verificationNumber }: EudrRecord): ('reference' | 'verification')[] {
  return [
    ...(referenceNumber !== '' && !USUAL_REFERENCE.test(referenceNumber) ? (['reference'] as const) : []),
    ...(verificationNumber !== '' && !USUAL_VERIFICATION.test(verificationNumber) ? (['verification'] as const) : []),
  ];
}

/** Properties of a plot in the GeoJSON of the EU information system: EUDR GeoJSON File Description 1.5, European Commission. */
export function plotProperties(record: EudrRecord): Record<string, string | number> {
  return {
    ProducerName: record.producerName,
    ProducerCountry: record.countryCode ?? '',
    ProductionPlace: record.productionPlace,
    // Hectares, of points only: polygons have an area of their own.
    ...(record.plot === 'POINT' && record.plotInHectares !== null ? { Area: record.plotInHectares } : {}),
  };
}

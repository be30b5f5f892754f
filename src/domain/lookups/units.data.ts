/** Codes of the units in which wood and services are priced and counted; stable, stored and sent as they are. */
export const UNIT_CODES = [
  'RM',
  'SRM',
  'FM',
  'EFM',
  'VFM',
  'T',
  'T_ATRO',
  'KG',
  'SACK',
  'PAL',
  'M3',
  'M2',
  'LFM',
  'STK',
  'H',
  'HA',
  'PAUSCHAL',
  'MWH',
] as const;
export type UnitCode = (typeof UNIT_CODES)[number];

/**
 * `text` follows a figure ("1 Palette"), `pluralText` any figure but 1 ("2 Paletten");
 * `decimals` is how finely quantities are counted; a lump sum has no quantity.
 */
export type Unit = {
  code: UnitCode;
  text: string;
  pluralText: string;
  longText: string;
  decimals: number;
  isCountable: boolean;
};

const PLURAL_TEXTS: ReadonlyMap<UnitCode, string> = new Map([
  ['SACK', 'Säcke'],
  ['PAL', 'Paletten'],
]);

const unit = (code: UnitCode, text: string, longText: string, decimals: number): Unit => ({
  code,
  text,
  pluralText: PLURAL_TEXTS.get(code) ?? text,
  longText,
  decimals,
  isCountable: code !== 'PAUSCHAL',
});

const UNIT_BY_CODE: Record<UnitCode, Unit> = {
  RM: unit('RM', 'rm', 'Raummeter (Ster)', 1),
  SRM: unit('SRM', 'srm', 'Schüttraummeter', 1),
  FM: unit('FM', 'fm', 'Festmeter', 2),
  EFM: unit('EFM', 'efm', 'Erntefestmeter', 1),
  VFM: unit('VFM', 'vfm', 'Vorratsfestmeter', 1),
  T: unit('T', 't', 'Tonne (lutro, wie geliefert)', 2),
  T_ATRO: unit('T_ATRO', 't atro', 'Tonne absolut trocken', 2),
  KG: unit('KG', 'kg', 'Kilogramm', 0),
  SACK: unit('SACK', 'Sack', 'Sack', 0),
  PAL: unit('PAL', 'Palette', 'Palette', 0),
  M3: unit('M3', 'm³', 'Kubikmeter', 3),
  M2: unit('M2', 'm²', 'Quadratmeter', 2),
  LFM: unit('LFM', 'lfm', 'Laufmeter', 1),
  STK: unit('STK', 'Stk', 'Stück', 0),
  H: unit('H', 'h', 'Stunde', 1),
  HA: unit('HA', 'ha', 'Hektar', 2),
  PAUSCHAL: unit('PAUSCHAL', 'pauschal', 'Pauschale', 0),
  MWH: unit('MWH', 'MWh', 'Megawattstunde', 2),
};

export const UNITS: readonly Unit[] = UNIT_CODES.map((code) => UNIT_BY_CODE[code]);

/** Returns the unit of a known code. */
export const unitOf = (code: UnitCode): Unit => UNIT_BY_CODE[code];

/** Says whether a text from outside is one of the unit codes. */
export const isUnitCode = (text: string): text is UnitCode => Object.hasOwn(UNIT_BY_CODE, text);

import { CATEGORY_CODES } from '#domain/lookups/categories.data.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { MAX_DELIVERY_BANDS } from '#domain/adverts/advert-content.ts';
import { editBlocksOf } from '#domain/adverts/edit/edit-fields.data.ts';
import type { EditField } from '#domain/adverts/edit/edit-fields.data.ts';
import type { TextForm } from '#domain/adverts/categories/text-forms.ts';
import { canCapHouseholds } from '#domain/adverts/availability/local-first.ts';
import { RESERVED_PATH, RESERVED_UNTIL_PATH } from '#domain/adverts/availability/listed-reservation.ts';
import type { ImportChoice } from './import-choices.ts';
import {
  CATEGORY_CHOICES,
  CHARGE_CHOICES,
  CLAIM_CHOICES,
  GROSS_CHOICES,
  MEASURE_BASIS_CHOICES,
  UNIT_CHOICES,
  VAT_CHOICES,
  codeChoices,
  idChoices,
  woodChoices,
} from './import-choices.ts';

/** How a cell is read. DEGREES are written with a point as well; CHOICES are several, parted by "|" or a comma. */
export type ImportColumn = { name: string; path: string } & (
  | { kind: 'TEXT'; form?: TextForm }
  | { kind: 'EUROS' | 'NUMBER' | 'DEGREES' | 'DAY' }
  | { kind: 'CHOICE' | 'CHOICES'; choices: readonly ImportChoice[] }
);

/** Columns that say which advert a row is about and whether it shall run. */
export const REFERENCE_COLUMN = 'kennung';
export const CATEGORY_COLUMN = 'kategorie';
export const TITLE_COLUMN = 'titel';
export const PUBLISH_COLUMN = 'veroeffentlichen';
export const PICTURES_COLUMN = 'bilder';

/** Paths of these columns, as they are called in a JSON import. */
export const REFERENCE_PATH = 'ownReference';
export const PUBLISH_PATH = 'publish';
export const PICTURES_PATH = 'images';

const text = (name: string, path: string): ImportColumn => ({ name, path, kind: 'TEXT' });
const chosen = (name: string, path: string, choices: readonly ImportChoice[]): ImportColumn => ({
  name,
  path,
  kind: 'CHOICE',
  choices,
});

const HEAD: readonly ImportColumn[] = [
  text(REFERENCE_COLUMN, REFERENCE_PATH),
  chosen(CATEGORY_COLUMN, 'category', CATEGORY_CHOICES),
  text(TITLE_COLUMN, 'title'),
  text('beschreibung', 'description'),
];

const TERMS: readonly ImportColumn[] = [
  { name: 'preis_je_einheit', path: 'pricePerUnitInCents', kind: 'EUROS' },
  { name: 'gesamtpreis', path: 'priceTotalInCents', kind: 'EUROS' },
  chosen('einheit', 'unit', UNIT_CHOICES),
  { name: 'menge', path: 'unitQuantity', kind: 'NUMBER' },
  { name: 'mindestmenge', path: 'minimumQuantity', kind: 'NUMBER' },
  chosen('steuersatz', 'vatRate', VAT_CHOICES),
  chosen('preisart', 'priceIsGross', GROSS_CHOICES),
  text('land', 'address.countryCode'),
  text('plz', 'address.postalCode'),
  text('ort', 'address.city'),
  text('strasse', 'address.street'),
  { name: 'breitengrad', path: 'address.latitude', kind: 'DEGREES' },
  { name: 'laengengrad', path: 'address.longitude', kind: 'DEGREES' },
  text('vorname', 'contact.firstname'),
  text('nachname', 'contact.lastname'),
  text('firma', 'contact.companyName'),
  text('telefon', 'contact.phoneNumber'),
  text('email', 'contact.email'),
  text('webadresse', 'contact.shopLink'),
];

const BANDS: readonly ImportColumn[] = Array.from({ length: MAX_DELIVERY_BANDS }, (_, index): ImportColumn[] => {
  const column = (part: string) => `zustellung_${index + 1}_${part}`;
  const path = (part: string) => `deliveryBands.${index}.${part}`;
  return [
    { name: column('km'), path: path('upToKm'), kind: 'NUMBER' },
    { name: column('preis'), path: path('amountInCents'), kind: 'EUROS' },
    chosen(column('je'), path('per'), CHARGE_CHOICES),
    { name: column('mindestmenge'), path: path('minimumQuantity'), kind: 'NUMBER' },
  ];
}).flat();

const TAIL: readonly ImportColumn[] = [
  text(PICTURES_COLUMN, PICTURES_PATH),
  chosen('verlosung', 'raffleAccepted', CLAIM_CHOICES),
  chosen('reserviert', RESERVED_PATH, CLAIM_CHOICES),
  { name: 'reserviert_bis', path: RESERVED_UNTIL_PATH, kind: 'DAY' },
  chosen(PUBLISH_COLUMN, PUBLISH_PATH, CLAIM_CHOICES),
];

function columnsOfField(field: EditField): ImportColumn[] {
  const path = (name: string) => `categoryData.${name}`;
  if (field.kind === 'MEASURE') {
    return [
      { name: field.column, path: path(field.single), kind: 'NUMBER' },
      { name: field.columnFrom, path: path(field.from), kind: 'NUMBER' },
      { name: field.columnTo, path: path(field.to), kind: 'NUMBER' },
    ];
  }
  const head = { name: field.column, path: path(field.field) };
  switch (field.kind) {
    case 'WOOD_TYPES':
      return [{ ...head, kind: 'CHOICES', choices: woodChoices(field.use) }];
    case 'WOOD_TYPE':
      return [{ ...head, kind: 'CHOICE', choices: woodChoices(field.use) }];
    case 'CODE':
      return [{ ...head, kind: 'CHOICE', choices: codeChoices(field.list) }];
    case 'IDS':
      return [{ ...head, kind: 'CHOICES', choices: idChoices(field.list) }];
    case 'CLAIM':
    case 'SINGLE_ITEM':
      return [{ ...head, kind: 'CHOICE', choices: CLAIM_CHOICES }];
    case 'MEASURE_BASIS':
      return [{ ...head, kind: 'CHOICE', choices: MEASURE_BASIS_CHOICES }];
    case 'FIGURE':
      return [{ ...head, kind: 'NUMBER' }];
    case 'CENTS':
      return [{ ...head, kind: 'EUROS' }];
    case 'TEXT':
      return [{ ...head, kind: 'TEXT', form: field.form }];
  }
}

const ofCategory = (category: CategoryCode): ImportColumn[] =>
  editBlocksOf(category).flatMap(({ fields }) => fields.flatMap(columnsOfField));

const HOUSEHOLD: ImportColumn = { name: 'hoechstmenge_haushalt', path: 'householdMaximum', kind: 'NUMBER' };

const LOCAL: readonly ImportColumn[] = [
  { name: 'zuerst_naehe_tage', path: 'localDays', kind: 'NUMBER' },
  { name: 'zuerst_naehe_km', path: 'localRadiusInKm', kind: 'NUMBER' },
];

const columnsFor = (category: CategoryCode): readonly ImportColumn[] => [
  ...HEAD,
  ...ofCategory(category),
  ...TERMS,
  ...(canCapHouseholds(category) ? [HOUSEHOLD] : []),
  ...LOCAL,
  ...BANDS,
  ...TAIL,
];

const COLUMNS: Record<CategoryCode, readonly ImportColumn[]> = {
  FOREST: columnsFor('FOREST'),
  FIREWOOD: columnsFor('FIREWOOD'),
  PELLETS: columnsFor('PELLETS'),
  SAWN_WOOD: columnsFor('SAWN_WOOD'),
  WOOD_CHIPS: columnsFor('WOOD_CHIPS'),
  LOGS: columnsFor('LOGS'),
  SERVICES: columnsFor('SERVICES'),
};

/** Returns the columns of a CSV import for a category: one for every field of the edit payload. */
export const importColumnsOf = (category: CategoryCode): readonly ImportColumn[] => COLUMNS[category];

/** Names of all columns of all categories, each once, in the order of the first category that has them. */
export const ALL_COLUMN_NAMES: readonly string[] = [
  ...new Set(CATEGORY_CODES.flatMap((category) => COLUMNS[category].map(({ name }) => name))),
];

/** Returns the column that a path of the edit payload comes from (`categoryData.certificates.0` → "zertifikate"), null for none. */
export function columnOfPath(category: CategoryCode, path: string): string | null {
  const columns = COLUMNS[category];
  const exact = columns.find((column) => column.path === path);
  if (exact) return exact.name;
  const inside = columns.find((column) => path.startsWith(`${column.path}.`) || column.path.startsWith(`${path}.`));
  return inside?.name ?? null;
}

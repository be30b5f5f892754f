import type { WoodTypeUse } from '#domain/lookups/categories.data.ts';
import type { CodeRow } from '#domain/lookups/lookup-index.ts';
import type { MeasureBasis } from '#domain/wood/measure-basis.ts';
import type { Limits } from '#domain/wood/limits.data.ts';
import type { TextForm } from './text-forms.ts';

/** A list of which an advert names one code. */
export type CodeList = readonly CodeRow[];

/** Lists of which any number of entries is chosen. */
export type IdList = 'SERVICE_CATEGORIES' | 'AREAS_OF_SERVICE' | 'EQUIPMENT' | 'CERTIFICATES';

export type FigureUnit = 'cm' | 'mm' | '%' | 'rm';

/** A titled part of the form. */
export type EditBlockCode =
  | 'STAND'
  | 'TERRAIN'
  | 'WOOD'
  | 'MEASURES'
  | 'QUALITY'
  | 'GRADE'
  | 'LOG_TERMS'
  | 'CLASSES'
  | 'ORIGIN'
  | 'DELIVERY'
  | 'MEASURING'
  | 'SERVICES'
  | 'AREAS'
  | 'MEANS';

/**
 * Common to every field. `block`: its part of the form. `column`: its heading in an import file, the same in every
 * category. `stored`: its name in `category_data`, where that differs from the edit payload. `isRequired`: needed for
 * publishing. `isLater`: adverts stored before the field existed lack it, so replies may leave it out.
 */
type Common = { block: EditBlockCode; column: string; isRequired?: true; isLater?: true };

/** A figure with its hard limits and, where the trade knows them, its usual ones; both ends are allowed. */
type Bounded = {
  unit: FigureUnit;
  limits: Limits;
  usual: Limits | null;
  /** Filters of the search for at least and at most; their names end with their own unit. */
  filters?: readonly [from: string, to: string];
  /** The question that is asked about a figure outside the usual. */
  warning?: `warning.${string}`;
};

/** A filter of the search whose condition and name in addresses are written by hand. */
type Filtered = { filter?: string };

/**
 * The filter of a list or a claim. `param`: how it is called in addresses; it is never given another meaning. `searchPlace`: the
 * number below 5000 by which rows of the search know the claim, or that and the id of the row of a list; rows are stored, so
 * it never changes, and `attributes.test.ts` names free ones.
 */
type Found = { filter: string; param: string; searchPlace: number };

/** A row of its own on the page of an advert, always or only with a value; a field without it is drawn by hand. */
type InRow = { row?: 'ALWAYS' | 'WHERE_SAID' };

/** A block of its own in the filter panel, open or among the further ones; a field without it is placed by hand. */
type InPanel = { panel?: 'OPEN' | 'FURTHER' };

/**
 * `isFoundByWords`: the words of its row find the advert, although its text may not have them. `isOnCard`: its short words
 * are a fact of cards, behind those that are placed by hand.
 */
type Told = { isFoundByWords?: true; isOnCard?: true };

export type CategoryField =
  | (Common & Filtered & { kind: 'WOOD_TYPES' | 'WOOD_TYPE'; use: WoodTypeUse; stored: string })
  | (Common & Found & InRow & InPanel & Told & { kind: 'CODE'; list: CodeList; stored?: string })
  | (Common & Filtered & { kind: 'IDS'; list: IdList; stored: string })
  /** `onlyWith` names a claim without which this field is meaningless. */
  | (Common & Found & InRow & InPanel & { kind: 'CLAIM'; onlyWith?: string })
  | (Common & Filtered & { kind: 'SINGLE_ITEM' | 'MEASURE_BASIS' })
  /** A short text of a fixed form. */
  | (Common & Filtered & { kind: 'TEXT'; form: TextForm; onlyWith?: string; row?: 'WHERE_SAID' })
  /** An amount of money, net or gross like the price. */
  | (Common & { kind: 'CENTS'; limits: Limits; onlyWith?: string })
  /** `common`: frequently filtered figures, offered as buttons. */
  | (Common & Bounded & InRow & { kind: 'FIGURE'; isWhole: boolean; common: readonly number[] })
  /**
   * One measure of a single item, or its smallest and largest value in a lot (`minX`, `maxX`). `isTypedInMetres`: the form
   * asks for metres, as the trade says lengths.
   */
  | (Common & Bounded & InRow & { kind: 'MEASURE'; columnFrom: string; columnTo: string; isTypedInMetres?: true });

/** The fields of a category by their names in the edit payload, in the order of the trade. */
export type CategoryFields = Readonly<Record<string, CategoryField>>;

/** The names of a field in the edit payload: a measure has three. */
export type NamesOf<Name, Field> = Name extends string
  ? Field extends { kind: 'MEASURE' }
    ? Name | `min${Capitalize<Name>}` | `max${Capitalize<Name>}`
    : Name
  : never;

/** The names of a field in stored data. */
export type StoredNamesOf<Name, Field> = Field extends { stored: infer Stored extends string }
  ? Stored
  : NamesOf<Name, Field>;

/** What a field holds when it is stored: ids and codes only, null where a draft has no answer yet. */
type StoredValues = {
  WOOD_TYPES: number[];
  WOOD_TYPE: number | null;
  CODE: string | null;
  IDS: number[];
  CLAIM: boolean;
  SINGLE_ITEM: boolean;
  MEASURE_BASIS: MeasureBasis | null;
  TEXT: string | null;
  CENTS: number | null;
  FIGURE: number | null;
  MEASURE: number | null;
};

/** Those of the fields that adverts have always had. */
type FirstFields<Fields extends CategoryFields> = {
  [Name in keyof Fields as Fields[Name] extends { isLater: true } ? never : Name]: Fields[Name];
};
type LaterFields<Fields extends CategoryFields> = Omit<Fields, keyof FirstFields<Fields>>;

type Stored<Fields extends CategoryFields> = {
  -readonly [Name in keyof Fields as StoredNamesOf<Name, Fields[Name]>]: StoredValues[Fields[Name]['kind']];
};

/** Stored data of the fields of a category; adverts stored before a later field existed lack it. */
export type StoredData<Fields extends CategoryFields> = Stored<FirstFields<Fields>> &
  Partial<Stored<LaterFields<Fields>>>;

/** Returns the names of a measure's smallest and largest value in a lot: `lengthInCm` → `minLengthInCm`, `maxLengthInCm`. */
export function endsOfMeasure(name: string): [from: string, to: string] {
  const capital = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return [`min${capital}`, `max${capital}`];
}

/** Returns the names of a field in the edit payload: a measure has three. */
export const namesOfField = (name: string, { kind }: CategoryField): string[] =>
  kind === 'MEASURE' ? [name, ...endsOfMeasure(name)] : [name];

/** Returns the name of a field in stored data; of a measure the name of its single value. */
export const storedName = (name: string, field: CategoryField): string =>
  'stored' in field && field.stored !== undefined ? field.stored : name;

/** The names of a field in replies: ids become entries with their texts, under a name of their own for wood. */
export type ShownNamesOf<Name, Field> = Field extends { kind: 'WOOD_TYPES' }
  ? 'woodTypes'
  : Field extends { kind: 'WOOD_TYPE' }
    ? 'woodType'
    : Field extends { kind: 'IDS' }
      ? Name
      : StoredNamesOf<Name, Field>;

/** Returns the names of a field in replies. */
export function shownNames(name: string, field: CategoryField): string[] {
  switch (field.kind) {
    case 'WOOD_TYPES':
      return ['woodTypes'];
    case 'WOOD_TYPE':
      return ['woodType'];
    case 'IDS':
      return [name];
    case 'CODE':
      return [storedName(name, field)];
    default:
      return namesOfField(name, field);
  }
}

/** The filter of a field by kind: any of several values, a claim, a range. */
type FilterValues = {
  WOOD_TYPES: number[];
  WOOD_TYPE: number[];
  CODE: string[];
  IDS: number[];
  CLAIM: boolean;
  SINGLE_ITEM: boolean;
  MEASURE_BASIS: string[];
  TEXT: number;
  CENTS: never;
  FIGURE: number;
  MEASURE: number;
};

type FilterNamesOf<Field> = Field extends { filter: infer Name extends string }
  ? Name
  : Field extends { filters: readonly (infer Name extends string)[] }
    ? Name
    : never;

/** The filters of the search on the fields of a category. */
export type FiltersOf<Fields extends CategoryFields> = {
  -readonly [Name in keyof Fields as FilterNamesOf<Fields[Name]>]?: FilterValues[Fields[Name]['kind']];
};

/** Returns the names of the filters on a field. */
export function filterNames(field: CategoryField): readonly string[] {
  if ('filters' in field && field.filters !== undefined) return field.filters;
  return 'filter' in field && field.filter !== undefined ? [field.filter] : [];
}

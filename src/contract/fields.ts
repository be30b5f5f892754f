import * as z from 'zod/mini';
import { withoutDirectionMarks } from '#domain/text/direction-marks.ts';
import { phoneNumberIssue } from '#domain/users/phone-number.ts';

/** Largest value of a PostgreSQL `integer`. */
export const MAX_INTEGER = 2_147_483_647;

/** Whether a text can be stored and shown everywhere: no NUL, no half of a surrogate pair. */
export function isStorableText(value: string): boolean {
  return !value.includes('\u0000') && value.isWellFormed();
}

const storable = () => z.refine<string>(isStorableText, { params: { rule: 'characters' } });

/** Marks of direction would let a title show other words and prices than it holds. */
const shown = () => z.overwrite<string>(withoutDirectionMarks);

type TextLimits = { min?: number; max: number };

/** Length in characters as people count them: 🌲 is one. */
const lengthOf = (value: string): number => [...value].length;

/** A text as it is kept: without marks of direction and outer blanks. */
export function text({ min = 0, max }: TextLimits) {
  const isLongEnough = (value: string) => lengthOf(value) >= min;
  const isShortEnough = (value: string) => value.length <= max || lengthOf(value) <= max;
  return z
    .string()
    .check(
      storable(),
      shown(),
      z.trim(),
      z.refine(isLongEnough, { params: { rule: 'text.too-short', minimum: min } }),
      z.refine(isShortEnough, { params: { rule: 'text.too-long', maximum: max } }),
      z.meta({ ...(min > 0 ? { minLength: min } : {}), maxLength: max }),
    );
}

/** A text taken exactly as it was sent: passwords, tokens. */
export function rawText({ min = 0, max }: TextLimits) {
  return z.string().check(storable(), z.minLength(min), z.maxLength(max));
}

/** A text of a fixed form. */
export function pattern(form: RegExp, max = 200) {
  return z.string().check(storable(), shown(), z.trim(), z.maxLength(max), z.regex(form));
}

/** A whole number inside both bounds. */
export function wholeNumber(minimum: number, maximum: number) {
  const isInside = (value: number) => value >= minimum && value <= maximum;
  return z
    .number()
    .check(
      z.refine(Number.isInteger, { params: { rule: 'whole' } }),
      z.refine(isInside, { params: { rule: 'range', minimum, maximum } }),
      z.meta({ type: 'integer', minimum, maximum }),
    );
}

/** A number inside both bounds. */
export function decimal(minimum: number, maximum: number) {
  const isInside = (value: number) => value >= minimum && value <= maximum;
  return z
    .number()
    .check(z.refine(isInside, { params: { rule: 'range', minimum, maximum } }), z.meta({ minimum, maximum }));
}

/** A number inside both bounds with three decimals at most, the finest in which wood is counted. */
export function thousandths(minimum: number, maximum: number) {
  const isFineEnough = (value: number) => Math.abs(value * 1_000 - Math.round(value * 1_000)) < 1e-6;
  return decimal(minimum, maximum).check(z.refine(isFineEnough, { params: { rule: 'decimals' } }));
}

/** A whole number written in an address. */
export function wholeNumberInQuery(minimum: number, maximum: number) {
  const isInside = (value: number) => Number.isSafeInteger(value) && value >= minimum && value <= maximum;
  return z.coerce
    .number<number>()
    .check(
      z.refine(isInside, { params: { rule: 'range', minimum, maximum } }),
      z.meta({ type: 'integer', minimum, maximum }),
    );
}

export function decimalInQuery(minimum: number, maximum: number) {
  const isInside = (value: number) => Number.isFinite(value) && value >= minimum && value <= maximum;
  return z.coerce
    .number<number>()
    .check(
      z.refine(isInside, { params: { rule: 'range', minimum, maximum } }),
      z.meta({ type: 'number', minimum, maximum }),
    );
}

export const id = () => z.guid();
export const lookupCode = () => pattern(/^[A-Za-z0-9_.+-]+$/, 40);
export const countryCode = () => pattern(/^[A-Z]{2}$/, 2);
export const email = () => z.string().check(storable(), shown(), z.trim(), z.maxLength(254), z.email());
/** A telephone number as people write it, or empty. */
export const phoneNumber = () =>
  text({ max: 40 }).check(
    z.refine((value) => value === '' || phoneNumberIssue(value) !== 'phone.form', { params: { rule: 'phone.form' } }),
    z.refine((value) => value === '' || phoneNumberIssue(value) !== 'phone.length', {
      params: { rule: 'phone.length' },
    }),
  );
/** An address of the web; other protocols (`javascript:`, `data:`) are refused, and a name before the host that looks like one. */
export const webAddress = () => pattern(/^[Hh][Tt][Tt][Pp][Ss]?:\/\/[^\s<>"'@/?#\\]+(?:[/?#][^\s<>"']*)?$/, 500);
/** A slug in a path; one that cannot exist is simply not found. */
export const slug = () => text({ min: 1, max: 300 });

/** Time in replies: ISO 8601, UTC. */
export const instant = () => z.string().check(z.meta({ format: 'date-time' }));
/** Calendar day, `2026-11-21`. */
export const day = () =>
  z.string().check(z.refine(isCalendarDay, { params: { rule: 'format' } }), z.meta({ format: 'date' }));

function isCalendarDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

/** A field of a write that may be absent, null or empty: a draft has no answer yet. */
export function open<T extends z.core.$ZodType>(schema: T) {
  return z.optional(z.nullable(schema));
}

/** An optional text of a form: an empty one counts as no answer. */
export function openText<T extends z.core.$ZodType<unknown, string>>(schema: T) {
  return z.optional(z.nullable(z.union([z.literal(''), schema])));
}

/** Names a schema in the API document. */
export function named<T extends z.ZodMiniType>(name: string, schema: T): T {
  z.globalRegistry.add(schema, { id: name });
  return schema;
}

import type { Coordinates } from '#domain/places/geometry/distance.ts';

/** When and where a camera says that it took a picture. */
export type Capture = {
  /** The camera's own calendar day, "2026-11-12"; null where the file has none. */
  day: string | null;
  /** Degrees of WGS 84; null where the file has none. */
  point: Coordinates | null;
};

export const NO_CAPTURE: Capture = { day: null, point: null };

/** Tags and types. Source: CIPA DC-008 (Exif 2.32), 4.6. */
const TAG = { exif: 0x8769, gps: 0x8825, original: 0x9003, northSouth: 1, latitude: 2, eastWest: 3, longitude: 4 };
const TYPE = { ascii: 2, long: 4, rational: 5 };
const BIG_ENDIAN = 0x4d4d;
const LITTLE_ENDIAN = 0x4949;
const FORTY_TWO = 42;
const ENTRY_BYTES = 12;
/** "YYYY:MM:DD HH:MM:SS" and its end. */
const DATE_BYTES = 20;
/** A camera writes some dozen entries; more are not looked at. */
const MOST_ENTRIES = 256;

/** What stands before the block in a JPEG, "Exif" and two zeros. */
export const EXIF_MARK = [0x45, 0x78, 0x69, 0x66, 0, 0];
export const startsWithMark = (bytes: Uint8Array): boolean => EXIF_MARK.every((value, at) => bytes[at] === value);

type Block = { view: DataView; isLittle: boolean };
type Entry = { type: number; count: number; at: number };

/**
 * Reads day and place from an Exif block, with or without "Exif" before it. Reads three short lists whatever the block
 * says of itself, follows no chain and never throws; what is not as the standard wants it is not there.
 */
export function readExif(bytes: Uint8Array): Capture {
  const block = openBlock(startsWithMark(bytes) ? bytes.subarray(EXIF_MARK.length) : bytes);
  if (block === null) return NO_CAPTURE;
  const first = entriesAt(block, block.view.getUint32(4, block.isLittle));
  const listOf = (tag: number): ReadonlyMap<number, Entry> => {
    const pointer = first.get(tag);
    return pointer?.type === TYPE.long ? entriesAt(block, block.view.getUint32(pointer.at, block.isLittle)) : new Map();
  };
  return { day: dayOf(block, listOf(TAG.exif)), point: pointOf(block, listOf(TAG.gps)) };
}

function openBlock(bytes: Uint8Array): Block | null {
  if (bytes.length < 8) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const order = view.getUint16(0);
  if (order !== BIG_ENDIAN && order !== LITTLE_ENDIAN) return null;
  const isLittle = order === LITTLE_ENDIAN;
  return view.getUint16(2, isLittle) === FORTY_TWO ? { view, isLittle } : null;
}

/** The entries of one list, the first of each tag; those that would reach beyond the block are left out. */
function entriesAt({ view, isLittle }: Block, offset: number): ReadonlyMap<number, Entry> {
  const found = new Map<number, Entry>();
  if (offset + 2 > view.byteLength) return found;
  const count = Math.min(view.getUint16(offset, isLittle), MOST_ENTRIES);
  for (let index = 0; index < count; index += 1) {
    const at = offset + 2 + index * ENTRY_BYTES;
    if (at + ENTRY_BYTES > view.byteLength) break;
    const tag = view.getUint16(at, isLittle);
    const [type, values] = [view.getUint16(at + 2, isLittle), view.getUint32(at + 4, isLittle)];
    if (!found.has(tag)) found.set(tag, { type, count: values, at: at + 8 });
  }
  return found;
}

/** Where the values of an entry stand that need so many bytes, null outside of the block. */
function valuesAt({ view, isLittle }: Block, { at }: Entry, bytes: number): number | null {
  const start = bytes <= 4 ? at : view.getUint32(at, isLittle);
  return start + bytes <= view.byteLength ? start : null;
}

function textOf(block: Block, entry: Entry | undefined, bytes: number): string {
  if (entry?.type !== TYPE.ascii || entry.count < bytes - 1) return '';
  const start = valuesAt(block, entry, Math.min(entry.count, bytes));
  if (start === null) return '';
  const length = Math.min(entry.count, bytes);
  return String.fromCharCode(...new Uint8Array(block.view.buffer, block.view.byteOffset + start, length));
}

const DAY = /^(\d{4})[:-](\d{2})[:-](\d{2}) /;

function dayOf(block: Block, list: ReadonlyMap<number, Entry>): string | null {
  const [, year = '', month = '', day = ''] = DAY.exec(textOf(block, list.get(TAG.original), DATE_BYTES)) ?? [];
  const text = `${year}-${month}-${day}`;
  const moment = new Date(`${text}T00:00:00Z`);
  // A day that no calendar has is moved or refused by Date, and so not the same text.
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text) ? text : null;
}

function pointOf(block: Block, list: ReadonlyMap<number, Entry>): Coordinates | null {
  const latitude = degreesOf(block, list.get(TAG.latitude));
  const longitude = degreesOf(block, list.get(TAG.longitude));
  const northSouth = textOf(block, list.get(TAG.northSouth), 2)[0] ?? '';
  const eastWest = textOf(block, list.get(TAG.eastWest), 2)[0] ?? '';
  if (latitude === null || longitude === null || latitude > 90 || longitude > 180) return null;
  if (!'NS'.includes(northSouth || '?') || !'EW'.includes(eastWest || '?')) return null;
  // Phones without a fix write zeros.
  if (latitude === 0 && longitude === 0) return null;
  return { latitude: northSouth === 'S' ? -latitude : latitude, longitude: eastWest === 'W' ? -longitude : longitude };
}

/** Degrees, minutes and seconds, each as a fraction; null where one of them is none. */
function degreesOf(block: Block, entry: Entry | undefined): number | null {
  if (entry?.type !== TYPE.rational || entry.count !== 3) return null;
  const start = valuesAt(block, entry, 24);
  if (start === null) return null;
  const part = (at: number): number =>
    block.view.getUint32(start + at, block.isLittle) / block.view.getUint32(start + at + 4, block.isLittle);
  const degrees = part(0) + part(8) / 60 + part(16) / 3600;
  return Number.isFinite(degrees) ? degrees : null;
}

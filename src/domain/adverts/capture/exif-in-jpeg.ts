import { type Capture, EXIF_MARK, startsWithMark } from './exif.ts';

/** Markers of a JPEG. Source: ITU-T T.81, table B.1. */
const MARKER = { app1: 0xe1, scan: 0xda };
const SOI_BYTES = 2;
const MOST_SEGMENTS = 64;

/** So many bytes from the start of a JPEG hold its Exif block: it comes first and has 64 KB at most. */
export const JPEG_HEAD_BYTES = 128 * 1024;

/** The Exif block in the head of a JPEG, null where there is none before the picture begins. */
export function exifInJpeg(head: Uint8Array): Uint8Array | null {
  if (head[0] !== 0xff || head[1] !== 0xd8) return null;
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  let at = SOI_BYTES;
  for (let segments = 0; segments < MOST_SEGMENTS && at + 4 <= head.length; segments += 1) {
    const marker = head[at + 1];
    if (head[at] !== 0xff || marker === MARKER.scan) return null;
    const end = at + 2 + view.getUint16(at + 2);
    if (marker === MARKER.app1 && end <= head.length && startsWithMark(head.subarray(at + 4, end)))
      return head.subarray(at + 4, end);
    at = end;
  }
  return null;
}

/** The lists start after the header of 8 bytes; each has its length, entries of 12 bytes and the offset of no other. */
const listBytes = (entries: number): number => 2 + entries * 12 + 4;

/**
 * Writes day and place, and nothing else, as an Exif segment behind the start of a JPEG: for a picture that was drawn
 * again and lost what its camera noted. The time of day is left out, as noon.
 */
export function withExif(jpeg: Uint8Array<ArrayBuffer>, capture: Capture): Uint8Array<ArrayBuffer> {
  const block = exifBlock(capture);
  if (block === null) return jpeg;
  const segment = new Uint8Array(4 + EXIF_MARK.length + block.length);
  segment.set([0xff, MARKER.app1], 0);
  new DataView(segment.buffer).setUint16(2, segment.length - 2);
  segment.set(EXIF_MARK, 4);
  segment.set(block, 4 + EXIF_MARK.length);
  const whole = new Uint8Array(jpeg.length + segment.length);
  whole.set(jpeg.subarray(0, SOI_BYTES), 0);
  whole.set(segment, SOI_BYTES);
  whole.set(jpeg.subarray(SOI_BYTES), SOI_BYTES + segment.length);
  return whole;
}

type Value = { tag: number; type: number; count: number; bytes: readonly number[] };

const longs = (...values: number[]): number[] =>
  values.flatMap((value) => [value >>> 24, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff]);
const text = (value: string): number[] => [...[...value].map((letter) => letter.charCodeAt(0)), 0];

/** Degrees as a fraction of millionths, and no minutes and seconds. */
const degrees = (value: number): number[] => longs(Math.round(Math.abs(value) * 1e6), 1e6, 0, 1, 0, 1);

function exifBlock({ day, point }: Capture): Uint8Array | null {
  if (day === null && point === null) return null;
  const time: Value[] =
    day === null ? [] : [{ tag: 0x9003, type: 2, count: 20, bytes: text(`${day.replaceAll('-', ':')} 12:00:00`) }];
  const place: Value[] =
    point === null
      ? []
      : [
          { tag: 1, type: 2, count: 2, bytes: text(point.latitude < 0 ? 'S' : 'N') },
          { tag: 2, type: 5, count: 3, bytes: degrees(point.latitude) },
          { tag: 3, type: 2, count: 2, bytes: text(point.longitude < 0 ? 'W' : 'E') },
          { tag: 4, type: 5, count: 3, bytes: degrees(point.longitude) },
        ];
  const pointers = [
    ...(time.length > 0 ? [{ tag: 0x8769, values: time }] : []),
    ...(place.length > 0 ? [{ tag: 0x8825, values: place }] : []),
  ];
  const bytes = [0x4d, 0x4d, 0, 42, ...longs(8)];
  let next = bytes.length + listBytes(pointers.length);
  const lists = pointers.map(({ tag, values }) => {
    const list = listAt(next, values);
    const pointer: Value = { tag, type: 4, count: 1, bytes: longs(next) };
    next += list.length;
    return { pointer, list };
  });
  bytes.push(
    ...listAt(
      bytes.length,
      lists.map(({ pointer }) => pointer),
    ),
    ...lists.flatMap(({ list }) => list),
  );
  return Uint8Array.from(bytes);
}

/** A list of entries that begins at an offset, with the values that do not fit into their entries behind it. */
function listAt(offset: number, values: readonly Value[]): number[] {
  const behind: number[] = [];
  const entries = values.flatMap(({ tag, type, count, bytes }) => {
    const head = [tag >>> 8, tag & 0xff, 0, type, ...longs(count)];
    if (bytes.length <= 4) return [...head, ...bytes, ...Array<number>(4 - bytes.length).fill(0)];
    const at = offset + listBytes(values.length) + behind.length;
    behind.push(...bytes);
    return [...head, ...longs(at)];
  });
  return [values.length >>> 8, values.length & 0xff, ...entries, 0, 0, 0, 0, ...behind];
}

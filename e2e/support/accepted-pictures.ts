import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';

const ROOT = join(import.meta.dirname, '../..');
const ACCEPTED = join(ROOT, 'e2e/pictures/accepted');
const FAILED = join(ROOT, 'e2e/pictures/failed');

/** From this difference in one of red, green and blue on (of 255) a pixel counts as another one. */
const VISIBLE = 20;
/** So many of its pixels may be others before a picture is another one. */
const TOLERATED_SHARE = 0.002;
/** A picture that differs is taken again for so long: something on the page may still have been on its way. */
const PATIENCE_IN_MS = 3_000;
const PAUSE_IN_MS = 250;

/** Whether what is seen becomes what is accepted. */
export const isAccepting = process.env['ACCEPT_PICTURES'] === '1';
export const ACCEPT_COMMAND = 'ACCEPT_PICTURES=1 npm run e2e e2e/pictures.e2e.ts';

type Pixels = { data: Buffer; width: number; height: number };

const accepted = (name: string): string => join(ACCEPTED, `${name}.webp`);

/** The pictures of the last run go. */
export function forgetFailed(): void {
  rmSync(FAILED, { recursive: true, force: true });
}

/** Bytes of all accepted pictures, and those among them that no screen has; accepting deletes these. */
export function acceptedFiles(names: ReadonlySet<string>): { bytes: number; unused: string[] } {
  mkdirSync(ACCEPTED, { recursive: true });
  const files = readdirSync(ACCEPTED);
  const unused = files.filter((file) => !names.has(file.replace(/\.webp$/, '')));
  if (isAccepting) for (const file of unused) rmSync(join(ACCEPTED, file));
  const bytes = files.reduce(
    (sum, file) => sum + (statSync(join(ACCEPTED, file), { throwIfNoEntry: false })?.size ?? 0),
    0,
  );
  return { bytes, unused: isAccepting ? [] : unused };
}

/**
 * Compares what `take` sees (a PNG) with the accepted picture of that name. Returns what is wrong and where the pictures
 * of it are, or null. With ACCEPT_PICTURES=1 a picture that differs becomes the accepted one.
 */
export async function compareWithAccepted(name: string, take: () => Promise<Buffer>): Promise<string | null> {
  const file = readIfThere(accepted(name));
  if (file === null) {
    if (!isAccepting) return `${name}: no picture is accepted yet; look at the screen, then: ${ACCEPT_COMMAND}`;
    writeFileSync(accepted(name), await encode(await takeAtRest(take)));
    return null;
  }
  const before = await decode(file);
  const end = performance.now() + PATIENCE_IN_MS;
  let now = await take();
  let found = await difference(before, now);
  while (found.share > TOLERATED_SHARE && performance.now() < end) {
    await wait(PAUSE_IN_MS);
    now = await take();
    found = await difference(before, now);
  }
  if (found.share <= TOLERATED_SHARE) return null;
  if (isAccepting) {
    writeFileSync(accepted(name), await encode(now));
    return null;
  }
  const folder = await keep(name, { accepted: file, now, difference: await found.draw() });
  const percent = (found.share * 100).toFixed(2);
  return `${name}: ${percent} % of the pixels differ; see ${folder}/{accepted,now,difference}.png, and if that is meant: ${ACCEPT_COMMAND}`;
}

function readIfThere(file: string): Buffer | null {
  return statSync(file, { throwIfNoEntry: false }) ? readFileSync(file) : null;
}

/** Takes pictures until two are the same. */
async function takeAtRest(take: () => Promise<Buffer>): Promise<Buffer> {
  const end = performance.now() + PATIENCE_IN_MS;
  let last = await take();
  while (performance.now() < end) {
    await wait(PAUSE_IN_MS);
    const next = await take();
    if (next.equals(last)) return next;
    last = next;
  }
  return last;
}

const encode = (png: Buffer): Promise<Buffer> => sharp(png).webp({ quality: 26, effort: 4 }).toBuffer();

async function decode(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** What differs, and a picture of it for who looks at it. */
type Difference = { share: number; draw: () => Promise<Buffer> };

/**
 * A pixel differs where it does before and after encoding, so that no loss of the encoding counts, and where none beside
 * it is alike, so that letters may move by a pixel.
 */
async function difference(before: Pixels, png: Buffer): Promise<Difference> {
  const now = await decode(png);
  const { width, height } = now;
  if (width !== before.width || height !== before.height) return { share: 1, draw: () => Promise.resolve(png) };
  const count = width * height;
  let others = differingPlaces(before, now);
  // Encoding takes longer than all the rest, and can only make them fewer.
  if (others.length > TOLERATED_SHARE * count) {
    const encoded = await decode(await encode(png));
    others = others.filter((at) => isAnother(before.data, at, encoded.data, at));
  }
  return { share: others.length / count, draw: () => drawDifference(now, others) };
}

function differingPlaces(before: Pixels, now: Pixels): number[] {
  const places: number[] = [];
  for (let at = 0; at < now.data.length; at += 3) {
    if (isAnother(before.data, at, now.data, at) && (isNew(before, now, at) || isNew(now, before, at))) places.push(at);
  }
  return places;
}

/** What is there now, pale, with the pixels that differ in red. */
function drawDifference({ data, width, height }: Pixels, others: readonly number[]): Promise<Buffer> {
  const marked = Buffer.alloc(data.length);
  for (let at = 0; at < marked.length; at += 3) marked.fill(150 + ((data[at + 1] ?? 0) * 90) / 255, at, at + 3);
  for (const at of others) marked.set([255, 0, 0], at);
  return sharp(marked, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

/** Whether the pixel of `one` is like none of `other` at its place and around it. */
function isNew(one: Pixels, other: Pixels, at: number): boolean {
  const row = 3 * one.width;
  for (const line of [at - row, at, at + row]) {
    for (const place of [line - 3, line, line + 3]) {
      if (other.data[place] !== undefined && !isAnother(one.data, at, other.data, place)) return false;
    }
  }
  return true;
}

function isAnother(one: Buffer, at: number, other: Buffer, place: number): boolean {
  for (let channel = 0; channel < 3; channel += 1) {
    if (Math.abs((one[at + channel] ?? 0) - (other[place + channel] ?? 0)) >= VISIBLE) return true;
  }
  return false;
}

/** Returns the folder, from the root of the project on. */
async function keep(name: string, pictures: Readonly<Record<string, Buffer>>): Promise<string> {
  const folder = join(FAILED, name);
  mkdirSync(folder, { recursive: true });
  for (const [kind, picture] of Object.entries(pictures)) {
    await sharp(picture)
      .png()
      .toFile(join(folder, `${kind}.png`));
  }
  return relative(ROOT, folder);
}

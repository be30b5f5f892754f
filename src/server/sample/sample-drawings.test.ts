import { expect, test } from 'vitest';
import type { CategorisedData } from '#domain/adverts/category-data.ts';
import { drawGlyphs } from '#domain/pictures/glyphs/glyphs.ts';
import { parseMeasures } from '#domain/pictures/measured/measures.ts';
import { drawPicture } from '#domain/pictures/picture.ts';
import { type DrawnPicture, parsePictureUrl, pictureUrl } from '#domain/pictures/picture-url.ts';
import { drawingOfAdvert } from '#server/pictures/drawings/advert-drawing.service.ts';
import { type SampleAdvert, sampleAdvert } from './sample-adverts.ts';
import { samplePlaces, sampleSeller } from './sample-sellers.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const PAGE = 24;
/** Every so many adverts are drawn, all 3,000 would take ten seconds. */
const STEP = 8;

const places = samplePlaces();
const adverts = Array.from({ length: 3_000 }, (_, number) =>
  sampleAdvert(number, { seed: 2026, now: NOW, mostImages: 4, seller: sampleSeller(number % 200, 2026, places) }),
);

const categorisedOf = ({ goods }: SampleAdvert) => ({ category: goods.category, data: goods.data }) as CategorisedData;

const pictureOf = (advert: SampleAdvert, number: number): DrawnPicture =>
  drawingOfAdvert({
    categorised: categorisedOf(advert),
    title: advert.goods.title,
    unit: advert.goods.unit,
    unitQuantity: advert.goods.unitQuantity,
    seed: number,
  });

function svgOf(picture: DrawnPicture): string {
  const { kind, species, seed, pieceSize, measures: text } = picture;
  const measures = parseMeasures(text ?? '');
  if (measures === null) throw new Error(`figures ${text}`);
  return drawPicture({ kind, species, seed, options: { measures, ...(pieceSize === undefined ? {} : { pieceSize }) } });
}

/** The characters of drawings by their strokes. */
const CHARACTERS = new Map(
  [...'0123456789ABCPXSaäcefgklmnrst³Ø×–,. '].map((character) => [
    / d="([^"]+)"/.exec(drawGlyphs(character, { height: 6, colour: '#000' }))?.[1],
    character,
  ]),
);

/** All that is written in a drawing, read from its strokes. */
function writtenIn(svg: string): string[] {
  return [...svg.matchAll(/<g transform="[^"]*" fill="none" stroke="#2a2018"[^>]*>(.*?)<\/g>/g)].map(
    ([, strokes = '']) =>
      [...strokes.matchAll(/ d="([^"]+)"/g)].map(([, data = '']) => CHARACTERS.get(data) ?? '?').join(''),
  );
}

const german = (value: number): string => value.toLocaleString('de-DE', { maximumFractionDigits: 3 });

/** The amount as the advert has it, for units that a drawing names. */
function amountOf({ goods: { unit, unitQuantity: quantity } }: SampleAdvert): string | null {
  if (quantity === null) return null;
  switch (unit) {
    case 'RM':
      return `${german(quantity)} rm`;
    case 'SRM':
      return `${german(quantity)} srm`;
    case 'FM':
      return `${german(quantity)} fm`;
    case 'EFM':
      return `${german(quantity)} efm`;
    case 'M3':
      return `${german(quantity)} m³`;
    case 'T':
      return quantity < 1 ? `${german(quantity * 1000)} kg` : `${german(quantity)} t`;
    case 'SACK':
      return `${german(quantity)} ${quantity === 1 ? 'Sack' : 'Säcke'}`;
    case 'PAL':
      return `${german(quantity)} ${quantity === 1 ? 'Palette' : 'Paletten'}`;
    case 'STK':
      return `${german(quantity)} Stk`;
    default:
      return null;
  }
}

/** The measure of a piece as the advert has it. */
function pieceOf({ goods: { category, data } }: SampleAdvert): string | null {
  const is = (name: string): number | null => {
    const value: unknown = Reflect.get(data, name);
    return typeof value === 'number' && value > 0 ? value : null;
  };
  const span = (low: number | null, high: number | null): string =>
    low === null || high === null || low === high ? german(low ?? high ?? 0) : `${german(low)}–${german(high)}`;
  if (category === 'FIREWOOD') {
    const length = is('lengthInCm');
    if (length === null) return null;
    return length < 100 ? `${german(length)} cm` : `${german(length / 100)} m`;
  }
  if (category === 'LOGS') return `Ø ${span(is('diameterInCm') ?? is('minDiameterInCm'), is('maxDiameterInCm'))} cm`;
  if (category === 'SAWN_WOOD') {
    const width = is('widthInMm');
    return `${german(is('thicknessInMm') ?? is('minThicknessInMm') ?? 0)}${width === null ? '' : ` × ${german(width)}`} mm`;
  }
  return null;
}

test('no two drawings of a page of 24 are equal, in any category', () => {
  const categories = [...new Set(adverts.map(({ goods }) => goods.category))];
  for (const category of categories) {
    const pictures = adverts.flatMap((advert, number) =>
      advert.goods.category === category ? [pictureOf(advert, number)] : [],
    );
    for (let at = 0; at < pictures.length; at += PAGE) {
      const page = pictures.slice(at, at + PAGE).map((picture) => pictureUrl(picture, 640, 'jpg'));
      expect(new Set(page).size).toBe(page.length);
      expect(page.filter((url) => parsePictureUrl(url)?.isCurrent !== true)).toEqual([]);
    }
    const page = pictures.slice(0, PAGE).map(svgOf);
    expect(new Set(page).size).toBe(page.length);
  }
});

test('every figure in a drawing is the figure of its advert', () => {
  let signs = 0;
  for (let number = 0; number < adverts.length; number += STEP) {
    const advert = adverts[number];
    if (!advert) continue;
    const expected = [amountOf(advert), pieceOf(advert)].filter((line) => line !== null);
    const written = writtenIn(svgOf(pictureOf(advert, number)));
    expect(written, `${number}: ${advert.goods.title}`).toEqual(expected);
    signs += written.length;
  }
  expect(signs).toBeGreaterThan(400);
});

test('a drawing of an advert has no other text than its sign', () => {
  const numbers = adverts.map((advert, number) => ({ advert, number })).filter(({ number }) => number % 37 === 0);
  for (const { advert, number } of numbers) {
    const svg = svgOf(pictureOf(advert, number));
    const strokes = [...svg.matchAll(/<path d="([^"]+)"/g)].filter(([, data = '']) => CHARACTERS.has(data)).length;
    expect(strokes).toBe(writtenIn(svg).join('').length);
  }
});

import jsqr from 'jsqr';
import sharp from 'sharp';

/** The package is CommonJS with an ES default inside. */
const decode = ((jsqr as { default?: unknown }).default ?? jsqr) as (
  pixels: Uint8ClampedArray,
  width: number,
  height: number,
) => { binaryData: number[]; data: string } | null;

const PIXELS_PER_MODULE = 6;

/** What an independent decoder reads in a drawn code: its bytes; null where it reads none. */
export async function readQrCode(svg: string): Promise<Buffer | null> {
  const size = Number(/viewBox="\S+ \S+ (\d+)/.exec(svg)?.[1]);
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(size * PIXELS_PER_MODULE, size * PIXELS_PER_MODULE, { kernel: 'nearest' })
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const read = decode(new Uint8ClampedArray(data), info.width, info.height);
  return read && Buffer.from(read.binaryData);
}

/** A path of dark modules as a picture, with the quiet zone of four modules that it may lack. */
export const codeAsSvg = ({ size, path }: { size: number; path: string }, quiet = 0): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-quiet} ${-quiet} ${size + 2 * quiet} ${size + 2 * quiet}"><path d="${path}"/></svg>`;

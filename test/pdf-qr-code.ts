import { inflateSync } from 'node:zlib';
import { codeAsSvg, readQrCode } from './read-qr-code.ts';

/** What is drawn on the only page: the largest stream is its content. */
function drawnIn(bytes: Buffer): string {
  const text = bytes.toString('latin1');
  const streams = [...text.matchAll(/\/FlateDecode[^>]*>>\nstream\n/g)].map(({ index, 0: head }) => {
    const start = index + head.length;
    return inflateSync(bytes.subarray(start, text.indexOf('\nendstream', start))).toString('latin1');
  });
  return streams.find((stream) => stream.includes(' re\n') || stream.includes(' l\n')) ?? '';
}

/** Left upper corners of the dark modules, which the paper draws as bars of one unit's height. */
function modulesIn(content: string): Set<string> {
  const bars = [...content.matchAll(/(\d+) (\d+) m\n(\d+) \2 l\n\3 (\d+) l\n\1 \4 l\nh/g)];
  return new Set(
    bars.flatMap(([, from, y, to]) =>
      Array.from({ length: Number(to) - Number(from) }, (_module, index) => `${Number(from) + index} ${y}`),
    ),
  );
}

/** What a scanner reads in the QR code on a paper of one page; null where it reads none. */
export async function qrCodeInPdf(bytes: Buffer): Promise<string | null> {
  const modules = modulesIn(drawnIn(bytes));
  const side = 4 + Math.max(...[...modules].map((module) => Number(module.split(' ')[0]) + 1));
  const path = [...modules].map((module) => `M${module}h1v1h-1z`).join('');
  return (await readQrCode(codeAsSvg({ size: side, path })))?.toString('utf8') ?? null;
}

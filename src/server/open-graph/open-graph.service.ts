import { shownPrice } from '#domain/adverts/price/shown-price.ts';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BLOG_HEADS } from '#content/blog-heads.data.ts';
import type { Advert } from '#contract/adverts/adverts.schemas.ts';
import { categoryOf } from '#domain/lookups/categories.data.ts';
import { parsePictureUrl } from '#domain/pictures/picture-url.ts';
import type { DrawnPicture } from '#domain/pictures/picture-url.ts';
import { advertTexts } from '#texts/de/adverts/adverts.ts';
import { advertViewTexts } from '#texts/de/adverts/advert-view.ts';
import { priceText } from '#texts/de/adverts/price-text.ts';
import { blogTexts } from '#texts/de/blog/blog.ts';
import { shareImageTexts } from '#texts/de/open-graph/share-image.ts';
import { sharp } from '#server/platform/files/image-engine.ts';
import type { Images } from '#server/pictures/images.service.ts';
import { SHARE_HEIGHT, SHARE_WIDTH, type ShareWords, WORDS_WIDTH, drawShareWords } from './share-drawing.ts';

/** Content of a preview image: words, and a photo or a drawing beside them. */
export type SharePicture = { words: ShareWords; photoId: string | null; drawing: DrawnPicture };

const SITE_DRAWING: DrawnPicture = { kind: 'logPile', species: ['fichte', 'buche'], seed: 7 };

export function advertPicture(advert: Advert): SharePicture {
  const { category, address, images } = advert;
  const [cover] = images.toSorted((one, other) => one.order - other.order);
  const place = `${address.postalCode} ${address.city}`.trim();
  return {
    words: {
      label: [categoryOf(category).longText, place].filter(Boolean).join(' · '),
      title: advert.title,
      plate: priceText(shownPrice(advert)) ?? advertViewTexts.price.onRequest,
      mark: cover?.isSymbol === true ? advertTexts.symbol : undefined,
    },
    photoId: cover?.storedFileId ?? null,
    drawing: parsePictureUrl(cover?.url ?? '')?.picture ?? SITE_DRAWING,
  };
}

export const postPicture = ({ title, topic, picture }: (typeof BLOG_HEADS)[number]): SharePicture => ({
  words: { label: `${blogTexts.title} · ${blogTexts.topics[topic]}`, title },
  photoId: null,
  drawing: picture,
});

export const sitePicture: SharePicture = {
  words: shareImageTexts,
  photoId: null,
  drawing: SITE_DRAWING,
};

const PICTURE_WIDTH = SHARE_WIDTH - WORDS_WIDTH;

/** Draws the picture, 1200 × 630 px, as JPEG. */
export async function drawSharePicture({ words, photoId, drawing }: SharePicture, images: Images): Promise<Buffer> {
  const variant = { width: 960, format: 'jpg' } as const;
  const source =
    photoId === null ? await images.drawnVariant(drawing, variant) : await images.uploadedVariant(photoId, variant);
  const picture = await sharp(source).resize(PICTURE_WIDTH, SHARE_HEIGHT, { fit: 'cover' }).toBuffer();
  const size = { width: SHARE_WIDTH, height: SHARE_HEIGHT, channels: 3, background: '#17573f' } as const;
  return sharp({ create: size })
    .composite([
      { input: picture, left: WORDS_WIDTH, top: 0 },
      { input: Buffer.from(drawShareWords(words)), left: 0, top: 0 },
    ])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}

/** Deletes kept pictures older than the given age: they may show what is deleted by now, and cost only a drawing. */
export async function forgetOldPictures(folder: string, { olderThan }: { olderThan: Date }): Promise<number> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  let forgotten = 0;
  for (const name of names) {
    if (!name.isFile()) continue;
    const path = join(name.parentPath, name.name);
    const info = await stat(path).catch(() => null);
    if (info === null || info.mtimeMs >= olderThan.getTime()) continue;
    await rm(path, { force: true });
    forgotten += 1;
  }
  return forgotten;
}

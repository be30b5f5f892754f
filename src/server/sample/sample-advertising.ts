import { insertStoredFile } from '#server/pictures/stored-files.service.ts';
import { publishSampleEntry } from '#server/advertising/sample-entries.service.ts';
import { sharp } from '#server/platform/files/image-engine.ts';
import { type StoredImage, storeUploadedImage } from '#server/pictures/uploads.service.ts';
import type { BaseContext } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database/database.ts';
import { openStores } from '#server/platform/files/open-stores.ts';
import { openFonts } from '#server/platform/pdf/fonts.ts';
import { SAMPLE_PARTNERS, type SamplePartner } from './sample-advertising.data.ts';

type DrawnPartner = { partner: SamplePartner; logo: StoredImage; picture: StoredImage };

/** Draws and stores logos and pictures of the invented partners; `insertSampleAdvertising` inserts the rows. */
export async function drawSampleAdvertising({ config, logger }: BaseContext): Promise<DrawnPartner[]> {
  const { files } = await openStores(config, logger);
  const letters = openFonts('sofia-sans-semi-condensed');
  const keep = async (svg: string): Promise<StoredImage> =>
    storeUploadedImage({ files, logger }, { bytes: await sharp(Buffer.from(svg)).png().toBuffer() });
  const drawn: DrawnPartner[] = [];
  for (const partner of SAMPLE_PARTNERS) {
    const words = (size: number) => ({
      path: letters.pathOf(partner.short, size),
      width: letters.widthOf(partner.short, size),
    });
    drawn.push({
      partner,
      logo: await keep(logoOf(partner, words(64))),
      picture: await keep(pictureOf(partner, words(96))),
    });
  }
  return drawn;
}

/** The entries of the invented partners, running; the second sample account sees the figures of the first of them. */
export async function insertSampleAdvertising(tx: Db, drawn: readonly DrawnPartner[], now: Date): Promise<void> {
  for (const [index, { partner, logo, picture }] of drawn.entries()) {
    const ownerKey = index === 0 ? 2 : null;
    for (const image of [logo, picture]) await insertStoredFile(tx, { ...image, userKey: null, createdAt: now });
    const { url, weight, categories, name, title, teaserText } = partner;
    const common = { url, weight, categories, ownerKey, now };
    await publishSampleEntry(tx, { ...common, kind: 'LOGO', title: name, teaserText: '', image: logo });
    await publishSampleEntry(tx, { ...common, kind: 'ENTRY', title, teaserText, image: picture });
  }
}

type Words = { path: string; width: number };

function logoOf({ colours: [ground, figure], sign }: SamplePartner, { path, width }: Words): string {
  const whole = Math.ceil(width + 150);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${whole}" height="120" viewBox="0 0 ${whole} 120">
    <rect x="4" y="4" width="112" height="112" rx="10" fill="${ground}"/>
    <g transform="translate(14 14) scale(.92)" fill="${figure}">${sign}</g>
    <path transform="translate(136 80)" d="${path}" fill="${ground}" stroke="${ground}" stroke-width="2"/></svg>`;
}

function pictureOf({ colours: [ground, figure], sign }: SamplePartner, { path, width }: Words): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="640" viewBox="0 0 960 640">
    <rect width="960" height="640" fill="${ground}"/>
    <g fill="none" stroke="${figure}" stroke-opacity=".14" stroke-width="10">
      ${[120, 210, 300, 390, 480, 570].map((radius) => `<circle cx="790" cy="560" r="${radius}"/>`).join('')}</g>
    <g transform="translate(330 90) scale(3)" fill="${figure}">${sign}</g>
    <path transform="translate(${(960 - width) / 2} 540)" d="${path}" fill="${figure}" stroke="${figure}" stroke-width="3"/></svg>`;
}

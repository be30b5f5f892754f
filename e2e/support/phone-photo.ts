import { sharp } from '#server/platform/files/image-engine.ts';

/** When and where the photos of the phone were taken: its day and point in degrees. */
export const PHONE_PHOTO = { day: '2025-11-12', latitude: 48 + 2 / 60, longitude: 14 + 25 / 60 };

/** As a phone held upright writes it: pixels lie on their side, the camera's notes say so, and when and where it was. */
export function phonePhoto(width: number, height: number, red: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: { r: red, g: 90, b: 40 } } })
    .withExif({
      IFD0: { Make: 'Testkamera', Artist: 'Eva Holzer' },
      IFD2: { DateTimeOriginal: '2025:11:12 09:30:00' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 2/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '14/1 25/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 92 })
    .toBuffer();
}

export const asFile = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });

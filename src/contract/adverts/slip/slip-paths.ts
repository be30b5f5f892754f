import { part } from '#contract/paths.ts';

/** Addresses of the slip at a pile of wood; apart from `paths`, which every page loads. */
export const slipPaths = {
  /** What is printed on the slip of an own advert. */
  slip: (advertId: string) => `/meine-anzeigen/${part(advertId)}/polterzettel`,
} as const;

/** The address in the QR code of a slip: counts the scan and leads on to the advert. */
export const scannedSlip = (code: string): string => `/los/${part(code)}`;

import { hashText } from '#domain/pictures/random.ts';

export const SHARE_IMAGE_KINDS = ['anzeige', 'beitrag', 'seite'] as const;
export type ShareImageKind = (typeof SHARE_IMAGE_KINDS)[number];

/** Changes with the way the pictures are drawn, so that none is shown as it used to be. */
const DRAWING = '1';

export type ShareImageAddress = { kind: ShareImageKind; name: string; version: string };

/** The address of a picture for link previews; its version changes with what the picture says. */
export const shareImagePath = ({ kind, name, version }: ShareImageAddress): string =>
  `/bilder/vorschau/${kind}/${encodeURIComponent(name)}/${DRAWING}-${version}.jpg`;

/** The version of a post's picture: a hash of its texts. */
export const postImageVersion = ({ title, topic }: { title: string; topic: string }): string =>
  hashText(`${topic} ${title}`).toString(36);

/** The version of an advert's picture: when the advert last changed. */
export const advertImageVersion = ({ updatedAt }: { updatedAt?: string }): string =>
  updatedAt === undefined ? '0' : Math.floor(Date.parse(updatedAt) / 1000).toString(36);

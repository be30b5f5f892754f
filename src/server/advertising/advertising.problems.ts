import { advertisingRefusals as texts } from '#texts/de/advertising/advertising.ts';
import { Problem } from '#server/platform/http/problem.ts';

const refuse = (status: number, code: string, message: string, path?: string): Problem =>
  new Problem({
    status,
    code: `advertising.${code}`,
    message,
    ...(path === undefined ? {} : { errors: [{ path, message }] }),
  });

export const entryNotFound = (): Problem => refuse(404, 'not-found', texts.notFound);
export const entryHasEnded = (): Problem => refuse(409, 'ended', texts.ended);
export const changedMeanwhile = (): Problem => refuse(409, 'changed-meanwhile', texts.changedMeanwhile);
export const ownerUnknown = (): Problem => refuse(422, 'owner-unknown', texts.ownerUnknown, 'ownerEmail');
export const endsBeforeItBegins = (): Problem => refuse(422, 'ends-before-it-begins', texts.endsBeforeItBegins, 'to');
// Names no field: it is said by the form that starts an entry, which has none for a file.
export const logoNeedsImage = (): Problem => refuse(422, 'logo-needs-image', texts.logoNeedsImage);
export const teaserMissing = (): Problem => refuse(422, 'teaser-missing', texts.teaserMissing, 'teaserText');
export const addressRefused = (): Problem => refuse(422, 'address-refused', texts.addressRefused, 'url');
export const fileMissing = (): Problem => refuse(422, 'file-missing', texts.fileMissing, 'file');

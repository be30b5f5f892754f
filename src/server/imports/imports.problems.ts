import { importTexts } from '#texts/de/imports/imports.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { ZipFlaw } from './pictures/picture-zip.ts';

const { refusals } = importTexts;

const aboutFile = (status: number, code: string, message: string): Problem =>
  new Problem({ status, code, message, errors: [{ path: 'file', message }] });

export const importMissing = (): Problem => aboutFile(400, 'request.invalid', refusals.missing);
export const importTooLarge = (): Problem => aboutFile(413, 'import.too-large', refusals.tooLarge);
export const importEmpty = (): Problem => aboutFile(422, 'import.empty', refusals.empty);
export const importForeign = (): Problem => aboutFile(422, 'import.not-a-table', refusals.foreign);
export const importWithoutReference = (): Problem =>
  aboutFile(422, 'import.no-reference-column', refusals.noReferenceColumn);
export const importNotAList = (): Problem => aboutFile(422, 'import.not-a-list', refusals.notAList);

const aboutZip = (status: number, code: string, message: string): Problem =>
  new Problem({ status, code, message, errors: [{ path: 'bilderzip', message }] });

export const zipMissing = (): Problem => aboutFile(400, 'request.invalid', refusals.zip.missing);
export const zipTooLarge = (): Problem => aboutZip(413, 'import.zip-too-large', refusals.zip.tooLarge);
export const zipUnknown = (): Problem => aboutZip(422, 'import.zip-unknown', refusals.zip.unknown);
export const zipsInUse = (): Problem => aboutZip(409, 'import.zips-in-use', refusals.zip.inUse);
export const zipRefused = (flaw: ZipFlaw): Problem => aboutZip(422, FLAW_CODES[flaw], refusals.zip.flaws[flaw]);

const FLAW_CODES: Readonly<Record<ZipFlaw, string>> = {
  DAMAGED: 'import.zip-damaged',
  ENCRYPTED: 'import.zip-encrypted',
  TOO_MANY: 'import.zip-too-many',
  TOO_LARGE: 'import.zip-bomb',
  EMPTY: 'import.zip-empty',
};

export const otherImportRuns = (): Problem =>
  new Problem({
    status: 409,
    code: 'import.under-way',
    message: refusals.otherRun,
    headers: { 'retry-after': '10' },
  });

export const importPausesMany = ({ missing, running }: { missing: number; running: number }): Problem => {
  const message = refusals.pausesMany(missing, running);
  return new Problem({
    status: 409,
    code: 'import.pauses-many',
    message,
    errors: [{ path: 'confirmedPauses', message }],
    extensions: { missingAdverts: missing, runningAdverts: running },
  });
};

export const importNotFound = (): Problem =>
  new Problem({ status: 404, code: 'import.not-found', message: refusals.notFound });

export const importNotToApply = (): Problem =>
  new Problem({ status: 409, code: 'import.not-to-apply', message: refusals.notToApply });

export const importQuotaUsed = (most: number): Problem =>
  new Problem({ status: 429, code: 'import.daily-limit', message: refusals.busyQuota(most) });

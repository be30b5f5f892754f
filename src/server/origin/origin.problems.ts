import type { Issue } from '#domain/result.ts';
import type { EudrGap } from '#domain/origin/eudr.ts';
import { eudrTexts } from '#texts/de/origin/eudr.ts';
import { fieldProblems } from '#contract/field-issues.ts';
import { handoverTexts } from '#texts/de/origin/handover.ts';
import { outlineFileTexts } from '#texts/de/origin/outline-file.ts';
import { validationTexts } from '#texts/de/forms/validation.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { FileFlaw } from './files/found-shape.ts';

export const originRefused = (issues: readonly Issue[]): Problem =>
  new Problem({
    status: 422,
    code: 'request.refused',
    message: validationTexts.summary,
    errors: fieldProblems(issues),
  });

export const noOriginOfServices = (): Problem =>
  new Problem({ status: 409, code: 'origin.no-wood', message: handoverTexts.refusals.noWood });

const aboutFile = (status: number, code: string, message: string): Problem =>
  new Problem({ status, code, message, errors: [{ path: 'file', message }] });
export const outlineFileMissing = (): Problem => aboutFile(400, 'request.invalid', outlineFileTexts.missing);
export const outlineFileTooLarge = (): Problem => aboutFile(413, 'outline-file.too-large', outlineFileTexts.tooLarge);
/** `found`: the name of a projection that is not converted. */
export const outlineFileRefused = (flaw: FileFlaw, found = ''): Problem =>
  aboutFile(
    422,
    'outline-file.refused',
    flaw === 'OTHER_PROJECTION' ? outlineFileTexts.otherProjection(found) : outlineFileTexts.flaws[flaw],
  );

export const onlySellerHandsOver = (): Problem =>
  new Problem({ status: 403, code: 'handover.not-seller', message: handoverTexts.refusals.notSeller });
export const nothingToHandOver = (): Problem =>
  new Problem({ status: 409, code: 'handover.nothing', message: handoverTexts.refusals.nothing });
export const notHandedOver = (): Problem =>
  new Problem({ status: 404, code: 'handover.not-found', message: handoverTexts.refusals.notHanded });
export const recordIncomplete = (gaps: readonly EudrGap[]): Problem =>
  new Problem({
    status: 409,
    code: 'handover.incomplete',
    message: `${handoverTexts.refusals.incomplete} ${gaps.map((gap) => eudrTexts.gaps[gap]).join(', ')}.`,
  });

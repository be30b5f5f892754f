import { fieldProblems } from '#contract/field-issues.ts';
import type { Issue } from '#domain/result.ts';
import { statisticsTexts } from '#texts/de/statistics/statistics.ts';
import { validationTexts } from '#texts/de/forms/validation.ts';
import { Problem } from '#server/platform/http/problem.ts';

export const periodRefused = (issues: readonly Issue[]): Problem =>
  new Problem({
    status: 422,
    code: 'request.refused',
    message: validationTexts.summary,
    errors: fieldProblems([...issues]),
  });

/** The same for a foreign logo and for none. */
export const logoUnknown = (): Problem =>
  new Problem({ status: 404, code: 'statistics.logo-unknown', message: statisticsTexts.refusals.logoUnknown });

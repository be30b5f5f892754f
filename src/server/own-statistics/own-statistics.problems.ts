import { weekMailEndTexts } from '#texts/de/own-statistics.ts';
import { Problem } from '#server/platform/problem.ts';

export const weekMailTokenUnknown = (): Problem =>
  new Problem({ status: 400, code: 'week-mail.token-unknown', message: weekMailEndTexts.broken });

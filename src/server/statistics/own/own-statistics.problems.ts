import { weekMailEndTexts } from '#texts/de/statistics/own-statistics.ts';
import { Problem } from '#server/platform/http/problem.ts';

export const weekMailTokenUnknown = (): Problem =>
  new Problem({ status: 400, code: 'week-mail.token-unknown', message: weekMailEndTexts.broken });

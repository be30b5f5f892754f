import { ownDataTexts } from '#texts/de/users/own-data.ts';
import { Problem } from '#server/platform/http/problem.ts';

const { refusals } = ownDataTexts;

export const newsletterCodeOver = (): Problem =>
  new Problem({ status: 400, code: 'newsletter.code-over', message: refusals.newsletterCodeOver });

export const newsletterTokenUnknown = (): Problem =>
  new Problem({ status: 400, code: 'newsletter.token-unknown', message: refusals.newsletterTokenUnknown });

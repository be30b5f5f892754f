import { myAdvertsRefusals } from '#texts/de/adverts/my-adverts.ts';
import { Problem } from '#server/platform/http/problem.ts';

export const renewalUnknown = (): Problem =>
  new Problem({ status: 400, code: 'advert.renewal-unknown', message: myAdvertsRefusals.renewalUnknown });

export const renewalOver = (): Problem =>
  new Problem({ status: 410, code: 'advert.renewal-over', message: myAdvertsRefusals.renewalOver });

import { marketPriceTexts } from '#texts/de/market-prices/market-prices.ts';
import { Problem } from '#server/platform/http/problem.ts';

const { refusals } = marketPriceTexts;

export const productUnknown = (): Problem =>
  new Problem({ status: 404, code: 'market-price.unknown', message: refusals.productUnknown });

export const reportUnknown = (): Problem =>
  new Problem({ status: 404, code: 'market-report.unknown', message: refusals.reportUnknown });

export const spanIsUpsideDown = (): Problem =>
  new Problem({
    status: 422,
    code: 'market-price.span',
    message: refusals.span,
    errors: [{ path: 'from', message: refusals.span }],
  });

export const monthIsAhead = (): Problem =>
  new Problem({
    status: 422,
    code: 'market-report.month-ahead',
    message: refusals.monthAhead,
    errors: [{ path: 'month', message: refusals.monthAhead }],
  });

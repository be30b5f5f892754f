import { slipTexts } from '#texts/de/adverts/slip/slip.ts';
import { Problem } from '#server/platform/http/problem.ts';

const { refusals } = slipTexts;

export const noSlipOfServices = (): Problem =>
  new Problem({ status: 409, code: 'slip.no-wood', message: refusals.noWood });
export const slipNotPublic = (): Problem =>
  new Problem({ status: 409, code: 'slip.not-public', message: refusals.notPublic });
export const slipNotWritten = (): Problem =>
  new Problem({ status: 409, code: 'slip.not-written', message: refusals.notWritten });

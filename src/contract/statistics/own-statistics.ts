import { endpoint } from '#contract/endpoint.ts';
import type { ownStatisticsShapes } from './own-statistics.schemas.ts';

type Shapes = typeof ownStatisticsShapes;

export const endWeekMail = endpoint<Shapes['endWeekMail']>({
  operation: 'endWeekMail',
  method: 'POST',
  path: '/api/v1/own-statistics/week-mail/end',
  summary:
    'Ends the weekly mail about own adverts with the token of that mail; takes the one-click form of mail programs (RFC 8058).',
  tag: 'Statistics',
  auth: 'anonymous',
  encoding: 'form',
  requiredQuery: ['token'],
});

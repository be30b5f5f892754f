import { endpoint } from '#contract/endpoint.ts';
import { EVENT_LOG_PATH } from './event-logs-path.ts';
import type { eventLogShapes } from './event-logs.schemas.ts';

type Shapes = typeof eventLogShapes;

const tag = 'Event logs';

export const submitEvent = endpoint<Shapes['submitEvent']>({
  operation: 'submitEvent',
  method: 'POST',
  path: EVENT_LOG_PATH,
  summary: 'Counts what was used: one event or a batch; nothing in it names a person.',
  tag,
  auth: 'anonymous',
  body: 'eventLogDto',
});

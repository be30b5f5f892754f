import { endpoint } from './endpoint.ts';
import type { advertisingShapes } from './advertising.schemas.ts';

type Shapes = typeof advertisingShapes;

const tag = 'Advertising';

export const getAdvertising = endpoint<Shapes['getAdvertising']>({
  operation: 'getAdvertising',
  method: 'GET',
  path: '/api/v1/advertising',
  summary: 'Reads the next advertising entry, or null.',
  tag,
  auth: 'anonymous',
});

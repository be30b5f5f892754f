import { endpoint } from '#contract/endpoint.ts';
import type { deskShapes } from './desk.schemas.ts';

type Shapes = typeof deskShapes;

export const getDesk = endpoint<Shapes['getDesk']>({
  operation: 'getDesk',
  method: 'GET',
  path: '/api/v1/desk',
  summary: 'Counts what needs a person at present, and says how jobs, disk and backups are; for who administers.',
  tag: 'Desk',
  auth: 'viewer',
});

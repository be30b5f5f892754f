import { endpoint } from '#contract/endpoint.ts';
import type { planShapes } from './plans.schemas.ts';

type Shapes = typeof planShapes;

const tag = 'Plans';

export const listPlansForAdmin = endpoint<Shapes['listPlansForAdmin']>({
  operation: 'listPlansForAdmin',
  method: 'GET',
  path: '/api/v1/plans',
  summary: 'Lists all plans in their order with what was changed of them; for who administers.',
  tag,
  auth: 'viewer',
});

export const changePlan = endpoint<Shapes['changePlan']>({
  operation: 'changePlan',
  method: 'PUT',
  path: '/api/v1/plans/{planId}',
  summary: 'Changes the prices, words and order of a plan, or whether it can be booked; for who administers.',
  tag,
  auth: 'viewer',
  body: 'changePlanDto',
});

import { endpoint } from '#contract/endpoint.ts';
import type { actShapes } from './acts.schemas.ts';

type Shapes = typeof actShapes;

export const listActs = endpoint<Shapes['listActs']>({
  operation: 'listActs',
  method: 'GET',
  path: '/api/v1/desk/acts',
  summary: 'Lists the acts that wait for a second person, and those of the last 30 days; for who administers.',
  tag: 'Desk',
  auth: 'viewer',
});

export const askForAct = endpoint<Shapes['askForAct']>({
  operation: 'askForAct',
  method: 'POST',
  path: '/api/v1/desk/acts',
  summary:
    'Asks for an act that cannot be undone, with a reason and a code of the own second factor; another administrator confirms it.',
  tag: 'Desk',
  auth: 'viewer',
  body: 'askedActDto',
  status: 201,
  honoursIdempotencyKey: true,
});

export const confirmAct = endpoint<Shapes['confirmAct']>({
  operation: 'confirmAct',
  method: 'POST',
  path: '/api/v1/desk/acts/{actId}/confirm',
  summary:
    'Confirms an act that another administrator asked for, with a code of the own second factor, and carries it out.',
  tag: 'Desk',
  auth: 'viewer',
  body: 'confirmedActDto',
});

export const stopAct = endpoint<Shapes['stopAct']>({
  operation: 'stopAct',
  method: 'POST',
  path: '/api/v1/desk/acts/{actId}/stop',
  summary: 'Stops an act that waits to be confirmed; for who administers.',
  tag: 'Desk',
  auth: 'viewer',
});

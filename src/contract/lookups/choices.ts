import { endpoint } from '#contract/endpoint.ts';
import type { choiceShapes } from './choices.schemas.ts';

type Shapes = typeof choiceShapes;

const tag = 'Choices';

export const listRetiredChoices = endpoint<Shapes['listRetiredChoices']>({
  operation: 'listRetiredChoices',
  method: 'GET',
  path: '/api/v1/choices/retired',
  summary: 'Lists the services, machines and certificates that can no longer be chosen; what has them keeps them.',
  tag,
  auth: 'anonymous',
});

export const listEditedChoices = endpoint<Shapes['listEditedChoices']>({
  operation: 'listEditedChoices',
  method: 'GET',
  path: '/api/v1/choices',
  summary: 'Lists what is not offered of each editable list, and what was changed of that; for who administers.',
  tag,
  auth: 'viewer',
});

export const changeChoices = endpoint<Shapes['changeChoices']>({
  operation: 'changeChoices',
  method: 'PUT',
  path: '/api/v1/choices/{list}',
  summary: 'Says which entries of a list are not offered any more; for who administers.',
  tag,
  auth: 'viewer',
  body: 'changeChoicesDto',
});

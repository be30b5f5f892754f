import { CONSENTS_PATH } from './consents-path.ts';
import type { consentShapes } from './consents.schemas.ts';
import { endpoint } from '#contract/endpoint.ts';

type Shapes = typeof consentShapes;

export const noteConsent = endpoint<Shapes['noteConsent']>({
  operation: 'noteConsent',
  method: 'POST',
  path: CONSENTS_PATH,
  summary: 'Keeps the proof of a decision about cookies: id, revision, categories and time, nothing about the person.',
  tag: 'Consents',
  auth: 'anonymous',
  body: 'consentDto',
  status: 201,
});

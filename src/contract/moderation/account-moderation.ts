import type { accountModerationShapes } from './account-moderation.schemas.ts';
import { endpoint } from '#contract/endpoint.ts';

type Shapes = typeof accountModerationShapes;

const tag = 'Moderation';

export const reportSeller = endpoint<Shapes['reportSeller']>({
  operation: 'reportSeller',
  method: 'POST',
  path: '/api/v1/users/{userId}/reports',
  summary: 'Reports a seller or the name shown for one; the reporter gets a receipt and later the decision by mail.',
  tag,
  auth: 'anonymous',
  body: 'pageReportDto',
  status: 201,
  honoursIdempotencyKey: true,
});

export const reportCompany = endpoint<Shapes['reportCompany']>({
  operation: 'reportCompany',
  method: 'POST',
  path: '/api/v1/companies/{companyId}/reports',
  summary: 'Reports a public company page, its name or one of its pictures; receipt and decision come by mail.',
  tag,
  auth: 'anonymous',
  body: 'pageReportDto',
  status: 201,
  honoursIdempotencyKey: true,
});

export const listModeratedAccounts = endpoint<Shapes['listModeratedAccounts']>({
  operation: 'listModeratedAccounts',
  method: 'GET',
  path: '/api/v1/moderation/accounts',
  summary: 'Finds accounts by name, company or e-mail address, for moderation.',
  tag,
  auth: 'moderator',
});

export const getModeratedAccount = endpoint<Shapes['getModeratedAccount']>({
  operation: 'getModeratedAccount',
  method: 'GET',
  path: '/api/v1/moderation/accounts/{userId}',
  summary: 'Reads an account with its adverts, company page, notices, objections and history, for moderation.',
  tag,
  auth: 'moderator',
});

export const decideOnAccount = endpoint<Shapes['decideOnAccount']>({
  operation: 'decideOnAccount',
  method: 'POST',
  path: '/api/v1/moderation/accounts/{userId}/decisions',
  summary:
    'Blocks or unblocks an account or its company page, warns, lets a page out, or rejects notices or an objection.',
  tag,
  auth: 'moderator',
  body: 'accountDecisionDto',
  honoursIdempotencyKey: true,
});

export const getBlockByLink = endpoint<Shapes['getBlockByLink']>({
  operation: 'getBlockByLink',
  method: 'GET',
  path: '/api/v1/blocks/{token}',
  summary: 'Reads why an account or its company page is blocked, with the token of the mail.',
  tag,
  auth: 'anonymous',
});

export const objectByLink = endpoint<Shapes['objectByLink']>({
  operation: 'objectByLink',
  method: 'POST',
  path: '/api/v1/blocks/{token}/objections',
  summary:
    'Objects to the block of an account or its company page, with the token of the mail; one objection at a time.',
  tag,
  auth: 'anonymous',
  body: 'linkedObjectionDto',
  status: 201,
  honoursIdempotencyKey: true,
});

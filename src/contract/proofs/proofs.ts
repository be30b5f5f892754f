import { endpoint } from '#contract/endpoint.ts';
import type { proofShapes } from './proofs.schemas.ts';

type Shapes = typeof proofShapes;

const tag = 'Proofs';

export const listBadges = endpoint<Shapes['listBadges']>({
  operation: 'listBadges',
  method: 'GET',
  path: '/api/v1/users/{userId}/badges',
  summary: 'Lists the badges of a seller with what was checked, how, by whom and until when it holds.',
  tag,
  auth: 'anonymous',
});

export const listOwnProofs = endpoint<Shapes['listOwnProofs']>({
  operation: 'listOwnProofs',
  method: 'GET',
  path: '/api/v1/proofs',
  summary: 'Lists what the viewer can prove, each with its state.',
  tag,
  auth: 'viewer',
});

export const stateProof = endpoint<Shapes['stateProof']>({
  operation: 'stateProof',
  method: 'PUT',
  path: '/api/v1/proofs/{kind}',
  summary: 'States a number; its form is checked at once, a register is asked or a moderator looks it up later.',
  tag,
  auth: 'viewer',
  body: 'proofDto',
});

export const withdrawProof = endpoint<Shapes['withdrawProof']>({
  operation: 'withdrawProof',
  method: 'DELETE',
  path: '/api/v1/proofs/{kind}',
  summary: 'Takes a number back together with its badge; what was not stated stays so.',
  tag,
  auth: 'viewer',
});

export const sendProofCode = endpoint<Shapes['sendProofCode']>({
  operation: 'sendProofCode',
  method: 'POST',
  path: '/api/v1/proofs/{kind}/code',
  summary: 'Sends a code of six digits to a phone number, or to the e-mail address of the account.',
  tag,
  auth: 'viewer',
  body: 'proofCodeDto',
});

export const enterProofCode = endpoint<Shapes['enterProofCode']>({
  operation: 'enterProofCode',
  method: 'POST',
  path: '/api/v1/proofs/{kind}/confirmation',
  summary: 'Takes the code that was sent; five wrong ones end it.',
  tag,
  auth: 'viewer',
  body: 'proofConfirmationDto',
});

export const listProofsToCheck = endpoint<Shapes['listProofsToCheck']>({
  operation: 'listProofsToCheck',
  method: 'GET',
  path: '/api/v1/moderation/proofs',
  summary: 'Lists numbers that wait for a look into a public register, the oldest first, or those that were confirmed.',
  tag,
  auth: 'moderator',
});

export const decideOnProof = endpoint<Shapes['decideOnProof']>({
  operation: 'decideOnProof',
  method: 'POST',
  path: '/api/v1/moderation/proofs/{proofId}/decisions',
  summary: 'Confirms a number with what was seen in its register, or refuses it with a reason.',
  tag,
  auth: 'moderator',
  body: 'proofDecisionDto',
});

import type { NumberKind } from '#domain/proofs/proofs.ts';
import { proofRefusals as refusals } from '#texts/de/proofs/refusals.ts';
import { Problem } from '#server/platform/http/problem.ts';

const atField = (code: string, path: string, message: string): Problem =>
  new Problem({ status: 422, code, message, errors: [{ path, message }] });

export const numberImpossible = (kind: NumberKind): Problem => atField('proof.number', 'number', refusals.number[kind]);

export const phoneImpossible = (): Problem => atField('proof.phone', 'phoneNumber', refusals.phone);
export const phoneMissing = (): Problem => atField('proof.phone-missing', 'phoneNumber', refusals.phoneMissing);
export const codeWrong = (): Problem => atField('proof.code', 'code', refusals.code);
export const seenLater = (): Problem => atField('proof.seen-later', 'seenOn', refusals.seenLater);
export const certificateEnded = (): Problem => atField('proof.ended', 'validUntil', refusals.ended);

export const phonesNotOffered = (): Problem =>
  new Problem({ status: 409, code: 'proof.not-offered', message: refusals.notOffered });

export const emailUnconfirmed = (): Problem =>
  new Problem({ status: 409, code: 'proof.email-unconfirmed', message: refusals.emailUnconfirmed });

export const messageFailed = (): Problem =>
  new Problem({
    status: 503,
    code: 'proof.message-failed',
    message: refusals.messageFailed,
    headers: { 'retry-after': '120' },
  });

export const proofGone = (): Problem => new Problem({ status: 404, code: 'proof.gone', message: refusals.gone });
export const proofChanged = (): Problem =>
  new Problem({ status: 409, code: 'proof.changed', message: refusals.changed });
export const ownProof = (): Problem => new Problem({ status: 409, code: 'proof.own', message: refusals.own });

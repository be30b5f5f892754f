import type { Api } from '#contract/api.ts';
import { enterProofCode, sendProofCode, stateProof, withdrawProof } from '#contract/proofs/proofs.ts';
import { CODE_KINDS, NUMBER_KINDS } from '#domain/proofs/proofs.ts';
import { proofTexts } from '#texts/de/proofs/proofs.ts';
import { ABOUT_FIELD, INTENT_FIELD, typed, typedValues } from '#web/forms/form-data.ts';
import type { FormReply, Refused } from '#web/forms/form-reply.ts';
import { refusedBy } from '#web/forms/sending/refusals.ts';

export const PROOF_INTENTS = ['STATE', 'SEND', 'ENTER', 'WITHDRAW'] as const;
export type ProofIntent = (typeof PROOF_INTENTS)[number];
export type ProofReply = FormReply & { isDone?: boolean };

/** Carries out a form of the page; null for one that it does not have. */
export async function answerProofForm(api: Api, form: FormData): Promise<(Refused & { reply: ProofReply }) | null> {
  const intent = PROOF_INTENTS.find((one) => one === typed(form, INTENT_FIELD));
  const about = typed(form, ABOUT_FIELD);
  if (intent === undefined) return null;
  try {
    if (!(await callByIntent(api, { intent, about, form }))) return null;
    return { reply: { intent, about, message: null, errors: {}, values: {}, isDone: true }, status: 200 };
  } catch (error) {
    const values = typedValues(form, ['number', 'phoneNumber']);
    const fields = ['number', 'phoneNumber', 'code'];
    return refusedBy(error, { intent, about, values, fields, otherwise: proofTexts.own.failed });
  }
}

type Sent = { intent: ProofIntent; about: string; form: FormData };

async function callByIntent(api: Api, { intent, about, form }: Sent): Promise<boolean> {
  const code = CODE_KINDS.find((kind) => kind === about);
  const number = NUMBER_KINDS.find((kind) => kind === about);
  if (intent === 'STATE' && number !== undefined) {
    await api.call(stateProof, { kind: number, proofDto: { number: typed(form, 'number') } });
    return true;
  }
  if (intent === 'SEND' && code !== undefined) {
    await api.call(sendProofCode, { kind: code, proofCodeDto: { phoneNumber: typed(form, 'phoneNumber') } });
    return true;
  }
  if (intent === 'ENTER' && code !== undefined) {
    await api.call(enterProofCode, { kind: code, proofConfirmationDto: { code: typed(form, 'code') } });
    return true;
  }
  const withdrawn = code === 'PHONE' ? code : number;
  if (intent !== 'WITHDRAW' || withdrawn === undefined) return false;
  await api.call(withdrawProof, { kind: withdrawn });
  return true;
}

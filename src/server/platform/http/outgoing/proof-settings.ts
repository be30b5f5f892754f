import type { z } from 'zod';
import { BADGE_MONTHS, PROOF_KINDS, type ProofKind } from '#domain/proofs/proofs.ts';
import type { ConfigSchema } from '#server/platform/config-schema.ts';
import { isGuardedAddress } from '#server/platform/files/s3-settings.ts';

/** How text messages are handed to a gateway; `body` is JSON with the marks {to} and {text}. */
export type SmsGateway = { url: string; token: string | null; body: string };

export type ProofSettings = {
  /** Null: no gateway. */
  sms: SmsGateway | null;
  /** Null: the service of the Union is not asked. */
  vies: { url: string; requester: string | null } | null;
  /** How long badges last. */
  months: Readonly<Record<ProofKind, number>>;
};

type Values = z.infer<typeof ConfigSchema>;

/** @throws Error that names the wrong variable */
export function readProofSettings(values: Values): ProofSettings {
  const { VIES_URL: viesUrl, VIES_REQUESTER: requester } = values;
  if (viesUrl !== undefined && !isGuardedAddress(viesUrl))
    throw new Error('VIES_URL has to be an https address; http is accepted on this very machine only.');
  return {
    sms: readGateway(values),
    vies: viesUrl === undefined ? null : { url: viesUrl.replace(/(?<!\/)\/+$/, ''), requester: requester ?? null },
    months: readMonths(values.PROOF_MONTHS),
  };
}

function readGateway({ SMS_GATEWAY_URL: url, SMS_GATEWAY_TOKEN: token, SMS_GATEWAY_BODY: body }: Values) {
  if (url === undefined) return null;
  if (!isGuardedAddress(url))
    throw new Error('SMS_GATEWAY_URL has to be an https address; http is accepted on this very machine only.');
  if (!isJson(body) || !body.includes('{to}') || !body.includes('{text}'))
    throw new Error('SMS_GATEWAY_BODY has to be JSON with the marks {to} and {text} inside of its texts.');
  return { url, token: token ?? null, body };
}

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

const MOST_MONTHS = 120;

function readMonths(text: string): ProofSettings['months'] {
  const months = { ...BADGE_MONTHS };
  for (const part of text.split(',').filter((one) => one.trim() !== '')) {
    const [name = '', count] = part.trim().split('=');
    const kind = PROOF_KINDS.find((one) => one === name);
    if (kind === undefined) throw new Error(`PROOF_MONTHS: "${name}" is no kind of badge.`);
    if (Number(count) < 1 || Number(count) > MOST_MONTHS)
      throw new Error(`PROOF_MONTHS: ${name} has to last between 1 and ${MOST_MONTHS} months.`);
    months[kind] = Number(count);
  }
  return months;
}

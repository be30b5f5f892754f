import { z } from 'zod';
import type { BaseContext } from '#server/platform/context.ts';

const TIMEOUT_IN_MS = 10_000;
const LONGEST_ANSWER = 20_000;

/** An answer of `check-vat-number`. Source: OpenAPI document of VIES, Commission, 2024. */
const Answer = z.looseObject({
  valid: z.boolean(),
  requestIdentifier: z.string().nullish(),
  name: z.string().nullish(),
});

export type VatAnswer =
  | {
      kind: 'ANSWERED';
      isValid: boolean;
      /** Kept as proof that it was asked; without a requester there is none. */
      consultationNumber: string | null;
      /** Null where the member state does not tell. */
      name: string | null;
      answer: Record<string, unknown>;
    }
  | { kind: 'AWAY'; reason: string };

/** Asks the service of the Union for a VAT number; a member state that is away or busy counts as away. */
export async function askVatService(
  { logger, config }: Pick<BaseContext, 'logger' | 'config'>,
  number: string,
): Promise<VatAnswer> {
  const { vies } = config.proofs;
  if (vies === null) return { kind: 'AWAY', reason: 'not configured' };
  const { requester } = vies;
  try {
    const reply = await fetch(`${vies.url}/check-vat-number`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({
        countryCode: number.slice(0, 2),
        vatNumber: number.slice(2),
        ...(requester === null
          ? {}
          : { requesterMemberStateCode: requester.slice(0, 2), requesterNumber: requester.slice(2) }),
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_IN_MS),
    });
    const text = (await reply.text()).slice(0, LONGEST_ANSWER);
    const answer = Answer.safeParse(parsed(text));
    if (!reply.ok || !answer.success) return { kind: 'AWAY', reason: reasonIn(text) ?? `status ${reply.status}` };
    const { valid, requestIdentifier, name } = answer.data;
    return {
      kind: 'ANSWERED',
      isValid: valid,
      consultationNumber: told(requestIdentifier),
      name: told(name),
      answer: answer.data,
    };
  } catch (error) {
    logger.warn({ event: 'vies.away', err: error }, 'The service for VAT numbers does not answer.');
    return { kind: 'AWAY', reason: error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'no answer' };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** VIES writes `---` where a member state does not tell. */
const told = (text: string | null | undefined): string | null =>
  text === null || text === undefined || /^-*$/.test(text.trim())
    ? null
    : text.replaceAll('\u0000', '').trim().slice(0, 200);

/** `MS_UNAVAILABLE`, `MS_MAX_CONCURRENT_REQ` and the like. */
const reasonIn = (text: string): string | null => /"error"\s*:\s*"([A-Z_]{3,60})"/.exec(text)?.[1] ?? null;

import { CONSENT_CATEGORIES, type ConsentKind } from '#domain/consent/consent.ts';
import { CONSENTS_PATH } from '#contract/consent/consents-path.ts';
import type { ConsentDto } from '#contract/consent/consents.schemas.ts';

type KeptDecision = {
  kind: ConsentKind;
  cookie: { consentId: string; revision: number; categories: string[]; lastConsentTimestamp: string };
};

const RETRIES_IN_MS = [3_000, 30_000];

/** Sends the anonymous decision to the server as proof; retries when the network is down. */
export function keepProof({ kind, cookie }: KeptDecision, retries: readonly number[] = RETRIES_IN_MS): void {
  const { consentId: id, revision, categories, lastConsentTimestamp: decidedAt } = cookie;
  const proof: ConsentDto = {
    id,
    revision,
    kind,
    categories: CONSENT_CATEGORIES.filter((category) => categories.includes(category)),
    decidedAt,
  };
  const send = (waits: readonly number[]) => {
    const again = () => {
      const [wait, ...rest] = waits;
      if (wait !== undefined) setTimeout(() => send(rest), wait);
    };
    void fetch(CONSENTS_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(proof),
      keepalive: true,
    }).then((reply) => (reply.status >= 500 ? again() : undefined), again);
  };
  send(retries);
}

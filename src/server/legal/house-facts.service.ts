import type { HouseFacts } from '#domain/legal/operator.ts';
import { basemapSource } from '#server/map/basemap-source.service.ts';
import type { Config } from '#server/platform/config.ts';

/** Who runs this installation, and which other services its configuration hands data to. */
export function houseFactsOf(config: Config): HouseFacts {
  const { google, facebook, apple, oidc } = config.signInProviders;
  const names = [google && 'Google', facebook && 'Facebook', apple && 'Apple', oidc && oidc.name];
  return {
    operator: config.operator,
    mailServerIsSet: config.smtpUrl !== null,
    mapHosts: hostOf(basemapSource(config)),
    signInServices: names.filter((name) => name !== null),
    paymentServices: config.stripe === null ? [] : ['Stripe'],
    messageServices: hostOf(config.proofs.sms?.url ?? null),
    vatServices: hostOf(config.proofs.vies?.url ?? null),
    analyticsServices: [...hostOf(config.matomoUrl), ...(config.tagManagerId === null ? [] : ['Google Tag Manager'])],
  };
}

const hostOf = (source: string | null): string[] =>
  source !== null && URL.canParse(source) ? [new URL(source).host] : [];

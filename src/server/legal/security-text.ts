import { DAY_IN_MS } from '#domain/durations.ts';

/** Less than a year, as RFC 9116, 2.5.5 recommends; counted from each request, so that it never runs out. */
const VALID_FOR_IN_DAYS = 180;

type Facts = { contact: string; policy: string | undefined; siteUrl: string; now: Date };

/** The text of /.well-known/security.txt, with line ends as RFC 9116, 2.2 allows them. */
export function securityText({ contact, policy, siteUrl, now }: Facts): string {
  const expires = new Date(now.getTime() + VALID_FOR_IN_DAYS * DAY_IN_MS).toISOString();
  return [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: de, en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    ...(policy === undefined ? [] : [`Policy: ${policy}`]),
    '',
  ].join('\n');
}

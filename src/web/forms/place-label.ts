import type { RememberedPlace } from '#web/api/api-context.ts';

/** Returns a place as people write it, "4560 Kirchdorf an der Krems". */
export function placeLabel({ postalCode, countryCode, name }: RememberedPlace): string {
  const code = countryCode === 'AT' ? postalCode : `${countryCode}-${postalCode}`;
  return `${code} ${name}`.trim();
}

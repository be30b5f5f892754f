import type { SecondFactorSetup } from '#contract/accounts/second-factor.schemas.ts';

/** Fields that carry a setup through a refused code where the page has no script. */
export const setupFields = ({ secret, otpauthUrl, qrCode }: SecondFactorSetup): [name: string, value: string][] => [
  ['setup.secret', secret],
  ['setup.url', otpauthUrl],
  ['setup.size', String(qrCode.size)],
  ['setup.path', qrCode.path],
];

/** Reads them back; null where they are not what this page wrote. */
export function readSetupFields(values: Readonly<Record<string, string>>): SecondFactorSetup | null {
  const secret = values['setup.secret'] ?? '';
  const otpauthUrl = values['setup.url'] ?? '';
  const size = Number(values['setup.size']);
  const path = values['setup.path'] ?? '';
  const isOurs =
    /^[A-Z2-7]{16,128}$/.test(secret) &&
    otpauthUrl.startsWith('otpauth://totp/') &&
    size > 0 &&
    /^[MmHhVvLlZz0-9 ,.-]+$/.test(path);
  return isOurs ? { secret, otpauthUrl, qrCode: { size, path } } : null;
}

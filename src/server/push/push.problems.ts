import { pushRefusals } from '#texts/de/notices/notices.ts';
import { Problem } from '#server/platform/http/problem.ts';

const refusedAt = (path: string, message: string): Problem =>
  new Problem({ status: 422, code: 'request.refused', message, errors: [{ path, message }] });

export const pushAddressRefused = (): Problem => refusedAt('endpoint', pushRefusals.address);

export const pushKeysRefused = (): Problem => refusedAt('keys.p256dh', pushRefusals.keys);

export const pushAddressTaken = (): Problem =>
  new Problem({ status: 409, code: 'push.address-taken', message: pushRefusals.taken });

import { inject } from 'vitest';

/** Where the product of this worker answers; files of the same worker run one after the other. */
export function appAddress(): string {
  const addresses = inject('appAddresses');
  const address = addresses[Number(process.env['VITEST_POOL_ID']) - 1];
  if (address === undefined) throw new Error(`No product runs for the worker ${process.env['VITEST_POOL_ID']}.`);
  return address;
}

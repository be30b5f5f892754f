import { part } from '#contract/paths.ts';

/** Addresses of badges and their proofs; apart from `paths`, which every page loads. */
export const proofPaths = {
  ownProofs: () => '/nachweise',
  proofsToCheck: (list?: 'bestaetigt') => `/admin/nachweise${list ? `?liste=${part(list)}` : ''}`,
} as const;

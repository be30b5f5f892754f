import type { GroupedQuery } from './scoring.ts';

/** The kinds of people whose queries are judged. */
export const PERSON_GROUPS = [
  'household',
  'pensioner',
  'stove-fitter',
  'carpenter',
  'sawmill',
  'heating-plant',
  'farmer',
  'contractor',
  'hobby-turner',
  'municipality',
  'newcomer',
  'phone-in-the-forest',
] as const;
export type PersonGroup = (typeof PERSON_GROUPS)[number];

export type PersonQuery = GroupedQuery<PersonGroup>;

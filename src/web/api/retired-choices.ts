import type { Api } from '#contract/api.ts';
import { listRetiredChoices as listRetired } from '#contract/lookups/choices.ts';
import { NOTHING_RETIRED, type RetiredChoices } from '#domain/lookups/choices/retired-choices.ts';

/** What forms no longer offer; nothing where it cannot be read, since the server refuses it anyway. */
export const listRetiredChoices = (api: Api): Promise<RetiredChoices> =>
  api.call(listRetired, {}).catch(() => NOTHING_RETIRED);

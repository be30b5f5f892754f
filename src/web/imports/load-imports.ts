import { isUuid } from '#domain/text/uuid.ts';
import { listApiKeys } from '#contract/accounts/api-keys.ts';
import type { Api } from '#contract/api.ts';
import { isResponseError } from '#contract/api-errors.ts';
import { getImport, listImports } from '#contract/imports/imports.ts';
import type { ImportRunDetails } from '#contract/imports/imports.schemas.ts';
import { getMe } from '#contract/users/users.ts';
import { formatDateTime } from '#domain/format/dates.ts';

export const RUN_PARAM = 'lauf';
const PAST_RUNS = 10;

/** Past runs, the shown one and the API keys. */
export async function loadImports(api: Api, url: URL) {
  const id = url.searchParams.get(RUN_PARAM) ?? '';
  const [runs, keys, user, run] = await Promise.all([
    api.call(listImports, { page: 0, size: PAST_RUNS }),
    api.call(listApiKeys, {}),
    api.call(getMe, {}),
    isUuid(id) ? findRun(api, id) : null,
  ]);
  return {
    run,
    runs: runs.items.map((one) => ({ ...one, when: formatDateTime(new Date(one.createdAt)) })),
    keys: keys.map((key) => ({
      ...key,
      made: formatDateTime(new Date(key.createdAt)),
      used: key.lastUsedAt === null ? null : formatDateTime(new Date(key.lastUsedAt)),
    })),
    hasPassword: user.hasPassword ?? true,
    mail: user.accountMail,
  };
}

export type ImportsData = Awaited<ReturnType<typeof loadImports>> & { publicUrl: string };

async function findRun(api: Api, importId: string): Promise<ImportRunDetails | null> {
  try {
    return await api.call(getImport, { importId });
  } catch (error) {
    if (isResponseError(error) && error.status === 404) return null;
    throw error;
  }
}

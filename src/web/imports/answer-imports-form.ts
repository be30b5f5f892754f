import { createApiKey, revokeApiKey } from '#contract/accounts/api-keys.ts';
import type { Api } from '#contract/api.ts';
import { isFetchError, isResponseError } from '#contract/api-errors.ts';
import { applyImport, startImport, uploadImportArchive } from '#contract/imports/imports.ts';
import { ACCESS_MARKER } from '#contract/problem.ts';
import { MAX_IMPORT_BYTES } from '#domain/upload-sizes.ts';
import { importPageTexts as texts } from '#texts/de/imports/import-page.ts';
import { ABOUT_FIELD, INTENT_FIELD, typed, typedExactly, isChecked } from '#web/forms/form-data.ts';

/** What the forms of the page ask for; the value of their buttons. */
export const INTENTS = {
  check: 'pruefen',
  apply: 'uebernehmen',
  makeKey: 'schluessel',
  revokeKey: 'widerrufen',
} as const;

/** The field for a zip of pictures beside the list. */
export const ZIP_FIELD = 'bilderzip';

/** The result of a form: a run to show, a key to copy, or a refusal. */
export type ImportsAnswer =
  | { kind: 'RUN'; id: string }
  | { kind: 'KEY'; key: string; name: string }
  | { kind: 'REVOKED' }
  | {
      kind: 'FAILED';
      place: 'upload' | 'run' | 'keys';
      message: string;
      errors: Record<string, string>;
      isFullFeed: boolean;
    };

/** Carries out a form; null for one that is none of ours. `zip`: what came with the list. */
export async function answerImportsForm(
  api: Api,
  form: FormData,
  zip: Blob | null = null,
): Promise<ImportsAnswer | null> {
  const intent = form.get(INTENT_FIELD);
  switch (intent) {
    case INTENTS.check:
      return told('upload', () => check(api, form, zip), isFullFeed(form));
    case INTENTS.apply:
      return told('run', async () => ({
        kind: 'RUN',
        id: (await api.call(applyImport, { importId: typed(form, 'lauf'), ...confirmed(form) })).id,
      }));
    case INTENTS.makeKey:
      return told('keys', () => makeKey(api, form));
    case INTENTS.revokeKey:
      return told('keys', async () => {
        await api.call(revokeApiKey, { apiKeyId: typed(form, ABOUT_FIELD) });
        return { kind: 'REVOKED' };
      });
    default:
      return null;
  }
}

/** The number of adverts to be paused that the owner has agreed to. */
function confirmed(form: FormData): { confirmedPauses?: number } {
  const count = typed(form, 'pausieren');
  return /^\d{1,6}$/.test(count) ? { confirmedPauses: Number(count) } : {};
}

async function check(api: Api, form: FormData, zip: Blob | null): Promise<ImportsAnswer> {
  const file = form.get('file');
  // An empty field is sent as an empty file; the zip is not stored where the list is refused anyway.
  const isUseful = zip !== null && zip.size > 0 && !(file instanceof Blob && file.size > MAX_IMPORT_BYTES);
  const archive = !isUseful ? null : await api.call(uploadImportArchive, { file: zip });
  const run = await api.call(startImport, {
    file: file instanceof Blob ? file : new Blob(),
    dryRun: 'true',
    fullFeed: isFullFeed(form) ? 'true' : 'false',
    ...(archive === null ? {} : { archiveId: archive.id }),
  });
  return { kind: 'RUN', id: run.id };
}

const isFullFeed = (form: FormData): boolean => isChecked(form, 'vollstaendig');

async function makeKey(api: Api, form: FormData): Promise<ImportsAnswer> {
  const apiKeyDto = { name: typed(form, 'name'), currentPassword: typedExactly(form, 'currentPassword') };
  const { key, name } = await api.call(createApiKey, { apiKeyDto });
  return { kind: 'KEY', key, name };
}

type Place = Extract<ImportsAnswer, { kind: 'FAILED' }>['place'];

/** Refusals and a lost connection are answers, too. */
async function told(place: Place, act: () => Promise<ImportsAnswer>, isFullFeed = false): Promise<ImportsAnswer> {
  try {
    return await act();
  } catch (error) {
    if (isFetchError(error)) return { kind: 'FAILED', place, message: texts.offline, errors: {}, isFullFeed };
    if (!isResponseError(error)) throw error;
    const message = (error.serverMessage ?? '').replace(ACCESS_MARKER, '');
    const errors = Object.fromEntries(error.fields.map((one) => [one.path, one.message]));
    return { kind: 'FAILED', place, message, errors, isFullFeed };
  }
}

import { HOUR_IN_MS } from '#domain/durations.ts';
import { categoryOf } from '#domain/lookups/categories.data.ts';
import { oneLine } from '#domain/text/one-line.ts';
import { importTemplateOf } from '#domain/imports/import-template.ts';
import {
  applyImport,
  getImport,
  getImportIssues,
  getImportTemplate,
  listImports,
  startImport,
  uploadImportArchive,
} from '#contract/imports/imports.ts';
import { importShapes } from '#contract/imports/imports.schemas.ts';
import { MAX_PICTURE_ZIP_BYTES } from '#domain/upload-sizes.ts';
import { asFile } from '#server/platform/files/sent-file.ts';
import type { FileStore } from '#server/platform/files/files.ts';
import { idOfWrite } from '#server/platform/http/idempotency.ts';
import { type RateLimit, type RateLimiter, enforceLimit } from '#server/platform/http/rate-limit.ts';
import { type Call, type ApiServer, forward } from '#server/platform/http/routing.ts';
import { isStreamed, readUpload } from '#server/platform/files/uploaded-file.ts';
import { takeArchive } from './archives.service.ts';
import { importMissing, zipMissing } from './imports.problems.ts';
import * as imports from './imports.service.ts';

const ZIP_LIMIT: RateLimit = { name: 'import-zip', limit: 30, windowInMs: HOUR_IN_MS };
const START_LIMIT: RateLimit = { name: 'import-start', limit: 60, windowInMs: HOUR_IN_MS };

/** `startWork`: starts the background work. */
export type ImportTools = { limiter: RateLimiter; files: FileStore; startWork: () => void };

/** Adverts by the file: start, state, templates. */
export function registerImportHandlers(server: ApiServer, { limiter, files, startWork }: ImportTools): void {
  server.handle(startImport, importShapes.startImport, async (call) => {
    const { context, input, request } = call;
    await enforceLimit(limiter, START_LIMIT, context.viewer?.id ?? '');
    const run = await imports.startImport(context, {
      importId: idOfWrite(request, context.newId),
      content: await fileOf(call),
      fileName: oneLine(input.fileName ?? nameOf(input.file), MOST_NAME_CHARACTERS),
      source: input.file instanceof Blob ? 'PAGE' : 'API',
      isDryRun: input.dryRun === 'true',
      isFullFeed: input.fullFeed === 'true',
      confirmedPauses: input.confirmedPauses ?? null,
      archiveId: input.archiveId ?? null,
    });
    startWork();
    return run;
  });
  server.handle(uploadImportArchive, importShapes.uploadImportArchive, async ({ context, input, request }) => {
    await enforceLimit(limiter, ZIP_LIMIT, context.viewer?.id ?? '');
    if (!(input.file instanceof Blob) && !request.isMultipart()) throw zipMissing();
    const parts = await readUpload(request, input.file, MAX_PICTURE_ZIP_BYTES);
    if (!parts) throw zipMissing();
    const archiveId = idOfWrite(request, context.newId);
    return takeArchive(context, files, { archiveId, parts });
  });
  server.handle(applyImport, importShapes.applyImport, async ({ context, input, request }) => {
    await enforceLimit(limiter, START_LIMIT, context.viewer?.id ?? '');
    const run = await imports.applyImport(context, { ...input, runId: idOfWrite(request, context.newId) });
    startWork();
    return run;
  });
  server.handle(listImports, importShapes.listImports, forward(imports.listImports));
  server.handle(getImport, importShapes.getImport, forward(imports.getImport));
  server.handle(getImportIssues, importShapes.getImportIssues, async ({ context, input, reply }) => {
    const csv = await imports.getImportIssues(context, input);
    asFile(reply, { type: 'csv', name: 'stammplatz-import-hinweise.csv' });
    return csv;
  });
  server.handle(getImportTemplate, importShapes.getImportTemplate, async ({ input, reply }) => {
    asFile(reply, { type: 'csv', name: `stammplatz-vorlage-${categoryOf(input.category).slug}.csv` });
    return importTemplateOf(input.category);
  });
}

type StartCall = Call<typeof importShapes.startImport>;

async function fileOf({ input, request }: StartCall): Promise<Buffer> {
  if (!(input.file instanceof Blob) && !isStreamed(request)) throw importMissing();
  const parts = await readUpload(request, input.file);
  if (!parts) throw importMissing();
  return imports.readImportFile(parts);
}

const MOST_NAME_CHARACTERS = 200;

const nameOf = (file: unknown): string => (file instanceof File ? file.name : '');

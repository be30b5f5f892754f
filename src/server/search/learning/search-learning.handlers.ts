import { searchWordShapes as shapes } from '#contract/search/search-words.schemas.ts';
import * as calls from '#contract/search/search-words.ts';
import { idOfWrite } from '#server/platform/http/idempotency.ts';
import { type ApiServer, forward } from '#server/platform/http/routing.ts';
import type { BackgroundTask } from '#server/platform/background.ts';
import { memoryOf } from '#server/platform/database/database.ts';
import { onForeignChange } from '#server/platform/processes/changes.ts';
import { endKeptAnswers } from '#server/search/search-cache.service.ts';
import { customWordTasks, refreshCustomWords } from './custom-words-in-use.ts';
import * as words from './custom-words.service.ts';
import { createSearchCounts, searchCountTasks } from './search-counts.service.ts';

/** Starts counting what searches miss and reading by the operator's words. `close` writes what was counted. */
export async function startSearchLearning(
  server: ApiServer,
): Promise<{ tasks: BackgroundTask[]; close: () => Promise<void> }> {
  const { db, logger } = server.base;
  await refreshCustomWords(db);
  onForeignChange(memoryOf(db), 'search words', () => {
    refreshCustomWords(db).then(
      () => endKeptAnswers(db),
      (error: unknown) => logger.warn({ err: error }, "the search's own words are read at the next look"),
    );
  });
  const counts = createSearchCounts(server.base);
  registerCalls(server);
  return { tasks: [...customWordTasks(server.base), ...searchCountTasks(counts)], close: counts.flush };
}

function registerCalls(server: ApiServer): void {
  server.handle(calls.listUnknownWords, shapes.listUnknownWords, forward(words.listUnknownWords));
  server.handle(calls.listSearchGaps, shapes.listSearchGaps, forward(words.listSearchGaps));
  server.handle(calls.listCustomWords, shapes.listCustomWords, forward(words.listCustomWords));
  server.handle(calls.getCustomWord, shapes.getCustomWord, forward(words.getCustomWord));
  server.handle(calls.createCustomWord, shapes.createCustomWord, ({ context, input, request }) =>
    words.createCustomWord(context, input.customWordDto, { customWordId: idOfWrite(request, context.newId) }),
  );
  server.handle(calls.changeCustomWord, shapes.changeCustomWord, ({ context, input }) =>
    words.changeCustomWord(context, input.changedCustomWordDto, input),
  );
  server.handle(calls.previewCustomWord, shapes.previewCustomWord, ({ context, input }) =>
    words.previewCustomWord(context, input.previewCustomWordDto),
  );
}

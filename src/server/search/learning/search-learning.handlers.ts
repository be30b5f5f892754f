import { searchWordShapes as shapes } from '#contract/search/search-words.schemas.ts';
import * as calls from '#contract/search/search-words.ts';
import { idOfWrite } from '#server/platform/http/idempotency.ts';
import type { Door } from '#server/platform/http/routing.ts';
import type { BackgroundTask } from '#server/platform/background.ts';
import { memoryOf } from '#server/platform/database/database.ts';
import { onForeignChange } from '#server/platform/processes/changes.ts';
import { endKeptAnswers } from '#server/search/search-cache.service.ts';
import { customWordTasks, refreshCustomWords } from './custom-words-in-use.ts';
import * as words from './custom-words.service.ts';
import { createSearchCounts, searchCountTasks } from './search-counts.service.ts';

/** Starts counting what searches miss and reading by the operator's words. `close` writes what was counted. */
export async function startSearchLearning(
  door: Door,
): Promise<{ tasks: BackgroundTask[]; close: () => Promise<void> }> {
  const { db, logger } = door.base;
  await refreshCustomWords(db);
  onForeignChange(memoryOf(db), 'search words', () => {
    refreshCustomWords(db).then(
      () => endKeptAnswers(db),
      (error: unknown) => logger.warn({ err: error }, "the search's own words are read at the next look"),
    );
  });
  const counts = createSearchCounts(door.base);
  registerCalls(door);
  return { tasks: [...customWordTasks(door.base), ...searchCountTasks(counts)], close: counts.flush };
}

function registerCalls(door: Door): void {
  door.handle(calls.listUnknownWords, shapes.listUnknownWords, ({ context, input }) =>
    words.listUnknownWords(context, input),
  );
  door.handle(calls.listSearchGaps, shapes.listSearchGaps, ({ context }) => words.listSearchGaps(context));
  door.handle(calls.listCustomWords, shapes.listCustomWords, ({ context, input }) =>
    words.listCustomWords(context, input),
  );
  door.handle(calls.getCustomWord, shapes.getCustomWord, ({ context, input }) => words.getCustomWord(context, input));
  door.handle(calls.createCustomWord, shapes.createCustomWord, ({ context, input, request }) =>
    words.createCustomWord(context, input.customWordDto, { customWordId: idOfWrite(request, context.newId) }),
  );
  door.handle(calls.changeCustomWord, shapes.changeCustomWord, ({ context, input }) =>
    words.changeCustomWord(context, input.changedCustomWordDto, input),
  );
  door.handle(calls.previewCustomWord, shapes.previewCustomWord, ({ context, input }) =>
    words.previewCustomWord(context, input.previewCustomWordDto),
  );
}

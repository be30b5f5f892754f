import type { BackgroundTask } from './platform/background.ts';
import type { ApiServer } from './platform/http/routing.ts';
import { startSearchLearning } from './search/learning/search-learning.handlers.ts';
import { registerSearchRoutes } from './search/search.handlers.ts';
import { searchJobs } from './search/indexing/search-jobs.ts';
import { followForeignWrites } from './search/search-cache.service.ts';
import { usePlaces } from './search/reading/search-places.ts';

type Places = Parameters<typeof usePlaces>[1];

/** The search with what it learns; `stop` writes what was counted and ends its work. */
export async function registerSearch(
  server: ApiServer,
  { places }: { places: Places },
): Promise<{ tasks: BackgroundTask[]; stop: () => Promise<void> }> {
  usePlaces(server.base.db, places);
  followForeignWrites(server.base.db);
  registerSearchRoutes(server);
  const learning = await startSearchLearning(server);
  const jobs = searchJobs(server.base);
  return {
    tasks: [...jobs.tasks, ...learning.tasks],
    stop: async () => {
      jobs.stop();
      await learning.close();
    },
  };
}

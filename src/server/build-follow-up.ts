import { MINUTE_IN_MS } from '#domain/durations.ts';
import type { RateLimiter } from '#server/platform/http/rate-limit.ts';
import type { ApiServer } from '#server/platform/http/routing.ts';
import { registerAvailabilityHandlers } from './adverts/availability/availability.handlers.ts';
import { registerCalendarHandlers } from './adverts/calendar/calendar.handlers.ts';
import { availabilityTasks } from './adverts/availability/checks.service.ts';
import { clearEndedReservations } from './adverts/availability/reservation.service.ts';
import { registerFavouriteHandlers } from './favourites/favourites.handlers.ts';
import { registerFeeds } from './feeds/feeds.handlers.ts';
import { followTasks, registerFollowHandlers } from './follows/follows.handlers.ts';
import { registerOriginHandlers } from './origin/origin.handlers.ts';
import type { FindPlace } from './places/settle-place.service.ts';
import type { BackgroundTask } from './platform/background.ts';
import { proofTasks, registerProofHandlers } from './proofs/proofs.handlers.ts';
import { registerRatingHandlers } from './ratings/ratings.handlers.ts';
import { ratingTasks } from './ratings/release.service.ts';
import { registerRequestHandlers, requestTasks } from './requests/requests.handlers.ts';
import { startSavedSearches } from './saved-searches/saved-search-jobs.ts';

type FollowUpTools = { limiter: RateLimiter; findPlace: FindPlace };
type FollowUp = { tasks: BackgroundTask[]; stop: () => Promise<void> };

/** What brings people back: saved adverts and searches, requests, ratings, origin, whether goods are still there, proofs. Pure wiring. */
export function registerFollowUp(server: ApiServer, { limiter, findPlace }: FollowUpTools): FollowUp {
  const { base } = server;
  registerAvailabilityHandlers(server, { limiter });
  registerCalendarHandlers(server, { limiter });
  registerFavouriteHandlers(server, { limiter, findPlace });
  registerFeeds(server, { limiter });
  registerFollowHandlers(server, { limiter });
  registerProofHandlers(server, { limiter });
  registerOriginHandlers(server, { limiter });
  registerRatingHandlers(server, { limiter });
  registerRequestHandlers(server, { limiter, findPlace });
  const savedSearches = startSavedSearches(server, { limiter });
  return {
    tasks: [
      { name: 'clear ended reservations', everyInMs: MINUTE_IN_MS, run: () => clearEndedReservations(base) },
      ...availabilityTasks(base),
      ...followTasks(base),
      ...proofTasks(base),
      ...ratingTasks(base),
      ...requestTasks(base),
      ...savedSearches.tasks,
    ],
    stop: savedSearches.stop,
  };
}

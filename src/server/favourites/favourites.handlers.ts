import { MINUTE_IN_MS } from '#domain/durations.ts';
import { favouriteShapes as shapes } from '#contract/favourites/favourites.schemas.ts';
import * as calls from '#contract/favourites/favourites.ts';
import type { FindPlace } from '#server/places/settle-place.service.ts';
import { type RateLimit, type RateLimiter, addressKey, enforceLimit } from '#server/platform/http/rate-limit.ts';
import { type ApiServer, forward } from '#server/platform/http/routing.ts';
import * as favourites from './favourites.service.ts';

type Tools = { limiter: RateLimiter; findPlace: FindPlace };

/** A hand is slower; product decisions. */
const CHANGES: RateLimit = { name: 'favourite-changes', limit: 120, windowInMs: MINUTE_IN_MS };
const CARDS: RateLimit = { name: 'favourite-cards', limit: 60, windowInMs: MINUTE_IN_MS };

/** The adverts that people keep in mind. */
export function registerFavouriteHandlers(server: ApiServer, { limiter, findPlace }: Tools): void {
  const countChange = (viewerKey: number | undefined) => enforceLimit(limiter, CHANGES, String(viewerKey));
  server.handle(calls.listFavourites, shapes.listFavourites, ({ context, input }) =>
    favourites.listFavourites(context, input, findPlace),
  );
  server.handle(calls.listFavouriteAdverts, shapes.listFavouriteAdverts, async ({ context, input, request }) => {
    await enforceLimit(limiter, CARDS, addressKey(request.ip));
    return favourites.listFavouriteAdverts(context, input.favouriteAdvertsDto, findPlace);
  });
  server.handle(calls.saveFavourite, shapes.saveFavourite, async ({ context, input }) => {
    await countChange(context.viewer?.key);
    return favourites.saveFavourite(context, input, input.saveFavouriteDto);
  });
  server.handle(calls.deleteFavourite, shapes.deleteFavourite, async ({ context, input }) => {
    await countChange(context.viewer?.key);
    await favourites.deleteFavourite(context, input);
    return {};
  });
  server.handle(calls.noteFavourite, shapes.noteFavourite, async ({ context, input }) => {
    await countChange(context.viewer?.key);
    return favourites.noteFavourite(context, { advertId: input.advertId, note: input.favouriteNoteDto.note });
  });
  server.handle(calls.listFavouriteIds, shapes.listFavouriteIds, forward(favourites.listFavouriteIds));
  server.handle(calls.syncFavourites, shapes.syncFavourites, async ({ context, input }) => {
    await countChange(context.viewer?.key);
    return favourites.syncFavourites(context, input.favouriteChangesDto);
  });
}

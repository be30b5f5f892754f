import { MOST_FAVOURITES } from '#domain/favourites/favourite.ts';
import { favouriteRefusals } from '#texts/de/favourites/refusals.ts';
import { Problem } from '#server/platform/http/problem.ts';

export const notSaved = (): Problem =>
  new Problem({ status: 404, code: 'favourite.not-found', message: favouriteRefusals.notSaved });

export const listIsFull = (): Problem =>
  new Problem({ status: 409, code: 'favourite.list-full', message: favouriteRefusals.full(MOST_FAVOURITES) });

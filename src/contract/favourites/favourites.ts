import { endpoint } from '#contract/endpoint.ts';
import type { favouriteShapes } from './favourites.schemas.ts';

type Shapes = typeof favouriteShapes;

const tag = 'Favourites';

export const listFavourites = endpoint<Shapes['listFavourites']>({
  operation: 'listFavourites',
  method: 'GET',
  path: '/api/v1/favourites',
  summary: 'Lists the saved adverts of the viewer, the latest saved first, with cards of those that are still public.',
  tag,
  auth: 'viewer',
});

export const listFavouriteIds = endpoint<Shapes['listFavouriteIds']>({
  operation: 'listFavouriteIds',
  method: 'GET',
  path: '/api/v1/favourites/ids',
  summary: 'Lists the ids of the saved adverts of the viewer, for the hearts of a page.',
  tag,
  auth: 'viewer',
});

export const listFavouriteAdverts = endpoint<Shapes['listFavouriteAdverts']>({
  operation: 'listFavouriteAdverts',
  method: 'POST',
  path: '/api/v1/favourites/adverts',
  summary: 'Shows what became of adverts that a device remembers; ids that never were public are left out.',
  tag,
  auth: 'anonymous',
  body: 'favouriteAdvertsDto',
});

export const saveFavourite = endpoint<Shapes['saveFavourite']>({
  operation: 'saveFavourite',
  method: 'PUT',
  path: '/api/v1/favourites/{advertId}',
  summary: 'Saves an advert for the viewer; one that is saved already keeps its earliest time and its note.',
  tag,
  auth: 'viewer',
  body: 'saveFavouriteDto',
});

export const deleteFavourite = endpoint<Shapes['deleteFavourite']>({
  operation: 'deleteFavourite',
  method: 'DELETE',
  path: '/api/v1/favourites/{advertId}',
  summary: 'Removes an advert from the list of the viewer, with its note.',
  tag,
  auth: 'viewer',
});

export const noteFavourite = endpoint<Shapes['noteFavourite']>({
  operation: 'noteFavourite',
  method: 'PUT',
  path: '/api/v1/favourites/{advertId}/note',
  summary: 'Replaces the note at a saved advert.',
  tag,
  auth: 'viewer',
  body: 'favouriteNoteDto',
});

export const syncFavourites = endpoint<Shapes['syncFavourites']>({
  operation: 'syncFavourites',
  method: 'POST',
  path: '/api/v1/favourites/sync',
  summary:
    'Merges what a device changed, the later change of each advert counting, and answers with the ids of all saved adverts.',
  tag,
  auth: 'viewer',
  body: 'favouriteChangesDto',
});

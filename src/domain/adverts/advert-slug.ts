import { titleSlug } from '#domain/text/title-slug.ts';

/** Returns the slug of an advert, which is unique, and stable for a title. */
export const advertSlug = (title: string, advertId: string): string => titleSlug(title, advertId, 'anzeige');

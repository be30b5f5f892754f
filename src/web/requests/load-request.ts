import { redirect } from 'react-router';
import type { Api } from '#contract/api.ts';
import { isResponseError, parsedOrNull } from '#contract/api-errors.ts';
import { getOwnRequest, getRequest, listRequestOffers } from '#contract/requests/requests.ts';
import type { OwnRequest, RequestOffers, WoodRequest } from '#contract/requests/requests.schemas.ts';
import { paths } from '#contract/paths.ts';
import { requestPaths } from '#contract/requests/request-paths.ts';
import { type CategoryCode, categoryOf, isCategoryCode } from '#domain/lookups/categories.data.ts';
import { federalStateById } from '#domain/lookups/regions.data.ts';
import { woodTypeById } from '#domain/lookups/wood-types.data.ts';
import type { PageContext } from '#web/api/api-context.ts';
import { type PlaceView, placeViewOf } from '#web/places/place-view.parts.ts';
import { pageNotFound } from '#web/page/not-found.ts';

export type ShownRequest = {
  kind: 'REQUEST';
  request: WoodRequest;
  own: OwnRequest | null;
  /** Null for visitors. */
  offers: RequestOffers | null;
  isModerator: boolean;
  stateName: string | null;
  place: PlaceView;
  /** A listing of adverts that may answer it. */
  advertsHref: string;
};
type GoneRequest = { kind: 'GONE'; advertsHref: string };

/** Returns a Gesuch with what the viewer may do about it; another address of it leads to its own. @throws 301, 404 */
export async function loadRequest(
  api: Api,
  slug: string,
  { url, page }: { url: URL; page: PageContext },
): Promise<{ data: ShownRequest | GoneRequest; status: number }> {
  let request: WoodRequest;
  try {
    request = await api.call(getRequest, { requestSlug: slug });
  } catch (error) {
    if (!isResponseError(error)) throw error;
    if (error.status === 410) return { data: { kind: 'GONE', advertsHref: goneHref(error.rawBody) }, status: 410 };
    if (error.status === 404 || error.status === 400 || error.status === 422) throw pageNotFound(url);
    throw error;
  }
  if (request.slug !== slug) throw redirect(paths.request(request.slug), 301);
  if (request.state === 'REMOVED' && !request.isMine) throw redirect(requestPaths.removeRequest(slug), 303);
  const [own, offers] = await Promise.all([
    request.isMine ? api.call(getOwnRequest, { requestId: request.id }) : null,
    page.viewer === null ? null : api.call(listRequestOffers, { requestId: request.id }),
  ]);
  const state = request.place.federalStateId === null ? undefined : federalStateById(request.place.federalStateId);
  return {
    data: {
      kind: 'REQUEST',
      request,
      own,
      offers,
      isModerator: page.viewer?.permissions.includes('moderation') ?? false,
      stateName: state?.name ?? null,
      place: placeViewOf({ ...request.place, city: request.place.name, postalCode: '', id: '', street: '' }, null),
      advertsHref: advertsHrefOf(request),
    },
    status: 200,
  };
}

function goneHref(body: string): string {
  const problem = parsedOrNull(body);
  const category: unknown = typeof problem === 'object' && problem !== null ? Reflect.get(problem, 'category') : null;
  return typeof category === 'string' && isCategoryCode(category) ? paths.products(category) : paths.products();
}

function advertsHrefOf({
  category,
  woodTypes,
}: {
  category: CategoryCode;
  woodTypes: readonly { id: number }[];
}): string {
  const [only, ...others] = woodTypes;
  const type = only === undefined || others.length > 0 ? undefined : woodTypeById(only.id);
  const { woodTypeUse } = categoryOf(category);
  const isPath = type !== undefined && woodTypeUse !== null && type.uses.includes(woodTypeUse);
  return paths.products(category, isPath ? type.slug : undefined);
}

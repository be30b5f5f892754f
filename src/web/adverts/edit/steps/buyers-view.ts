import type { Advert } from '#contract/adverts/adverts.schemas.ts';
import type { Api } from '#contract/api.ts';
import type { Image } from '#contract/common.schemas.ts';
import { blurCoordinates } from '#domain/places/geometry/blur.ts';
import { woodTypeById } from '#domain/lookups/wood-types.data.ts';
import { pictureForAdvert } from '#domain/pictures/advert-picture.ts';
import { hashText } from '#domain/pictures/random.ts';
import { pictureUrl } from '#domain/pictures/picture-url.ts';
import type { PageContext } from '#web/api/api-context.ts';
import type { ShownAdvert } from '#web/adverts/page/load-advert.ts';
import { loadAdvert } from '#web/adverts/page/load-advert.ts';
import { placeViewOf } from '#web/places/place-view.parts.ts';

type Look = { url: URL; api: Api; page: PageContext; viewerId: string };

/** An own advert with what a buyer will see of it: the blurred place, no full name, a drawing where there is no photo. */
export async function buyersViewOf(advert: Advert, { url, api, page, viewerId }: Look): Promise<ShownAdvert | null> {
  const { data } = await loadAdvert({ url, param: advert.id, isShort: true, api, page });
  if (data.kind === 'GONE') return null;
  const { latitude, longitude } = advert.address;
  const shown =
    latitude === null || longitude === null ? { latitude, longitude } : blurCoordinates(latitude, longitude, viewerId);
  const [initial = ''] = advert.contact.lastname;
  const person = `${advert.contact.firstname} ${initial === '' ? '' : `${initial.toUpperCase()}.`}`.trim();
  return {
    ...data,
    head: { ...data.head, isHidden: true, structuredData: [] },
    images: data.images.length > 0 ? data.images : [symbolOf(advert)],
    place: placeViewOf({ ...advert.address, ...shown, street: '' }, null),
    seller:
      data.seller === null
        ? null
        : { ...data.seller, contactPerson: person === '' || person === data.seller.name ? null : person },
    owner: null,
    similar: [],
  };
}

function symbolOf(advert: Advert): Image {
  const { category, categoryData: data } = advert;
  const woods = 'woodTypes' in data ? data.woodTypes : 'woodType' in data && data.woodType ? [data.woodType] : [];
  const picture = pictureForAdvert({
    category,
    woodTypeCodes: woods.flatMap(({ id }) => woodTypeById(id)?.code ?? []),
    title: advert.title,
    details: { ...data, unitCode: advert.unit, quantity: advert.unitQuantity },
    seed: hashText(advert.id) % 1000,
  });
  return { id: advert.id, order: 0, url: pictureUrl(picture, 960, 'jpg'), isSymbol: true, alt: advert.title };
}

import type { SellerKind } from '#domain/users/seller-kind.ts';
import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import { PREPARED } from '#server/platform/database/prepared.ts';

/** The columns of a card; contact data and exact coordinates are not among them. */
export type ListRow = {
  id: number;
  public_id: string;
  status: string;
  category: string;
  category_data: unknown;
  slug: string;
  title: string;
  price_per_unit_in_cents: number | null;
  price_total_in_cents: number | null;
  unit: string;
  unit_quantity: number | null;
  minimum_quantity: number | null;
  household_maximum: number | null;
  vat_rate: number;
  price_is_gross: boolean;
  delivery_bands: unknown;
  raffle_accepted: boolean;
  heat_price: number | null;
  heat_price_low: number | null;
  heat_price_high: number | null;
  created_at: Date;
  bumped_at: Date;
  expires_at: Date | null;
  reserved_until: Date | null;
  user_public_id: string;
  user_first_name: string;
  user_last_name: string;
  user_created_at: Date;
  seller_kind: SellerKind;
  /** Null also where the seller's company is not public; its name and slug are then not to be shown. */
  company_public_id: string | null;
  company_name: string | null;
  company_slug: string | null;
  business_name: string | null;
  address_public_id: string | null;
  country_code: string | null;
  postal_code: string | null;
  city: string | null;
  shown_latitude: number | null;
  shown_longitude: number | null;
  view_count: number;
  image_public_id: string | null;
  image_position: number | null;
  image_alt: string | null;
  stored_file_id: string | null;
  drawing_kind: string | null;
  drawing_species: string | null;
  drawing_seed: number | null;
  image_width: number | null;
  image_height: number | null;
  image_placeholder: string | null;
};

/**
 * The cards of the given adverts, in the order of the keys (primary keys throughout). Whether a company is public is looked
 * up seller by seller, and only where there is one; `exists (…)` would be hashed, which reads all public companies per page.
 */
export async function listRows(db: Db, keys: readonly number[]): Promise<ListRow[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<ListRow>`${PREPARED}
    select a.id, a.public_id, a.status, a.category, a.category_data, a.slug, a.title, a.price_per_unit_in_cents,
           a.price_total_in_cents, a.unit, a.unit_quantity, a.minimum_quantity, a.household_maximum, a.vat_rate,
           a.price_is_gross, a.delivery_bands, a.raffle_accepted, a.heat_price, a.heat_price_low, a.heat_price_high, a.created_at,
           coalesce(a.bumped_at, a.published_at, a.created_at) as bumped_at, a.expires_at,
           a.reserved_until,
           u.public_id as user_public_id, u.first_name as user_first_name, u.last_name as user_last_name, u.created_at as user_created_at, u.seller_kind,
           case when c.id is not null then (
             select p.public_id from public_companies p where p.user_id = a.user_id limit 1 offset 0) end as company_public_id,
           c.name as company_name, c.slug as company_slug,
           case when u.is_business then (
             select t.company_name from advert_contacts t where t.advert_id = a.id) end as business_name,
           d.public_id as address_public_id, d.country_code, d.postal_code, d.city, d.shown_latitude, d.shown_longitude,
           coalesce(s.view_count, 0) as view_count,
           i.public_id as image_public_id, i.position as image_position, i.alt as image_alt, i.stored_file_id,
           i.drawing_kind, i.drawing_species, i.drawing_seed,
           f.width as image_width, f.height as image_height, f.placeholder as image_placeholder
    from unnest(${[...keys]}::bigint[]) with ordinality wanted (id, place)
    join adverts a on a.id = wanted.id
    join users u on u.id = a.user_id
    left join companies c on c.user_id = a.user_id
    left join advert_addresses d on d.advert_id = a.id
    left join advert_stats s on s.advert_id = a.id
    left join lateral (
      select * from advert_images where advert_id = a.id order by position, id limit 1) i on true
    left join stored_files f on f.id = i.stored_file_id
    order by wanted.place`.execute(db);
  return rows;
}

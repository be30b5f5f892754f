// Made by "npm run gen" from the migrations. Do not edit.
import type { ColumnType, Generated } from 'kysely';

export type Schema = {
  advert_addresses: {
    advert_id: number;
    public_id: string;
    country_code: Generated<string>;
    postal_code: string | null;
    city: Generated<string>;
    street: Generated<string>;
    federal_state_id: number | null;
    latitude: number | null;
    longitude: number | null;
    shown_latitude: number | null;
    shown_longitude: number | null;
  };
  advert_contacts: {
    advert_id: number;
    public_id: string;
    first_name: Generated<string>;
    last_name: Generated<string>;
    company_name: Generated<string>;
    phone_number: Generated<string>;
    email: Generated<string>;
    shop_link: Generated<string>;
  };
  advert_images: {
    id: Generated<number>;
    public_id: string;
    advert_id: number;
    position: number;
    stored_file_id: string | null;
    drawing_kind: string | null;
    drawing_species: string | null;
    drawing_seed: number | null;
    alt: Generated<string>;
  };
  advert_slugs: {
    slug: string;
    advert_id: number;
    created_at: Date;
  };
  advert_stats: {
    advert_id: number;
    view_count: Generated<number>;
    reveal_count: Generated<number>;
  };
  advert_stats_daily: {
    advert_id: number;
    day: ColumnType<string, string, string>;
    view_count: Generated<number>;
    reveal_count: Generated<number>;
  };
  adverts: {
    id: Generated<number>;
    public_id: string;
    user_id: number;
    category: string;
    status: Generated<string>;
    slug: string;
    title: Generated<string>;
    description: Generated<string>;
    price_per_unit_in_cents: number | null;
    price_total_in_cents: number | null;
    unit: string;
    unit_quantity: number | null;
    minimum_quantity: number | null;
    vat_rate: number;
    price_is_gross: Generated<boolean>;
    category_data: ColumnType<unknown, string, string>;
    delivery_bands: Generated<ColumnType<unknown, string, string>>;
    raffle_accepted: Generated<boolean>;
    heat_price: number | null;
    heat_price_low: number | null;
    heat_price_high: number | null;
    was_public: Generated<boolean>;
    status_before: string | null;
    delete_type: string | null;
    blocked_reason: string | null;
    version: Generated<number>;
    created_at: Date;
    updated_at: Date;
    published_at: Date | null;
    bumped_at: Date | null;
    expires_at: Date | null;
    deleted_at: Date | null;
  };
  companies: {
    id: Generated<number>;
    public_id: string;
    user_id: number;
    slug: string;
    name: string;
    website_url: string | null;
    email: string | null;
    phone_number: string | null;
    uid: string | null;
    pefc_certified: Generated<boolean>;
    publish_state: Generated<string>;
    city: string | null;
    postal_code: string | null;
    country_code: string | null;
    street: string | null;
    created_at: Date;
  };
  feedback_messages: {
    id: Generated<number>;
    advert_id: number;
    name: string;
    content: string;
    created_at: Date;
  };
  idempotency_keys: {
    scope: string;
    key: string;
    request_hash: Buffer;
    status: number | null;
    headers: ColumnType<unknown | null, string | null, string | null>;
    body: Buffer | null;
    locked_until: Date;
    created_at: Date;
  };
  lookups: {
    list: string;
    id: number;
    code: string;
    text: string;
    position: number;
    details: Generated<ColumnType<unknown, string, string>>;
  };
  outbox: {
    id: Generated<number>;
    topic: string;
    payload: ColumnType<unknown, string, string>;
    created_at: Date;
    done_at: Date | null;
  };
  sessions: {
    id: string;
    user_id: number;
    kind: string;
    token_hash: Buffer | null;
    user_agent: Generated<string>;
    created_at: Date;
    last_seen_at: Date;
    expires_at: Date;
    ended_at: Date | null;
  };
  settings: {
    name: string;
    value: string;
  };
  stored_files: {
    id: string;
    user_id: number | null;
    width: number;
    height: number;
    placeholder: string;
    content_hash: Buffer;
    created_at: Date;
  };
  user_permissions: {
    user_id: number;
    permission: string;
    granted_at: Date;
    granted_by: string;
  };
  users: {
    id: Generated<number>;
    public_id: string;
    email: string;
    username: string;
    password_hash: string | null;
    first_name: Generated<string>;
    last_name: Generated<string>;
    is_business: Generated<boolean>;
    email_confirmed_at: Date | null;
    terms_accepted_at: Date | null;
    newsletter_accepted: Generated<boolean>;
    is_new: Generated<boolean>;
    is_sample: Generated<boolean>;
    blocked_at: Date | null;
    created_at: Date;
  };
};

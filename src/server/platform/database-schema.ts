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
  advert_events: {
    id: Generated<number>;
    advert_id: number;
    at: Date;
    kind: string;
    actor: Generated<string>;
    details: ColumnType<unknown, string | undefined, string>;
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
  advert_objections: {
    id: string;
    advert_id: number;
    content: string;
    status: Generated<string>;
    created_at: Date;
    decided_at: Date | null;
    decided_by: string | null;
    decision: Generated<string>;
  };
  advert_reports: {
    id: string;
    advert_id: number;
    reporter_id: number | null;
    reporter_name: Generated<string>;
    reporter_email: Generated<string>;
    reason: string;
    content: string;
    status: Generated<string>;
    created_at: Date;
    decided_at: Date | null;
    decided_by: string | null;
    page_url: Generated<string>;
    decision: Generated<string>;
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
    delivery_bands: ColumnType<unknown, string | undefined, string>;
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
    own_reference: string | null;
    paused_by_import: Generated<boolean>;
  };
  agreement_versions: {
    agreement_id: string;
    version: number;
    author_is_seller: boolean;
    terms: ColumnType<unknown, string, string>;
    created_at: Date;
    seller_accepted_at: Date | null;
    buyer_accepted_at: Date | null;
  };
  agreements: {
    id: string;
    chat_id: number;
    state: Generated<string>;
    version: Generated<number>;
    seller_name: Generated<string>;
    buyer_name: Generated<string>;
    created_at: Date;
    updated_at: Date;
    closed_at: Date | null;
    quantity_lowered_at: Date | null;
  };
  api_keys: {
    id: string;
    user_id: number;
    name: string;
    key_hash: Buffer;
    shown_start: string;
    created_at: Date;
    last_used_at: Date | null;
    revoked_at: Date | null;
  };
  audit_log: {
    id: Generated<number>;
    at: Date;
    actor: string;
    action: string;
    subject: string;
    details: ColumnType<unknown, string | undefined, string>;
  };
  chat_events: {
    user_id: number;
    seq: number;
    kind: string;
    chat_id: number;
    message_seq: number | null;
    at: Date;
  };
  chat_feeds: {
    user_id: number;
    last_seq: Generated<number>;
    last_at: Date;
  };
  chat_mail_marks: {
    user_id: number;
    mailed_at: Date;
  };
  chat_push_marks: {
    chat_id: number;
    user_id: number;
    pushed_up_to: number;
  };
  chat_reports: {
    id: string;
    chat_key: number;
    reporter_id: number | null;
    reason: string;
    content: string;
    messages: ColumnType<unknown, string | undefined, string>;
    status: Generated<string>;
    created_at: Date;
    decided_at: Date | null;
    decided_by: string | null;
    decision: Generated<string>;
  };
  chats: {
    id: Generated<number>;
    public_id: string;
    advert_id: number | null;
    item_public_id: string;
    item_title: string;
    seller_id: number;
    buyer_id: number;
    created_at: Date;
    updated_at: Date;
    last_seq: Generated<number>;
    seller_read_up_to: Generated<number>;
    buyer_read_up_to: Generated<number>;
    seller_unread: Generated<number>;
    buyer_unread: Generated<number>;
    seller_deleted: Generated<boolean>;
    buyer_deleted: Generated<boolean>;
    seller_hidden_up_to: Generated<number>;
    buyer_hidden_up_to: Generated<number>;
    seller_mailed_up_to: Generated<number>;
    buyer_mailed_up_to: Generated<number>;
    seller_position: Generated<number>;
    buyer_position: Generated<number>;
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
  consents: {
    consent_id: string;
    decided_at: Date;
    revision: number;
    kind: string;
    categories: string[];
    noted_at: Date;
  };
  facet_counts: {
    category: number;
    attr: number;
    n: number;
  };
  feedback_messages: {
    id: Generated<number>;
    advert_id: number;
    name: string;
    content: string;
    created_at: Date;
    hidden_at: Date | null;
  };
  geo_imports: {
    id: Generated<number>;
    source: string;
    rows: number;
    errors: number;
    attribution: Generated<string>;
    finished_at: Date;
  };
  geo_layers: {
    name: string;
    kind: string;
    geojson: ColumnType<unknown, string, string>;
    attribution: Generated<string>;
    updated_at: Date;
  };
  gone_adverts: {
    slug: string;
    advert_id: string;
    category: string;
    country_code: string;
    postal_code: string | null;
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
    resource_id: string | null;
  };
  identities: {
    provider: string;
    subject: string;
    user_id: number;
    email: Generated<string>;
    created_at: Date;
  };
  import_files: {
    run_id: string;
    content: Buffer;
    created_at: Date;
  };
  import_runs: {
    id: string;
    user_id: number;
    source: string;
    format: string;
    is_dry_run: boolean;
    is_full_feed: boolean;
    status: string;
    row_count: Generated<number>;
    created_count: Generated<number>;
    updated_count: Generated<number>;
    unchanged_count: Generated<number>;
    paused_count: Generated<number>;
    failed_count: Generated<number>;
    issues: ColumnType<unknown, string | undefined, string>;
    created_at: Date;
    finished_at: Date | null;
    file_name: Generated<string>;
    content_hash: Generated<Buffer>;
    processed_count: Generated<number>;
    failure: string | null;
    claimed_until: Date | null;
    attempts: Generated<number>;
  };
  lookups: {
    list: string;
    id: number;
    code: string;
    text: string;
    position: number;
    details: ColumnType<unknown, string | undefined, string>;
  };
  mails: {
    id: string;
    event_key: string;
    template: string;
    recipient: string;
    subject: string;
    html: string;
    plain_text: string;
    headers: ColumnType<unknown, string | undefined, string>;
    created_at: Date;
    next_try_at: Date;
    attempts: Generated<number>;
    locked_until: Date | null;
    sent_at: Date | null;
    given_up_at: Date | null;
    last_error: string | null;
  };
  map_cells: {
    level: number;
    category: number;
    x: number;
    y: number;
    n: number;
    lat_sum: number;
    lon_sum: number;
  };
  messages: {
    id: string;
    chat_id: number;
    seq: number;
    sender_id: number;
    kind: Generated<string>;
    text: string;
    stored_file_id: string | null;
    agreement_id: string | null;
    signs: Generated<string[]>;
    created_at: Date;
  };
  newsletter_issues: {
    slug: string;
    subject: string;
    content: ColumnType<unknown, string, string>;
    ordered_at: Date;
    done_up_to: Generated<string>;
    reader_count: Generated<number>;
    finished_at: Date | null;
  };
  newsletter_subscribers: {
    email: string;
    asked_at: Date;
    confirmed_at: Date | null;
    ended_at: Date | null;
  };
  one_time_codes: {
    id: string;
    purpose: string;
    code_hash: Buffer;
    user_id: number | null;
    email: Generated<string>;
    payload: ColumnType<unknown, string | undefined, string>;
    failures: Generated<number>;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
  outbox: {
    id: Generated<number>;
    topic: string;
    payload: ColumnType<unknown, string, string>;
    created_at: Date;
    done_at: Date | null;
  };
  places: {
    id: Generated<number>;
    country_code: string;
    postal_code: string;
    name: string;
    folded_name: string;
    federal_state_id: number | null;
    region: string | null;
    latitude: number;
    longitude: number;
    weight: Generated<number>;
    source: string;
  };
  push_subscriptions: {
    id: string;
    user_id: number;
    session_id: string;
    endpoint: string;
    p256dh: string;
    auth: string;
    user_agent: string;
    created_at: Date;
    last_sent_at: Date | null;
  };
  pushes: {
    id: string;
    subscription_id: string;
    event_key: string;
    content: ColumnType<unknown, string, string>;
    topic: string;
    created_at: Date;
    expires_at: Date;
    next_try_at: Date;
    locked_until: Date | null;
    attempts: Generated<number>;
    done_at: Date | null;
  };
  recovery_codes: {
    id: Generated<number>;
    user_id: number;
    code_hash: Buffer;
    used_at: Date | null;
  };
  search_deltas: {
    id: Generated<number>;
    advert_id: number;
    sign: number;
    category: number;
    cell: number | null;
    lat_e5: number | null;
    lon_e5: number | null;
    attrs: number[];
  };
  search_docs: {
    id: number;
    bump: Date;
    rank_at: Date;
    expires_at: Date;
    price_total: number | null;
    quantity: number | null;
    pos: ColumnType<{ x: number; y: number }, string, string>;
    seller_id: number;
    price_unit: number | null;
    heat_price: number | null;
    delivery_reach: number | null;
    cell: number | null;
    lat_e5: number | null;
    lon_e5: number | null;
    category: number;
    unit: number;
    length_from: number | null;
    length_to: number | null;
    diameter_from: number | null;
    diameter_to: number | null;
    thickness_from: number | null;
    thickness_to: number | null;
    width_from: number | null;
    width_to: number | null;
    attrs: number[];
    tsv: ColumnType<string, string, string>;
    pad: Generated<string>;
  };
  search_words: {
    word: string;
    n: number;
  };
  second_factors: {
    user_id: number;
    sealed_secret: string;
    created_at: Date;
    confirmed_at: Date | null;
    last_used_step: Generated<number>;
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
    sign_in_method: Generated<string>;
    second_factor_at: Date | null;
    authenticated_at: Generated<Date>;
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
    unused_since: Date | null;
    is_private: Generated<boolean>;
  };
  title_phrases: {
    phrase: string;
    shown: string;
    n: number;
  };
  user_blocks: {
    blocker_id: number;
    blocked_id: number;
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
    is_new: Generated<boolean>;
    is_sample: Generated<boolean>;
    blocked_at: Date | null;
    created_at: Date;
    updated_at: Date | null;
    password_changed_at: Date | null;
    contact_template: ColumnType<unknown | null, string | null, string | null>;
    invoice_contact: ColumnType<unknown | null, string | null, string | null>;
    pefc_forest_certificate: string | null;
    pefc_coc_certificate_number: string | null;
    notification_settings: ColumnType<unknown, string | undefined, string>;
    deletion_asked_at: Date | null;
    anonymised_at: Date | null;
  };
};

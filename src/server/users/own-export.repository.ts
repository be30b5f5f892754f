import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

type Row = Record<string, unknown>;

/** The account with its settings; no key, hash or code of anything. By users_pkey. */
export async function findAccountFacts(db: Db, userKey: number): Promise<Row> {
  const { rows } = await sql<Row>`
    select u.public_id as id, u.email, u.username, u.first_name as firstname, u.last_name as lastname,
      u.is_business as "isBusiness", u.seller_kind as "sellerKind", u.created_at as "createdAt", u.email_confirmed_at as "emailConfirmedAt",
      u.terms_accepted_at as "termsAcceptedAt", u.password_changed_at as "passwordChangedAt",
      u.notification_settings as notifications, u.deletion_asked_at as "deletionAskedAt",
      u.news_seen_at as "newsSeenAt",
      (select c.created_at from advert_calendars c where c.user_id = u.id) as "advertCalendarSince",
      (select jsonb_build_object('askedAt', n.asked_at, 'confirmedAt', n.confirmed_at, 'endedAt', n.ended_at)
        from newsletter_subscribers n where n.email = lower(u.email) and u.email_confirmed_at is not null) as newsletter
    from users u where u.id = ${userKey}`.execute(db);
  return rows[0] ?? {};
}

/** Contact template, invoice contact and certificates; by users_pkey. */
export async function findTemplates(db: Db, userKey: number): Promise<Row> {
  const rows = await db
    .selectFrom('users')
    .select([
      'contact_template as contactTemplate',
      'invoice_contact as invoiceContact',
      'disclosure',
      'pefc_forest_certificate as pefcForestCertificate',
      'pefc_coc_certificate_number as pefcCocCertificateNumber',
    ])
    .where('id', '=', userKey)
    .execute();
  return rows[0] ?? {};
}

/** Saved searches with what they found; by saved_searches_user_id_index. */
export async function listOwnSearches(db: Db, userKey: number): Promise<Row[]> {
  const { rows } = await sql<{ fact: Row }>`
    select to_jsonb(s) - '{id,public_id,user_id,email,read_by}'::text[] || jsonb_build_object('id', s.public_id,
      'hits', (select coalesce(jsonb_agg(jsonb_build_object('advert', a.public_id, 'title', a.title, 'reason', h.reason,
        'foundAt', h.found_at) order by h.found_at desc), '[]')
        from finds_of_search(s.id) h join adverts a on a.id = h.advert_id)) as fact
    from saved_searches s where s.user_id = ${userKey} order by s.id`.execute(db);
  return rows.map(({ fact }) => fact);
}

/** Followed sellers by their public ids, and how many follow the account; by follows_user_id_seller_id_key and follows_seller_index. */
export async function listOwnFollows(db: Db, userKey: number): Promise<Row> {
  const { rows } = await sql<Row>`
    select (select coalesce(jsonb_agg(jsonb_build_object('sellerId', s.public_id, 'since', f.created_at) order by f.id), '[]')
        from follows f join users s on s.id = f.seller_id where f.user_id = ${userKey}) as followed,
      (select count(*)::int from follows f where f.seller_id = ${userKey}) as "followerCount"`.execute(db);
  return rows[0] ?? {};
}

export async function findCompany(db: Db, userKey: number): Promise<Row | null> {
  const { rows } = await sql<{ fact: Row }>`
    select to_jsonb(c) - '{id,public_id,user_id}'::text[] || jsonb_build_object('id', c.public_id,
      'services', (select coalesce(jsonb_agg(to_jsonb(s) - '{id,company_id}'::text[] order by s.position), '[]')
        from company_services s where s.company_id = c.id),
      'addresses', (select coalesce(jsonb_agg(g.slug order by g.created_at), '[]') from company_slugs g where g.company_id = c.id),
      'contact_reveals', (select coalesce(sum(d.reveal_count), 0) from company_stats_daily d where d.company_id = c.id)) as fact
    from companies c where c.user_id = ${userKey}`.execute(db);
  return rows[0]?.fact ?? null;
}

/** Some adverts of a person with place, contact, pictures, counts and what was written about them; by adverts_user_index. */
export async function listAdvertFacts(
  db: Db,
  userKey: number,
  { belowKey, limit }: { belowKey: number; limit: number },
): Promise<{ key: number; fact: Row }[]> {
  const { rows } = await sql<{ key: number; fact: Row }>`
    select a.id as key, to_jsonb(a) - '{id,public_id,user_id}'::text[] || jsonb_build_object('id', a.public_id,
      'address', to_jsonb(d) - '{advert_id,public_id}'::text[], 'contact', to_jsonb(c) - '{advert_id,public_id}'::text[],
      'views', s.view_count, 'contact_reveals', s.reveal_count,
      'slip', (select to_jsonb(p) - 'advert_id' from pile_slips p where p.advert_id = a.id),
      'eudr', (select to_jsonb(e) - 'advert_id' from eudr_records e where e.advert_id = a.id),
      'outline', (select to_jsonb(l) - '{advert_id,cell_column,cell_row}'::text[] from stand_outlines l where l.advert_id = a.id),
      'images', (select coalesce(jsonb_agg(jsonb_build_object('stored_file_id', i.stored_file_id, 'drawing', i.drawing_kind,
        'alt', i.alt, 'taken_on', f.taken_on, 'taken_latitude', f.taken_latitude, 'taken_longitude', f.taken_longitude,
        'shows_capture', i.shows_capture) order by i.position), '[]')
        from advert_images i left join stored_files f on f.id = i.stored_file_id where i.advert_id = a.id),
      'feedback', (select coalesce(jsonb_agg(jsonb_build_object('name', f.name, 'content', f.content,
        'created_at', f.created_at) order by f.id), '[]') from feedback_messages f where f.advert_id = a.id),
      'objections', (select coalesce(jsonb_agg(to_jsonb(o) - '{advert_id,decided_by}'::text[] order by o.created_at), '[]')
        from advert_objections o where o.advert_id = a.id)) as fact
    from adverts a left join advert_addresses d on d.advert_id = a.id left join advert_contacts c on c.advert_id = a.id
      left join advert_stats s on s.advert_id = a.id
    where a.user_id = ${userKey} and a.id < ${belowKey} order by a.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Sessions, linked services, keys of programs, devices for pushes and whether a second factor is set; never a secret. */
export async function findSignIns(db: Db, userKey: number): Promise<Row> {
  const { rows } = await sql<Row>`
    select (select coalesce(jsonb_agg(jsonb_build_object('kind', s.kind, 'method', s.sign_in_method, 'userAgent', s.user_agent,
          'createdAt', s.created_at, 'lastSeenAt', s.last_seen_at, 'expiresAt', s.expires_at, 'endedAt', s.ended_at)
          order by s.created_at desc), '[]') from sessions s where s.user_id = ${userKey}) as sessions,
      (select coalesce(jsonb_agg(jsonb_build_object('provider', i.provider, 'email', i.email, 'createdAt', i.created_at)
          order by i.created_at), '[]') from identities i where i.user_id = ${userKey}) as identities,
      (select coalesce(jsonb_agg(jsonb_build_object('name', k.name, 'createdAt', k.created_at, 'lastUsedAt', k.last_used_at,
          'revokedAt', k.revoked_at) order by k.created_at), '[]') from api_keys k where k.user_id = ${userKey}) as "apiKeys",
      (select jsonb_build_object('createdAt', f.created_at, 'confirmedAt', f.confirmed_at)
          from second_factors f where f.user_id = ${userKey}) as "secondFactor",
      (select coalesce(jsonb_agg(jsonb_build_object('userAgent', d.user_agent, 'createdAt', d.created_at,
          'lastSentAt', d.last_sent_at) order by d.created_at), '[]')
          from push_subscriptions d where d.user_id = ${userKey}) as "pushDevices"`.execute(db);
  return rows[0] ?? {};
}

export async function listOwnPermissions(db: Db, userKey: number): Promise<Row[]> {
  const rows = await db
    .selectFrom('user_permissions')
    .select(['permission as param', 'granted_at as grantedAt'])
    .where('user_id', '=', userKey)
    .orderBy('permission')
    .execute();
  return rows;
}

/** Mails to the confirmed address of an account: subject and times, not the text, which may hold codes. */
export async function listMailFacts(db: Db, userKey: number): Promise<Row[]> {
  const { rows } = await sql<Row>`select m.subject, m.created_at as "orderedAt", m.sent_at as "sentAt"
    from users u join mails m on lower(m.recipient) = lower(u.email)
    where u.id = ${userKey} and u.email_confirmed_at is not null order by m.created_at desc`.execute(db);
  return rows;
}

/** The audit log of an account, the newest first; other people appear anonymously. */
export async function listOwnAudit(db: Db, id: string): Promise<Row[]> {
  const { rows } = await sql<Row>`select at, action, details, actor = ${id} as "byYourself" from audit_log
    where subject = ${id} order by at desc`.execute(db);
  return rows;
}

/** Imports a person started, the newest first; by import_runs_user_index. */
export async function listImports(db: Db, userKey: number): Promise<Row[]> {
  const { rows } = await sql<{ run: Row }>`select to_jsonb(r) - 'user_id' as run from import_runs r
    where r.user_id = ${userKey} order by r.created_at desc`.execute(db);
  return rows.map(({ run }) => run);
}

/** What a person reported about adverts and pages of others and about messages in chats. */
export async function listOwnReports(db: Db, userKey: number): Promise<Row[]> {
  const { rows } = await sql<Row>`select a.public_id as "advertId", r.reporter_name as name, r.reporter_email as email,
      r.reason, r.content, r.page_url as "pageUrl", r.status, r.decision, r.created_at as "createdAt"
    from advert_reports r join adverts a on a.id = r.advert_id where r.reporter_id = ${userKey}
    union all
    select null, p.reporter_name, p.reporter_email, p.reason, p.content, p.page_url, p.status, '', p.created_at
    from account_reports p where p.reporter_id = ${userKey}
    union all
    select null, t.reporter_name, t.reporter_email, t.reason, t.content, t.page_url, t.status, t.decision, t.created_at
    from rating_reports t where t.reporter_id = ${userKey}
    union all
    select null, '', '', c.reason, c.content, '', c.status, c.decision, c.created_at
    from chat_reports c where c.reporter_id = ${userKey} order by "createdAt" desc`.execute(db);
  return rows;
}

/** Ids of the pictures a person has uploaded; by stored_files_user_id_index. */
export async function listPictures(db: Db, userKey: number): Promise<{ id: string; isPrivate: boolean }[]> {
  const { rows } = await sql<{ id: string; isPrivate: boolean }>`select id::text as id, is_private as "isPrivate"
    from stored_files where user_id = ${userKey} order by id`.execute(db);
  return rows;
}

/** A portion of a person's chats with agreements, all own words and those of others that are not deleted for them; by chats_seller_index and chats_buyer_index. */
export async function listChatFacts(
  db: Db,
  userKey: number,
  { belowKey, limit }: { belowKey: number; limit: number },
): Promise<{ key: number; fact: Row }[]> {
  const { rows } = await sql<{ key: number; fact: Row }>`
    select c.id as key, jsonb_build_object('id', c.public_id, 'advert', c.item_title, 'advertId', c.item_public_id,
      'role', case when c.seller_id = ${userKey} then 'SELLER' else 'BUYER' end, 'createdAt', c.created_at,
      'buyerPlace', case when c.buyer_postal_code is not null then jsonb_build_object('countryCode', c.buyer_country_code,
        'postalCode', c.buyer_postal_code, 'city', c.buyer_city, 'distanceInKm', c.buyer_distance_in_km) end,
      'messages', (select coalesce(jsonb_agg(jsonb_build_object('isOwn', m.sender_id = ${userKey}, 'text', m.text,
        'picture', m.stored_file_id, 'at', m.created_at) order by m.seq), '[]') from messages m where m.chat_id = c.id
        and (m.sender_id = ${userKey}
          or m.seq > case when c.seller_id = ${userKey} then c.seller_hidden_up_to else c.buyer_hidden_up_to end)),
      'agreements', (select coalesce(jsonb_agg(jsonb_build_object('state', g.state, 'closedAt', g.closed_at,
        'versions', (select jsonb_agg(jsonb_build_object('terms', v.terms, 'at', v.created_at,
          'isOwn', v.author_is_seller = (c.seller_id = ${userKey})) order by v.version)
          from agreement_versions v where v.agreement_id = g.id),
        'measurements', (select coalesce(jsonb_agg(jsonb_build_object('measured', n.measured, 'at', n.created_at,
          'isOwn', n.author_is_seller = (c.seller_id = ${userKey})) order by n.created_at), '[]')
          from agreement_measurements n where n.agreement_id = g.id)) order by g.created_at), '[]')
        from agreements g where g.chat_id = c.id),
      'origin', (select coalesce(jsonb_agg(jsonb_build_object('kind', h.kind, 'handedAt', h.handed_at)
        || case when c.seller_id = ${userKey} then jsonb_build_object('document', h.document) else '{}' end), '[]')
        from origin_handovers h where h.chat_id = c.id)) as fact
    from chats c where ${userKey} in (c.seller_id, c.buyer_id) and c.id < ${belowKey} order by c.id desc limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** Advertising whose figures a person may see; by advertising_entries_owner_index. */
export async function listOwnAdvertising(db: Db, userKey: number): Promise<Row[]> {
  const { rows } = await sql<{ entry: Row }>`select to_jsonb(e) - '{id,public_id,owner_id,version}'::text[]
      || jsonb_build_object('id', e.public_id) as entry
    from advertising_entries e where e.owner_id = ${userKey} order by e.id desc`.execute(db);
  return rows.map(({ entry }) => entry);
}

/** Ratings a person gave, and the published ones about the person, with answers and objections; by ratings_author_index and ratings_rated_index. */
export async function listOwnRatings(db: Db, userKey: number): Promise<Row[]> {
  const { rows } = await sql<{ rating: Row }>`
    select jsonb_build_object('isOwn', r.author_id = ${userKey}, 'amount', r.amount, 'dryness', r.dryness,
      'punctuality', r.punctuality, 'payment', r.payment, 'dealing', r.dealing, 'text', r.content,
      'givenAt', r.created_at, 'publishedAt', r.published_at, 'answer', r.answer, 'answeredAt', r.answered_at,
      'objections', (select coalesce(jsonb_agg(jsonb_build_object('content', o.content, 'status', o.status,
        'at', o.created_at) order by o.created_at), '[]')
        from rating_objections o where o.rating_id = r.id and o.author_id = ${userKey})) as rating
    from ratings r where r.author_id = ${userKey}
      or (r.rated_id = ${userKey} and r.published_at is not null and r.hidden_at is null)
    order by r.created_at desc`.execute(db);
  return rows.map(({ rating }) => rating);
}

/** Whom a person has blocked in chats. */
export async function listBlocks(db: Db, userKey: number): Promise<Row[]> {
  const { rows } = await sql<Row>`select u.public_id as "userId", b.created_at as "createdAt" from user_blocks b
    join users u on u.id = b.blocked_id where b.blocker_id = ${userKey} order by b.created_at`.execute(db);
  return rows;
}

/** Saved adverts with notes, and what was removed lately; by favourites_pkey. */
export async function listOwnFavourites(db: Db, userKey: number): Promise<Row[]> {
  const { rows } = await sql<{ entry: Row }>`select to_jsonb(f) - 'user_id' as entry from favourites f
    where f.user_id = ${userKey} order by f.saved_at desc`.execute(db);
  return rows.map(({ entry }) => entry);
}

/** What an account states of itself, its badges and the checks they rest on; without who moderated. By proof_checks_user_index. */
export async function listOwnProofFacts(db: Db, userKey: number): Promise<Row> {
  const { rows } = await sql<Row>`
    select (select coalesce(jsonb_agg(to_jsonb(p) - '{id,user_id}'::text[] order by p.kind), '[]')
        from proof_claims p where p.user_id = ${userKey}) as stated,
      (select coalesce(jsonb_agg(to_jsonb(b) - '{user_id,check_id}'::text[] order by b.kind), '[]')
        from badges b where b.user_id = ${userKey}) as badges,
      (select coalesce(jsonb_agg(to_jsonb(c) - '{id,user_id,moderator_id}'::text[] order by c.checked_at), '[]')
        from proof_checks c where c.user_id = ${userKey}) as checks`.execute(db);
  return rows[0] ?? {};
}

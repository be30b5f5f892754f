import type { RecordCode, RowEnd } from '#contract/desk/personal-data.schemas.ts';

/** The clock of a table: since when a row waits to be deleted, and for how many days at most. */
export type Clock = { since: string; keptInDays: number; where?: string };

/** A table with what ends its rows. */
export type PersonalTable = { table: string; end: RowEnd; clock?: Clock };

const rows = (end: RowEnd, ...tables: string[]): PersonalTable[] => tables.map((table) => ({ table, end }));
const timed = (table: string, since: string, keptInDays: number, where?: string): PersonalTable => ({
  table,
  end: 'TIME',
  clock: { since, keptInDays, ...(where === undefined ? {} : { where }) },
});

/**
 * Every table with personal data, by the processing it belongs to (Art. 30 GDPR). Times are those of the jobs that delete
 * and of the privacy statement.
 */
export const PERSONAL_TABLES: Readonly<Record<RecordCode, readonly PersonalTable[]>> = {
  ACCOUNT: [
    {
      table: 'users',
      end: 'ACCOUNT',
      clock: { since: 'deletion_asked_at', keptInDays: 14, where: 'anonymised_at is null' },
    },
    ...rows('ACCOUNT', 'user_permissions', 'account_events', 'stored_files'),
  ],
  SIGN_IN: [
    timed('sessions', 'ended_at', 30),
    timed('one_time_codes', 'expires_at', 7),
    timed('idempotency_keys', 'created_at', 1),
    ...rows('ACCOUNT', 'identities', 'second_factors', 'recovery_codes', 'api_keys'),
  ],
  SELLING: [
    { table: 'adverts', end: 'ADVERT', clock: { since: 'deleted_at', keptInDays: 14, where: "status = 'DELETED'" } },
    timed('advert_traces', 'ended_at', 60),
    ...rows('ADVERT', 'advert_addresses', 'advert_contacts', 'advert_events', 'advert_reviews', 'feedback_messages'),
    ...rows('ADVERT', 'pile_slips', 'search_docs'),
    ...rows('ACCOUNT', 'advert_calendars', 'advert_check_marks', 'week_mail_marks'),
  ],
  COMPANY: [
    ...rows('ACCOUNT', 'companies', 'company_holds', 'company_number_approvals'),
    ...rows('DUTY', 'gone_companies'),
  ],
  IMPORT: [
    timed('import_runs', 'created_at', 90, "status <> 'RUNNING'"),
    ...rows('ACCOUNT', 'import_archives', 'import_picture_sets', 'import_picture_sources'),
    ...rows('TIME', 'import_files'),
  ],
  CHAT: [
    timed('chat_events', 'at', 7),
    ...rows('CHAT', 'chats', 'messages', 'agreements', 'agreement_versions', 'agreement_measurements'),
    ...rows('ACCOUNT', 'chat_feeds', 'chat_mail_marks', 'chat_push_marks', 'user_blocks'),
  ],
  REQUEST: [
    { table: 'requests', end: 'REQUEST', clock: { since: 'ended_at', keptInDays: 180 } },
    ...rows('REQUEST', 'request_offers', 'request_fits'),
    ...rows('ACCOUNT', 'request_mail_marks'),
  ],
  RATING: rows('ACCOUNT', 'ratings', 'rating_objections', 'rating_tallies'),
  FINDING: [
    { table: 'favourites', end: 'WISH', clock: { since: 'changed_at', keptInDays: 90, where: 'not is_saved' } },
    timed('follow_news', 'published_at', 30, 'number is not null'),
    ...rows('WISH', 'follows', 'saved_searches', 'saved_search_filters', 'saved_search_changes'),
    ...rows('WISH', 'saved_search_finds', 'saved_search_tellings'),
  ],
  NOTICE: [
    timed('mails', 'sent_at', 30),
    timed('pushes', 'created_at', 10),
    ...rows('WISH', 'push_subscriptions', 'newsletter_subscribers'),
  ],
  PROOF: [
    timed('proof_codes', 'expires_at', 1),
    ...rows('DUTY', 'proof_checks'),
    ...rows('WISH', 'proof_claims', 'badges'),
  ],
  ORIGIN: [...rows('ADVERT', 'stand_outlines', 'eudr_records'), ...rows('CHAT', 'origin_handovers')],
  MODERATION: [
    timed('chat_reports', 'decided_at', 180),
    timed('advert_reports', 'decided_at', 180, "reporter_email <> ''"),
    timed('account_reports', 'decided_at', 180, "reporter_email <> ''"),
    timed('rating_reports', 'decided_at', 180, "reporter_email <> ''"),
    ...rows('ADVERT', 'advert_objections'),
    ...rows('ACCOUNT', 'account_objections', 'rating_decisions'),
  ],
  PAYMENT: [
    timed('provider_events', 'received_at', 90, 'handled_at is not null'),
    ...rows('DUTY', 'orders', 'payments', 'invoices', 'subscriptions', 'bank_credits', 'voucher_redemptions'),
  ],
  ADVERTISING: rows('WISH', 'advertising_entries'),
  STATISTICS: [timed('visitors', 'day', 3), timed('search_unknown_words', 'day', 181)],
  CONSENT: [timed('consents', 'noted_at', 3 * 366)],
  OPERATION: [
    timed('operator_acts', 'expires_at', 365),
    ...rows('DUTY', 'audit_log', 'custom_word_changes', 'operator_versions'),
    ...rows('TIME', 'rate_limit_takes'),
  ],
};

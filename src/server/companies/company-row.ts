import type { CheckKind } from '#domain/companies/company-numbers.ts';
import type { CompanyState, Disclosure } from '#domain/companies/company-profile.ts';
import type { CompanyHold } from '#domain/moderation/account-cases.ts';
import type { OpeningSpan } from '#domain/companies/opening-hours.ts';

/** A check as it is stored. */
export type StoredCheck = { what: CheckKind; checkedAt: string };

/** An uploaded picture as it is joined to what shows it. */
export type FileFacts = { id: string; width: number; height: number; placeholder: string };

export type ServiceRow = {
  id: string;
  category_id: number | null;
  title: string;
  description: string;
  file: FileFacts | null;
};

/** What everything about a company is kept as, apart from its services. The unions hold because only this feature writes them. */
export type CompanyColumns = {
  name: string;
  website_url: string | null;
  email: string | null;
  phone_number: string | null;
  uid: string | null;
  pefc_certified: boolean;
  pefc_number: string | null;
  description: string;
  opening_hours: OpeningSpan[];
  opening_note: string;
  disclosure: Disclosure;
  delivery_state_ids: number[];
  delivery_radius_in_km: number | null;
  country_code: string | null;
  postal_code: string | null;
  city: string | null;
  street: string | null;
  federal_state_id: number | null;
  latitude: number | null;
  longitude: number | null;
  shown_latitude: number | null;
  shown_longitude: number | null;
  logo_file_id: string | null;
  banner_file_id: string | null;
  uid_check: StoredCheck | null;
  register_check: StoredCheck | null;
  pefc_check: StoredCheck | null;
};

export type CompanyRow = CompanyColumns & {
  key: number;
  id: string;
  owner_key: number;
  owner_id: string;
  slug: string;
  address_id: string | null;
  publish_state: CompanyState;
  was_public: boolean;
  published_at: Date | null;
  updated_at: Date;
  /** The rule of the view public_companies. */
  is_public: boolean;
  hold: CompanyHold | null;
  logo: FileFacts | null;
  banner: FileFacts | null;
  services: ServiceRow[];
  owner_is_leaving: boolean;
  owner_mail_is_confirmed: boolean;
  owner_has_accepted_terms: boolean;
  owner_first_name: string;
  owner_last_name: string;
};

export type CompanyListRow = {
  id: string;
  slug: string;
  name: string;
  description: string;
  city: string | null;
  postal_code: string | null;
  country_code: string | null;
  services: string[];
  pefc_is_checked: boolean;
  uid_is_checked: boolean;
  advert_count: number;
  logo: FileFacts | null;
  banner: FileFacts | null;
  pictured: ServiceRow | null;
  opening_hours: OpeningSpan[];
  shown_latitude: number | null;
  shown_longitude: number | null;
};

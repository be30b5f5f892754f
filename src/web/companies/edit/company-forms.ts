/** What the forms about the own company ask for. */
const COMPANY_FORMS = [
  'anlegen',
  'profil',
  'kontakt',
  'logo',
  'banner',
  'leistung',
  'zeiten',
  'gebiet',
  'recht',
  'veroeffentlichen',
  'zuruecknehmen',
  'loeschen',
] as const;
/** When the company had been changed last, as the page of a form knew it. */
export const SEEN_FIELD = 'gesehen';

export type CompanyIntent = (typeof COMPANY_FORMS)[number];

/** Sections of the page, by the anchor that leads to them. */
export type SectionId =
  'stand' | 'profil' | 'kontakt' | 'bilder' | 'leistungen' | 'zeiten' | 'gebiet' | 'recht' | 'zahlen' | 'loeschen';

/** Where the page goes on after a form was carried out. */
export const SECTION_OF: Readonly<Record<CompanyIntent, SectionId>> = {
  anlegen: 'stand',
  profil: 'profil',
  kontakt: 'kontakt',
  logo: 'bilder',
  banner: 'bilder',
  leistung: 'leistungen',
  zeiten: 'zeiten',
  gebiet: 'gebiet',
  recht: 'recht',
  veroeffentlichen: 'stand',
  zuruecknehmen: 'stand',
  loeschen: 'stand',
};

export const intentOf = (value: unknown): CompanyIntent | null => COMPANY_FORMS.find((one) => one === value) ?? null;

/** The id of a service in the form of a new one. */
export const NEW_SERVICE = 'neu';
export const WEEKDAY_NUMBERS = [1, 2, 3, 4, 5, 6, 7] as const;
export const TURNS = [1, 2] as const;
/** Names of the two inputs of one opening time. */
export const fromName = (weekday: number, turn: number): string => `von-${weekday}-${turn}`;
export const toName = (weekday: number, turn: number): string => `bis-${weekday}-${turn}`;

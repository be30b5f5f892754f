/** What the law requires the operator to publish. Source: ECG § 5, MedienG §§ 24–25, DSGVO Art. 13. */
const IMPRINT_FIELDS = [
  'name',
  'legalForm',
  'street',
  'postalCode',
  'place',
  'email',
  'phone',
  'companyNumber',
  'court',
  'vatId',
  'authority',
  'chamber',
  'managingDirectors',
  'owners',
  'purpose',
  'editorialLine',
] as const;

/** Who keeps the data, and whom the press, authorities and consumers turn to. */
const SERVICE_FIELDS = ['hosting', 'pressContact', 'conciliation'] as const;

/** Why no VAT is charged; asked for where there is no VAT id. */
const INVOICE_FIELDS = ['vatExemption'] as const;

/** The raffle among those who publish an advert. */
const RAFFLE_FIELDS = ['raffleStart', 'raffleEnd', 'rafflePrizes', 'raffleDraw'] as const;

export const OPERATOR_FIELDS = [...IMPRINT_FIELDS, ...SERVICE_FIELDS, ...INVOICE_FIELDS, ...RAFFLE_FIELDS] as const;
export type OperatorField = (typeof OPERATOR_FIELDS)[number];

/** Facts by name; null: it was said that there is none. What is missing has not been filled in yet. */
export type Operator = Readonly<Partial<Record<OperatorField, string | null>>>;

/** What the house pages know of this installation: who runs it, and which other services get data. */
export type HouseFacts = {
  operator: Operator;
  mailServerIsSet: boolean;
  /** Hosts that visitors' browsers load the map from; none for the built-in map. */
  mapHosts: readonly string[];
  /** Names of other services that people can sign in with. */
  signInServices: readonly string[];
  /** Names of services that people can pay at. */
  paymentServices: readonly string[];
  /** Hosts that carry text messages. */
  messageServices: readonly string[];
  /** Hosts that are asked whether a VAT number is in use. */
  vatServices: readonly string[];
  /** Names or hosts of services that count page views after consent. */
  analyticsServices: readonly string[];
};

/** Returns the names of the facts that have not been filled in, in the order of the list. */
export const missingOperatorFields = (operator: Operator): OperatorField[] =>
  OPERATOR_FIELDS.filter(
    (field) => operator[field] === undefined && (field !== 'vatExemption' || operator.vatId === null),
  );

import * as z from 'zod/mini';
import { AGREEMENT_SIDES, AGREEMENT_STATES, AGREEMENT_STEPS } from '#domain/agreements/agreement.ts';
import {
  AGREEMENT_MEASURES,
  AGREEMENT_TERMS,
  HANDOVERS,
  MAX_AGREED_MOISTURE,
  MAX_AGREED_PRICE_IN_CENTS,
  MAX_AGREED_QUANTITY,
  MAX_GOODS_LENGTH,
  MAX_PLACE_LENGTH,
  MAX_REMARKS_LENGTH,
  MAX_TIME_LENGTH,
  MEASURING_PLACES,
  MIN_AGREED_MOISTURE,
  MOISTURE_METHODS,
  PAYMENTS,
  PRICE_KINDS,
} from '#domain/agreements/agreement-terms.ts';
import {
  COUNTED_UNITS,
  LOAD_STACKINGS,
  MAX_COUNTED,
  MAX_LOAD_SIDE_IN_CM,
  MAX_WEIGHT_IN_KG,
} from '#domain/agreements/measurement.ts';
import { cleanMessageText, hasOnlyMessageCharacters } from '#domain/chats/message-text.ts';
import { VAT_RATES_IN_PERCENT } from '#domain/lookups/categories.data.ts';
import { UNIT_CODES } from '#domain/lookups/units.data.ts';
import { PageQuery, paged } from '#contract/common.schemas.ts';
import { MAX_INTEGER, day, decimal, id, instant, named, wholeNumber } from '#contract/fields.ts';

const cleanLine = (text: string): string => cleanMessageText(text).replaceAll(/\s+/gu, ' ');

const written = ({
  max,
  min = 0,
  clean = cleanLine,
}: {
  max: number;
  min?: number;
  clean?: (text: string) => string;
}) =>
  z
    .string()
    .check(
      z.refine(hasOnlyMessageCharacters, { params: { rule: 'characters' } }),
      z.overwrite(clean),
      z.minLength(min),
      z.maxLength(max),
    );

/** Everything the two sides agree on. */
export const AgreementTerms = named(
  'AgreementTerms',
  z.object({
    goods: written({ min: 1, max: MAX_GOODS_LENGTH }),
    quantity: decimal(0.001, MAX_AGREED_QUANTITY),
    unit: z.enum(UNIT_CODES),
    /** How the quantity is measured. */
    measure: z.enum(AGREEMENT_MEASURES),
    measuringPlace: z.enum(MEASURING_PLACES),
    /** Water content in percent of the total mass, at most so much. */
    moistureInPercent: z.nullable(decimal(MIN_AGREED_MOISTURE, MAX_AGREED_MOISTURE)),
    moistureMethod: z.nullable(z.enum(MOISTURE_METHODS)),
    /** 0: the goods are a gift, only a delivery may cost something. */
    priceInCents: wholeNumber(0, MAX_AGREED_PRICE_IN_CENTS),
    priceKind: z.enum(PRICE_KINDS),
    priceIsGross: z.boolean(),
    vatRate: z.literal(VAT_RATES_IN_PERCENT),
    handover: z.enum(HANDOVERS),
    /** Price of the delivery, net or gross like the price; 0: included or none. */
    deliveryPriceInCents: wholeNumber(0, MAX_AGREED_PRICE_IN_CENTS),
    place: written({ min: 1, max: MAX_PLACE_LENGTH }),
    date: day(),
    /** Time of day in words; empty: open. */
    time: written({ max: MAX_TIME_LENGTH }),
    payment: z.enum(PAYMENTS),
    remarks: written({ max: MAX_REMARKS_LENGTH, clean: cleanMessageText }),
  }),
);

export const ProposeAgreementDto = named('ProposeAgreementDto', z.object({ terms: AgreementTerms }));
const aboutVersion = () => wholeNumber(1, MAX_INTEGER);
export const ChangeAgreementDto = named(
  'ChangeAgreementDto',
  /** `version`: the version that this one answers. */
  z.object({ version: aboutVersion(), terms: AgreementTerms }),
);
/** The version that the viewer has read; a later one refuses with 409. */
export const AgreementVersionDto = named('AgreementVersionDto', z.object({ version: aboutVersion() }));

export const AgreementVersion = named(
  'AgreementVersion',
  z.object({
    version: z.number(),
    author: z.enum(AGREEMENT_SIDES),
    terms: AgreementTerms,
    /** Total of goods and delivery. */
    amounts: z.object({ netInCents: z.number(), vatInCents: z.number(), grossInCents: z.number() }),
    /** What differs from the version before; empty in the first. */
    changes: z.array(z.enum(AGREEMENT_TERMS)),
    createdAt: instant(),
    sellerAcceptedAt: z.nullable(instant()),
    buyerAcceptedAt: z.nullable(instant()),
  }),
);
export type AgreementVersion = z.infer<typeof AgreementVersion>;

export const Agreement = named(
  'Agreement',
  z.object({
    id: z.string(),
    chatId: z.string(),
    state: z.enum(AGREEMENT_STATES),
    /** Number of the version that is talked about. */
    version: z.number(),
    /** All versions, the first one first. */
    versions: z.array(AgreementVersion),
    /** Which side the viewer is. */
    role: z.enum(AGREEMENT_SIDES),
    /** What the viewer can do now. */
    steps: z.array(z.enum(AGREEMENT_STEPS)),
    createdAt: instant(),
    /** Agreed, declined or withdrawn then. */
    closedAt: z.nullable(instant()),
    /** For the seller of an agreement: the advert's quantity after lowering it; null: nothing to lower. */
    lowering: z.nullable(z.object({ unit: z.enum(UNIT_CODES), quantity: z.number(), remaining: z.number() })),
    quantityLoweredAt: z.nullable(instant()),
  }),
);
export type Agreement = z.infer<typeof Agreement>;

/** One of the viewer's agreements, open or concluded. */
export const OwnAgreement = named(
  'OwnAgreement',
  z.object({
    id: z.string(),
    chatId: z.string(),
    /** The viewer has deleted the chat; the agreement is kept. */
    chatIsDeleted: z.boolean(),
    state: z.enum(AGREEMENT_STATES),
    role: z.enum(AGREEMENT_SIDES),
    /** true: it is the viewer's turn. */
    isOwnTurn: z.boolean(),
    otherName: z.string(),
    goods: z.string(),
    quantity: z.number(),
    unit: z.enum(UNIT_CODES),
    /** Total of goods and delivery, with VAT. */
    grossInCents: z.number(),
    /** Day of the handover. */
    date: day(),
    createdAt: instant(),
    closedAt: z.nullable(instant()),
    /** Who has rated, and whether the viewer can now; null until agreed. */
    rating: z.nullable(z.object({ isOpen: z.boolean(), isGiven: z.boolean(), otherIsGiven: z.boolean() })),
  }),
);
export type OwnAgreement = z.infer<typeof OwnAgreement>;

const side = () => decimal(1, MAX_LOAD_SIDE_IN_CM);
/** What one side measured at delivery: a load, a weight, or a quantity counted or measured as a whole. */
export const MeasurementDto = named(
  'MeasurementDto',
  z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('LOAD'),
      lengthInCm: side(),
      widthInCm: side(),
      heightInCm: side(),
      stacking: z.enum(LOAD_STACKINGS),
    }),
    z.object({
      kind: z.literal('WEIGHT'),
      weightInKg: decimal(0.1, MAX_WEIGHT_IN_KG),
      /** Water content in percent of the total mass. */
      moistureInPercent: z.nullable(decimal(MIN_AGREED_MOISTURE, MAX_AGREED_MOISTURE)),
    }),
    z.object({ kind: z.literal('QUANTITY'), quantity: decimal(0.001, MAX_COUNTED), unit: z.enum(COUNTED_UNITS) }),
  ]),
);
export type MeasurementDto = z.infer<typeof MeasurementDto>;

const range = () => z.object({ low: z.number(), centre: z.number(), high: z.number() });

/** An entry of one side with its difference to what was agreed. */
export const AgreementMeasurement = named(
  'AgreementMeasurement',
  z.object({
    id: z.string(),
    author: z.enum(AGREEMENT_SIDES),
    measured: MeasurementDto,
    /** The latest entry of its side; earlier ones are kept. */
    isLatest: z.boolean(),
    createdAt: instant(),
    quantity: z.discriminatedUnion('isComparable', [
      z.object({
        isComparable: z.literal(true),
        unit: z.enum(UNIT_CODES),
        agreed: z.number(),
        /** In the agreed unit: what reading and conversion leave open. */
        measured: range(),
        differenceInPercent: range(),
        verdict: z.enum(['LESS', 'AS_AGREED', 'MORE']),
        isConverted: z.boolean(),
      }),
      z.object({
        isComparable: z.literal(false),
        reason: z.enum(['LUMP_SUM', 'BARK', 'NO_MOISTURE', 'WEIGHT_AND_VOLUME', 'OTHER_MEASURE']),
      }),
    ]),
    moisture: z.nullable(
      z.object({
        measuredInPercent: z.number(),
        agreedInPercent: z.number(),
        verdict: z.enum(['WITHIN', 'ABOVE']),
      }),
    ),
  }),
);
export type AgreementMeasurement = z.infer<typeof AgreementMeasurement>;

/** One of the viewer's agreements with its terms and what was measured at delivery. */
export const AgreementDetails = named(
  'AgreementDetails',
  z.extend(OwnAgreement, { terms: AgreementTerms, measurements: z.array(AgreementMeasurement) }),
);
export type AgreementDetails = z.infer<typeof AgreementDetails>;

const ChatParams = z.object({ chatId: id() });
const AgreementParams = z.object({ chatId: id(), agreementId: id() });
const step = { params: AgreementParams, body: { agreementVersionDto: AgreementVersionDto }, reply: Agreement };

export const agreementShapes = {
  listOwnAgreements: { query: PageQuery, reply: paged(OwnAgreement) },
  getOwnAgreement: { params: z.object({ agreementId: id() }), reply: AgreementDetails },
  addMeasurement: {
    params: z.object({ agreementId: id() }),
    body: { measurementDto: MeasurementDto },
    reply: AgreementDetails,
  },
  proposeAgreement: { params: ChatParams, body: { proposeAgreementDto: ProposeAgreementDto }, reply: Agreement },
  getAgreement: { params: AgreementParams, reply: Agreement },
  changeAgreement: { params: AgreementParams, body: { changeAgreementDto: ChangeAgreementDto }, reply: Agreement },
  acceptAgreement: step,
  declineAgreement: step,
  withdrawAgreement: step,
  lowerAdvertQuantity: { params: AgreementParams, reply: Agreement },
  getAgreementDocument: { params: AgreementParams, reply: z.unknown() },
} as const;

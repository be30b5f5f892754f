import * as z from 'zod/mini';
import { CODE_KINDS, NUMBER_KINDS, PROOF_CHECKERS, PROOF_KINDS, PROOF_LEVELS } from '#domain/proofs/proofs.ts';
import { Empty, PageQuery, paged } from '#contract/common.schemas.ts';
import { day, id, instant, named, open, openText, pattern, phoneNumber, text, webAddress } from '#contract/fields.ts';

/** What a badge says in public: what was checked, how, by whom, when and until when it holds. */
export const ProofBadge = named(
  'ProofBadge',
  z.object({
    kind: z.enum(PROOF_KINDS),
    /** The number; null for an e-mail address or a phone number, which stay private. */
    number: z.nullable(z.string()),
    level: z.enum(PROOF_LEVELS),
    checkedBy: z.enum(PROOF_CHECKERS),
    checkedAt: instant(),
    expiresAt: instant(),
    /** The name that the service or the register gives for the number. */
    registeredName: z.nullable(z.string()),
    /** Where a moderator looked it up. */
    sourceUrl: z.nullable(z.string()),
  }),
);
export type ProofBadge = z.infer<typeof ProofBadge>;

const BadgeList = named('BadgeList', z.object({ badges: z.array(ProofBadge) }));

export const OwnProof = named(
  'OwnProof',
  z.object({
    kind: z.enum(PROOF_KINDS),
    /** Whether this marketplace can check it at present. */
    isOffered: z.boolean(),
    /** What is stated; of a phone number only its ends. */
    value: z.nullable(z.string()),
    badge: z.nullable(ProofBadge),
    /** Who has yet to look: the service of the Union, a moderator; null: no look is due. */
    waitsFor: z.nullable(z.enum(['SERVICE', 'MODERATOR'])),
    /** The service did not answer at the last try and is asked again. */
    serviceIsAway: z.boolean(),
    /** Why it was refused. */
    refusal: z.nullable(z.string()),
    refusedAt: z.nullable(instant()),
    /** A code is on its way, until then. */
    codeUntil: z.nullable(instant()),
    /** How long a badge of this kind lasts. */
    months: z.number(),
  }),
);
export type OwnProof = z.infer<typeof OwnProof>;

const OwnProofs = named('OwnProofs', z.object({ proofs: z.array(OwnProof) }));

export const PROOF_LISTS = ['WAITING', 'CONFIRMED'] as const;

export const ProofToCheck = named(
  'ProofToCheck',
  z.object({
    id: id(),
    kind: z.enum(NUMBER_KINDS),
    number: z.string(),
    statedAt: instant(),
    userId: id(),
    /** Name of the person. */
    name: z.string(),
    companyName: z.nullable(z.string()),
    companySlug: z.nullable(z.string()),
    /** How many other accounts state the same number. */
    otherClaims: z.number(),
    badge: z.nullable(ProofBadge),
    /** Whether it is the viewer's own, on which another moderator has to decide. */
    isOwn: z.boolean(),
  }),
);
export type ProofToCheck = z.infer<typeof ProofToCheck>;

const ProofsToCheck = named('ProofsToCheck', paged(ProofToCheck));

export const ProofDecisionDto = named(
  'ProofDecisionDto',
  z.discriminatedUnion('action', [
    z.object({
      action: z.literal('CONFIRM'),
      /** The number that was looked up; another one meanwhile refuses the decision. */
      number: text({ min: 1, max: 60 }),
      /** The name that the register gives for it. */
      registeredName: text({ min: 2, max: 200 }),
      /** What was seen there: state, scope. */
      seen: text({ min: 10, max: 1000 }),
      sourceUrl: webAddress(),
      seenOn: day(),
      /** Last day of the certificate; the badge ends with it at the latest. */
      validUntil: openText(day()),
    }),
    z.object({
      action: z.literal('REFUSE'),
      number: text({ min: 1, max: 60 }),
      reason: text({ min: 10, max: 1000 }),
    }),
  ]),
);
export type ProofDecisionDto = z.infer<typeof ProofDecisionDto>;

const ProofDto = named('ProofDto', z.object({ number: text({ min: 1, max: 60 }) }));
const ProofCodeDto = named('ProofCodeDto', z.object({ phoneNumber: open(phoneNumber()) }));
const ProofConfirmationDto = named('ProofConfirmationDto', z.object({ code: pattern(/^\s*\d{3}\s?\d{3}\s*$/, 20) }));

const ofNumber = z.object({ kind: z.enum(NUMBER_KINDS) });
const ofCode = z.object({ kind: z.enum(CODE_KINDS) });
const withdrawable = z.object({ kind: z.enum(['PHONE', ...NUMBER_KINDS]) });

export const proofShapes = {
  listBadges: { params: z.object({ userId: id() }), reply: BadgeList },
  listOwnProofs: { reply: OwnProofs },
  stateProof: { params: ofNumber, body: { proofDto: ProofDto }, reply: OwnProof },
  withdrawProof: { params: withdrawable, reply: Empty },
  sendProofCode: { params: ofCode, body: { proofCodeDto: ProofCodeDto }, reply: OwnProof },
  enterProofCode: { params: ofCode, body: { proofConfirmationDto: ProofConfirmationDto }, reply: OwnProof },
  listProofsToCheck: {
    query: z.extend(PageQuery, { list: z.optional(z.enum(PROOF_LISTS)) }),
    reply: ProofsToCheck,
  },
  decideOnProof: {
    params: z.object({ proofId: id() }),
    body: { proofDecisionDto: ProofDecisionDto },
    reply: Empty,
  },
} as const;

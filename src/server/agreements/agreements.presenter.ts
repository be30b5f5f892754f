import { type AgreementSide, possibleSteps, remainingQuantity } from '#domain/agreements/agreement.ts';
import { compareMoisture, compareQuantity } from '#domain/agreements/measurement.ts';
import { agreementAmounts, changedTerms } from '#domain/agreements/agreement-terms.ts';
import { formatIsoDate } from '#domain/format/dates.ts';
import { ratingTime } from '#domain/ratings/rating.ts';
import { displayName } from '#domain/users/display-name.ts';
import { chatTexts } from '#texts/de/chats/chats.ts';
import type {
  Agreement,
  AgreementDetails,
  AgreementVersion,
  OwnAgreement,
} from '#contract/agreements/agreements.schemas.ts';
import type { AgreementRow, AgreementVersionRow, OwnAgreementRow } from './agreements.repository.ts';
import type { MeasurementRow } from './measurements.repository.ts';

const instantOf = (moment: Date | null): string | null => moment?.toISOString() ?? null;
export const authorOf = ({ author_is_seller: isSeller }: AgreementVersionRow): AgreementSide =>
  isSeller ? 'SELLER' : 'BUYER';

const presentVersion = (row: AgreementVersionRow, before: AgreementVersionRow | undefined): AgreementVersion => ({
  version: row.version,
  author: authorOf(row),
  terms: row.terms,
  amounts: agreementAmounts(row.terms),
  changes: before ? changedTerms(before.terms, row.terms) : [],
  createdAt: row.created_at.toISOString(),
  sellerAcceptedAt: instantOf(row.seller_accepted_at),
  buyerAcceptedAt: instantOf(row.buyer_accepted_at),
});

/** What the seller can still take off the advert; null for the buyer, before the agreement and afterwards. */
export function lowerableQuantityOf(row: AgreementRow, role: AgreementSide): Agreement['lowering'] {
  const { advert } = row;
  const latest = row.versions.at(-1);
  if (role !== 'SELLER' || row.state !== 'AGREED' || row.quantity_lowered_at !== null || !latest) return null;
  if (advert === null || advert.status === 'DELETED' || advert.unit_quantity === null) return null;
  const remaining = remainingQuantity(
    { unit: advert.unit, unitQuantity: advert.unit_quantity, priceIsTotal: advert.price_is_total },
    latest.terms,
  );
  return remaining === null ? null : { unit: advert.unit, quantity: advert.unit_quantity, remaining };
}

/** An agreement in the list of one of its two sides. */
export function presentOwnAgreement(row: OwnAgreementRow, now: Date): OwnAgreement {
  const { goods, quantity, unit, date } = row.terms;
  const person = { firstName: row.other_first_name, lastName: row.other_last_name };
  return {
    id: row.id,
    chatId: row.chat_id,
    chatIsDeleted: row.chat_is_deleted,
    state: row.state,
    role: row.is_seller ? 'SELLER' : 'BUYER',
    isOwnTurn: row.state === 'OPEN' && !row.other_is_gone && row.author_is_seller !== row.is_seller,
    otherName: row.other_is_gone ? chatTexts.accountGone : row.agreed_name || displayName(person, row.other_company),
    goods,
    quantity,
    unit,
    date,
    grossInCents: agreementAmounts(row.terms).grossInCents,
    createdAt: row.created_at.toISOString(),
    closedAt: instantOf(row.closed_at),
    rating: ratingOf(row, now),
  };
}

function ratingOf(row: OwnAgreementRow, now: Date): OwnAgreement['rating'] {
  if (row.state !== 'AGREED' || row.ratable_from === null) return null;
  const isOpen = !row.other_is_gone && !row.has_rated && ratingTime(row.ratable_from, formatIsoDate(now)) === 'OPEN';
  return { isOpen, isGiven: row.has_rated, otherIsGiven: row.other_has_rated };
}

/** The same with its terms and what was measured, the latest entry first. */
export function presentDetails(
  row: OwnAgreementRow,
  { entries, now }: { entries: readonly MeasurementRow[]; now: Date },
): AgreementDetails {
  const latest = (isSeller: boolean) => entries.findLast((entry) => entry.author_is_seller === isSeller)?.id;
  const latestIds = [latest(true), latest(false)];
  return {
    ...presentOwnAgreement(row, now),
    terms: row.terms,
    measurements: entries.toReversed().map(({ id, author_is_seller: isSeller, measured, created_at: at }) => ({
      id,
      author: isSeller ? 'SELLER' : 'BUYER',
      measured,
      isLatest: latestIds.includes(id),
      createdAt: at.toISOString(),
      quantity: compareQuantity(row.terms, measured),
      moisture: compareMoisture(row.terms, measured),
    })),
  };
}

/** An agreement as one of its two sides sees it. */
export function presentAgreement(row: AgreementRow, role: AgreementSide): Agreement {
  const latest = row.versions.at(-1);
  const standing = { state: row.state, version: row.version, author: latest ? authorOf(latest) : role };
  return {
    id: row.id,
    chatId: row.chat_id,
    state: row.state,
    version: row.version,
    versions: row.versions.map((version, index) => presentVersion(version, row.versions[index - 1])),
    role,
    steps: row.is_party_gone ? [] : possibleSteps(standing, role),
    createdAt: row.created_at.toISOString(),
    closedAt: instantOf(row.closed_at),
    lowering: lowerableQuantityOf(row, role),
    quantityLoweredAt: instantOf(row.quantity_lowered_at),
  };
}

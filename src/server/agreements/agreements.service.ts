import { formatIsoDate } from '#domain/format/dates.ts';
import { type AgreementSide, type AgreementStep, agreementStep } from '#domain/agreements/agreement.ts';
import { type AgreementTerms, agreementIssues, changedTerms, frameIssues } from '#domain/agreements/agreement-terms.ts';
import { findFraudSigns } from '#domain/chats/fraud-signs.ts';
import type { Paged } from '#contract/common.schemas.ts';
import type { Agreement, OwnAgreement } from '#contract/agreements/agreements.schemas.ts';
import { agreementTexts } from '#texts/de/agreements/agreements.ts';
import { lowerQuantity } from '#server/adverts/edit/advert-quantity.service.ts';
import { type OwnChat, appendMessage, lockOwnChat, requireOwnChat } from '#server/chats/chats.service.ts';
import { recordEvent } from '#server/events/events.service.ts';
import { ownHostsOf } from '#server/platform/config.ts';
import { type Context, requireViewer } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { pageOf } from '#server/platform/page-of.ts';
import {
  advertIsGone,
  agreementAlreadyOpen,
  agreementNotFound,
  lowerNotAgreed,
  notAcceptable,
  notAgreedYet,
  nothingChanged,
  onlySellerLowers,
  quantityNotComparable,
  stepRefused,
  termsRefused,
} from './agreements.problems.ts';
import { mailAgreement } from './agreements.mails.ts';
import { authorOf, lowerableQuantityOf, presentAgreement, presentOwnAgreement } from './agreements.presenter.ts';
import {
  type AgreementRow,
  closeAgreement,
  countAgreementsOf,
  findAgreement,
  findOpenAgreementId,
  getFrame,
  insertAgreement,
  insertVersion,
  listAgreementsOf,
  lockAdvertOfChat,
  markLowered,
  sealAgreement,
} from './agreements.repository.ts';

export type AgreementAt = { chatId: string; agreementId: string };

const sideOf = ({ standing }: OwnChat): AgreementSide => (standing.side === 'seller' ? 'SELLER' : 'BUYER');

async function requireAgreement(context: Context, own: OwnChat, agreementId: string): Promise<AgreementRow> {
  const row = await findAgreement(context.db, own.chat.key, agreementId);
  if (!row) throw agreementNotFound();
  return row;
}

/** A page of the viewer's open and made agreements, the latest first. @throws session.required (401) */
export async function listOwnAgreements(
  context: Context,
  { page, size }: { page: number; size: number },
): Promise<Paged<OwnAgreement>> {
  const { key } = requireViewer(context);
  const [rows, totalElements] = await Promise.all([
    listAgreementsOf(context.db, key, { limit: size, offset: page * size }),
    countAgreementsOf(context.db, key),
  ]);
  const items = rows.map((row) => presentOwnAgreement(row, context.clock()));
  return pageOf(items, { page, size, totalElements });
}

/** An agreement of an own chat. @throws chat.not-found, agreement.not-found (404) */
export async function getAgreement(context: Context, { chatId, agreementId }: AgreementAt): Promise<Agreement> {
  const own = await requireOwnChat(context, chatId);
  return presentAgreement(await requireAgreement(context, own, agreementId), sideOf(own));
}

/** What is on paper once both have agreed. @throws chat.not-found, agreement.not-found (404), agreement.not-agreed (409) */
export async function getAgreedRow(context: Context, { chatId, agreementId }: AgreementAt): Promise<AgreementRow> {
  const own = await requireOwnChat(context, chatId);
  const row = await requireAgreement(context, own, agreementId);
  if (row.state !== 'AGREED') throw notAgreedYet();
  return row;
}

/** Runs an action with the chat locked, so that the two sides act one after the other. */
async function withLockedChat(
  context: Context,
  at: AgreementAt,
  act: (inside: Context, own: OwnChat) => Promise<void>,
): Promise<Agreement> {
  return inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const own = await lockOwnChat(inside, at.chatId);
    await act(inside, own);
    return presentAgreement(await requireAgreement(inside, own, at.agreementId), sideOf(own));
  });
}

/** Says in the chat what happened; free texts are searched for patterns of fraud like any message. */
async function tell(
  context: Context,
  { chat, viewer }: OwnChat,
  { agreementId, text, terms }: { agreementId: string; text: string; terms?: AgreementTerms },
): Promise<void> {
  const written = terms ? [terms.goods, terms.place, terms.time, terms.remarks].join('\n') : '';
  const signs = findFraudSigns(written, ownHostsOf(context.config));
  await appendMessage(context, {
    chatKey: chat.key,
    senderKey: viewer.key,
    kind: 'AGREEMENT',
    text,
    agreementId,
    signs,
  });
}

async function requireValidTerms(context: Context, { chat }: OwnChat, terms: AgreementTerms): Promise<void> {
  const frame = await getFrame(context.db, chat.key);
  const issues = [...agreementIssues(terms, formatIsoDate(context.clock())), ...frameIssues(terms, frame)];
  if (issues.length > 0) throw termsRefused(issues);
}

/** What was proposed long ago may no longer fit: acceptances about one advert come one after the other and see its stock. */
async function requireAcceptable(inside: Context, { chat }: OwnChat, row: AgreementRow): Promise<void> {
  const terms = row.versions.at(-1)?.terms;
  if (!terms) throw agreementNotFound();
  await lockAdvertOfChat(inside.db, chat.key);
  const issues = frameIssues(terms, await getFrame(inside.db, chat.key));
  if (issues.length > 0) throw notAcceptable(issues);
}

/**
 * Proposes an agreement; repeating the call with the same id returns the stored one.
 * @throws chat.not-found (404), request.refused (422), agreement.already-open (409), chat.blocked (403)
 */
export async function proposeAgreement(
  context: Context,
  { terms, ...at }: AgreementAt & { terms: AgreementTerms },
): Promise<Agreement> {
  const { agreementId } = at;
  return withLockedChat(context, at, async (inside, own) => {
    if (await findAgreement(inside.db, own.chat.key, agreementId)) return;
    await requireValidTerms(inside, own, terms);
    const open = await findOpenAgreementId(inside.db, own.chat.key);
    if (open !== null) throw agreementAlreadyOpen(open);
    const authorIsSeller = own.standing.side === 'seller';
    const version = { agreementId, version: 1, authorIsSeller, terms, now: inside.clock() };
    if (!(await insertAgreement(inside.db, own.chat.key, version))) throw agreementNotFound();
    await insertVersion(inside.db, version);
    await tell(inside, own, { agreementId, text: agreementTexts.steps.PROPOSE(), terms });
  });
}

function requireStep(
  row: AgreementRow,
  own: OwnChat,
  { step, about }: { step: AgreementStep; about: number },
): { hasChanged: boolean } {
  const latest = row.versions.at(-1);
  const author = latest ? authorOf(latest) : sideOf(own);
  const outcome = agreementStep({ state: row.state, version: row.version, author }, { step, side: sideOf(own), about });
  if (!outcome.ok) throw stepRefused(outcome.refusal);
  return outcome;
}

/**
 * Answers the latest version with a changed one.
 * @throws agreement.not-found (404), agreement.stale-version, agreement.closed, agreement.too-many-versions (409), request.refused, agreement.nothing-changed (422)
 */
export async function changeAgreement(
  context: Context,
  { version, terms, ...at }: AgreementAt & { version: number; terms: AgreementTerms },
): Promise<Agreement> {
  const { agreementId } = at;
  return withLockedChat(context, at, async (inside, own) => {
    const row = await requireAgreement(inside, own, agreementId);
    requireStep(row, own, { step: 'CHANGE', about: version });
    await requireValidTerms(inside, own, terms);
    const latest = row.versions.at(-1);
    if (latest && changedTerms(latest.terms, terms).length === 0) throw nothingChanged();
    const next = row.version + 1;
    const authorIsSeller = own.standing.side === 'seller';
    await insertVersion(inside.db, { agreementId, version: next, authorIsSeller, terms, now: inside.clock() });
    await tell(inside, own, { agreementId, text: agreementTexts.steps.CHANGE(next), terms });
  });
}

/**
 * Accepts, declines or withdraws the latest version; the same again changes nothing and says nothing.
 * @throws agreement.not-found (404), agreement.stale-version, agreement.closed, agreement.own-proposal, agreement.not-own-proposal, agreement.not-acceptable (409)
 */
export async function endAgreement(
  context: Context,
  { version, step, ...at }: AgreementAt & { version: number; step: Exclude<AgreementStep, 'CHANGE'> },
): Promise<Agreement> {
  const { agreementId } = at;
  let agreedAbout: string | null = null;
  const ended = await withLockedChat(context, at, async (inside, own) => {
    const row = await requireAgreement(inside, own, agreementId);
    if (!requireStep(row, own, { step, about: version }).hasChanged) return;
    if (step === 'ACCEPT') {
      await requireAcceptable(inside, own, row);
      agreedAbout = row.advert?.id ?? null;
    }
    const now = inside.clock();
    if (step === 'ACCEPT') {
      await sealAgreement(inside.db, agreementId, now);
      await mailAgreement(inside, own.chat, { agreementId, terms: row.versions.at(-1)?.terms });
    } else await closeAgreement(inside.db, agreementId, { state: step === 'DECLINE' ? 'DECLINED' : 'WITHDRAWN', now });
    await tell(inside, own, { agreementId, text: agreementTexts.steps[step](version) });
  });
  if (agreedAbout !== null) recordEvent(context, { type: 'AGREEMENT_MADE', itemId: agreedAbout });
  return ended;
}

/**
 * Lowers the quantity of the own advert by what was agreed, once; at zero the advert ends as sold here.
 * @throws agreement.not-found (404), agreement.not-seller (403), agreement.not-agreed, agreement.advert-gone,
 * agreement.not-comparable (409)
 */
export async function lowerAdvertQuantity(context: Context, at: AgreementAt): Promise<Agreement> {
  return withLockedChat(context, at, async (inside, own) => {
    const row = await requireAgreement(inside, own, at.agreementId);
    if (own.standing.side !== 'seller') throw onlySellerLowers();
    if (row.state !== 'AGREED') throw lowerNotAgreed();
    if (row.quantity_lowered_at !== null) return;
    if (row.advert === null || row.advert.status === 'DELETED') throw advertIsGone();
    const terms = row.versions.at(-1)?.terms;
    if (!terms || lowerableQuantityOf(row, 'SELLER') === null) throw quantityNotComparable();
    const now = inside.clock();
    await markLowered(inside.db, row.id, now);
    // One moment for both, so that an advert that ends with this sale is known to have ended with it.
    const remaining = await lowerQuantity({ ...inside, clock: () => now }, { advertId: row.advert.id, sold: terms });
    if (remaining === null) throw quantityNotComparable();
  });
}

import type { APIRequestContext } from 'playwright-core';
import { acceptAgreement, proposeAgreement } from '#contract/agreements/agreements.ts';
import { createAdvert, deleteAdvert } from '#contract/adverts/adverts.ts';
import { forgotPassword } from '#contract/content-api/content-api.ts';
import { initChat } from '#contract/chats/chats.ts';
import { listCompanies } from '#contract/companies/companies.ts';
import { mailPaths } from '#contract/mail-paths.ts';
import { reportAdvert } from '#contract/moderation/moderation.ts';
import { paths } from '#contract/paths.ts';
import { orderSubscription } from '#contract/payments/payment.ts';
import { rateAgreement } from '#contract/ratings/ratings.ts';
import { createRequest, listRequests } from '#contract/requests/requests.ts';
import { addSavedSearch } from '#contract/saved-searches/saved-searches.ts';
import { searchProducts } from '#contract/search/products.ts';
import { updateInvoiceContact } from '#contract/users/users.ts';
import { formatIsoDate } from '#domain/format/dates.ts';
import { agreementTerms } from '#test/agreement-terms.ts';
import { COMPLETE_EDITS } from '#test/complete-edits.ts';
import { createHttpApi } from '#web/api/http-api.ts';
import { linkInMail } from './mailbox.ts';
import { type SellerAccount, beechFirewood, publish, registerSeller } from './marketplace.ts';
import type { Owned, Shown } from './pages.ts';

/** Makes what guests see: an advert of the seller and one that was sold. */
export async function showToGuests(address: string, seller: SellerAccount): Promise<Shown & { advertId: string }> {
  const { slug, id: advertId } = await publish(seller, beechFirewood());
  const gone = await publish(seller, beechFirewood());
  await seller.api.call(deleteAdvert, { deleteAdvertDto: { id: gone.id, deleteType: 'SOLD_HERE' } });
  const companySlug = (await seller.api.call(listCompanies, {})).items[0]?.slug ?? '';
  await seller.api.call(forgotPassword, { forgottenPassword: { email: seller.email } });
  const resetLink = new URL(await linkInMail(address, seller.email, mailPaths.resetPassword()));
  const resetCode = resetLink.searchParams.get('code') ?? '';
  return { slug, advertId, resetCode, goneSlug: gone.slug, sellerId: seller.userId, companySlug };
}

/** Makes what the seller and the operator see as well; the operator is signed in. */
export async function fillPages(address: string, seller: SellerAccount, operator: APIRequestContext): Promise<Owned> {
  const shown = await showToGuests(address, seller);
  const buyer = await registerSeller(address);
  const { id: draftId } = await seller.api.call(createAdvert, {
    editAdvertDto: beechFirewood({ title: 'Buche vom Vorjahr' }),
  });
  const { id: standId } = await publish(seller, COMPLETE_EDITS.FOREST);
  const { items: ofBusinesses } = await buyer.api.call(searchProducts, {
    productFilter: { size: 1, sellerKind: 'BUSINESS' },
  });
  const entries: { id: string }[] = await (await operator.get('/api/v1/advertising/entries')).json();
  return {
    ...shown,
    draftId,
    standId,
    businessAdvertId: ofBusinesses[0]?.id ?? '',
    entryId: entries[0]?.id ?? '',
    ...(await agree(seller, buyer, shown.advertId)),
    ...(await wish(seller, buyer)),
    blockedId: await block(address, seller, operator, shown.advertId),
  };
}

/** A chat about an advert that led to an agreement, which both sides have rated. */
async function agree(seller: SellerAccount, buyer: SellerAccount, advertId: string) {
  const { id: chatId } = await buyer.api.call(initChat, { initChatDto: { advertId, text: 'Ich nehme 6 rm.' } });
  const terms = agreementTerms({ date: formatIsoDate(new Date()), vatRate: 0 });
  const { id: agreementId } = await buyer.api.call(proposeAgreement, { chatId, proposeAgreementDto: { terms } });
  await seller.api.call(acceptAgreement, { chatId, agreementId, agreementVersionDto: { version: 1 } });
  const common = { punctuality: 'ON_TIME', dealing: 'GOOD' } as const;
  await buyer.api.call(rateAgreement, {
    ratingDto: {
      agreementId,
      facts: { role: 'SELLER', amount: 'AS_AGREED', dryness: 'DRIER', ...common },
      text: 'Alles wie ausgemacht.',
    },
  });
  const { own } = await seller.api.call(rateAgreement, {
    ratingDto: { agreementId, facts: { role: 'BUYER', payment: 'AS_AGREED', ...common }, text: 'Gern wieder.' },
  });
  return { chatId, agreementId, ratingId: own?.id ?? '' };
}

/** What an account asks for: a Gesuch, a saved search, a plan. */
async function wish(seller: SellerAccount, buyer: SellerAccount) {
  const { slug: ownRequestSlug } = await seller.api.call(createRequest, {
    editRequestDto: {
      category: 'FIREWOOD',
      woodTypeIds: COMPLETE_EDITS.FIREWOOD.categoryData.furnaceWoodTypeIds,
      title: 'Trockene Buche gesucht',
      quantity: 10,
      unit: 'RM',
      postalCode: '3300',
      handover: 'EITHER',
      radiusInKm: 50,
    },
  });
  const { items: requests } = await buyer.api.call(listRequests, {});
  const { id: savedSearchId } = await seller.api.call(addSavedSearch, {
    newSavedSearchDto: { address: paths.products('FIREWOOD'), name: 'Holz für den Winter' },
  });
  const place = { street: 'Hauptstraße 5', postalCode: '4820', city: 'Bad Ischl', countryCode: 'AT' };
  const invoiceContactDto = { firstname: 'Eva', lastname: 'Holzer', address: place };
  await seller.api.call(updateInvoiceContact, { invoiceContactDto });
  const { id: orderId } = await seller.api.call(orderSubscription, {
    aboModel: 'firma',
    paymentRecurrence: 'YEARLY',
    paymentType: 'BANK_TRANSFER',
  });
  const requestSlug = requests.find(({ slug }) => slug !== ownRequestSlug)?.slug ?? '';
  return { ownRequestSlug, requestSlug, savedSearchId, orderId };
}

/** A report of the advert that waits for a decision, and one that led to the block of another advert. */
async function block(address: string, seller: SellerAccount, operator: APIRequestContext, reportedId: string) {
  const { id: blockedId } = await publish(seller, beechFirewood());
  const anybody = createHttpApi({ baseUrl: address });
  const advertReportDto = {
    reason: 'OTHER',
    content: 'Das stimmt so nicht, bitte ansehen.',
    goodFaith: true,
    name: 'Vera',
    email: 'vera@example.at',
  } as const;
  for (const advertId of [reportedId, blockedId]) await anybody.call(reportAdvert, { advertId, advertReportDto });
  const { version } = await (await operator.get(`/api/v1/moderation/adverts/${blockedId}`)).json();
  await operator.post(`/api/v1/moderation/adverts/${blockedId}/decisions`, {
    headers: { 'sec-fetch-site': 'same-origin', origin: address },
    data: { action: 'BLOCK', fact: 'Der Preis ist erfunden.', ground: 'TERMS', groundText: 'Punkt 4', version },
  });
  return blockedId;
}

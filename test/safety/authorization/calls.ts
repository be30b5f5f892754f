import { randomUUID } from 'node:crypto';
import type { Endpoint } from '#contract/endpoint.ts';
import { agreementTerms } from '#test/agreement-terms.ts';
import { ENTRY, EUDR_RECORD, NOTICE, OF_BUYER, OUTLINE, PILE_SLIP, PUSH_KEYS, REPORT, REQUEST } from './possessions.ts';
import type { World } from './world.ts';

export type Given = {
  params?: Record<string, unknown>;
  query?: string;
  json?: unknown;
  file?: 'picture' | 'csv' | 'xml' | 'zip';
  form?: string;
};
type Ids = World['ids'];

const WORD = { kind: 'SYNONYM', words: ['Zwirbelfax'], replacement: 'Brennholz' };
const PLAN = {
  version: 0,
  title: 'Firmenseite',
  description: 'Deine Firma mit eigener Seite.',
  features: ['Eigene öffentliche Firmenseite'],
  isAvailable: true,
  position: 1,
  prices: { MONTHLY: 1_090, YEARLY: 9_900, ONCE: null },
};
const TIME = '2026-12-06T09:00:00.000Z';
const SPAN = 'from=2026-11-01&to=2026-11-30';

/** What each call is sent; those not named get the ids of `params` and an empty body. */
const GIVEN: Readonly<Record<string, (ids: Ids) => Given>> = {
  register: () => ({ json: { username: 'x', email: 'x', password: 'x' } }),
  signIn: () => ({ json: { identifier: 'niemand@example.at', password: 'falsches Passwort' } }),
  forgotPassword: () => ({ json: { email: 'niemand@example.at' } }),
  resetPassword: () => ({
    json: { code: 'x', password: 'drei Ster am Hang', passwordConfirmation: 'drei Ster am Hang' },
  }),
  changePassword: () => ({
    json: { currentPassword: 'falsch', password: 'drei Ster am Hang', passwordConfirmation: 'drei Ster am Hang' },
  }),
  sendEmailConfirmation: () => ({ json: { email: 'niemand@example.at' } }),
  confirmEmailByLink: () => ({ query: 'confirmation=x' }),
  endOwnSession: ({ session }) => ({ params: { sessionId: session } }),
  requestEmailChange: () => ({ json: { email: 'neu@example.at' } }),
  checkPasswordReset: () => ({ json: { code: 'x' } }),
  confirmEmail: () => ({ json: { code: 'x' } }),
  startSignIn: () => ({ params: { provider: 'email' }, form: 'email=niemand%40example.at' }),
  signOut: () => ({ form: 'json=true' }),
  finishSignIn: () => ({ params: { provider: 'credentials' }, form: 'identifier=x&password=x' }),
  signInWithProvider: () => ({ params: { provider: 'google' }, query: 'access_token=x' }),
  confirmSecondFactor: () => ({ json: { otp: '000000' } }),
  proveSecondFactor: () => ({ json: { otp: '000000' } }),
  renewRecoveryCodes: () => ({ json: { otp: '000000' } }),
  disableSecondFactor: () => ({ json: { otp: '000000' } }),
  signInWithSecondFactor: () => ({ json: { challenge: 'x', otp: '000000' } }),
  listAccountPermissions: ({ owner }) => ({ query: `userId=${owner}` }),
  grantPermission: ({ culprit }) => ({ json: { userId: culprit, permission: 'dashboards' } }),
  takePermission: ({ culprit }) => ({ query: `userId=${culprit}&permission=dashboards` }),
  endAccountSessions: ({ owner }) => ({
    params: { userId: owner },
    json: { reason: 'Das Handy ist gestohlen.', otp: '000000' },
  }),
  listAuditLog: ({ owner }) => ({ query: `userId=${owner}` }),
  exportAuditLog: ({ owner }) => ({ query: `subject=${owner}` }),
  addAnnouncement: () => ({ json: { words: 'Am Freitag zu.', to: '2099-01-01T00:00:00Z' } }),
  endAnnouncement: ({ owner }) => ({ params: { announcementId: owner } }),
  askForAct: ({ pending }) => ({
    json: {
      kind: 'NOTE_REFUND',
      orderId: pending,
      transferredOn: '2026-11-20',
      reason: 'Rücktritt vom Abo.',
      otp: '000000',
    },
  }),
  confirmAct: ({ owner }) => ({ params: { actId: owner }, json: { otp: '000000' } }),
  stopAct: ({ owner }) => ({ params: { actId: owner } }),
  setMaintenance: () => ({ json: { isOn: false } }),
  createApiKey: () => ({ json: { name: 'Kassa' } }),
  revokeApiKey: ({ apiKey }) => ({ params: { apiKeyId: apiKey } }),
  findUser: ({ owner }) => ({ json: { id: owner } }),
  getUserDetails: ({ owner }) => ({ json: { id: owner } }),
  updateNewUser: () => ({ json: { newUser: false } }),
  updateUserDetails: () => ({ json: { firstname: 'Eva', lastname: 'Holzer' } }),
  updateNewsletter: () => ({ json: { newsletterAccepted: false } }),
  subscribeNewsletter: () => ({ json: { email: 'niemand@example.at' } }),
  confirmNewsletter: () => ({ json: { code: 'x' } }),
  unsubscribeNewsletter: () => ({ query: 'token=x.y' }),
  noteConsent: () => ({
    json: { id: randomUUID(), revision: 1, kind: 'necessary', categories: ['essentials'], decidedAt: TIME },
  }),
  addPushSubscription: () => ({
    json: {
      endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}`,
      keys: PUSH_KEYS,
    },
  }),
  removePushSubscription: ({ push }) => ({ json: { id: push } }),
  updateAdvert: ({ advert }) => ({
    params: { advertId: advert },
    json: { category: 'FIREWOOD', title: 'Meins jetzt, ganz frech', version: 1 },
  }),
  getAdvert: ({ draft }) => ({ params: { advertId: draft } }),
  getDeliveryDistance: () => ({ query: 'countryCode=AT&postalCode=3300' }),
  createAdvert: () => ({ json: { category: 'FIREWOOD', title: 'Buche aus dem Wald' } }),
  deleteAdvert: ({ advert }) => ({ json: { id: advert, deleteType: 'OTHER' } }),
  changeAdvertPrice: () => ({ json: { pricePerUnitInCents: 100 } }),
  uploadAdvertImage: () => ({ file: 'picture' }),
  publishAdvert: ({ draft }) => ({ params: { advertId: draft } }),
  unpublishAdvert: ({ spare }) => ({ params: { advertId: spare } }),
  updateAdvertActivity: () => ({ json: { active: false } }),
  restoreAdvert: ({ deleted }) => ({ params: { advertId: deleted } }),
  sendFeedback: ({ advert }) => ({
    json: { publicItemId: advert, content: 'Wirklich schönes Holz, danke.', name: 'Vera' },
  }),
  listOwnAdvertIds: () => ({ query: 'status=ACTIVE' }),
  duplicateAdvert: ({ draft }) => ({ params: { advertId: draft } }),
  changeAdverts: ({ advert }) => ({ json: { ids: [advert], action: 'PAUSE' } }),
  getRenewal: () => ({ query: 'token=x.y' }),
  renewAdvertByLink: () => ({ json: { token: 'x.y' } }),
  updateCompany: () => ({ json: { name: 'Meine Firma jetzt' } }),
  createCompany: () => ({ json: { name: `Firma ${randomUUID().slice(0, 8)}` } }),
  setPublishState: () => ({ json: { publishState: 'UNPUBLISHED' } }),
  uploadCompanyImage: () => ({ file: 'picture' }),
  startImport: () => ({ query: 'dryRun=true', file: 'csv' }),
  uploadImportArchive: () => ({ file: 'zip' }),
  getImportTemplate: () => ({ params: { category: 'FIREWOOD' } }),
  reportAdvert: () => ({ json: NOTICE }),
  getAdvertCautions: ({ blocked }) => ({ params: { advertId: blocked } }),
  getAdvertBlock: ({ blocked }) => ({ params: { advertId: blocked } }),
  objectToBlock: ({ blocked }) => ({
    params: { advertId: blocked },
    json: { content: 'Das stimmt nicht, der Preis ist echt.' },
  }),
  getModeratedAdvert: ({ accused }) => ({ params: { advert: accused } }),
  decideOnAdvert: ({ accused, accusedVersion }) => ({
    params: { advertId: accused },
    json: { action: 'REJECT_REPORTS', note: 'passt', version: accusedVersion },
  }),
  writeToOwner: ({ accused }) => ({ params: { advertId: accused }, json: { content: 'Bitte den Preis ansehen.' } }),
  setFeedbackVisibility: ({ accused, accusedFeedback }) => ({
    params: { advertId: accused },
    json: { feedbackId: accusedFeedback, isHidden: true },
  }),
  decideOnChatReport: () => ({ json: { status: 'REJECTED', note: 'Das passt so.' } }),
  reportSeller: () => ({ json: NOTICE }),
  reportCompany: () => ({ json: NOTICE }),
  getModeratedAccount: ({ culprit }) => ({ params: { userId: culprit } }),
  decideOnAccount: ({ culprit }) => ({
    params: { userId: culprit },
    json: {
      action: 'WARN',
      subject: 'ACCOUNT',
      fact: 'Der Preis ist erfunden.',
      ground: 'TERMS',
      groundText: 'Punkt 4',
      version: 0,
    },
  }),
  decideOnAdverts: ({ accused, accusedVersion }) => ({
    json: { adverts: [{ id: accused, version: accusedVersion }], decision: { action: 'UNDO' } },
  }),
  getBlockByLink: () => ({ params: { token: 'x.y' } }),
  objectByLink: () => ({ params: { token: 'x.y' }, json: { content: 'Das stimmt nicht, der Preis ist echt.' } }),
  reportRating: () => ({ json: NOTICE }),
  decideOnRating: () => ({ json: { measure: 'NONE', note: 'passt' } }),
  reopenCase: () => ({ json: { kind: 'CHAT', id: '01930000-0000-7000-8000-000000000000' } }),
  createAdvertisingEntry: () => ({ json: ENTRY }),
  updateAdvertisingEntry: () => ({ json: ENTRY }),
  setAdvertisingState: () => ({ json: { state: 'ACTIVE' } }),
  uploadAdvertisingImage: () => ({ file: 'picture' }),
  submitEvent: () => ({ json: { events: [{ type: 'PAGE_VIEW' }] } }),
  getAdsAndClicks: () => ({ query: SPAN }),
  getListingsAndContacts: () => ({ query: SPAN }),
  getLogoStatistics: () => ({ query: `${SPAN}&name=Spaltfix` }),
  getAdvertisingStatistics: () => ({ query: SPAN }),
  getPopularAdverts: () => ({ query: `${SPAN}&by=VIEWS` }),
  getRegisteredUsers: () => ({ query: SPAN }),
  getSiteRequests: () => ({ query: SPAN }),
  getCategoryStatistics: () => ({ query: SPAN }),
  getMarketPrice: () => ({ params: { product: 'pellets-a1-lose' } }),
  getMarketPriceTable: () => ({ params: { product: 'pellets-a1-lose' } }),
  saveMarketReport: () => ({ json: { ...REPORT, month: '2026-09' } }),
  searchNearProducts: () => ({ json: { sorting: { postalCode: '3300' } } }),
  searchNearProductsByTerm: () => ({ json: { searchTerm: 'buche' } }),
  readSearch: () => ({ json: { searchTerm: '5 rm Buche' } }),
  suggestProducts: () => ({ query: 'term=bu' }),
  createCustomWord: () => ({ json: { ...WORD, words: [`Zwirbel${randomUUID().slice(0, 4).replaceAll(/\d/g, 'x')}`] } }),
  changeCustomWord: ({ customWordVersion }) => ({ json: { ...WORD, version: customWordVersion } }),
  previewCustomWord: () => ({ json: WORD }),
  getAdvertCheck: () => ({ query: 'token=x.y' }),
  answerAdvertCheck: () => ({ json: { token: 'x.y', answer: 'THERE' } }),
  reserveAdvert: () => ({ json: { days: 3 } }),
  listFavouriteAdverts: ({ advert }) => ({ json: { ids: [advert] } }),
  saveFavourite: () => ({ json: {} }),
  deleteFavourite: ({ partnerAdvert }) => ({ params: { advertId: partnerAdvert } }),
  noteFavourite: ({ partnerAdvert }) => ({ params: { advertId: partnerAdvert }, json: { note: 'meins' } }),
  syncFavourites: ({ partnerAdvert }) => ({
    json: { changes: [{ advertId: partnerAdvert, isSaved: false, changedAt: TIME }] },
  }),
  getFollowByToken: () => ({ query: 'token=x.y.z' }),
  endFollowByToken: () => ({ query: 'token=x.y.z' }),
  listBadges: ({ owner }) => ({ params: { userId: owner } }),
  stateProof: () => ({ params: { kind: 'ENPLUS' }, json: { number: 'AT 099' } }),
  withdrawProof: () => ({ params: { kind: 'PHONE' } }),
  sendProofCode: () => ({ params: { kind: 'PHONE' }, json: { phoneNumber: '+43 664 9998887' } }),
  enterProofCode: () => ({ params: { kind: 'PHONE' }, json: { code: '000000' } }),
  decideOnProof: ({ proof }) => ({
    params: { proofId: proof },
    json: { action: 'REFUSE', number: 'HFA-CoC-7777', reason: 'Im Register steht nichts.' },
  }),
  listRatings: ({ owner }) => ({ query: `userId=${owner}` }),
  rateAgreement: ({ agreement }) => ({ json: { agreementId: agreement, facts: OF_BUYER, text: '' } }),
  changeRating: () => ({ json: { facts: OF_BUYER, text: 'Meins jetzt.' } }),
  answerRating: () => ({ json: { text: 'Danke, meine Antwort.' } }),
  objectToRatingDecision: () => ({ json: { content: 'Das stimmt so nicht, bitte ansehen.' } }),
  createRequest: () => ({ json: REQUEST }),
  updateRequest: () => ({ json: REQUEST }),
  closeRequest: () => ({ json: { reason: 'NOT_NEEDED' } }),
  getRequestRenewal: () => ({ query: 'token=x.y' }),
  renewRequestByLink: () => ({ json: { token: 'x.y' } }),
  offerForRequest: ({ advert, spareRequest }) => ({
    params: { requestId: spareRequest },
    json: { advertId: advert, text: 'Ich hätte diese Buche.' },
  }),
  answerOffer: () => ({ json: { text: 'Danke, das schaue ich mir an.' } }),
  reportRequest: () => ({ json: NOTICE }),
  removeRequest: ({ removable }) => ({
    params: { requestId: removable },
    json: { reason: 'Das ist keine Suche nach Holz.' },
  }),
  restoreRequest: ({ removable }) => ({ params: { requestId: removable } }),
  addSavedSearch: () => ({ json: { address: '/kaufen-verkaufen/brennholz?suche=fichte', name: 'Fichte' } }),
  changeSavedSearch: () => ({ json: { name: 'Meine' } }),
  markSavedSearchLooked: () => ({ json: { upTo: TIME } }),
  orderSavedSearch: () => ({
    json: { email: 'niemand@example.at', address: '/kaufen-verkaufen/brennholz', name: 'Brennholz' },
  }),
  confirmSavedSearch: () => ({ json: { code: 'x' } }),
  listSavedSearchesByToken: () => ({ query: 'token=x.y' }),
  changeSavedSearchQuietHours: () => ({ query: 'token=x.y', json: { isOn: true, fromHour: 22, toHour: 6 } }),
  changeSavedSearchByToken: () => ({ query: 'token=x.y', json: { name: 'Meine' } }),
  endSavedSearchesByToken: () => ({ query: 'token=x.y' }),
  suggestPlaces: () => ({ query: 'q=Amst' }),
  getPlace: () => ({ params: { countryCode: 'AT', postalCode: '3300' } }),
  findNearestPlace: () => ({ query: 'latitude=48&longitude=14' }),
  uploadChatImage: () => ({ file: 'picture' }),
  addMessage: () => ({ json: { text: 'Ich schreibe hier mit.' } }),
  initChat: ({ advert }) => ({ json: { advertId: advert } }),
  readChat: () => ({ json: { upToSeq: 1 } }),
  blockChat: () => ({ json: { blocked: false } }),
  reportChat: ({ message }) => ({ json: { reason: 'FRAUD', content: 'Bitte ansehen.', messageIds: [message] } }),
  addMeasurement: () => ({ json: { kind: 'WEIGHT', weightInKg: 3_000, moistureInPercent: 20 } }),
  savePileSlip: () => ({ json: PILE_SLIP }),
  saveOutline: () => ({ json: OUTLINE }),
  saveEudr: () => ({ json: EUDR_RECORD }),
  readOutlineFile: () => ({ file: 'csv' }),
  proposeAgreement: () => ({ json: { terms: agreementTerms({ date: '2026-12-20' }) } }),
  changeAgreement: ({ spareChat, openAgreement }) => ({
    params: { chatId: spareChat, agreementId: openAgreement },
    json: { version: 1, terms: agreementTerms({ date: '2026-12-20' }) },
  }),
  acceptAgreement: ({ spareChat, openAgreement }) => ({
    params: { chatId: spareChat, agreementId: openAgreement },
    json: { version: 2 },
  }),
  declineAgreement: ({ spareChat, openAgreement }) => ({
    params: { chatId: spareChat, agreementId: openAgreement },
    json: { version: 2 },
  }),
  withdrawAgreement: ({ spareChat, openAgreement }) => ({
    params: { chatId: spareChat, agreementId: openAgreement },
    json: { version: 2 },
  }),
  markNewsSeen: () => ({ json: { upTo: TIME } }),
  summariseOrder: () => ({ params: { aboModel: 'firma', paymentRecurrence: 'YEARLY', paymentType: 'BANK_TRANSFER' } }),
  orderSubscription: () => ({
    params: { aboModel: 'firma', paymentRecurrence: 'YEARLY', paymentType: 'BANK_TRANSFER' },
  }),
  getOrder: ({ paid }) => ({ params: { orderId: paid } }),
  withdrawOrder: ({ paid }) => ({ params: { orderId: paid }, json: { confirmed: true } }),
  confirmPayment: ({ pending, pendingAmount }) => ({
    params: { orderId: pending },
    json: { amount: pendingAmount, receivedOn: '2026-11-20' },
  }),
  reverseBooking: ({ booking }) => ({ params: { bookingId: booking }, json: { reason: 'Falsch zugeordnet.' } }),
  importBankStatement: () => ({ file: 'xml' }),
  assignBankCredit: ({ pending }) => ({ json: { orderId: pending } }),
  redeemVoucher: ({ voucherCode }) => ({ json: { code: voucherCode } }),
  createVoucher: () => ({ json: { title: 'Gutschein', kind: 'PERMISSION', privilegeGroup: 'pellets', days: 7 } }),
  changePlan: () => ({ json: PLAN }),
  changeChoices: () => ({ json: { version: 0, retired: [31] } }),
  endNotificationMails: () => ({ query: 'token=x.y' }),
};

/** The victim's id behind each name of a path parameter. */
const paramsOf = (ids: Ids): Record<string, unknown> => ({
  advertId: ids.advert,
  slug: ids.slug,
  userId: ids.owner,
  companyId: ids.company,
  importId: ids.importRun,
  reportId: ids.report,
  ratingId: ids.rating,
  entryId: ids.entry,
  customWordId: ids.customWord,
  sellerId: ids.owner,
  agreementId: ids.agreement,
  requestId: ids.request,
  requestSlug: ids.requestSlug,
  offerId: ids.offer,
  id: ids.savedSearch,
  chatId: ids.chat,
  kind: 'OUTLINE',
  invoiceId: ids.invoice,
  orderId: ids.pending,
  creditId: ids.credit,
  voucherId: ids.voucher,
  planId: 'firma',
  list: 'EQUIPMENT',
  provider: 'google',
});

export type ReadyCall = {
  method: Endpoint['method'];
  url: string;
  json?: unknown;
  file: Given['file'] | undefined;
  form: string | undefined;
};

/** A call of the contract about what belongs to the victim. */
export function readyCall({ operation, method, path, body }: Endpoint, ids: Ids): ReadyCall {
  const { params = {}, query, json, file, form } = GIVEN[operation]?.(ids) ?? {};
  const all: Record<string, unknown> = {
    ...paramsOf(ids),
    ...(operation === 'decideOnChatReport' ? { reportId: ids.chatReport } : {}),
    ...params,
  };
  const address = path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(String(all[name])));
  const isBodied = body !== null && file === undefined && form === undefined;
  return {
    method,
    url: query === undefined ? address : `${address}?${query}`,
    ...(isBodied ? { json: json ?? {} } : {}),
    file,
    form,
  };
}

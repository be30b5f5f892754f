import type { RouterContextProvider } from 'react-router';
import type { Advert, AdvertListItem } from '#contract/adverts/adverts.schemas.ts';
import { getAdvert, listUserAdverts } from '#contract/adverts/adverts.ts';
import type { Api } from '#contract/api.ts';
import { isResponseError } from '#contract/api-errors.ts';
import type { EndpointReply } from '#contract/endpoint.ts';
import { paths } from '#contract/paths.ts';
import { getContactTemplate, getMe } from '#contract/users/users.ts';
import type { User } from '#contract/users/users.schemas.ts';
import type { PublishingNeed } from '#domain/users/publishing-needs.ts';
import { formatDate, formatRelativeDay } from '#domain/format/dates.ts';
import { getOwnDisclosure } from '#contract/sellers/disclosure.ts';
import type { OwnDisclosure } from '#contract/sellers/disclosure.schemas.ts';
import { type SellerKind, isEntrepreneur } from '#domain/users/seller-kind.ts';
import type { CheapestPlan } from '#domain/plans/plan-state.ts';
import type { RetiredChoices } from '#domain/lookups/choices/retired-choices.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { categoryBySlug } from '#domain/lookups/categories.data.ts';
import { requireSignedIn } from '#web/page/route-rules.ts';
import type { PageContext, Viewer } from '#web/api/api-context.ts';
import { listRetiredChoices } from '#web/api/retired-choices.ts';
import { apiContext, pageContext } from '#web/api/api-context.ts';
import type { ShownAdvert } from '#web/adverts/page/load-advert.ts';
import { randomUuid } from '#web/device/random-uuid.ts';
import { findPelletPlan } from '#web/payments/pellet-plan.queries.ts';
import { invalidPath, pageNotFound } from '#web/page/not-found.ts';
import { fromAdvert, fromEdit } from './draft/draft.ts';
import type { DraftValues } from './draft/draft-values.ts';
import { buyersViewOf } from './steps/buyers-view.ts';
import {
  CATEGORY_PARAM,
  DONE_PARAM,
  isAdvertId,
  PREVIEW_PARAM,
  TEMPLATE_PARAM,
  wizardAddressOf,
  YES,
} from './wizard-steps.ts';

const SHOWN_DRAFTS = 6;

export type KnownDraft = { id: string; title: string; category: CategoryCode; changed: string };

export type WizardAccount = {
  id: string;
  needs: readonly PublishingNeed[];
  mail: string;
  firstname: string;
  lastname: string;
  /** Any quantity of pellets, not only a free left-over. */
  maySellPellets: boolean;
  sellerKind: SellerKind;
  /** What a business still has to disclose; asked for in the last step, and refuses nothing. */
  missingDisclosure?: readonly string[];
};

export type Published = { id: string; title: string; path: string; shortUrl: string; until: string };

export type WizardData = {
  /** Changes with the advert, so that nothing typed carries over to another one. */
  key: string;
  ref: string | null;
  /** Under which a page without script makes its draft, once. */
  draftKey: string;
  category: CategoryCode | null;
  values: DraftValues;
  advert: Advert | null;
  /** The account's contact for new adverts; null for visitors. */
  contactTemplate: EndpointReply<typeof getContactTemplate> | null;
  /** Null for visitors who are not signed in. */
  account: WizardAccount | null;
  drafts: readonly KnownDraft[];
  /** Entries of lists that can no longer be chosen. */
  retired: RetiredChoices;
  /** What pellets need beyond a left-over; null where nothing is on sale. */
  pelletPlan: CheapestPlan | null;
  template: { id: string; title: string; category: CategoryCode } | null;
  preview: ShownAdvert | null;
  published: Published | null;
};

type Visit = { url: URL; params: { first?: string; second?: string }; context: Readonly<RouterContextProvider> };

/**
 * The data of a step.
 * @throws 404 for unknown addresses and for adverts of others
 */
export async function loadWizard({ url, params, context }: Visit): Promise<WizardData> {
  const address = wizardAddressOf(params, url.searchParams);
  if (address === null) throw pageNotFound(url);
  const { ref, step } = address;
  const isOnServer = ref !== null && isAdvertId(ref);
  if (isOnServer) requireSignedIn(context, url);
  const api = context.get(apiContext);
  const page = context.get(pageContext);
  const advert = isOnServer ? await ownAdvert(api, ref, url) : null;
  const own =
    page.viewer === null ? NO_ACCOUNT : await accountData(api, page.viewer, { step, isNew: advert === null, url });
  const [pelletPlan, retired] = await Promise.all([findPelletPlan(api), listRetiredChoices(api)]);
  const source = advert ?? own.example;
  const given = categoryBySlug(url.searchParams.get(CATEGORY_PARAM) ?? '')?.code ?? null;
  return {
    key: ref ?? `neu ${page.requestId}`,
    ref,
    draftKey: randomUuid(),
    category: given ?? source?.category ?? null,
    values: startValues(source, own.contactTemplate),
    advert,
    account: own.account,
    contactTemplate: own.contactTemplate,
    drafts: own.drafts,
    template: own.template,
    pelletPlan,
    retired,
    ...(advert === null ? { preview: null, published: null } : await shownAfterwards(advert, { url, api, page })),
  };
}

const NO_ACCOUNT = { account: null, contactTemplate: null, drafts: [], template: null, example: null };

type Wish = { step: number; isNew: boolean; url: URL };

/** What the account brings along: its names, its drafts, and an advert to start from. */
async function accountData(api: Api, viewer: Viewer, { step, isNew, url }: Wish) {
  const [me, disclosure, known, contactTemplate, example] = await Promise.all([
    api.call(getMe, {}),
    step === 3 ? api.call(getOwnDisclosure, {}) : null,
    step === 0 ? knownAdverts(api, viewer.id) : NO_ACCOUNT,
    api.call(getContactTemplate, {}),
    isNew ? exampleOf(api, url) : null,
  ]);
  const account = { ...accountOf(me, viewer), missingDisclosure: gapsOf(me, disclosure) };
  return { account, contactTemplate, drafts: known.drafts, template: known.template, example };
}

/** Only who sells as a business discloses anything. */
const gapsOf = ({ sellerKind }: User, disclosure: OwnDisclosure | null): readonly string[] =>
  sellerKind !== undefined && isEntrepreneur(sellerKind) ? (disclosure?.missing ?? []) : [];

type Look = { url: URL; api: Api; page: PageContext };

/** The view of buyers before publishing, and what there is to say after it. */
async function shownAfterwards(advert: Advert, { url, api, page }: Look) {
  const wants = (param: string): boolean => url.searchParams.get(param) === YES;
  const { viewer } = page;
  return {
    preview:
      viewer !== null && wants(PREVIEW_PARAM)
        ? await buyersViewOf(advert, { url, api, page, viewerId: viewer.id })
        : null,
    published: wants(DONE_PARAM) ? publishedOf(advert, page.publicUrl) : null,
  };
}

/**
 * The own advert in its current version.
 * @throws 404 for one of another person, whatever its state
 */
export async function ownAdvert(api: Api, advertId: string, url: URL): Promise<Advert> {
  try {
    const advert = await api.call(getAdvert, { advertId });
    if (advert.isMine === true && advert.status !== 'DELETED') return advert;
  } catch (error) {
    if (!isResponseError(error) || error.status >= 500 || error.status === 429) throw error;
  }
  throw invalidPath(url);
}

async function knownAdverts(api: Api, userId: string) {
  const [drafts, running] = await Promise.all([
    api.call(listUserAdverts, { userId, status: 'DRAFT', page: 0, size: SHOWN_DRAFTS }),
    api.call(listUserAdverts, { userId, status: 'ACTIVE', page: 0, size: 1 }),
  ]);
  const [last] = running.items;
  return {
    drafts: drafts.items.map(knownDraft),
    template: last === undefined ? null : { id: last.id, title: last.title, category: last.category },
  };
}

const knownDraft = ({ id, title, category, createdAt }: AdvertListItem): KnownDraft => ({
  id,
  title,
  category,
  changed: createdAt === undefined ? '' : formatRelativeDay(createdAt, Date.now()),
});

/** An own advert that a new one starts from; one that is not there is no reason to refuse the page. */
async function exampleOf(api: Api, url: URL): Promise<Advert | null> {
  const id = url.searchParams.get(TEMPLATE_PARAM);
  return id === null || !isAdvertId(id) ? null : ownAdvert(api, id, url).catch(() => null);
}

function startValues(source: Advert | null, template: EndpointReply<typeof getContactTemplate> | null): DraftValues {
  if (source !== null) return fromAdvert(source);
  if (template === null) return {};
  const { contact, address } = template;
  const filled = fromEdit({ category: 'SERVICES', contact, address });
  return Object.fromEntries(Object.entries(filled).filter(([name]) => /^(contact|address)\./.test(name)));
}

const accountOf = (
  { id, publishingNeeds, accountMail, firstname, lastname, sellerKind }: User,
  viewer: Viewer,
): WizardAccount => ({
  id,
  needs: publishingNeeds ?? [],
  mail: accountMail,
  firstname: firstname ?? '',
  lastname: lastname ?? '',
  maySellPellets: viewer.permissions.includes('pellets'),
  sellerKind: sellerKind ?? 'PRIVATE',
});

function publishedOf({ id, status, title, slug, expiresAt }: Advert, publicUrl: string): Published | null {
  if (status !== 'ACTIVE') return null;
  const shortUrl = publicUrl.replace(/\/+$/, '') + paths.sharedAdvert(id);
  const until = expiresAt === null ? '' : formatDate(expiresAt);
  return { id, title, path: paths.advert(slug), shortUrl, until };
}

import type { ReactNode } from 'react';
import { redirect } from 'react-router';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { isResponseError } from '#contract/api-errors.ts';
import { decideOnChatReport, getModeratedAdvert, listModerationQueue } from '#contract/moderation/moderation.ts';
import type { QueueItem } from '#contract/moderation/moderation.schemas.ts';
import { adminPaths } from '#contract/admin-paths.ts';
import { paths } from '#contract/paths.ts';
import { formatDateTime } from '#domain/format/dates.ts';
import { MEASURES } from '#domain/moderation/account-cases.ts';
import { RATING_MEASURES, needsReasons } from '#domain/moderation/rating-measures.ts';
import { ratingModerationTexts } from '#texts/de/moderation/rating-moderation.ts';
import { decideOnRating } from '#contract/moderation/rating-moderation.ts';
import { listDecidedCases } from '#contract/moderation/reopening.ts';
import { reopeningTexts } from '#texts/de/moderation/reopening.ts';
import { DEFAULT_PAGE_SIZE } from '#domain/search/search-types.ts';
import { proofPaths } from '#contract/proofs/proof-paths.ts';
import { shieldTexts } from '#texts/de/moderation/shield.ts';
import { advertListTexts } from '#texts/de/moderation/advert-list.ts';
import { moderationTexts as texts } from '#texts/de/moderation/moderation.ts';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { Badge } from '#ui/marks/badge.tsx';
import { Button, LinkButton } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/surfaces/empty-state.tsx';
import { Pagination } from '#ui/data-display/pagination.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { DoneNotice } from '#web/forms/sending/done-notice.tsx';
import { AdminFrame, PastEnd } from '#web/payments/admin/admin-frame.parts.tsx';
import { pageMeta } from '#web/page/page-meta.ts';
import { pageNumberOf } from '#web/page/page-number.ts';
import type { Route } from './+types/queue.route.ts';
import { ABOUT_FIELD, INTENT_FIELD, typed, typedValues } from '#web/forms/form-data.ts';
import { replyAbout, replyData } from '#web/forms/form-reply.ts';
import { refusedBy } from '#web/forms/sending/refusals.ts';
import { keepWithoutConnection } from '#web/forms/sending/keep-without-connection.ts';
import { ChatCase } from './chat-case.tsx';
import { RatingCase } from './ratings/rating-case.tsx';
import { DecidedCases } from './decided-cases.tsx';
import { LostDecision } from './lost-decision.parts.tsx';
import { REOPEN_INTENT, answerReopening } from './answer-reopening.ts';
import { moderationApi } from './moderation-access.ts';
import { AdvertStatusBadge } from './status-badges.tsx';
import './moderation.css';

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api, isAdmin } = moderationApi(context, url);
  const wanted = (url.searchParams.get('anzeige') ?? '').trim();
  if (wanted !== '') {
    const found = await findAdvert(api.call(getModeratedAdvert, { advert: lastPart(wanted) }));
    if (found !== null) throw redirect(paths.moderateAdvert(found));
  }
  const page = pageNumberOf(url.searchParams);
  const [queue, decided] = await Promise.all([
    api.call(listModerationQueue, { page: page - 1, size: DEFAULT_PAGE_SIZE }),
    api.call(listDecidedCases, {}),
  ]);
  return { ...queue, decided: decided.items, isAdmin, page, wanted, done: doneIn(url) };
}

const doneIn = ({ searchParams }: URL): string | null => DONE.get(searchParams.get('erledigt') ?? '') ?? null;

const DONE: ReadonlyMap<string, string> = new Map([
  ['CHAT', texts.chat.done],
  ['RATING', ratingModerationTexts.done],
  [REOPEN_INTENT, reopeningTexts.done],
]);

/** An id or a slug, also out of a whole address. */
const lastPart = (text: string): string => text.split(/[?#]/)[0]?.split('/').findLast(Boolean)?.slice(0, 300) ?? text;

async function findAdvert(call: Promise<{ advert: { id: string } }>): Promise<string | null> {
  try {
    return (await call).advert.id;
  } catch (error) {
    if (isResponseError(error) && error.status < 500) return null;
    throw error;
  }
}

/** Decides on reported messages and ratings, or opens a decided case again. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { api } = moderationApi(context, url);
  const form = await request.formData();
  if (typed(form, INTENT_FIELD) === REOPEN_INTENT) {
    const refused = await answerReopening(api, form);
    if (refused !== null) return replyData(refused);
    throw redirect(`${paths.moderation()}?erledigt=${REOPEN_INTENT}`, 303);
  }
  const reportId = typed(form, ABOUT_FIELD);
  const values = typedValues(form, ['note', 'measure', 'fact', 'ground', 'groundText']);
  const note = values['note'] ?? '';
  if (typed(form, INTENT_FIELD) === 'RATING') {
    try {
      await api.call(decideOnRating, { ratingId: reportId, ratingDecisionDto: ratingDecisionOf(values) });
    } catch (error) {
      return replyData(
        refusedBy(error, { intent: 'RATING', about: reportId, values, otherwise: texts.decisions.failed }),
      );
    }
    throw redirect(`${paths.moderation()}?erledigt=RATING`, 303);
  }
  const status = typed(form, INTENT_FIELD) === 'UPHELD' ? 'UPHELD' : 'REJECTED';
  try {
    await api.call(decideOnChatReport, {
      reportId,
      chatReportDecisionDto: { status, note, ...measureOf(status, values) },
    });
  } catch (error) {
    return replyData(refusedBy(error, { about: reportId, values, otherwise: texts.decisions.failed }));
  }
  throw redirect(`${paths.moderation()}?erledigt=CHAT`, 303);
}

/** A decision about a rating; hiding something carries its reasons. */
function ratingDecisionOf(values: Readonly<Record<string, string | undefined>>) {
  const measure = RATING_MEASURES.find((one) => one === values['measure']) ?? 'NONE';
  const note = values['note'] ?? '';
  if (!needsReasons(measure)) return { measure, note };
  const ground = values['ground'] === 'LAW' ? 'LAW' : 'TERMS';
  return { measure, note, fact: values['fact'] ?? '', ground, groundText: values['groundText'] ?? '' } as const;
}

/** What follows from a report that was right, with its reasons where it needs some. */
function measureOf(status: 'UPHELD' | 'REJECTED', values: Readonly<Record<string, string | undefined>>) {
  const measure = MEASURES.find((one) => one === values['measure']) ?? 'NONE';
  if (status === 'REJECTED') return {};
  if (measure === 'NONE') return { measure };
  const ground = values['ground'] === 'LAW' ? 'LAW' : 'TERMS';
  return { measure, fact: values['fact'] ?? '', ground, groundText: values['groundText'] ?? '' } as const;
}

/** Who decided on something that is decided already gets to see what is new. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  actionStatus === 409 || defaultShouldRevalidate;

export const clientAction = (sent: Route.ClientActionArgs) => keepWithoutConnection(sent, texts.decisions.offline);

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageMeta(matches, { title: texts.title, isHiddenFromSearch: true }) : [];

export default function ModerationQueue({ loaderData: queue, actionData }: Route.ComponentProps) {
  const { items, totalElements, totalPages, page, wanted } = queue;
  const sent = actionData ?? null;
  // A case that is open again has the same id as the decided one.
  const decision = sent?.intent === REOPEN_INTENT ? null : sent;
  const listed = decision === null ? queue.decided.map(({ id }) => id) : items.map(keyOf);
  const isGone = sent !== null && !listed.some((id) => id === sent.about);
  return (
    <AdminFrame page="moderation" title={texts.title} intro={texts.intro} isAdmin={queue.isAdmin}>
      {isGone && <LostDecision sent={sent} />}
      <DoneNotice>{sent === null && queue.done}</DoneNotice>
      <Stack
        as="form"
        gap={3}
        method="get"
        className="justify-items-start md:grid-cols-[minmax(0,1fr)_auto] md:items-start"
        role="search"
      >
        <TextField
          className="w-full"
          label={texts.find}
          name="anzeige"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={wanted}
          help={texts.findHelp}
          error={wanted === '' ? undefined : texts.findMissing}
        />
        <Button type="submit" className="md:mt-[1.875rem]">
          {texts.findSubmit}
        </Button>
      </Stack>
      <Cluster gap={2}>
        <LinkButton href={adminPaths.moderatedAdverts()}>{advertListTexts.link}</LinkButton>
        <LinkButton href={adminPaths.moderatedAccounts()}>{texts.accounts}</LinkButton>
        <LinkButton href={proofPaths.proofsToCheck()}>{texts.proofs}</LinkButton>
      </Cluster>
      {totalElements > 0 && <p className="font-medium">{texts.open(totalElements)}</p>}
      {items.length === 0 && totalElements > 0 ? (
        <PastEnd first={paths.moderation()} />
      ) : items.length === 0 ? (
        <EmptyState title={texts.none} headingLevel={2}>
          {texts.noneText}
        </EmptyState>
      ) : (
        <ul className="case-list">
          {items.map((item) => (
            <li key={keyOf(item)} className="box case-item">
              {item.kind === 'CHAT' ? (
                <ChatCase item={item} reply={replyAbout(decision, item.reportId)} />
              ) : item.kind === 'RATING' ? (
                <RatingCase item={item} reply={replyAbout(decision, item.ratingId)} />
              ) : item.kind === 'ADVERT' ? (
                <AdvertCase item={item} />
              ) : (
                <AccountCase item={item} />
              )}
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pageCount={totalPages}
        hrefOf={(other) => (other === 1 ? paths.moderation() : `${paths.moderation()}?seite=${other}`)}
      />
      <DecidedCases items={queue.decided} sent={sent} />
    </AdminFrame>
  );
}

function keyOf(item: QueueItem): string {
  if (item.kind === 'CHAT') return item.reportId;
  if (item.kind === 'RATING') return item.ratingId;
  return item.kind === 'ADVERT' ? item.advertId : `${item.subject} ${item.userId}`;
}

function AccountCase({ item }: { item: Extract<QueueItem, { kind: 'ACCOUNT' }> }) {
  return (
    <CaseEntry item={item} title={item.name || texts.untitled} href={adminPaths.moderateAccount(item.userId)}>
      <Badge tone="info">{texts.subjects[item.subject]}</Badge>
      {item.isHeld && <Badge tone="warning">{texts.held}</Badge>}
    </CaseEntry>
  );
}

function AdvertCase({ item }: { item: Extract<QueueItem, { kind: 'ADVERT' }> }) {
  return (
    <CaseEntry item={item} title={item.title || texts.untitled} href={paths.moderateAdvert(item.advertId)}>
      <AdvertStatusBadge status={item.status} isHidden={item.isHiddenWithAccount} />
      {item.isHeld && <Badge tone="warning">{shieldTexts.held}</Badge>}
    </CaseEntry>
  );
}

type CaseEntryProps = {
  item: Extract<QueueItem, { kind: 'ACCOUNT' | 'ADVERT' }>;
  title: string;
  href: string;
  /** Badges before those that every case may have. */
  children: ReactNode;
};

function CaseEntry({ item, title, href, children }: CaseEntryProps) {
  return (
    <Stack as="article" gap={3} className="md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="grid min-w-0 gap-1.5">
        <h2 className="text-lg font-semibold">{title}</h2>
        <p className="case-entry-head">
          {children}
          {item.hasObjection && <Badge tone="mark">{texts.objection}</Badge>}
          {item.reportCount > 0 && <Badge tone="warning">{texts.reports(item.reportCount)}</Badge>}
        </p>
        <p className="text-sm text-ink-soft">
          {[
            ...item.reasons.map((reason) => texts.reasons[reason]),
            texts.waitsSince(formatDateTime(item.waitsSince)),
          ].join(' · ')}
        </p>
      </div>
      <LinkButton variant="main" href={href} aria-label={texts.decideOn(title)}>
        {texts.decide}
      </LinkButton>
    </Stack>
  );
}

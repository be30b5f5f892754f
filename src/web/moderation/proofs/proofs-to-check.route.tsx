import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { data, redirect } from 'react-router';
import { paths } from '#contract/paths.ts';
import { proofPaths } from '#contract/proofs/proof-paths.ts';
import { decideOnProof, listProofsToCheck } from '#contract/proofs/proofs.ts';
import { formatIsoDate } from '#domain/format/dates.ts';
import { DEFAULT_PAGE_SIZE } from '#domain/search/search-types.ts';
import { moderationTexts } from '#texts/de/moderation/moderation.ts';
import { proofTexts } from '#texts/de/proofs/proofs.ts';
import { TabLinks } from '#ui/actions/tabs.tsx';
import { Pagination } from '#ui/data-display/pagination.tsx';
import { EmptyState } from '#ui/surfaces/empty-state.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { DoneNotice } from '#web/forms/sending/done-notice.tsx';
import { apiContext } from '#web/api/api-context.ts';
import { ABOUT_FIELD, INTENT_FIELD, typed, typedValues } from '#web/forms/form-data.ts';
import { replyAbout, replyData } from '#web/forms/form-reply.ts';
import { keepWithoutConnection } from '#web/forms/sending/keep-without-connection.ts';
import { refusedBy } from '#web/forms/sending/refusals.ts';
import { AdminFrame, PastEnd } from '#web/payments/admin/admin-frame.parts.tsx';
import { pageMeta } from '#web/page/page-meta.ts';
import { requireStaff } from '#web/page/route-rules.ts';
import { pageNumberOf } from '#web/page/page-number.ts';
import type { Route } from './+types/proofs-to-check.route.ts';
import '#web/moderation/moderation.css';
import { ProofCase } from './proof-case.tsx';

const { admin: texts } = proofTexts;

const FIELDS = ['registeredName', 'seen', 'sourceUrl', 'seenOn', 'validUntil', 'reason'] as const;
const DONE: Readonly<Record<string, string>> = { bestaetigt: texts.done.CONFIRM, abgelehnt: texts.done.REFUSE };

export async function loader({ url, context }: Route.LoaderArgs) {
  const { permissions } = requireStaff(context, url, 'moderation');
  const isConfirmed = url.searchParams.get('liste') === 'bestaetigt';
  const page = pageNumberOf(url.searchParams);
  const list = isConfirmed ? 'CONFIRMED' : 'WAITING';
  const found = await context
    .get(apiContext)
    .call(listProofsToCheck, { list, page: page - 1, size: DEFAULT_PAGE_SIZE });
  const done = url.searchParams.get('erledigt') ?? '';
  return {
    ...found,
    isAdmin: permissions.includes('admin'),
    page,
    isConfirmed,
    today: formatIsoDate(Date.now()),
    done: Object.hasOwn(DONE, done) ? done : '',
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  requireStaff(context, url, 'moderation');
  const form = await request.formData();
  const about = typed(form, ABOUT_FIELD);
  const intent = typed(form, INTENT_FIELD);
  if (intent !== 'CONFIRM' && intent !== 'REFUSE') throw data(null, { status: 400 });
  const values = typedValues(form, FIELDS);
  const number = typed(form, 'checkedNumber');
  const said = (name: (typeof FIELDS)[number]): string => values[name] ?? '';
  try {
    await context.get(apiContext).call(decideOnProof, {
      proofId: about,
      proofDecisionDto:
        intent === 'REFUSE'
          ? { action: 'REFUSE', number, reason: said('reason') }
          : {
              action: 'CONFIRM',
              number,
              registeredName: said('registeredName'),
              seen: said('seen'),
              sourceUrl: said('sourceUrl'),
              seenOn: said('seenOn'),
              validUntil: said('validUntil'),
            },
    });
  } catch (error) {
    return replyData(refusedBy(error, { intent, about, values, fields: FIELDS, otherwise: proofTexts.own.failed }));
  }
  const done = intent === 'CONFIRM' ? 'bestaetigt' : 'abgelehnt';
  throw redirect(`${proofPaths.proofsToCheck()}?erledigt=${done}`, 303);
}

/** Who decided on something that is decided already gets to see what is new. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  actionStatus === 409 || defaultShouldRevalidate;

export const clientAction = (sent: Route.ClientActionArgs) => keepWithoutConnection(sent, proofTexts.own.failed);

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageMeta(matches, { title: texts.title, isHiddenFromSearch: true }) : [];

export default function ProofsToCheck({ loaderData: shown, actionData }: Route.ComponentProps) {
  const { items, isConfirmed, page, totalPages, totalElements, today, done } = shown;
  const reply = actionData ?? null;
  const isLost = reply !== null && !items.some(({ id }) => id === reply.about);
  const list = isConfirmed ? 'CONFIRMED' : 'WAITING';
  return (
    <AdminFrame
      page="moderation"
      isAdmin={shown.isAdmin}
      title={texts.title}
      intro={texts.intro}
      crumbs={[{ label: moderationTexts.title, href: paths.moderation() }]}
    >
      <TabLinks
        label={texts.listsLabel}
        current={list}
        links={[
          { value: 'WAITING', label: texts.lists.WAITING, href: proofPaths.proofsToCheck() },
          { value: 'CONFIRMED', label: texts.lists.CONFIRMED, href: proofPaths.proofsToCheck('bestaetigt') },
        ]}
      />
      <DoneNotice>{done !== '' && reply === null && DONE[done]}</DoneNotice>
      {isLost && reply.message !== null && (
        <Notice kind="error" isLive>
          {reply.message}
        </Notice>
      )}
      {items.length === 0 && totalElements > 0 ? (
        <PastEnd first={proofPaths.proofsToCheck(isConfirmed ? 'bestaetigt' : undefined)} />
      ) : items.length === 0 ? (
        <EmptyState title={isConfirmed ? texts.noneConfirmed : texts.none} headingLevel={2}>
          {isConfirmed ? null : texts.noneText}
        </EmptyState>
      ) : (
        <>
          <p className="font-medium">{texts.count(totalElements)}</p>
          <ul className="case-list">
            {items.map((item) => (
              <li key={item.id} className="box case-item">
                <ProofCase item={item} today={today} isConfirmed={isConfirmed} reply={replyAbout(reply, item.id)} />
              </li>
            ))}
          </ul>
        </>
      )}
      <Pagination
        page={page}
        pageCount={totalPages}
        hrefOf={(other) => {
          const query = new URLSearchParams(isConfirmed ? { liste: 'bestaetigt' } : {});
          if (other > 1) query.set('seite', String(other));
          return [proofPaths.proofsToCheck(), query.toString()].filter(Boolean).join('?');
        }}
      />
    </AdminFrame>
  );
}

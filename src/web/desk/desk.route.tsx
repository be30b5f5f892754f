import type { ReactNode } from 'react';
import { data, redirect } from 'react-router';
import type { Api } from '#contract/api.ts';
import { adminPaths } from '#contract/admin-paths.ts';
import { listActs } from '#contract/desk/acts.ts';
import { getDesk, getSiteState } from '#contract/desk/desk.ts';
import type { Desk } from '#contract/desk/desk.schemas.ts';
import { paths } from '#contract/paths.ts';
import { listEditedChoices } from '#contract/lookups/choices.ts';
import { listPlansForAdmin } from '#contract/plans/plans.ts';
import { proofPaths } from '#contract/proofs/proof-paths.ts';
import { formatDate, formatDateTime } from '#domain/format/dates.ts';
import { formatNumber } from '#domain/format/numbers.ts';
import { actTexts } from '#texts/de/desk/acts.ts';
import { deskTexts as texts } from '#texts/de/desk/desk.ts';
import { auditTexts } from '#texts/de/desk/audit-log.ts';
import { choicesTexts } from '#texts/de/lookups/choices.ts';
import { plansTexts } from '#texts/de/plans/plans.ts';
import { siteStateTexts } from '#texts/de/desk/site-state.ts';
import { classNames } from '#ui/class-names.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { type Refused, replyData } from '#web/forms/form-reply.ts';
import { pageNotFound } from '#web/page/not-found.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import { adminApi } from '#web/page/route-rules.ts';
import { AdminFrame } from '#web/payments/admin/admin-frame.parts.tsx';
import type { Route } from './+types/desk.route.ts';
import { ActsPage } from './acts-page.tsx';
import { answerActs } from './answer-acts.ts';
import { answerChoices } from './answer-choices.ts';
import { answerPlans } from './answer-plans.ts';
import { answerSiteState } from './answer-site-state.ts';
import { loadAuditLog } from './audit-log-filter.ts';
import { AuditLogPage } from './audit-log-page.tsx';
import { ChoicesPage } from './choices-page.tsx';
import { DeskPart } from './desk-part.tsx';
import { PlansPage } from './plans-page.tsx';
import { SiteStatePage } from './site-state-page.tsx';

const ACTS = 'freigaben';
const SITE_STATE = 'betrieb';
const AUDIT_LOG = 'protokoll';
const PLANS = 'abos';
const CHOICES = 'listen';
const DONE = 'erledigt';

/** Below this share of the disk the operator has to act; product decision. */
const LEAST_FREE_SHARE = 0.1;

/** The desk, announcements and maintenance, the audit log, or what administrators edit: one route, since each costs every visitor bytes of the router's list. */
export async function loader({ params: { part }, url, context }: Route.LoaderArgs) {
  const api = adminApi(context, url);
  if (part === undefined) return { title: texts.title, desk: await api.call(getDesk, {}) };
  if (part === AUDIT_LOG) return { title: auditTexts.title, log: await loadAuditLog(api, url) };
  const did = url.searchParams.get(DONE) ?? '';
  if (part === ACTS) {
    const acts = { ...(await api.call(listActs, {})), now: new Date().toISOString() };
    return { title: actTexts.title, acts, done: actTexts.done[did] ?? null };
  }
  if (part === PLANS) {
    const plans = await api.call(listPlansForAdmin, {});
    const changed = plans.find(({ id }) => id === did);
    return { title: plansTexts.title, plans, done: changed ? plansTexts.saved(changed.state.title) : null };
  }
  if (part === CHOICES) {
    const lists = await api.call(listEditedChoices, {});
    const changed = lists.find(({ list }) => list === did);
    const saved = changed ? choicesTexts.saved(choicesTexts.lists[changed.list]) : null;
    return { title: choicesTexts.title, lists, done: saved };
  }
  if (part !== SITE_STATE) throw pageNotFound(url);
  const done = siteStateTexts.done[did] ?? null;
  return { title: siteStateTexts.title, site: await api.call(getSiteState, {}), done };
}

type Answer = (api: Api, form: FormData) => Promise<{ done: string } | Refused | null>;

const FORMS: ReadonlyMap<string | undefined, { path: string; answer: Answer }> = new Map([
  [ACTS, { path: adminPaths.acts(), answer: answerActs }],
  [SITE_STATE, { path: adminPaths.siteState(), answer: answerSiteState }],
  [CHOICES, { path: adminPaths.editChoices(), answer: answerChoices }],
  [PLANS, { path: adminPaths.editPlans(), answer: answerPlans }],
]);

export async function action({ request, params: { part }, url, context }: Route.ActionArgs) {
  const api = adminApi(context, url);
  const page = FORMS.get(part);
  const answer = page ? await page.answer(api, await request.formData()) : null;
  if (!page || answer === null) throw data(null, { status: 400 });
  if ('done' in answer) throw redirect(`${page.path}?${DONE}=${answer.done}`, 303);
  return replyData(answer);
}

/** Also after a refused form: who comes too late sees what counts now, and saves from there. */
export const shouldRevalidate = (): boolean => true;

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageMeta(matches, { title: loaderData.title, isHiddenFromSearch: true }) : [];

export default function DeskPage({
  loaderData: { desk, acts, site, done, log, plans, lists },
  actionData,
}: Route.ComponentProps) {
  if (acts !== undefined) return <ActsPage shown={acts} done={done} sent={actionData ?? null} />;
  if (site !== undefined) return <SiteStatePage site={site} done={done} sent={actionData ?? null} />;
  if (lists !== undefined) return <ChoicesPage lists={lists} done={done} sent={actionData ?? null} />;
  if (plans !== undefined) return <PlansPage plans={plans} done={done} sent={actionData ?? null} />;
  if (log !== undefined)
    return (
      <DeskPart title={auditTexts.title} intro={auditTexts.intro}>
        <AuditLogPage log={log} />
      </DeskPart>
    );
  return desk === undefined ? null : <Today desk={desk} />;
}

function Today({ desk }: { desk: Desk }) {
  return (
    <AdminFrame
      page="desk"
      title={texts.title}
      intro={`${texts.intro} ${texts.at(formatDateTime(desk.at))}`}
      head={
        <p className="flex flex-wrap gap-x-6">
          <a href={adminPaths.acts()} className="inline-flex min-h-11 items-center">
            {actTexts.link}
          </a>
          <a href={adminPaths.siteState()} className="inline-flex min-h-11 items-center">
            {siteStateTexts.link}
          </a>
          <a href={adminPaths.auditLog()} className="inline-flex min-h-11 items-center">
            {auditTexts.link}
          </a>
          <a href={adminPaths.editPlans()} className="inline-flex min-h-11 min-w-11 items-center">
            {plansTexts.link}
          </a>
          <a href={adminPaths.editChoices()} className="inline-flex min-h-11 min-w-11 items-center">
            {choicesTexts.link}
          </a>
        </p>
      }
    >
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <Group title={texts.groups.people}>
          <Line line="acts" waiting={desk.acts} href={adminPaths.acts()} />
          <Line line="cases" waiting={desk.cases} href={paths.moderation()} />
          <Line line="heldAdverts" waiting={desk.heldAdverts} href={paths.moderation()} />
          <Line line="proofs" waiting={desk.proofs} href={proofPaths.proofsToCheck()} />
          <Line line="unansweredVatNumbers" waiting={desk.unansweredVatNumbers} />
        </Group>
        <Group title={texts.groups.money}>
          <Line line="unmatchedCredits" waiting={desk.unmatchedCredits} href={adminPaths.adminBank()} />
          <Line line="refundsDue" waiting={desk.refundsDue} href={adminPaths.adminBank()} />
          <Line line="openTransfers" waiting={desk.openTransfers} href={adminPaths.adminOrders()} isCalm />
        </Group>
        <Group title={texts.groups.accounts}>
          <Line line="leavingAccounts" waiting={desk.leavingAccounts} isCalm />
          <Line line="overdueAccounts" waiting={desk.overdueAccounts} />
          <li className="border-t border-seam py-2">
            <a href={adminPaths.processing()} className="inline-flex min-h-11 items-center">
              {texts.processing}
            </a>
          </li>
        </Group>
        <Machine desk={desk} />
      </div>
    </AdminFrame>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="box grid grid-cols-[minmax(0,1fr)] gap-2 p-4">
      <h2 className="text-lg">{title}</h2>
      <ul className="grid">{children}</ul>
    </section>
  );
}

type LineProps = {
  line: keyof typeof texts.lines;
  waiting: { count: number; oldestAt: string | null };
  /** Where it is done; without it there is nothing to press. */
  href?: string;
  /** Goes its way by itself. */
  isCalm?: boolean;
  children?: ReactNode;
};

function Line({ line, waiting: { count, oldestAt }, href, isCalm, children }: LineProps) {
  const words = texts.lines[line];
  const isUrgent = count > 0 && !isCalm;
  return (
    <li className="grid grid-cols-[min(4rem,20%)_minmax(0,1fr)] items-baseline gap-x-3 border-t border-seam py-2">
      <span
        className={classNames('text-xl [font-variant-numeric:tabular-nums]', isUrgent ? 'font-bold' : 'text-ink-soft')}
      >
        {formatNumber(count)}
      </span>
      <div className="grid gap-0.5 wrap-anywhere">
        {href === undefined ? (
          <span>{words}</span>
        ) : (
          <a href={href} className="inline-flex min-h-11 items-center">
            {words}
          </a>
        )}
        {count > 0 && oldestAt !== null && (
          <span className="text-sm text-ink-soft">{texts.since(formatDate(oldestAt))}</span>
        )}
        {children}
      </div>
    </li>
  );
}

function Machine({ desk }: { desk: Desk }) {
  const { failingJobs, disk, backup, lostMailSamples } = desk;
  const oldestJob = failingJobs[0]?.since ?? null;
  return (
    <Group title={texts.groups.machine}>
      <Line line="lostMails" waiting={desk.lostMails}>
        <Details
          lines={lostMailSamples.map(({ template, at, error }) => [texts.mail(template, formatDateTime(at)), error])}
        />
      </Line>
      <Line line="delayedMails" waiting={desk.delayedMails} />
      <Line line="failingJobs" waiting={{ count: failingJobs.length, oldestAt: oldestJob }}>
        <Details
          lines={failingJobs.map(({ name, since, failures, error }) => [
            texts.job(name, formatDateTime(since), failures),
            error,
          ])}
        />
      </Line>
      <Stack as="li" gap={1} className="border-t border-seam py-2">
        <h3>{texts.disk.title}</h3>
        <p>{disk === null ? texts.disk.unknown : texts.disk.free(disk.freeBytes, disk.totalBytes)}</p>
        {disk !== null && disk.freeBytes < disk.totalBytes * LEAST_FREE_SHARE && (
          <Notice kind="warning">{texts.disk.low}</Notice>
        )}
      </Stack>
      <Stack as="li" gap={1} className="border-t border-seam py-2">
        <h3>{texts.backup.title}</h3>
        {backup.checkedBackupAt !== null && <p>{texts.backup.checkedAt(formatDateTime(backup.checkedBackupAt))}</p>}
        {backup.state === 'GOOD' ? (
          <p>{texts.backup.states.GOOD}</p>
        ) : (
          <Notice kind="warning">{texts.backup.states[backup.state]}</Notice>
        )}
      </Stack>
    </Group>
  );
}

/** The newest of them, with what was said. */
function Details({ lines }: { lines: readonly (readonly [string, string])[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className="grid gap-1 text-sm">
      {lines.map(([title, error]) => (
        <li key={title}>
          {title}
          <span className="block text-ink-soft">{error}</span>
        </li>
      ))}
    </ul>
  );
}

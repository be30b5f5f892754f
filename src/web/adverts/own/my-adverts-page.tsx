import { type RefObject, useEffect, useRef, useState } from 'react';
import type { AdvertStatus } from '#domain/adverts/advert-status.ts';
import { calendarPaths } from '#contract/adverts/calendar/calendar-paths.ts';
import { paths } from '#contract/paths.ts';
import { ownAdvertPaths } from '#contract/adverts/own-advert-paths.ts';
import { requestPaths } from '#contract/requests/request-paths.ts';
import { myAdvertsTexts as texts } from '#texts/de/adverts/my-adverts.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { ChipLink, Chips } from '#ui/marks/chip.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { EmptyState } from '#ui/surfaces/empty-state.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { useNotifications } from '#ui/surfaces/notifications.tsx';
import { Pagination } from '#ui/data-display/pagination.tsx';
import { TabLinks } from '#ui/actions/tabs.tsx';
import { LeavingBanner } from '#web/accounts/leaving-banner.parts.tsx';
import { AllProgressBox, AllQuestion } from './actions/all-question.tsx';
import type { Outcome } from './actions/answer-order.ts';
import { DeleteDialog, DeleteSection, type Question } from './actions/delete-question.tsx';
import type { MyAdverts } from './load-my-adverts.ts';
import { type Order, orderOf } from './actions/own-actions.ts';
import { OwnAdvertsForm } from './own-adverts-form.tsx';
import { OwnAdvertsFilter } from './filter/own-adverts-filter.tsx';
import { isNarrowed, ownAdvertsPath, ownExportPath } from './filter/own-filter.ts';
import { tabsFor } from './filter/own-status.ts';
import { PriceForms } from './actions/price-editor.tsx';
import { OutcomeNotice } from './actions/outcome-notice.tsx';
import { useAdvertChanges } from './actions/use-advert-changes.ts';

/** All one's adverts of a state; `sent` is what became of a form that was sent without the page's script. */
export function MyAdvertsPage({ loaded, sent }: { loaded: MyAdverts; sent: Outcome | null }) {
  const { status, page, filter, items, pageCount, duplicateId } = loaded;
  const { shown, counts, running, outcome, change, changeAll, duplicate } = useAdvertChanges(loaded, sent);
  const { notify } = useNotifications();
  const [question, setQuestion] = useState<Question | null>(null);
  const list = useRef<HTMLHeadingElement>(null);
  useKeptFocus(shown.length, list);

  const titleOf = (ids: readonly string[]) => items.find((item) => item.id === ids[0])?.title || texts.untitled;
  const obey = (order: Order) => {
    setQuestion(null);
    if (order.kind === 'DUPLICATE') return void duplicate(order);
    if (order.kind === 'ALL') return void changeAll(order);
    if (order.kind === 'PRICE') return;
    if (order.ids.length === 0) return notify({ kind: 'info', text: texts.bulk.nothingSelected });
    if (order.kind === 'ASK') return setQuestion({ ...order, title: titleOf(order.ids) });
    return void change({ ...order, ids: order.ids.filter((id) => !running.has(id)) });
  };
  const label = texts.tabs[status];
  return (
    <Stack gap={5} className="wrap pt-6 pb-12">
      <header className="grid grid-cols-1 gap-3">
        <h1>{texts.title}</h1>
        <p className="text-ink-soft">{texts.intro}</p>
        <Chips label={texts.ways} isLine>
          <ChipLink href={ownAdvertPaths.myStatistics()}>{texts.overview}</ChipLink>
          <ChipLink href={requestPaths.fittingRequests()}>{texts.requests}</ChipLink>
          <ChipLink href={ownAdvertPaths.importAdverts()}>{texts.importMany}</ChipLink>
          <ChipLink href={calendarPaths.advertCalendar()}>{texts.calendar}</ChipLink>
        </Chips>
      </header>
      <LeavingBanner endsAt={loaded.accountEndsAt} />
      <TabLinks
        label={texts.tabsLabel}
        current={status}
        links={tabsFor(counts, status).map((tab) => ({
          value: tab,
          label: texts.tab(texts.tabs[tab], counts[tab]),
          href: ownAdvertsPath(tab, 1, filter),
        }))}
      />
      <Told outcome={outcome ?? duplicated(duplicateId)} loaded={loaded} onOrder={obey} />
      {isWorthFiltering(loaded) && <OwnAdvertsFilter status={status} filter={filter} />}
      <Stack as="section" gap={4}>
        <h2 ref={list} tabIndex={-1} className="only-read">
          {texts.listLabel(label)}
        </h2>
        {status === 'DELETED' && shown.length > 0 && <p className="text-sm text-ink-soft">{texts.deletedHint}</p>}
        {shown.length === 0 ? (
          <Nothing status={status} isPastEnd={page > 1} filter={filter} counts={counts} />
        ) : (
          <>
            {status !== 'DRAFT' && <Totals loaded={loaded} />}
            <OwnAdvertsForm
              status={status}
              items={shown}
              total={loaded.total}
              isBusy={(id) => running.has(id)}
              onOrder={obey}
            />
            <PriceForms items={shown} />
          </>
        )}
        <Pagination page={page} pageCount={pageCount} hrefOf={(number) => ownAdvertsPath(status, number, filter)} />
      </Stack>
      <DeleteDialog
        question={question}
        onClose={() => setQuestion(null)}
        onAnswer={(form) => {
          const order = orderOf(form);
          if (order !== null) obey(order);
        }}
      />
    </Stack>
  );
}

const duplicated = (id: string | null): Outcome | null => (id === null ? null : { kind: 'DUPLICATED', id });

/** A list that fits on two screens is looked through. */
const FEW = 6;

const isWorthFiltering = ({ counts, filter }: MyAdverts): boolean =>
  isNarrowed(filter) || Object.values(counts).reduce((sum, count) => sum + count, 0) > FEW;

function Totals({ loaded: { status, filter, total, totals } }: { loaded: MyAdverts }) {
  return (
    <div className="flex flex-wrap justify-between gap-y-1 gap-x-5">
      <span>{texts.totals(total, totals)}</span>
      <a href={ownExportPath(status, filter)} className="reach" download>
        {texts.download}
      </a>
    </div>
  );
}

function CommercialHint() {
  const { title, text, action } = texts.commercialHint;
  return (
    <Notice kind="info" title={title}>
      {text} <a href={paths.profileSettings()}>{action}</a>
    </Notice>
  );
}

type ToldProps = { outcome: Outcome | null; loaded: MyAdverts; onOrder: (order: Order) => void };

function Told({ outcome, loaded, onOrder }: ToldProps) {
  const { status, items, page, filter } = loaded;
  if (outcome === null) return loaded.looksCommercial ? <CommercialHint /> : null;
  if (outcome.kind === 'ASK_ALL')
    return <AllQuestion question={outcome} cancelHref={ownAdvertsPath(status, page, filter)} onOrder={onOrder} />;
  if (outcome.kind === 'PROGRESS' && outcome.leftCount > 0)
    return <AllProgressBox progress={outcome} onOrder={onOrder} />;
  if (outcome.kind !== 'ASK') return <OutcomeNotice outcome={outcome} />;
  const asked = items.find((item) => item.id === outcome.ids[0]);
  const question = { ...outcome, title: asked?.title || texts.untitled };
  return <DeleteSection question={question} cancelHref={ownAdvertsPath(status, page, filter)} />;
}

/** Where adverts wait that can go online; the nearest first. */
const ELSEWHERE = ['INACTIVE', 'DRAFT', 'EXPIRED'] as const satisfies AdvertStatus[];

type NothingProps = Pick<MyAdverts, 'status' | 'filter' | 'counts'> & { isPastEnd: boolean };

function Nothing({ status, isPastEnd, filter, counts }: NothingProps) {
  if (!isPastEnd && isNarrowed(filter)) {
    return (
      <EmptyState
        title={texts.filter.nothing}
        actions={<LinkButton href={ownAdvertsPath(status)}>{texts.filter.reset}</LinkButton>}
      >
        {texts.filter.nothingText}
      </EmptyState>
    );
  }
  if (isPastEnd) {
    return (
      <EmptyState
        title={texts.emptyPage}
        actions={<LinkButton href={ownAdvertsPath(status, 1, filter)}>{texts.firstPage}</LinkButton>}
      />
    );
  }
  const elsewhere = status === 'ACTIVE' ? ELSEWHERE.find((other) => counts[other] > 0) : undefined;
  if (elsewhere !== undefined) {
    return (
      <EmptyState
        title={texts.empty.ACTIVE}
        actions={
          <>
            <LinkButton variant="main" href={ownAdvertsPath(elsewhere)}>
              {texts.toTab[elsewhere]}
            </LinkButton>
            <LinkButton icon="plus" href={paths.editCategory()}>
              {texts.create}
            </LinkButton>
          </>
        }
      >
        {texts.elsewhere[elsewhere](counts[elsewhere])}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={texts.empty[status]}
      actions={
        (status === 'ACTIVE' || status === 'DRAFT') && (
          <LinkButton variant="sell" icon="plus" href={paths.editCategory()}>
            {texts.create}
          </LinkButton>
        )
      }
    >
      {texts.emptyText[status]}
    </EmptyState>
  );
}

/** A row that goes takes the focus with it: the list gets it then. */
function useKeptFocus(rowCount: number, list: RefObject<HTMLElement | null>): void {
  const before = useRef(rowCount);
  useEffect(() => {
    const isFewer = rowCount < before.current;
    before.current = rowCount;
    if (isFewer && document.activeElement === document.body) list.current?.focus();
  }, [rowCount, list]);
}

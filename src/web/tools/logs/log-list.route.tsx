import { useCallback, useMemo, useState } from 'react';
import { paths } from '#contract/paths.ts';
import { formatFixed } from '#domain/format/numbers.ts';
import type { ReadLogs } from '#domain/wood/logs/log-list-reading.ts';
import { rulesOf } from '#domain/wood/logs/log-list-address.ts';
import { measureListedLog, sumLogList } from '#domain/wood/logs/log-list-sums.ts';
import type { ListedLog, LogListRules } from '#domain/wood/logs/log-list-sums.ts';
import { MOST_LOGS, decodeLogList, encodeLogList, logWoodType } from '#domain/wood/logs/log-list.ts';
import type { LogRow } from '#domain/wood/logs/log-list.ts';
import { barkRuleText, logListTexts as words } from '#texts/de/tools/tools-log-list.ts';
import { measuringTexts, toolsTexts } from '#texts/de/tools/tools.ts';
import { Button, LinkButton } from '#ui/actions/button.tsx';
import { Grid, Sidebar, Stack } from '#ui/layout/layout.tsx';
import { EmptyState } from '#ui/surfaces/empty-state.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { apiContext, pageContext } from '#web/api/api-context.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import { structuredDataTags } from '#web/page/structured-data.ts';
import type { Route } from './+types/log-list.route.ts';
import { HiddenValues, LogEntry } from './log-entry.tsx';
import { LogExchange } from './log-exchange.tsx';
import { EXAMPLE_LIST, USUAL_LIST, readListValues, readSentFields } from './log-list.ts';
import type { ListValues } from './log-list.ts';
import { LogSums } from './log-sums.tsx';
import { LogTable } from './log-table.tsx';
import { LogViews } from './log-views.tsx';
import { logSteps } from './log.ts';
import { BarkExceptions, MeasuringFields, SecondReadings } from './measuring-fields.tsx';
import { countAdverts } from '#web/tools/tool-loader.ts';
import { toolStructuredData } from '#web/tools/tool-meta.ts';
import { AdvertsLink, CalculateButton, ToolPage, WorkedSteps } from '#web/tools/tool-page.tsx';
import '#web/tools/tools.css';
import { useToolValues } from '#web/tools/use-tool-values.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  const structuredData = toolStructuredData(
    { name: toolsTexts.cards.logList.name, path: paths.logListCalculator(), questions: words.questions },
    context.get(pageContext).publicUrl,
  );
  const advertCount = await countAdverts(context.get(apiContext), { category: 'LOGS' });
  return { search: url.search, advertCount, structuredData };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, { title: words.title, description: words.description, path: paths.logListCalculator() }),
  ...structuredDataTags(loaderData?.structuredData ?? []),
];

/** What happened last to the list, with the list before it, so that it can be taken back. */
type Event = { text: string; unread: ReadLogs['unread']; before: string | null };

export default function LogListPage({ loaderData: { search: loaded, advertCount } }: Route.ComponentProps) {
  const { values, set, search } = useToolValues(USUAL_LIST, loaded, readListValues);
  const [sent] = useState(() => readSentFields(loaded));
  const [event, setEvent] = useState<Event | null>(
    sent.unread.length === 0 ? null : { text: words.taken(sent.taken), unread: sent.unread, before: null },
  );
  const rules = useMemo(() => rulesOf(values), [values]);
  const rows = useMemo(() => decodeLogList(values.liste), [values.liste]);
  const logs = useMemo(() => rows.flatMap((row) => measureListedLog(row, rules) ?? []), [rows, rules]);
  const sums = useMemo(() => sumLogList(logs), [logs]);

  const change = (next: readonly LogRow[], what: Omit<Event, 'before'>) => {
    set({ liste: encodeLogList(next) });
    setEvent({ ...what, before: values.liste });
  };
  const add = (row: LogRow) => {
    if (rows.length >= MOST_LOGS) return setEvent({ text: words.full, unread: [], before: null });
    const volume = measureListedLog(row, rules)?.measured.volumeInSolidCubicMetres ?? 0;
    change([...rows, row], { text: words.added(row.number, formatFixed(volume, 3)), unread: [] });
  };
  const read = (found: ReadLogs | null) => {
    if (found === null) return setEvent({ text: words.badFile, unread: [], before: null });
    const taken = found.rows.slice(0, MOST_LOGS - rows.length);
    const isCut = taken.length < found.rows.length;
    const text = isCut ? `${words.taken(taken.length)} ${words.full}` : words.taken(taken.length);
    change([...rows, ...taken], { text, unread: found.unread });
  };
  const remove = useCallback(
    (index: number) => {
      const row = rows[index];
      set({ liste: encodeLogList(rows.filter((_, at) => at !== index)) });
      setEvent({ text: words.removed(row?.number ?? 0), unread: [], before: encodeLogList(rows) });
    },
    [rows, set],
  );
  const undo = (before: string) => {
    set({ liste: before });
    setEvent(null);
  };

  return (
    <ToolPage
      name="logList"
      intro={words.intro}
      aside={<LogViews current="many" />}
      questions={words.questions}
      source={measuringTexts.sources}
    >
      <Sidebar gap={4} roomyGap={6} aside="23.75rem" className="tool-columns items-start print:grid-cols-1">
        <section className="box max-sm:px-3 print:order-2 print:p-0 print:border-0" aria-label={words.table}>
          <LogEntry values={values} last={rows.at(-1)} sent={sent} onAdd={add} />
          <EventLine event={event} onUndo={undo} />
          {logs.length === 0 ? (
            <EmptyState
              headingLevel={2}
              title={words.empty}
              actions={
                <LinkButton
                  href={`?liste=${encodeURIComponent(EXAMPLE_LIST)}`}
                  data-native
                  onClick={(click) => {
                    click.preventDefault();
                    set({ liste: EXAMPLE_LIST });
                  }}
                >
                  {words.example}
                </LinkButton>
              }
            >
              {words.emptyText}
            </EmptyState>
          ) : (
            <LogTable logs={logs} onRemove={remove} />
          )}
          <LogExchange
            values={values}
            search={search}
            logs={logs}
            onRead={read}
            onClear={() => change([], { text: words.cleared, unread: [] })}
          />
        </section>
        <div className="tool-aside">
          {logs.length > 0 && <LogSums logs={logs} sums={sums} />}
          <Rules values={values} set={set} rules={rules} logs={logs} />
          <SellAndBuy logs={logs} speciesKey={sums.bySpecies[0]?.key} count={advertCount} />
        </div>
      </Sidebar>
      <WorkedLog logs={logs} rules={rules} />
    </ToolPage>
  );
}

const MOST_UNREAD_SHOWN = 5;

/** Confirms a change next to its fields, with an undo button. */
function EventLine({ event, onUndo }: { event: Event | null; onUndo: (before: string) => void }) {
  const unread = event?.unread ?? [];
  return (
    <div className="log-event grid gap-2 text-sm" role="status" data-print="hidden">
      {event !== null && (
        <p>
          <Icon name="check" className="text-green" />
          <span>{event.text}</span>
          {event.before !== null && (
            <Button variant="text" onClick={() => onUndo(event.before ?? '')}>
              {words.undo}
            </Button>
          )}
        </p>
      )}
      {unread.length > 0 && (
        <Notice kind="warning" title={words.unread(unread.length)}>
          <ul>
            {unread.slice(0, MOST_UNREAD_SHOWN).map(({ line, text, unknownSpecies }) => (
              <li key={line}>
                {words.unreadLine(line, text)} {unknownSpecies !== undefined && words.unknownSpecies(unknownSpecies)}
              </li>
            ))}
            {unread.length > MOST_UNREAD_SHOWN && <li>{words.unreadMore(unread.length - MOST_UNREAD_SHOWN)}</li>}
          </ul>
        </Notice>
      )}
    </div>
  );
}

type RulesProps = {
  values: ListValues;
  set: (changes: Partial<ListValues>) => void;
  rules: LogListRules;
  logs: readonly ListedLog[];
};

/** The measuring rules in a sentence; they open to be changed. */
function Rules({ values, set, rules, logs }: RulesProps) {
  const { mode, lengthRule } = rules;
  return (
    <Stack gap={4} className="log-rules content-start min-w-0">
      <Notice kind="info" title={words.ruleTitle[mode]}>
        {words.ruleText[mode]} {barkRuleText(rules)} {lengthRule !== null && words.lengthText[lengthRule]}
      </Notice>
      <BarkExceptions logs={logs} />
      <SecondReadings logs={logs} />
      <details className="box py-3.5" data-print="hidden">
        <summary>{words.changeRules}</summary>
        <Grid as="form" gap={4} least="15rem" method="get" onSubmit={(submit) => submit.preventDefault()}>
          <HiddenValues values={values} without={['rinde', 'abzug', 'rundung', 'laengen']} />
          <MeasuringFields values={values} set={set} />
          <CalculateButton />
          <p className="field-help">{measuringTexts.whyText}</p>
        </Grid>
      </details>
    </Stack>
  );
}

type SellAndBuyProps = { logs: readonly ListedLog[]; speciesKey: string | undefined; count: number | null };

function SellAndBuy({ logs, speciesKey, count }: SellAndBuyProps) {
  const wood = speciesKey === undefined ? undefined : logWoodType(Number(speciesKey));
  return (
    <Stack gap={4} className="content-start min-w-0" data-print="hidden">
      {logs.length > 0 && (
        <LinkButton href={paths.editCategory()} variant="sell" size="large" icon="plus" isFull rel="nofollow">
          {words.sell}
        </LinkButton>
      )}
      <AdvertsLink href={paths.products('LOGS', wood?.slug)} count={wood === undefined ? count : null}>
        {wood === undefined ? words.adverts : words.advertsOf(wood.shortText)}
      </AdvertsLink>
    </Stack>
  );
}

/** The last log of the list, calculated step by step. */
function WorkedLog({ logs, rules }: { logs: readonly ListedLog[]; rules: LogListRules }) {
  const log = logs.at(-1);
  return log === undefined ? null : <WorkedSteps title={words.worked(log.row.number)} steps={logSteps(log, rules)} />;
}

import type { ManagedAdvertisingEntry } from '#contract/advertising/advertising.schemas.ts';
import { formatFixed, formatNumber } from '#domain/format/numbers.ts';
import { MAX_UPLOAD_BYTES } from '#domain/upload-sizes.ts';
import { advertisingTexts } from '#texts/de/advertising/advertising.ts';
import { advertisingAdminTexts } from '#texts/de/advertising/advertising-admin.ts';
import { FileField } from '#ui/fields/file-field.tsx';
import { type Column, Table } from '#ui/data-display/table.tsx';
import { PageForm, SubmitButton } from '#web/forms/page-form.tsx';
import { AdCard } from './ad-card.tsx';
import type { EntryReply } from './entry-values.ts';

const texts = advertisingAdminTexts;

type PartProps = { entry: ManagedAdvertisingEntry };

const HELP = 'beenden-hilfe';

/** Starting, pausing and ending; the end can be taken back. */
export function EntrySwitches({ entry: { state }, reply }: PartProps & { reply: EntryReply | null }) {
  const hasEnded = state === 'ENDED';
  return (
    <section className="box advertising-part p-4" aria-labelledby="schalten">
      <h2 id="schalten">{texts.state.title}</h2>
      <PageForm reply={reply} className="advertising-ways flex flex-wrap gap-y-2 gap-x-2.5">
        {state === 'PAUSED' && (
          <SubmitButton variant="main" intent="ACTIVE">
            {texts.state.start}
          </SubmitButton>
        )}
        {state !== 'PAUSED' && (
          <SubmitButton intent="PAUSED" aria-describedby={hasEnded ? HELP : undefined}>
            {hasEnded ? texts.state.takeBack : texts.state.pause}
          </SubmitButton>
        )}
        {!hasEnded && (
          <SubmitButton variant="danger" intent="ENDED" aria-describedby={HELP}>
            {texts.state.end}
          </SubmitButton>
        )}
      </PageForm>
      <p id={HELP} className="text-sm text-ink-soft">
        {hasEnded ? texts.state.takeBackHelp : texts.state.endHelp}
      </p>
    </section>
  );
}

/** As visitors see it; views here are not counted. */
export function EntryPreview({ entry }: PartProps) {
  return (
    <section className="advertising-part" aria-labelledby="vorschau">
      <h2 id="vorschau">{texts.preview}</h2>
      {entry.kind === 'ENTRY' ? (
        <div className="ad">
          <div className="ad-content grid content-start min-w-0 gap-1.5 pt-2 px-3.5 pb-3 rounded-sawn wrap-anywhere">
            <p className="flex max-w-none flex-wrap items-baseline justify-between gap-x-4 text-xs">
              <span className="text-ink-soft text-xs font-semibold">{advertisingTexts.label}</span>
            </p>
            <AdCard entry={entry} />
          </div>
        </div>
      ) : (
        <p className="partners grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-3">
          <a href={entry.url} rel="sponsored noopener nofollow" referrerPolicy="no-referrer">
            {entry.image === null ? entry.title : <img src={entry.image} alt={entry.title} />}
          </a>
        </p>
      )}
    </section>
  );
}

export function EntryImage({ entry: { image, state }, failure }: PartProps & { failure: string | null }) {
  if (state === 'ENDED') return null;
  return (
    <section className="box advertising-part p-4" aria-labelledby="bild">
      <h2 id="bild">{texts.image.title}</h2>
      {image === null && <p className="text-ink-soft">{texts.image.none}</p>}
      <PageForm className="advertising-form grid grid-cols-1 content-start gap-4.5" hasFile leavesPage isValidated>
        <FileField
          label={texts.image.file}
          help={texts.image.help}
          error={failure}
          name="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          mostBytes={MAX_UPLOAD_BYTES}
          required
        />
        <div>
          <SubmitButton>{texts.image.send}</SubmitButton>
        </div>
      </PageForm>
    </section>
  );
}

type FigureRow = { period: string; shown: number; clicked: number };

const COLUMNS: readonly Column<FigureRow>[] = [
  { key: 'period', head: texts.figures.period, cell: ({ period }) => period, isRowHead: true },
  { key: 'shown', head: texts.figures.shown, cell: ({ shown }) => formatNumber(shown), isNumber: true },
  { key: 'clicked', head: texts.figures.clicked, cell: ({ clicked }) => formatNumber(clicked), isNumber: true },
  { key: 'rate', head: texts.figures.rate, cell: ({ shown, clicked }) => rateOf(shown, clicked), isNumber: true },
];

const rateOf = (shown: number, clicked: number): string =>
  shown === 0 ? texts.figures.noRate : `${formatFixed((100 * clicked) / shown, 1)} %`;

export function EntryFigures({ entry: { today, total, handedOutToday, dailyCap } }: PartProps) {
  const rows: FigureRow[] = [
    { period: texts.figures.today, ...today },
    { period: texts.figures.total, ...total },
  ];
  return (
    <section className="box advertising-part p-4" aria-labelledby="zahlen">
      <h2 id="zahlen">{texts.figures.title}</h2>
      <Table
        caption={texts.figures.title}
        captionIsHidden
        columns={COLUMNS}
        rows={rows}
        keyOf={({ period }) => period}
      />
      <p className="text-sm text-ink-soft">
        {texts.figures.handedOut(handedOutToday, dailyCap)} {texts.figures.caption}
      </p>
    </section>
  );
}

import { Form } from 'react-router';
import type { ManagedAdvertisingEntry } from '#contract/advertising.schemas.ts';
import { formatFixed, formatNumber } from '#domain/format/numbers.ts';
import { MAX_UPLOAD_BYTES } from '#domain/pictures/upload-type.ts';
import { advertisingTexts } from '#texts/de/advertising.ts';
import { advertisingAdminTexts } from '#texts/de/advertising-admin.ts';
import { Button } from '#ui/button.tsx';
import { FileField } from '#ui/file-field.tsx';
import { Notice } from '#ui/notice.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { AdCard } from './ad-card.tsx';

const texts = advertisingAdminTexts;

type PartProps = { entry: ManagedAdvertisingEntry };

/** Starting, pausing and ending. */
export function EntrySwitches({ entry: { state }, failure }: PartProps & { failure: string | null }) {
  if (state === 'ENDED') return null;
  return (
    <section className="box advertising-part" aria-labelledby="schalten">
      <h2 id="schalten">{texts.state.title}</h2>
      {failure !== null && (
        <Notice kind="error" isLive>
          {failure}
        </Notice>
      )}
      <Form method="post" className="advertising-ways">
        {state === 'ACTIVE' ? (
          <Button type="submit" name="state" value="PAUSED">
            {texts.state.pause}
          </Button>
        ) : (
          <Button type="submit" variant="main" name="state" value="ACTIVE">
            {texts.state.start}
          </Button>
        )}
        <Button type="submit" variant="danger" name="state" value="ENDED" aria-describedby="beenden-hilfe">
          {texts.state.end}
        </Button>
      </Form>
      <p id="beenden-hilfe" className="text-sm text-ink-soft">
        {texts.state.endHelp}
      </p>
    </section>
  );
}

/** As visitors see it; looking at it here is not counted. */
export function EntryPreview({ entry }: PartProps) {
  return (
    <section className="advertising-part" aria-labelledby="vorschau">
      <h2 id="vorschau">{texts.preview}</h2>
      {entry.kind === 'ENTRY' ? (
        <div className="ad">
          <div className="ad-content">
            <p className="ad-head">
              <span className="ad-label">{advertisingTexts.label}</span>
            </p>
            <AdCard entry={entry} />
          </div>
        </div>
      ) : (
        <p className="partners">
          <a href={entry.url} rel="sponsored noopener nofollow" referrerPolicy="no-referrer">
            {entry.image === null ? entry.title : <img src={entry.image} alt={entry.title} />}
          </a>
        </p>
      )}
    </section>
  );
}

/** A plain form, which browsers send with or without the page's script. */
export function EntryImage({ entry: { image, state }, failure }: PartProps & { failure: string | null }) {
  if (state === 'ENDED') return null;
  return (
    <section className="box advertising-part" aria-labelledby="bild">
      <h2 id="bild">{texts.image.title}</h2>
      {image === null && <p className="text-ink-soft">{texts.image.none}</p>}
      <form method="post" encType="multipart/form-data" className="advertising-form">
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
          <Button type="submit">{texts.image.send}</Button>
        </div>
      </form>
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
    <section className="box advertising-part" aria-labelledby="zahlen">
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

import type { ReactNode } from 'react';
import type { OriginOfChat } from '#contract/origin/handover.schemas.ts';
import { getHandedGeoJson, getHandedPdf, handedFilePath } from '#contract/origin/handover.ts';
import { originPaths } from '#contract/origin/origin-paths.ts';
import { paths } from '#contract/paths.ts';
import { formatDateTime } from '#domain/format/dates.ts';
import { woodTypeById } from '#domain/lookups/wood-types.data.ts';
import type { HandoverKind } from '#domain/origin/handover.ts';
import { speciesHectares } from '#domain/origin/outline.ts';
import { outlineText } from '#domain/origin/outline-text.ts';
import { handoverTexts as texts } from '#texts/de/origin/handover.ts';
import { eudrLines, eudrTexts } from '#texts/de/origin/eudr.ts';
import { outlineTexts } from '#texts/de/origin/outline.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { DoneNotice } from '#web/forms/sending/done-notice.tsx';
import { type FormReply, replyTo } from '#web/forms/form-reply.ts';
import { PageForm, SubmitButton } from '#web/forms/page-form.tsx';
import { OutlineDrawing } from './outline-drawing.tsx';

export type HandoverReply = FormReply & { done?: string };

export const TAKE_BACK = 'wegnehmen';
const HAND_OVER = 'uebergeben';

type HandoverPageProps = { origin: OriginOfChat; reply: HandoverReply | null };

/** What the seller hands to the other side of a chat, as both see it. */
export function HandoverPage({ origin, reply }: HandoverPageProps) {
  const { chatId, title, outline, eudr, gaps, advertId } = origin;
  return (
    <Stack className="wrap max-w-[46rem] pt-6 pb-12" gap={5}>
      <header className="grid gap-1">
        <p className="text-sm">
          <a href={paths.chats(chatId)}>{texts.back}</a>
        </p>
        <h1>{texts.title}</h1>
        <p className="wrap-anywhere">{texts.about(title)}</p>
      </header>
      <Part
        kind="OUTLINE"
        origin={origin}
        handedAt={outline?.handedAt ?? null}
        reply={reply}
        edit={advertId === null ? null : originPaths.outline(advertId)}
        files={[{ href: handedFilePath(getHandedGeoJson.path, { chatId, kind: 'OUTLINE' }), label: texts.saveGeoJson }]}
      >
        {outline !== null && <HandedOutline outline={outline} />}
      </Part>
      <Part
        kind="EUDR"
        origin={origin}
        handedAt={eudr?.handedAt ?? null}
        reply={reply}
        edit={advertId === null ? null : originPaths.eudr(advertId)}
        files={[
          { href: getHandedPdf.path.replace('{chatId}', encodeURIComponent(chatId)), label: texts.savePdf },
          ...(hasPlot(eudr)
            ? [{ href: handedFilePath(getHandedGeoJson.path, { chatId, kind: 'EUDR' }), label: texts.saveGeoJson }]
            : []),
        ]}
      >
        {gaps.length > 0 && <p>{eudrTexts.missing(gaps)}</p>}
        {eudr !== null && <HandedRecord eudr={eudr} />}
      </Part>
    </Stack>
  );
}

type PartProps = {
  kind: HandoverKind;
  origin: OriginOfChat;
  handedAt: string | null;
  reply: HandoverReply | null;
  /** Where the seller changes it. */
  edit: string | null;
  files: readonly { href: string; label: string }[];
  children: ReactNode;
};

function Part({ kind, origin: { role, states, gaps }, handedAt, reply, edit, files, children }: PartProps) {
  const words = texts.parts[kind];
  const state = states[kind];
  const isSeller = role === 'SELLER';
  const at = handedAt === null ? '' : formatDateTime(handedAt);
  const own = (intent: string) => replyTo(reply, { intent, about: kind });
  const done = reply?.about === kind ? reply.done : undefined;
  return (
    <section className="box grid gap-3 p-4" aria-labelledby={`teil-${kind}`}>
      <h2 id={`teil-${kind}`}>{words.title}</h2>
      <DoneNotice>{done}</DoneNotice>
      <p className="max-w-[68ch]">{isSeller ? words.seller[state](at) : words.buyer[state](at)}</p>
      {children}
      {handedAt !== null && (
        <Cluster gap={2}>
          {files.map(({ href, label }) => (
            <LinkButton key={href} href={href} icon="file-text" data-native download>
              {label}
            </LinkButton>
          ))}
        </Cluster>
      )}
      {isSeller && (
        <Cluster gap={2}>
          {(state === 'READY' || state === 'CHANGED') && (kind !== 'EUDR' || gaps.length === 0) && (
            <PageForm
              intent={HAND_OVER}
              about={kind}
              reply={own(HAND_OVER)}
              isApart
              submit={state === 'READY' ? words.handOver : words.again}
            />
          )}
          {edit !== null && <LinkButton href={edit}>{state === 'NONE' ? words.enter : words.change}</LinkButton>}
          {handedAt !== null && (
            <PageForm intent={TAKE_BACK} about={kind} reply={own(TAKE_BACK)} isApart>
              <SubmitButton>{texts.takeBack}</SubmitButton>
            </PageForm>
          )}
        </Cluster>
      )}
      {isSeller && handedAt !== null && <p className="text-sm text-ink-soft">{texts.takeBackHelp}</p>}
    </section>
  );
}

function HandedOutline({ outline }: { outline: NonNullable<OriginOfChat['outline']> }) {
  const { rings, areaInSquareMetres, perimeterInMetres, species } = outline;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-4">
        <OutlineDrawing rings={rings} label={texts.drawing(outlineTexts.hectares(areaInSquareMetres))} />
        <div>
          <p className="font-semibold">{outlineTexts.figures(areaInSquareMetres, perimeterInMetres)}</p>
          {speciesHectares(areaInSquareMetres, species).map(({ woodTypeId, percent, hectares }) => (
            <p key={woodTypeId}>
              {outlineTexts.speciesLine(
                woodTypeById(woodTypeId)?.shortText ?? '',
                percent,
                outlineTexts.hectares(hectares * 10_000),
              )}
            </p>
          ))}
        </div>
      </div>
      <details>
        <summary className="py-2 text-spruce cursor-pointer">{texts.coordinates}</summary>
        <pre className="overflow-x-auto text-sm">{outlineText(rings)}</pre>
      </details>
    </div>
  );
}

/** Without coordinates there is nothing for a map. */
const hasPlot = (eudr: OriginOfChat['eudr']): boolean =>
  eudr !== null && (eudr.rings !== null || eudr.record.point !== null);

function HandedRecord({ eudr }: { eudr: NonNullable<OriginOfChat['eudr']> }) {
  return (
    <dl className="grid gap-2">
      {eudrLines(eudr).map(({ label, text }) => (
        <div key={label} className="grid gap-x-4 sm:grid-cols-[10rem_1fr]">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

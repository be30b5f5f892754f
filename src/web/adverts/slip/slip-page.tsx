import type { OwnPileSlip } from '#contract/adverts/slip/slip.schemas.ts';
import { slipPdfPath } from '#contract/adverts/slip/slip.ts';
import { paths } from '#contract/paths.ts';
import { ownAdvertPaths } from '#contract/adverts/own-advert-paths.ts';
import { SLIP_LIMITS } from '#domain/adverts/slip/pile-slip.ts';
import { pointText } from '#domain/origin/outline-text.ts';
import { slipTexts as texts } from '#texts/de/adverts/slip/slip.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { TextArea, TextField } from '#ui/fields/text-field.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { DoneNotice } from '#web/forms/sending/done-notice.tsx';
import type { FormFields } from '#web/forms/form-fields.ts';
import { replyTo } from '#web/forms/form-reply.ts';
import { PageForm, SubmitButton } from '#web/forms/page-form.tsx';
import { INTENTS, type SlipReply } from './answer-slip.ts';

type SlipPageProps = { own: OwnPileSlip; reply: SlipReply | null };

/** What is printed on the slip at a pile of wood, the paper itself, and how often it was scanned. */
export function SlipPage({ own, reply }: SlipPageProps) {
  const { title, isPublic, slip, scanUrl } = own;
  return (
    <Stack className="wrap max-w-[46rem] pt-6 pb-12" gap={5}>
      <header className="grid gap-1">
        <h1>{texts.title}</h1>
        <p className="wrap-anywhere">{texts.about(title || texts.untitled)}</p>
        <p className="max-w-[68ch]">{texts.intro}</p>
      </header>
      <DoneNotice>{reply?.done}</DoneNotice>
      {!isPublic && <Notice kind="warning">{texts.notPublic}</Notice>}
      {slip !== null && scanUrl !== null && <Paper own={own} scanUrl={scanUrl} />}
      <PageForm
        key={reply?.done === undefined ? 'form' : JSON.stringify(slip)}
        reply={replyTo(reply, { intent: INTENTS.save, about: undefined })}
        intent={INTENTS.save}
        className="grid gap-4"
      >
        {(fields) => (
          <>
            <Fields fields={fields} own={own} />
            <div>
              <SubmitButton variant={slip === null ? 'main' : 'edge'} icon="check" sending={texts.saving}>
                {texts.save}
              </SubmitButton>
            </div>
          </>
        )}
      </PageForm>
      <Cluster gap={2}>
        <LinkButton href={paths.myAdverts()}>{texts.mine}</LinkButton>
        {slip !== null && (
          <PageForm intent={INTENTS.delete}>
            <SubmitButton variant="danger">{texts.delete}</SubmitButton>
          </PageForm>
        )}
      </Cluster>
    </Stack>
  );
}

function Paper({ own: { advertId, isPublic, scanCount }, scanUrl }: { own: OwnPileSlip; scanUrl: string }) {
  return (
    <section className="box grid gap-3 p-4" aria-label={texts.title}>
      {isPublic && (
        <div>
          <LinkButton variant="main" icon="printer" href={slipPdfPath(advertId)} data-native>
            {texts.print}
          </LinkButton>
        </div>
      )}
      <p className="text-sm text-ink-soft">{texts.tip}</p>
      <p className="wrap-anywhere">
        <b>{texts.scans(scanCount)}</b> · {scanUrl.replace(/^https?:\/\//u, '')}
      </p>
      <p className="text-sm text-ink-soft">
        {texts.scanNote} {scanCount > 0 && <a href={ownAdvertPaths.myAdvertStatistics(advertId)}>{texts.statistics}</a>}
      </p>
    </section>
  );
}

function Fields({ fields: { text }, own: { slip, suggestion } }: { fields: FormFields; own: OwnPileSlip }) {
  const { lotNumber, place, point, access, contact } = slip ?? suggestion;
  return (
    <>
      <p className="text-sm text-ink-soft">{texts.privacy}</p>
      <TextField
        label={texts.lotNumber}
        help={texts.lotNumberHelp}
        required
        maxLength={SLIP_LIMITS.lotNumber}
        autoComplete="off"
        className="max-w-[16rem]"
        {...text('lotNumber', lotNumber)}
      />
      <TextField
        label={texts.place}
        help={texts.placeHelp}
        isOptional
        maxLength={SLIP_LIMITS.place}
        autoComplete="off"
        {...text('place', place)}
      />
      <TextField
        label={texts.point}
        help={texts.pointHelp}
        isOptional
        autoComplete="off"
        {...text('point', point === null ? '' : pointText(point))}
      />
      <TextArea
        label={texts.access}
        help={texts.accessHelp}
        isOptional
        rows={3}
        maxLength={SLIP_LIMITS.access}
        {...text('access', access)}
      />
      <TextField
        label={texts.contact}
        help={texts.contactHelp}
        isOptional
        maxLength={SLIP_LIMITS.contact}
        autoComplete="off"
        {...text('contact', contact)}
      />
    </>
  );
}

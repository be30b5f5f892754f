import type { ReportedPart } from '#domain/moderation/account-cases.ts';
import { accountModerationRefusals, pageReportTexts } from '#texts/de/moderation/account-moderation.ts';
import { reportTexts } from '#texts/de/moderation/moderation.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { DoneNotice } from '#web/forms/sending/done-notice.tsx';
import type { FormReply } from '#web/forms/form-reply.ts';
import { CaseFrame } from '#web/moderation/case-frame.tsx';
import type { ReportedPage } from './load-reported.ts';
import { ReportForm } from './report-fields.tsx';
import { isSent } from './report-form.ts';

type PageReportProps = {
  title: string;
  /** Words of the way back. */
  back: string;
  /** What of the page can be reported; without it the whole. */
  parts?: Readonly<Record<ReportedPart, string>>;
  intro?: (name: string) => string;
  /** Why the viewer cannot report it: it is their own. */
  own?: string;
  shown: ReportedPage;
  sent: { sentTo: string } | FormReply | null;
};

/** The page on which an advert, a seller or a company page is reported, and what it says afterwards. */
export function PageReport({ title, back, parts, shown, sent, intro, own }: PageReportProps) {
  const way = (
    <div>
      <LinkButton href={shown.path}>{back}</LinkButton>
    </div>
  );
  if (shown.isMine) {
    return (
      <CaseFrame title={title}>
        <Notice kind="info">{own ?? accountModerationRefusals.ownPage}</Notice>
        {way}
      </CaseFrame>
    );
  }
  if (sent !== null && isSent(sent)) {
    return (
      <CaseFrame title={reportTexts.doneTitle}>
        <DoneNotice>{sent.sentTo === '' ? reportTexts.doneNameless : reportTexts.done(sent.sentTo)}</DoneNotice>
        {way}
      </CaseFrame>
    );
  }
  return (
    <CaseFrame title={title} intro={(intro ?? pageReportTexts.intro)(shown.name)}>
      <p className="grid gap-0.5 text-sm">
        <span className="text-xs text-ink-soft">{reportTexts.address}</span>
        <a href={shown.path} className="reach">
          {shown.pageUrl}
        </a>
      </p>
      <ReportForm reply={sent} account={shown.account} {...(parts ? { parts } : {})} />
    </CaseFrame>
  );
}

import type { ReportedPart } from '#domain/moderation/account-cases.ts';
import { accountModerationRefusals, pageReportTexts } from '#texts/de/account-moderation.ts';
import { reportTexts } from '#texts/de/moderation.ts';
import { LinkButton } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { CaseReply } from './case-form.ts';
import { CaseFrame } from './case-frame.tsx';
import type { ReportedPage } from './load-reported.ts';
import { ReportForm } from './report-fields.tsx';
import { isSent } from './report-form.ts';

type PageReportProps = {
  title: string;
  /** Words of the way back. */
  back: string;
  parts: Readonly<Record<ReportedPart, string>>;
  shown: ReportedPage;
  sent: { sentTo: string } | CaseReply | null;
};

/** The page on which a seller or a company page is reported, and what it says afterwards. */
export function PageReport({ title, back, parts, shown, sent }: PageReportProps) {
  const way = (
    <div>
      <LinkButton href={shown.path}>{back}</LinkButton>
    </div>
  );
  if (shown.isMine) {
    return (
      <CaseFrame title={title}>
        <Notice kind="info">{accountModerationRefusals.ownPage}</Notice>
        {way}
      </CaseFrame>
    );
  }
  if (sent !== null && isSent(sent)) {
    return (
      <CaseFrame title={reportTexts.doneTitle}>
        <Notice kind="success" isLive>
          {reportTexts.done(sent.sentTo)}
        </Notice>
        {way}
      </CaseFrame>
    );
  }
  return (
    <CaseFrame title={title} intro={pageReportTexts.intro(shown.name)}>
      <p className="case-address">
        <span className="text-xs text-ink-soft">{reportTexts.address}</span>
        <a href={shown.path}>{shown.pageUrl}</a>
      </p>
      <ReportForm reply={sent} account={shown.account} parts={parts} />
    </CaseFrame>
  );
}

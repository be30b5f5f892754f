import { paths } from '#contract/paths.ts';
import { reportPaths } from '#contract/moderation/report-paths.ts';
import type { SellerDisclosure } from '#contract/sellers/disclosure.schemas.ts';
import { disclosureTexts } from '#texts/de/sellers/disclosure.ts';
import { DisclosureFacts } from '#web/users/disclosure-facts.parts.tsx';

type SellerDisclosureBoxProps = { disclosure: SellerDisclosure | null; advertId: string; isOwn: boolean };

/** What the law wants a business to name; ways to reach it stand on a page of their own, away from collectors. */
export function SellerDisclosureBox({ disclosure, advertId, isOwn }: SellerDisclosureBoxProps) {
  if (disclosure === null)
    return (
      <p className="text-sm text-ink-soft">
        {isOwn ? disclosureTexts.openToOwner : disclosureTexts.open}{' '}
        {isOwn && <a href={`${paths.profileSettings()}#anbieter`}>{disclosureTexts.toOwn}</a>}
      </p>
    );
  return (
    <details className="box gap-2.5 open:grid [&_dd]:wrap-anywhere">
      <summary className="py-2.5 font-semibold cursor-pointer">{disclosureTexts.title}</summary>
      <DisclosureFacts disclosure={disclosure} />
      <p>
        <a href={reportPaths.advertDisclosure(advertId)} rel="nofollow">
          {disclosureTexts.reach}
        </a>
      </p>
      <p className="text-xs text-ink-soft">{disclosureTexts.about}</p>
    </details>
  );
}

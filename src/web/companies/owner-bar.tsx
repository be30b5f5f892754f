import type { Company } from '#contract/companies.schemas.ts';
import { paths } from '#contract/paths.ts';
import { companyPageTexts } from '#texts/de/companies.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { COMPANY_INTENTS, type CompanyIntent } from './company-forms.ts';

const { owner: texts } = companyPageTexts;

/** What the owner sees above the page: who else sees it, and what can be done. */
export function OwnerBar({ company }: { company: Company }) {
  return (
    <section className="company-owner" aria-label={texts.label}>
      <Notice kind={company.isPublished ? 'success' : 'info'}>{stateWords(company)}</Notice>
      <div className="company-owner-ways">
        <LinkButton href={paths.myCompany()} icon="sliders-horizontal">
          {texts.edit}
        </LinkButton>
        <PublishButton company={company} />
      </div>
    </section>
  );
}

/** Who sees the page now, and why. */
export function stateWords({ publishState = 'DRAFT', isPublished, hold }: Company): string {
  if (hold !== undefined) return hold === 'REVIEW' ? texts.held : texts.blocked;
  return publishState === 'PUBLISHED' && !isPublished ? texts.rests : texts[publishState];
}

/** The one step that a company's state allows; a form of its own, so that it works without script. */
export function PublishButton({ company }: { company: Company }) {
  if (company.hold === 'BLOCKED') return null;
  const isOut = company.publishState === 'PUBLISHED' || company.hold === 'REVIEW';
  const intent: CompanyIntent = isOut ? 'zuruecknehmen' : 'veroeffentlichen';
  return (
    <form method="post" action={paths.myCompany()}>
      <Button type="submit" variant={isOut ? 'edge' : 'main'} name={COMPANY_INTENTS.field} value={intent}>
        {isOut ? texts.unpublish : texts.publish}
      </Button>
    </form>
  );
}

import type { Company } from '#contract/companies/companies.schemas.ts';
import { paths } from '#contract/paths.ts';
import { companyPageTexts } from '#texts/de/companies/companies.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { PageForm, SubmitButton } from '#web/forms/page-form.tsx';
import type { CompanyIntent } from './edit/company-forms.ts';

const { owner: texts } = companyPageTexts;

/** What the owner sees above the page: who else sees it, and what can be done. */
export function OwnerBar({ company }: { company: Company }) {
  return (
    <Stack as="section" gap={3} aria-label={texts.label}>
      <Notice kind={company.isPublished ? 'success' : 'info'}>{stateWords(company)}</Notice>
      <div className="flex flex-wrap gap-y-2 gap-x-3">
        <LinkButton href={paths.myCompany()} icon="sliders-horizontal">
          {texts.edit}
        </LinkButton>
        <PublishButton company={company} />
      </div>
    </Stack>
  );
}

/** Who sees the page now, and why. */
export function stateWords({ publishState = 'DRAFT', isPublished, hold }: Company): string {
  if (hold !== undefined) return hold === 'REVIEW' ? texts.held : texts.blocked;
  return publishState === 'PUBLISHED' && !isPublished ? texts.rests : texts[publishState];
}

/** The one action that a company's state allows; a form of its own, so that it works without script. */
export function PublishButton({ company }: { company: Company }) {
  if (company.hold === 'BLOCKED') return null;
  const isOut = company.publishState === 'PUBLISHED' || company.hold === 'REVIEW';
  const intent: CompanyIntent = isOut ? 'zuruecknehmen' : 'veroeffentlichen';
  return (
    <PageForm action={paths.myCompany()} leavesPage>
      <SubmitButton variant={isOut ? 'edge' : 'main'} intent={intent}>
        {isOut ? texts.unpublish : texts.publish}
      </SubmitButton>
    </PageForm>
  );
}

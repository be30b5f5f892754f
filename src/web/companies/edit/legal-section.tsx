import type { Company } from '#contract/companies/companies.schemas.ts';
import { formatDate } from '#domain/format/dates.ts';
import { companyEditorTexts as texts, companyPageTexts } from '#texts/de/companies/companies.ts';
import { CheckboxRow } from '#ui/fields/choice.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Grid } from '#ui/layout/layout.tsx';
import { CompanyForm } from './company-form.tsx';
import { Section } from './section.tsx';

const { legal: words } = texts;
const { checks: how } = companyPageTexts;

/** What the law wants to be named; numbers are checked when they are saved, and the page says what was checked. */
export function LegalSection({ company }: { company: Company }) {
  const legal = company.legal ?? NOTHING;
  const checked = checkedWords(company);
  return (
    <Section id="recht" title={texts.sections.recht} help={words.help}>
      <CompanyForm intent="recht" submit={texts.save}>
        {({ text, isOn }) => {
          const field = (name: keyof typeof legal, max: number) => ({
            label: words[name],
            maxLength: max,
            ...text(`legal.${name}`, legal[name] ?? ''),
          });
          return (
            <>
              <TextField help={words.firmaHelp} {...field('firma', 200)} />
              <Grid gap={4} least="17rem" className="items-start max-w-[56rem]">
                <TextField isOptional help={words.legalFormHelp} {...field('legalForm', 60)} />
                <TextField isOptional {...field('managing', 200)} />
                <TextField isOptional help={checked.registerNumber} {...field('registerNumber', 20)} />
                <TextField isOptional {...field('registerCourt', 120)} />
                <TextField
                  label={words.uid}
                  help={checked.uid}
                  isOptional
                  maxLength={20}
                  {...text('uid', company.uid ?? '')}
                />
                <TextField isOptional help={words.authorityHelp} {...field('authority', 160)} />
                <TextField isOptional {...field('chamber', 160)} />
                <TextField
                  label={words.pefcNumber}
                  help={checked.pefc}
                  isOptional
                  maxLength={40}
                  {...text('pefcNumber', company.pefcNumber ?? '')}
                />
              </Grid>
              <CheckboxRow
                label={words.pefc}
                name="pefcCertified"
                value="ja"
                defaultChecked={isOn('pefcCertified', company.pefcCertified)}
              />
            </>
          );
        }}
      </CompanyForm>
    </Section>
  );
}

const NOTHING: NonNullable<Company['legal']> = {
  firma: null,
  legalForm: null,
  registerNumber: null,
  registerCourt: null,
  authority: null,
  chamber: null,
  managing: null,
};

/** What was checked of each number, in words; absent where nothing was. */
function checkedWords({ checks, pefcNumber }: Company) {
  const day = (check: { checkedAt: string }): string => formatDate(check.checkedAt);
  return {
    uid: checks?.uid ? words.checked(how.uidHow(checks.uid.what, day(checks.uid))) : undefined,
    registerNumber: checks?.registerNumber ? words.checked(how.registerHow(day(checks.registerNumber))) : undefined,
    pefc: checks?.pefc ? words.checked(how.pefcHow(pefcNumber ?? '', day(checks.pefc))) : undefined,
  };
}

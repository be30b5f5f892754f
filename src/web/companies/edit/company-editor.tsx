import { useNavigation } from 'react-router';
import type { Company, CompanyFigures } from '#contract/companies/companies.schemas.ts';
import { paths } from '#contract/paths.ts';
import { companyEditorTexts as texts } from '#texts/de/companies/companies.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { CheckboxRow } from '#ui/fields/choice.tsx';
import { ChipLink, Chips } from '#ui/marks/chip.tsx';
import { FieldNote } from '#ui/fields/field.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { DoneNotice } from '#web/forms/sending/done-notice.tsx';
import type { FormReply } from '#web/forms/form-reply.ts';
import { UnsavedGuard } from '#web/forms/unsaved-guard.tsx';
import { CompanyForm } from './company-form.tsx';
import type { CompanyIntent, SectionId } from './company-forms.ts';
import { EditorContext } from './editor-context.ts';
import { AreaSection, ContactSection, HoursSection, PicturesSection, ProfileSection } from './editor-sections.tsx';
import { FiguresSection } from './figures-section.tsx';
import { LegalSection } from './legal-section.tsx';
import { PublishButton, stateWords } from '#web/companies/owner-bar.tsx';
import { Section } from './section.tsx';
import { ServicesSection } from './services-section.tsx';
import { useUnsavedSections } from './use-unsaved-sections.ts';

type EditorProps = {
  company: Company | null;
  figures: CompanyFigures | null;
  saved: CompanyIntent | null;
  reply: FormReply | null;
  /** Kinds of services that can no longer be chosen. */
  retired: readonly number[];
};

/** Editor of a company: created in one step, filled section by section, previewed, published. */
export function CompanyEditor({ company, figures, saved, reply, retired }: EditorProps) {
  const isSaving = useNavigation().formData !== undefined;
  const { ref, look, names } = useUnsavedSections({ saved, reply, isSaving });
  return (
    <EditorContext value={{ saved: reply === null ? saved : null, reply, retired, updatedAt: company?.updatedAt }}>
      {names.length > 0 && <UnsavedGuard names={names} />}
      <div ref={ref} className="wrap company-editor" onInput={look}>
        <header className="grid gap-1 max-w-[68ch]">
          <h1>{texts.title}</h1>
          <p className="text-ink-soft">{company === null ? texts.start.text : texts.intro}</p>
        </header>
        {company === null ? (
          <Start wasDeleted={saved === 'loeschen'} />
        ) : (
          <Sections company={company} figures={figures} />
        )}
      </div>
    </EditorContext>
  );
}

function Start({ wasDeleted }: { wasDeleted: boolean }) {
  return (
    <>
      <DoneNotice>{wasDeleted && texts.done.loeschen}</DoneNotice>
      <Section id="stand" title={texts.start.title}>
        <CompanyForm intent="anlegen" submit={texts.start.submit} icon="plus">
          {({ text }) => (
            <TextField
              label={texts.start.name}
              help={texts.start.nameHelp}
              autoComplete="organization"
              maxLength={120}
              {...text('name', '')}
            />
          )}
        </CompanyForm>
      </Section>
    </>
  );
}

const NAMED: readonly Exclude<SectionId, 'stand'>[] = [
  'profil',
  'kontakt',
  'bilder',
  'leistungen',
  'zeiten',
  'gebiet',
  'recht',
  'zahlen',
  'loeschen',
];

function Sections({ company, figures }: { company: Company; figures: CompanyFigures | null }) {
  return (
    <>
      <State company={company} />
      <Chips label={texts.nav}>
        {NAMED.map((id) => (
          <ChipLink key={id} href={`#${id}`}>
            {texts.sections[id]}
          </ChipLink>
        ))}
      </Chips>
      <ProfileSection company={company} />
      <ContactSection company={company} />
      <PicturesSection company={company} />
      <ServicesSection services={company.services} />
      <HoursSection company={company} />
      <AreaSection company={company} />
      <LegalSection company={company} />
      {figures !== null && <FiguresSection figures={figures} />}
      <Section id="loeschen" title={texts.sections.loeschen} help={texts.remove.text}>
        <CompanyForm intent="loeschen" submit={texts.remove.submit} variant="danger" icon="trash">
          {({ errorOf }) => (
            <div className="field">
              <CheckboxRow
                label={texts.remove.sure}
                name="sicher"
                value="ja"
                aria-invalid={errorOf('sicher') ? true : undefined}
                aria-describedby="sicher-hinweis"
              />
              <FieldNote id="sicher-hinweis" error={errorOf('sicher')} />
            </div>
          )}
        </CompanyForm>
      </Section>
    </>
  );
}

/** Section that holds the field behind a path which publishing found wanting. */
function sectionOf(path: string): SectionId {
  if (path.startsWith('address.') || path === 'email') return 'kontakt';
  return path.startsWith('legal.') ? 'recht' : 'profil';
}

function State({ company }: { company: Company }) {
  return (
    <section id="stand" className="box company-state" aria-label={texts.stateTitle}>
      <Notice kind={company.isPublished ? 'success' : 'info'}>{stateWords(company)}</Notice>
      <StateAnswer />
      <div className="flex flex-wrap gap-y-2 gap-x-3">
        <LinkButton href={paths.company(company.slug ?? company.id)} icon="eye">
          {texts.preview}
        </LinkButton>
        <PublishButton company={company} />
      </div>
    </section>
  );
}

/** What publishing or taking back came to; a page with gaps leads to each of them. */
function StateAnswer() {
  return (
    <EditorContext.Consumer>
      {({ saved, reply }) => {
        if (saved === 'veroeffentlichen' || saved === 'zuruecknehmen' || saved === 'anlegen') {
          return <DoneNotice>{texts.done[saved]}</DoneNotice>;
        }
        const isAsked = reply?.intent === 'veroeffentlichen' || reply?.intent === 'zuruecknehmen';
        if (!isAsked || reply === null) return null;
        const gaps = Object.entries(reply.errors);
        return (
          <Notice kind={gaps.length > 0 ? 'warning' : 'access'} isLive>
            {gaps.length === 0 ? reply.message : texts.missing}
            {gaps.length === 0 && (
              <>
                {' '}
                <a href={paths.plans()}>{texts.toPlans}</a>
              </>
            )}
            {gaps.length > 0 && (
              <ul className="grid gap-1 mt-2">
                {gaps.map(([path, message]) => (
                  <li key={path}>
                    <a href={gapHref(path)}>{message}</a>
                  </li>
                ))}
              </ul>
            )}
          </Notice>
        );
      }}
    </EditorContext.Consumer>
  );
}

/** What the account lacks is fixed in its settings. */
const gapHref = (path: string): string =>
  ['mail', 'terms', 'name'].includes(path) && path !== 'name'
    ? `${paths.profileSettings()}#konto`
    : `#${sectionOf(path)}`;

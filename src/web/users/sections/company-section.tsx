import { paths } from '#contract/paths.ts';
import { profileTexts } from '#texts/de/users/profile.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import type { OwnAccount } from '#web/users/load-profile.ts';
import { Section } from './section.tsx';

const { company: texts } = profileTexts;

/** The way to the editor of the company page, or to what gives one. */
export function CompanySection({ account: { mayHaveCompany, hasCompany } }: { account: OwnAccount }) {
  return (
    <Section id="firma" intro={texts.intro}>
      {!mayHaveCompany && <p>{hasCompany ? texts.rests : texts.needsPlan}</p>}
      <div className="profile-actions">
        {(mayHaveCompany || hasCompany) && (
          <LinkButton href={paths.myCompany()} variant={mayHaveCompany ? 'main' : 'edge'}>
            {hasCompany ? texts.edit : texts.create}
          </LinkButton>
        )}
        {!mayHaveCompany && <LinkButton href={paths.plans()}>{texts.toPlans}</LinkButton>}
      </div>
    </Section>
  );
}

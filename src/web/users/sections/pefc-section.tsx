import { proofPaths } from '#contract/proofs/proof-paths.ts';
import { profileTexts } from '#texts/de/users/profile.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import type { OwnAccount } from '#web/users/load-profile.ts';
import { ProfileForm } from '#web/users/profile-form.tsx';
import { Section } from './section.tsx';

const { pefc: texts } = profileTexts;

export function PefcSection({ account }: { account: OwnAccount }) {
  return (
    <Section id="pefc" intro={texts.intro}>
      <p className="text-sm">
        <a href={proofPaths.ownProofs()}>{profileTexts.toProofs}</a>
      </p>
      <ProfileForm intent="pefc" submit={profileTexts.form.save}>
        {({ text }) => (
          <>
            <TextField
              label={texts.forest}
              isOptional
              help={texts.forestHelp}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              {...text('pefcForestCertificate', account.pefcForestCertificate)}
            />
            <TextField
              label={texts.coc}
              isOptional
              help={texts.cocHelp}
              autoComplete="off"
              spellCheck={false}
              {...text('pefcCocCertificateNumber', account.pefcCocCertificateNumber)}
            />
          </>
        )}
      </ProfileForm>
    </Section>
  );
}

import { profileTexts } from '#texts/de/users/profile.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { DoneNotice } from '#web/forms/sending/done-notice.tsx';
import { ProfileForm } from '#web/users/profile-form.tsx';
import { Section } from './section.tsx';

const { voucher: texts } = profileTexts;

/** Where a code is redeemed; a link can bring it along. */
export function VoucherSection({ code }: { code: string }) {
  return (
    <Section id="gutschein" intro={texts.intro}>
      <ProfileForm intent="gutschein" submit={texts.redeem} isGuarded={false}>
        {({ text, outcome }) => (
          <>
            <DoneNotice>{outcome?.isDone && outcome.message}</DoneNotice>
            <div className="wide-letters max-w-[22rem]">
              <TextField
                label={texts.code}
                help={texts.codeHelp}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={60}
                {...text('code', outcome?.isDone ? '' : code)}
              />
            </div>
          </>
        )}
      </ProfileForm>
    </Section>
  );
}

import { profileTexts } from '#texts/de/users/profile.ts';
import { Notice } from '#ui/surfaces/notice.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
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
            {outcome?.isDone && outcome.message !== null && (
              <Notice kind="success" isLive>
                {outcome.message}
              </Notice>
            )}
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

import type { SecondFactorSetup } from '#contract/accounts/second-factor.schemas.ts';
import { profileTexts } from '#texts/de/users/profile.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { ProfileForm } from '#web/users/profile-form.tsx';
import { setupFields } from './setup-fields.ts';

const { security: texts } = profileTexts;

const STEP = 'grid grid-cols-[minmax(0,1fr)] gap-2.5 [counter-increment:step]';
const STEP_TITLE = "before:content-[counter(step)_'._']";

/** Two steps with the app: scan, then type its first code. */
export function SetupSteps({ setup }: { setup: SecondFactorSetup }) {
  const { secret, otpauthUrl, qrCode } = setup;
  return (
    <Stack as="ol" gap={6} className="[counter-reset:step]">
      <li className={STEP}>
        <h4 className={STEP_TITLE}>{texts.stepScan}</h4>
        <p className="text-sm">{texts.stepScanText}</p>
        <div className="flex flex-wrap gap-5">
          <svg
            viewBox={`0 0 ${qrCode.size} ${qrCode.size}`}
            role="img"
            aria-label={texts.qrCode}
            className="aspect-square w-[min(13rem,100%)] border border-seam bg-[#fff] fill-[#000] forced-color-adjust-none"
            shapeRendering="crispEdges"
          >
            <path d={qrCode.path} />
          </svg>
          <div className="grid min-w-0 flex-[1_1_14rem] content-start justify-items-start gap-2 text-sm">
            <span>{texts.byHand}</span>
            <code className="py-2 px-3 rounded-sawn bg-lichen text-base wrap-anywhere select-all">
              {secret.match(/.{1,4}/g)?.join(' ')}
            </code>
            <a href={otpauthUrl}>{texts.openApp}</a>
          </div>
        </div>
      </li>
      <li className={STEP}>
        <h4 className={STEP_TITLE}>{texts.stepConfirm}</h4>
        <ProfileForm intent="zweiter-schritt-ein" submit={texts.switchOn} isGuarded={false}>
          {({ errorOf }) => (
            <>
              {setupFields(setup).map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
              <TextField
                className="wide-letters max-w-[22rem]"
                label={texts.otp}
                name="otp"
                help={texts.otpHelp}
                error={errorOf('otp')}
                inputMode="numeric"
                autoComplete="one-time-code"
              />
            </>
          )}
        </ProfileForm>
      </li>
    </Stack>
  );
}

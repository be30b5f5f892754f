import type { SecondFactorSetup } from '#contract/second-factor.schemas.ts';
import { profileTexts } from '#texts/de/profile.ts';
import { TextField } from '#ui/text-field.tsx';
import { ProfileForm } from './profile-form.tsx';
import { setupFields } from './setup-fields.ts';

const { security: texts } = profileTexts;

/** Two steps with the app: scan, then type its first code. */
export function SetupSteps({ setup }: { setup: SecondFactorSetup }) {
  const { secret, otpauthUrl, qrCode } = setup;
  return (
    <ol className="profile-steps">
      <li>
        <h4>{texts.stepScan}</h4>
        <p className="text-sm">{texts.stepScanText}</p>
        <div className="profile-scan">
          <svg
            viewBox={`0 0 ${qrCode.size} ${qrCode.size}`}
            role="img"
            aria-label={texts.qrCode}
            className="profile-qr"
            shapeRendering="crispEdges"
          >
            <path d={qrCode.path} />
          </svg>
          <div className="grid content-start justify-items-start gap-2 text-sm">
            <span>{texts.byHand}</span>
            <code className="profile-secret">{secret.match(/.{1,4}/g)?.join(' ')}</code>
            <a href={otpauthUrl}>{texts.openApp}</a>
          </div>
        </div>
      </li>
      <li>
        <h4>{texts.stepConfirm}</h4>
        <ProfileForm intent="zweiter-schritt-ein" submit={texts.switchOn} isGuarded={false}>
          {({ errorOf }) => (
            <>
              {setupFields(setup).map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
              <TextField
                className="profile-otp"
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
    </ol>
  );
}

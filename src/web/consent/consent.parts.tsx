import { paths } from '#contract/paths.ts';
import { consentTexts } from '#texts/de/consent/consent.ts';
import { Button } from '#ui/actions/button.tsx';
import { consentScript } from './consent-script.ts';

type ConsentScriptProps = {
  /** Undefined where the server could not say. */
  analytics: { matomoUrl: string | null; tagManagerId: string | null } | undefined;
  /** Number under which Matomo knows this marketplace. */
  siteId: number | undefined;
};

/** Asks for consent and applies it, on every page and without the other scripts. */
export function ConsentScript({ analytics, siteId }: ConsentScriptProps) {
  return (
    <script
      type="module"
      async
      src={consentScript}
      fetchPriority="low"
      data-consent
      data-cookies-page={paths.cookies()}
      data-privacy-page={paths.privacy()}
      data-matomo={analytics?.matomoUrl ?? undefined}
      data-tag-manager={analytics?.tagManagerId ?? undefined}
      data-site={siteId}
    />
  );
}

/** Opens the consent settings; without script there is no button. */
export function ConsentSettingsButton() {
  return (
    <Button data-consent-settings aria-haspopup="dialog" className="only-scripted">
      {consentTexts.settingsButton}
    </Button>
  );
}

/** Opens the settings of the consent; without script the same link leads to the page about cookies. */
export function ConsentSettingsLink() {
  return (
    <a href={paths.cookies()} data-consent-settings>
      {consentTexts.settingsButton}
    </a>
  );
}

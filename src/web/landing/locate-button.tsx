import { useState } from 'react';
import { useNavigation, useSubmit } from 'react-router';
import { paths } from '#contract/paths.ts';
import { landingTexts } from '#texts/de/landing/landing.ts';
import { Button } from '#ui/actions/button.tsx';
import { useHydrated } from '#web/page/use-hydrated.ts';

const texts = landingTexts.geolocation;

const PATIENCE_IN_MS = 15_000;
const OLDEST_IN_MS = 10 * 60_000;
/** About one kilometre: enough for a postcode, and no house can be read from it. */
const DECIMALS = 2;

type LocateProps = {
  /** What the server said to the last position. */
  refusal: string | null;
  from: string | null;
};

/** Asks the device for its place, only when pressed; the position leaves the device rounded. */
export function LocateButton({ refusal, from }: LocateProps) {
  const isHydrated = useHydrated();
  const submit = useSubmit();
  const isSending = useNavigation().state === 'submitting';
  const [state, setState] = useState<'IDLE' | 'SEARCHING' | 'DENIED' | 'FAILED' | 'SENT'>('IDLE');
  const find = (): void => {
    if (!('geolocation' in navigator)) {
      setState('FAILED');
      return;
    }
    setState('SEARCHING');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('SENT');
        void submit(
          { breite: coords.latitude.toFixed(DECIMALS), laenge: coords.longitude.toFixed(DECIMALS) },
          { method: 'post', action: from === null ? paths.geolocation() : `${paths.geolocation()}?von=${from}` },
        );
      },
      (error) => setState(error.code === error.PERMISSION_DENIED ? 'DENIED' : 'FAILED'),
      { enableHighAccuracy: false, timeout: PATIENCE_IN_MS, maximumAge: OLDEST_IN_MS },
    );
  };
  const isBusy = state === 'SEARCHING' || isSending;
  const message = {
    IDLE: null,
    SEARCHING: texts.searching,
    DENIED: texts.denied,
    FAILED: texts.failed,
    SENT: isSending ? texts.searching : refusal,
  }[state];
  return (
    <>
      {isHydrated ? (
        <Button icon="crosshair" onClick={find} aria-disabled={isBusy || undefined}>
          {texts.here}
        </Button>
      ) : (
        <noscript>
          <p className="landing-note">{texts.hereWithoutScript}</p>
        </noscript>
      )}
      <p role="status" className="empty:hidden">
        {message}
      </p>
    </>
  );
}

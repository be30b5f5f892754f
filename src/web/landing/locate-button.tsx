import { useNavigation, useSubmit } from 'react-router';
import { MINUTE_IN_MS } from '#domain/durations.ts';
import { paths } from '#contract/paths.ts';
import { landingTexts } from '#texts/de/landing/landing.ts';
import { Button } from '#ui/actions/button.tsx';
import { useDevicePosition } from '#web/device/use-device-position.ts';
import { useHydrated } from '#web/page/use-hydrated.ts';

const texts = landingTexts.geolocation;

const OLDEST_IN_MS = 10 * MINUTE_IN_MS;
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
  const { state, find } = useDevicePosition({
    isExact: false,
    oldestInMs: OLDEST_IN_MS,
    onFound: (coords) =>
      void submit(
        { breite: coords.latitude.toFixed(DECIMALS), laenge: coords.longitude.toFixed(DECIMALS) },
        { method: 'post', action: from === null ? paths.geolocation() : `${paths.geolocation()}?von=${from}` },
      ),
  });
  const isBusy = state === 'SEARCHING' || isSending;
  const message = {
    IDLE: null,
    SEARCHING: texts.searching,
    DENIED: texts.denied,
    FAILED: texts.failed,
    FOUND: isSending ? texts.searching : refusal,
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

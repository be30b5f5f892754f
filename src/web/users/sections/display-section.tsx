import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { paths } from '#contract/paths.ts';
import { profileTexts } from '#texts/de/users/profile.ts';
import { Button } from '#ui/actions/button.tsx';
import { DisplayFields } from '#web/device/display-form.tsx';
import type { DisplaySettings } from '#web/device/display-settings.ts';
import { displaySettingsFrom } from '#web/device/display-settings.ts';
import { useHydrated } from '#web/page/use-hydrated.ts';
import { Section } from './section.tsx';

/** The settings of this device, as in the header's dialog: every change applies at once. */
export function DisplaySection({ settings }: { settings: DisplaySettings }) {
  const fetcher = useFetcher({ key: 'display' });
  const isHydrated = useHydrated();
  const { form, drawing } = useLatest(settings);
  return (
    <Section id="darstellung" intro={isHydrated ? profileTexts.display.intro : profileTexts.intro}>
      <fetcher.Form
        ref={form}
        method="post"
        action="/darstellung"
        className="profile-form profile-fields"
        onChange={(event) => void fetcher.submit(event.currentTarget)}
      >
        {isHydrated && <input type="hidden" name="stay" value="yes" />}
        <input type="hidden" name="back" value={`${paths.profileSettings()}#darstellung`} />
        <div key={drawing} className="profile-fields">
          <DisplayFields settings={settings} />
        </div>
        {!isHydrated && (
          <div className="[@media(scripting:enabled)]:hidden">
            <Button variant="main" type="submit">
              {profileTexts.form.save}
            </Button>
          </div>
        )}
      </fetcher.Form>
    </Section>
  );
}

/** Remounts the fields when the settings changed elsewhere, and only then, so that the focus is kept. */
function useLatest(settings: DisplaySettings) {
  const form = useRef<HTMLFormElement>(null);
  const [drawing, setDrawing] = useState(0);
  useEffect(() => {
    if (form.current === null) return;
    const shown = displaySettingsFrom(new FormData(form.current));
    if (JSON.stringify(shown) !== JSON.stringify(settings)) setDrawing((before) => before + 1);
  }, [settings]);
  return { form, drawing };
}

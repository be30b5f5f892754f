import { displayTexts } from '#texts/de/shell/display.ts';
import { CheckboxRow, ChoiceGroup } from '#ui/fields/choice.tsx';
import { Segmented } from '#ui/actions/segmented.tsx';
import type { DisplaySettings } from './display-settings.ts';
import { contrasts, textSizes, themes } from './display-settings.ts';

/** The fields of the display settings, in a dialog as on their own page. */
export function DisplayFields({ settings }: { settings: DisplaySettings }) {
  return (
    <>
      <Segmented
        legend={displayTexts.textSize}
        name="text"
        defaultValue={String(settings.textSizeInPercent)}
        segments={textSizes.map((size) => ({ value: String(size), label: displayTexts.textSizes(size) }))}
      />
      <Segmented
        legend={displayTexts.contrast}
        name="contrast"
        defaultValue={settings.contrast}
        segments={contrasts.map((contrast) => ({ value: contrast, label: displayTexts.contrasts[contrast] }))}
      />
      <Segmented
        legend={displayTexts.theme}
        name="theme"
        defaultValue={settings.theme}
        segments={themes.map((theme) => ({ value: theme, label: displayTexts.themes[theme] }))}
      />
      <ChoiceGroup legend={displayTexts.zoom} help={displayTexts.pinchZoomHelp}>
        <CheckboxRow
          name="zoom"
          value="yes"
          defaultChecked={settings.pinchZoomIsAllowed}
          label={displayTexts.pinchZoom}
        />
      </ChoiceGroup>
      <p className="border-l-4 border-spruce bg-lichen px-4 py-3">{displayTexts.sample}</p>
      <p className="text-xs text-ink-soft">{displayTexts.intro}</p>
    </>
  );
}

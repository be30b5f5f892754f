import { uiTexts } from '#texts/de/ui.ts';
import { CheckboxRow, ChoiceGroup } from '#ui/choice.tsx';
import { Segmented } from '#ui/segmented.tsx';
import type { DisplaySettings } from './display-settings.ts';
import { contrasts, textSizes, themes } from './display-settings.ts';

const { display: texts } = uiTexts;

/** The fields of the display settings, in a dialog as on their own page. */
export function DisplayFields({ settings }: { settings: DisplaySettings }) {
  return (
    <>
      <Segmented
        legend={texts.textSize}
        name="text"
        defaultValue={String(settings.textSizeInPercent)}
        segments={textSizes.map((size) => ({ value: String(size), label: texts.textSizes(size) }))}
      />
      <Segmented
        legend={texts.contrast}
        name="contrast"
        defaultValue={settings.contrast}
        segments={contrasts.map((contrast) => ({ value: contrast, label: texts.contrasts[contrast] }))}
      />
      <Segmented
        legend={texts.theme}
        name="theme"
        defaultValue={settings.theme}
        segments={themes.map((theme) => ({ value: theme, label: texts.themes[theme] }))}
      />
      <ChoiceGroup legend={texts.zoom} help={texts.pinchZoomHelp}>
        <CheckboxRow name="zoom" value="yes" defaultChecked={settings.pinchZoomIsAllowed} label={texts.pinchZoom} />
      </ChoiceGroup>
      <p className="border-l-4 border-spruce bg-lichen px-4 py-3">{texts.sample}</p>
      <p className="text-xs text-ink-soft">{texts.intro}</p>
    </>
  );
}

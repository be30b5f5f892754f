export const textSizes = [100, 115, 130, 150, 175, 200] as const;
export const contrasts = ['standard', 'more'] as const;
export const themes = ['system', 'light', 'dark'] as const;

export type DisplaySettings = {
  textSizeInPercent: (typeof textSizes)[number];
  contrast: (typeof contrasts)[number];
  theme: (typeof themes)[number];
  pinchZoomIsAllowed: boolean;
};

export const defaultDisplay: DisplaySettings = {
  textSizeInPercent: 100,
  contrast: 'standard',
  theme: 'system',
  pinchZoomIsAllowed: false,
};

const cookieName = 'darstellung';
const lifetimeInSeconds = 365 * 24 * 60 * 60;

/** Returns the settings of a Cookie header; missing or unknown ones have their defaults. */
export function parseDisplaySettings(cookieHeader: string | null | undefined): DisplaySettings {
  const value = (cookieHeader ?? '')
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${cookieName}=`))
    ?.slice(cookieName.length + 1);
  return displaySettingsFrom(new URLSearchParams(value === undefined ? '' : decoded(value)));
}

/** Returns the settings named by the fields of the display form (text, contrast, theme, zoom). */
export function displaySettingsFrom(fields: { get(name: string): unknown }): DisplaySettings {
  const oneOf = <T extends string | number>(choices: readonly T[], name: string, otherwise: T): T =>
    choices.find((choice) => String(choice) === fields.get(name)) ?? otherwise;
  return {
    textSizeInPercent: oneOf(textSizes, 'text', defaultDisplay.textSizeInPercent),
    contrast: oneOf(contrasts, 'contrast', defaultDisplay.contrast),
    theme: oneOf(themes, 'theme', defaultDisplay.theme),
    pinchZoomIsAllowed: fields.get('zoom') === 'yes',
  };
}

/** Returns the Set-Cookie header that stores the settings for 365 days. */
export function displayCookie(settings: DisplaySettings, isSecure: boolean): string {
  const fields = new URLSearchParams({
    text: String(settings.textSizeInPercent),
    contrast: settings.contrast,
    theme: settings.theme,
    zoom: settings.pinchZoomIsAllowed ? 'yes' : 'no',
  });
  const value = encodeURIComponent(fields.toString());
  const secure = isSecure ? '; Secure' : '';
  return `${cookieName}=${value}; Path=/; Max-Age=${lifetimeInSeconds}; SameSite=Lax; HttpOnly${secure}`;
}

/** Returns the viewport of a page: fixed at scale 1 unless the visitor allowed zooming with two fingers. */
export function viewportContent(settings: DisplaySettings): string {
  const size = 'width=device-width, initial-scale=1';
  return settings.pinchZoomIsAllowed ? size : `${size}, maximum-scale=1`;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

/** The words of the display settings, fetched with their dialog. */
export const displayTexts = {
  title: 'Darstellung',
  intro: 'Gilt auf diesem Gerät und bleibt ein Jahr lang gespeichert.',
  textSize: 'Schriftgröße',
  textSizes: (percent: number) => `${percent}\u00a0%`,
  contrast: 'Kontrast',
  contrasts: { standard: 'Standard', more: 'Stärker' },
  theme: 'Farben',
  themes: { system: 'Wie am Gerät', light: 'Hell', dark: 'Dunkel' },
  zoom: 'Vergrößern',
  pinchZoom: 'Zoomen mit zwei Fingern erlauben',
  pinchZoomHelp: 'Dann lässt sich jede Seite mit zwei Fingern vergrößern.',
  sample: 'So liest sich der Text: 6\u00a0rm Buche, 33\u00a0cm, lufttrocken, €\u00a0165,00 je\u00a0rm.',
} as const;

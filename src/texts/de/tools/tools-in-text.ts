/** Words of the calculators that stand in the middle of a text. */
export const toolsInTextTexts = {
  units: { title: 'Gleich umrechnen', onwards: 'Mit eigenen Umrechnungszahlen weiterrechnen' },
  fuel: {
    title: 'Gleich nachsehen',
    onwards: 'Alle Holzarten bei dieser Feuchte',
    stacked: 'je rm, 1 m',
    limits: 'Bitte zwischen 0 und 60 %. Gerechnet ist mit 20 %.',
  },
  log: { title: 'Gleich ausrechnen', onwards: 'Mit zweiter Messung und Rundung weiterrechnen' },
  kwh: (figure: string) => `${figure}\u00a0kWh`,
  litres: (figure: string) => `${figure}\u00a0l`,
  about: (figure: string, unit: string) => `ca. ${figure}\u00a0${unit}`,
} as const;

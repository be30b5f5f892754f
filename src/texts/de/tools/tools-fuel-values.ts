import { formatFixed, formatNumber } from '#domain/format/numbers.ts';

/** Words of the fuel value table. */
export const fuelValueTexts = {
  title: 'Brennwerttabelle Holz',
  description:
    'Heizwert von 20 Holzarten in kWh je Kilo, Raummeter, Schüttraummeter und Festmeter, für jede Feuchte. Tabelle zum Sortieren, mit Rechenweg und Quelle.',
  intro: 'Stell die Feuchte ein. Die Tabelle rechnet für jede Holzart um, was beim Heizen herauskommt.',
  moisture: 'Wassergehalt',
  moistureRegler: 'Wassergehalt, Regler',
  moistureHelp: (woodMoisture: string) =>
    `Das ist eine Holzfeuchte von ${woodMoisture} (Wasser bezogen auf trockenes Holz).`,
  moistureLimits: 'Bitte zwischen 0 und 60 %. Gezeigt wird die Tabelle für 20 %.',
  presets: 'Üblicher Wassergehalt',
  presetNames: { 15: 'kammergetrocknet', 20: 'lufttrocken', 30: 'vorgetrocknet', 50: 'waldfrisch' } as Readonly<
    Record<number, string>
  >,
  preset: (percent: number, name: string) => `${name} ${percent}\u00a0%`,
  table: (percent: string) => `Heizwert in kWh bei ${percent} Wassergehalt, ohne Schwund gerechnet`,
  columns: {
    holzart: { head: 'Holzart', unit: '' },
    kg: { head: 'je kg', unit: 'kWh/kg' },
    fm: { head: 'je fm', unit: 'kWh/fm' },
    rm: { head: 'je rm', unit: 'kWh/rm' },
    rm33: { head: 'je rm 33 cm', unit: 'kWh/rm' },
    srm: { head: 'je srm', unit: 'kWh/srm' },
    gewicht: { head: 'kg je rm', unit: 'kg/rm' },
    oel: { head: 'Heizöl je rm', unit: 'l' },
  },
  sortBy: (head: string) => `Nach ${head} sortieren`,
  legend:
    'fm: Festmeter · rm: Raummeter Meterscheiter, geschlichtet (0,70 fm) · rm 33 cm: geschlichtet (0,85 fm) · srm: Schüttraummeter, Scheiter 33 cm (0,50 fm) · Heizöl mit 10 kWh je Liter',
  isHeatingValue: 'Heizwert, nicht Brennwert',
  isHeatingValueText:
    'Im Alltag heißt die Tabelle Brennwerttabelle. Gezeigt wird der Heizwert: die Wärme, die ein Ofen ohne Kondensation nutzen kann. Der Brennwert liegt bei trockenem Holz um etwa 0,3 bis 0,4 kWh je kg höher.',
  steps: {
    choose: 'Rechenweg für',
    perKg: 'je Kilogramm',
    perKgText: (dry: number, percent: string, water: number, result: number) =>
      `${formatFixed(dry, 1)} kWh/kg trocken × ${formatFixed(1 - water, 2)} − 0,68 × ${formatFixed(water, 2)} = ${formatFixed(result, 2)} kWh/kg bei ${percent} Wasser`,
    mass: 'Masse je Festmeter',
    massText: (density: number, rest: number, result: number) =>
      `${formatNumber(density)} kg trocken ÷ ${formatFixed(rest, 2)} = ${formatFixed(result, 0)} kg`,
    perFm: 'je Festmeter',
    perFmText: (mass: number, perKg: number, result: number) =>
      `${formatFixed(mass, 0)} kg × ${formatFixed(perKg, 2)} kWh/kg = ${formatFixed(result, 0)} kWh`,
    perRm: 'je Raummeter (1 m)',
    perRmText: (perFm: number, result: number) => `${formatFixed(perFm, 0)} kWh × 0,70 = ${formatFixed(result, 0)} kWh`,
    rounding: 'Gerechnet wird mit allen Stellen, gerundet nur die Anzeige.',
  },
  source:
    'Heizwert nach der Formel der LWF (Bayerische Landesanstalt für Wald und Forstwirtschaft): H = H0 × (1 − w) − 0,68 × w, mit H0 = 5,2 kWh/kg für Nadelholz und 5,0 kWh/kg für Laubholz. Raumdichten nach Kollmann und LWF, Mengen nach FHP „Holz richtig ausgeformt“ 2007.',
  estimate: 'Raumdichte geschätzt',
  estimateNote: '* Raumdichte geschätzt nach üblichen Handelswerten.',
  adverts: 'Brennholz ansehen',
  advertsOf: (species: string) => `${species} als Brennholz suchen`,
  questions: [
    {
      question: 'Welche Holzart hat den höchsten Heizwert?',
      answer:
        'Je Kilo liegen alle nahe beisammen, Nadelholz mit seinem Harz sogar etwas vorn. Je Raummeter gewinnt das schwerste Holz: Hainbuche und Robinie vor Eiche, Esche und Buche.',
    },
    {
      question: 'Wie viel macht die Feuchte aus?',
      answer:
        'Ein Kilo frisches Laubholz mit 50 % Wasser gibt 2,16 kWh, lufttrocken mit 20 % sind es 3,86 kWh. Dazu kommt: Nasses Holz rußt und schadet dem Kamin.',
    },
    {
      question: 'Was ist der Unterschied zwischen Wassergehalt und Holzfeuchte?',
      answer:
        'Der Wassergehalt bezieht das Wasser auf das ganze Holz, die Holzfeuchte auf das trockene. 20 % Wassergehalt sind 25 % Holzfeuchte. Einfache Messgeräte zeigen meist die Holzfeuchte.',
    },
  ],
} as const;

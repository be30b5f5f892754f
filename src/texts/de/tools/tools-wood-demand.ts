import { formatFromTo } from '#domain/format/numbers.ts';
import { type HouseClass, STOVES } from '#domain/wood/heat/wood-demand.ts';

/** Words of the calculator of the need for wood. */
export const woodDemandTexts = {
  title: 'Wie viel Brennholz brauche ich? Holzbedarf berechnen',
  description:
    'Holzbedarf aus Wohnfläche und Energieausweis oder aus dem Verbrauch vom letzten Jahr: Heizöl, Gas, Strom, Pellets oder Holz in Raummeter, Schüttraummeter und Tonnen Pellets.',
  intro:
    'Aus dem Haus oder aus dem Verbrauch vom letzten Jahr. Das Ergebnis ist eine Spanne, weil ein Raummeter nie gleich viel Holz enthält.',
  basis: 'Wovon gehst du aus?',
  bases: {
    haus: 'vom Haus (Energieausweis)',
    oel: 'Heizöl vom letzten Jahr',
    gas: 'Gas vom letzten Jahr',
    strom: 'Heizstrom vom letzten Jahr',
    pellets: 'Pellets vom letzten Jahr',
    holz: 'Brennholz vom letzten Jahr',
  },
  area: 'Brutto-Grundfläche',
  areaHelp: 'Die beheizte Fläche mit Mauern, wie im Energieausweis.',
  houseClass: 'Klasse (HWB) im Energieausweis',
  classOf: (name: HouseClass, low: number, high: number) => `${name}: ${low} bis ${high} kWh je m² und Jahr`,
  amount: 'Verbrauch im Jahr',
  units: { haus: '', oel: 'l', gas: 'kWh', strom: 'kWh', pellets: 'kg', holz: '' },
  measure: 'Gemessen in',
  measures: {
    RM_33: 'Raummeter, 33 cm geschlichtet',
    RM_1M: 'Raummeter, 1 m geschlichtet',
    SRM_33: 'Schüttraummeter, 33 cm',
  },
  oldEfficiency: 'Wirkungsgrad der alten Heizung',
  oldEfficiencyHelp:
    'Wenn du ihn nicht weißt, rechnen wir mit dem des neuen Ofens. Elektroheizung ohne Wärmepumpe: 100.',
  efficiency: 'Wirkungsgrad von Ofen oder Kessel',
  efficiencyHelp: `Steht am Typenschild. Mindestwerte für neue Geräte in der EU: Ofen mit Tür ${STOVES.CLOSED}\u00a0%, offener Kamin ${STOVES.OPEN}\u00a0%, Scheitholzkessel bis 20 kW ${STOVES.BOILER}\u00a0%, Pelletofen ${STOVES.PELLET_STOVE}\u00a0%.`,
  share: 'Anteil, den Holz decken soll',
  wood: 'Holzart',
  wrong: {
    area: 'Bitte 10 bis 2.000 m², zum Beispiel 150.',
    amount: 'Bitte eine Zahl über 0, höchstens 1 Million.',
    efficiency: 'Bitte 10 bis 110 %, zum Beispiel 70.',
    share: 'Bitte 1 bis 100 %.',
  },
  result: 'Du brauchst im Jahr ungefähr',
  pellets: 'oder Pellets',
  heat: 'Wärme im Haus',
  fuel: 'Energie im Brennstoff',
  span: (low: string, high: string, unit: string) => `${formatFromTo(low, high)} ${unit}`,
  range:
    'Die Spanne kommt vom Holz: Wie viele Festmeter in einem Raummeter stecken, schwankt (nach Messungen 0,63, nach der Handelstabelle 0,85 bei 33 cm), und lufttrocken heißt 15 bis 20\u00a0% Wassergehalt.',
  adverts: (amount: string, wood: string) => `Rund ${amount} rm ${wood} suchen`,
  need: 'Als meinen Bedarf merken',
  alert: 'Bei neuen Angeboten Bescheid bekommen',
  request: 'Ein Gesuch aufgeben',
  questions: [
    {
      question: 'Warum ist das Ergebnis so breit?',
      answer:
        'Ein Raummeter Buche kann rund 1.700 oder 2.300 kWh enthalten, je nachdem, wie dicht geschlichtet und wie trocken er ist. Eine einzelne Zahl sähe genauer aus, wäre es aber nicht.',
    },
    {
      question: 'Gehört das Warmwasser dazu?',
      answer:
        'Vom Haus gerechnet nein: Der Heizwärmebedarf im Energieausweis ist ohne Warmwasser. Vom Verbrauch gerechnet ja, wenn die alte Heizung auch das Wasser gewärmt hat.',
    },
    {
      question: 'Wo finde ich Gas in kWh?',
      answer: 'Auf der Jahresabrechnung; dort sind die Kubikmeter schon in Kilowattstunden umgerechnet.',
    },
  ],
  source:
    'Klassen des Heizwärmebedarfs: OIB-Richtlinie 6. Mindest-Wirkungsgrade: Verordnungen (EU) 2015/1185 und 2015/1189, Anhang II. Heizöl 10 kWh je Liter und Heizwerte des Holzes: LWF. Pellets 4,8 kWh je kg: proPellets Austria. Festmeter je Raummeter: FHP-Handelstabelle und Messungen des TFZ Straubing.',
} as const;

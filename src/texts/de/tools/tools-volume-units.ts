import type { DryTonneWood } from '#domain/wood/dry-tonnes.ts';

/** Words of the converter of volumes. */
export const volumeUnitTexts = {
  title: 'Festmeter-Raummeter-Rechner',
  description:
    'Festmeter, Raummeter, Schüttraummeter und Hackgut umrechnen: verbundene Felder, Umrechnungszahlen zum Ändern, mit Spanne und Quelle.',
  intro: 'Schreib in irgendein Feld. Alle anderen rechnen mit.',
  amount: 'Menge',
  unit: 'Einheit',
  groups: {
    wood: 'Rundholz und Scheitholz',
    weight: 'Nach Gewicht, atro',
    chips: 'Hackgut',
    residues: 'Sägenebenprodukte',
  },
  measures: {
    FM: { name: 'Festmeter', unit: 'fm', text: 'reines Holz, ohne Luft' },
    RM_1M: { name: 'Raummeter, Meterscheiter', unit: 'rm', text: '1 m lang, geschlichtet; auch Ster' },
    RM_1M_UNSPLIT_BEECH: {
      name: 'Raummeter, 1 m ungespalten, Buche',
      unit: 'rm',
      text: 'rund, geschlichtet; gemessen, nicht aus der Handelstabelle',
    },
    RM_1M_UNSPLIT_SPRUCE: {
      name: 'Raummeter, 1 m ungespalten, Fichte',
      unit: 'rm',
      text: 'rund, geschlichtet; gemessen, nicht aus der Handelstabelle',
    },
    RM_50: { name: 'Raummeter, 50 cm', unit: 'rm', text: 'Stückholz, geschlichtet' },
    RM_33: { name: 'Raummeter, 33 cm', unit: 'rm', text: 'ofenlang, bis 40 cm, geschlichtet' },
    SRM_33: { name: 'Schüttraummeter, Scheiter', unit: 'srm', text: '33 bis 50 cm, lose geschüttet' },
    SRM_FEIN: { name: 'Schüttraummeter, Hackgut fein', unit: 'srm', text: 'P16, früher G30' },
    SRM_MITTEL: { name: 'Schüttraummeter, Hackgut mittel', unit: 'srm', text: 'P31, früher G50; 0,33 bis 0,40' },
    SRM_GROB: { name: 'Schüttraummeter, Hackgut grob', unit: 'srm', text: 'ab P45, früher G100' },
    SRM_SAEGEHACK: { name: 'Schüttraummeter, Sägehackgut', unit: 'srm', text: 'aus dem Sägewerk' },
    SRM_SAEGESPAENE: { name: 'Schüttraummeter, Sägespäne', unit: 'srm', text: 'lose geschüttet' },
    SRM_HOBELSPAENE: { name: 'Schüttraummeter, Hobelspäne', unit: 'srm', text: 'lose geschüttet' },
    SRM_RINDE: { name: 'Schüttraummeter, Rinde', unit: 'srm', text: 'lose geschüttet' },
    RM_ENERGIE: {
      name: 'Raummeter, Rundholz',
      unit: 'rm',
      text: 'Energierundholz am Lkw, weich und gerade; krumm oder hart 0,45 bis 0,55',
    },
    T_AMM: { name: 'Tonne atro mit Rinde (AMM)', unit: 't', text: 'trocken gerechnet, mit der Rinde gewogen' },
    T_ATRO: { name: 'Tonne atro ohne Rinde', unit: 't', text: 'trocken gerechnet, nur das Holz' },
  } satisfies Record<string, { name: string; unit: string; text: string }>,
  dryWood: 'Holzart für die Tonnen',
  dryWoods: {
    FICHTE_TANNE: 'Fichte, Tanne',
    KIEFER: 'Kiefer',
    LAERCHE: 'Lärche',
    BUCHE: 'Buche',
    EICHE: 'Eiche, Robinie',
    AHORN: 'Ahorn',
    ESCHE: 'Esche',
    BIRKE: 'Birke',
    HAINBUCHE: 'Hainbuche',
  } satisfies Record<DryTonneWood, string>,
  dryWoodHelp: 'Zahlen des Handels für Industrie- und Energieholz; der Festmeter ist ohne Rinde gemessen.',
  perTonne: (solid: string) => `${solid} fm je t`,
  factor: (unit: string) => `fm je ${unit}`,
  factorOf: (name: string) => `Umrechnungszahl für ${name}`,
  factorLimits: 'Bitte zwischen 0,05 und 1,5.',
  changed: 'geändert',
  reset: 'Übliche Zahlen nehmen',
  rangeOf: (low: string, high: string, unit: string) => `nach Messung ${low} bis ${high} ${unit}`,
  rangeTitle: 'Ein Raummeter ist nicht immer gleich viel Holz',
  rangeText:
    'Der österreichische Handel rechnet mit den Zahlen der FHP (0,70 für Meterscheiter). Messungen des TFZ Straubing fanden in gespaltenem Scheitholz 16 bis 29 % weniger: 0,50 fm je Raummeter bei Buche, 0,56 bei Fichte. Wie dicht geschlichtet ist, macht den Unterschied. Sieh beim Kauf auf die Ladung, nicht auf die Umrechnung.',
  source:
    'FHP „Holz richtig ausgeformt“ 2007 nach ÖNORM M 7132 und M 7133; 50 cm und mittleres Hackgut zwischen den Werten eingeschätzt, Sägenebenprodukte nach üblichen Handelswerten. Tonnen atro: Österreichische Holzhandelsusancen, in derselben Broschüre. Untere Werte: Messungen des TFZ Straubing 2006 für Buche und Fichte.',
  adverts: { wood: 'Brennholz ansehen', chips: 'Hackgut ansehen' },
  questions: [
    {
      question: 'Was heißt AMM?',
      answer:
        'Atro-Tonne, mit Rinde geliefert und mit Rinde verrechnet: Das Holz wird gewogen und auf völlig trocken umgerechnet. Eine Tonne AMM Fichte sind rund 2,11 Festmeter ohne Rinde, Buche 1,41.',
    },
    {
      question: 'Wie viele Raummeter sind ein Festmeter?',
      answer: 'Rund 1,4 Raummeter Meterscheiter, 1,2 Raummeter Scheiter mit 33 cm oder 2 Schüttraummeter.',
    },
    {
      question: 'Was ist ein Ster?',
      answer:
        'Ein anderes Wort für Raummeter: ein Würfel von 1 m × 1 m × 1 m geschlichtetem Holz, mit der Luft dazwischen.',
    },
    {
      question: 'Warum werden aus 1 rm Meterscheitern weniger als 1 rm Ofenholz?',
      answer:
        'Kurze Scheiter liegen dichter. Aus 1 rm Meterscheitern (0,70 fm) werden rund 0,82 rm Scheiter mit 33 cm oder 1,4 Schüttraummeter. Das Holz ist dasselbe, nur die Luft ist weniger oder mehr.',
    },
  ],
} as const;

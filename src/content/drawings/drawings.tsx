import type { ComponentType } from 'react';
import { HeatCurve, HeatValues, Stack, Volumes } from './firewood-drawings.tsx';
import { Allowance, Browsing, BeetleCalendar, DeadwoodStages, GrowthAndUse } from './forest-drawings.tsx';
import {
  AshAndBeech,
  BeechOffers,
  ForestSizes,
  SpruceInNovember,
  SpruceInSeptember,
  TractorPower,
  WinchAndMass,
} from './range-drawings.tsx';
import { ContributionMargin, RoadProfile, RopeAngle } from './work-drawings.tsx';

/** Drawings for posts: a picture, and the words for those who do not see it. */
export const DRAWINGS = {
  stapel: {
    Picture: Stack,
    alt: 'Holzstapel im Querschnitt: 10 bis 20 Zentimeter über dem Boden, 5 bis 10 Zentimeter vor der Wand, ein Dach nur oben, Wind von vorne und von unten.',
  },
  raummasse: {
    Picture: Volumes,
    alt: 'Fünf Balken mit gleich viel Holz: 1 Festmeter, 1,4 Raummeter Meterscheiter, 1,2 Raummeter mit 33 Zentimetern, 2 Schüttraummeter Stückholz und 2,5 Schüttraummeter Hackgut. Der Rest jedes Balkens ist Luft.',
  },
  heizwerte: {
    Picture: HeatValues,
    alt: 'Balken für den Heizwert je Raummeter: Hainbuche 2231, Eiche 1931, Esche 1907, Buche 1887, Birke 1778, Kiefer 1518, Fichte 1334 Kilowattstunden.',
  },
  heizwertkurve: {
    Picture: HeatCurve,
    alt: 'Heizwert je Kilogramm über dem Wassergehalt: zwei fast gleiche, fallende Geraden von 5,2 und 5,0 Kilowattstunden bei 0 Prozent auf 1,7 und 1,6 bei 60 Prozent. Bis 20 Prozent ist das Holz ofenfertig.',
  },
  deckungsbeitrag: {
    Picture: ContributionMargin,
    alt: 'Drei Säulen: Preis 110 Euro je Festmeter, davon ab 45 Euro für Ernte, Transport und Verwaltung, es bleiben 65 Euro Deckungsbeitrag.',
  },
  uebermass: {
    Picture: Allowance,
    alt: 'Ein Bloch von der Seite: 4,00 Meter werden verrechnet, mindestens 6 Zentimeter Übermaß kommen dazu, der Durchmesser wird in der Mitte bei 2,00 Metern gemessen.',
  },
  wegprofil: {
    Picture: RoadProfile,
    alt: 'Querschnitt einer Forststraße am Hang: bergseitig der Graben, in der Mitte die Krone mit 3,5 bis 4,5 Metern, darunter ein Rohrdurchlass mit mindestens 300 Millimetern, der talseitig ausläuft.',
  },
  seilwinkel: {
    Picture: RopeAngle,
    alt: 'Blick von oben: Das Seil läuft vom Traktor zur Umlenkrolle am Baum und weiter zur Last. Die Fläche zwischen den beiden Seilstücken ist als Gefahrenzone markiert, der sichere Platz liegt außerhalb.',
  },
  nachhaltigkeit: {
    Picture: GrowthAndUse,
    alt: 'Ein Becken: Oben fließt der Zuwachs hinein, unten die Nutzung hinaus, dazwischen steht der Vorrat.',
  },
  totholzphasen: {
    Picture: DeadwoodStages,
    alt: 'Vier Stufen eines toten Baumes: frisch mit Rinde, mit abfallender Rinde und Spechthöhle, abgebrochen und weich, liegend mit Moos und einem Sämling darauf.',
  },
  kaeferkalender: {
    Picture: BeetleCalendar,
    alt: 'Zeitleiste in Wochen: Einbohren in Woche 0, bis Woche 6 suchen, fällen und abfahren, von Woche 6 bis 10 ist der Ausflug der neuen Käfer möglich.',
  },
  verbiss: {
    Picture: Browsing,
    alt: 'Zwei junge Bäume: links eine Fichte mit geradem Leittrieb, rechts eine gleich alte Tanne, deren Leittrieb abgebissen ist und die in die Breite wächst.',
  },
  eschenwaerme: {
    Picture: AshAndBeech,
    alt: 'Balken für die Wärme je Raummeter bei 20 Prozent Wasser: Esche 1907, Buche 1887, Fichte 1334 Kilowattstunden.',
  },
  buchenpreise: {
    Picture: BeechOffers,
    alt: 'Spanne der Preise von 62 Anbietern für trockene Buche mit 33 Zentimetern in Oberösterreich 2024: von 111 bis 198 Euro je Raummeter.',
  },
  traktorleistung: {
    Picture: TractorPower,
    alt: 'Sinnvolle Leistung in Kilowatt: Seilwinde und Durchforstung 40 bis 75, Winde mit 8 Tonnen ab 100, Rückewagen mit 12 bis 14 Tonnen 90 bis 120.',
  },
  windeUndMasse: {
    Picture: WinchAndMass,
    alt: 'Zugkraft der Winde und kleinste Masse des Traktors: zu einer Winde mit 5 Tonnen ein Traktor ab 5 Tonnen, zu 6 ab 6, zu 8 ab 8 Tonnen.',
  },
  fichteSeptember: {
    Picture: SpruceInSeptember,
    alt: 'Preise für Fichte je Festmeter: im Juli 2024 österreichweit 81 bis 105 Euro für A bis C, am 2. September in Oberösterreich 96 bis 99 Euro für B und C.',
  },
  fichteNovember: {
    Picture: SpruceInNovember,
    alt: 'Preise für Fichte A bis C ab 2b je Festmeter 2024: Juli 81 bis 105, Oktober 90 bis 110, November 93 bis 110 Euro.',
  },
  betriebsgroessen: {
    Picture: ForestSizes,
    alt: 'Drei Betriebe im Vergleich: Familie Theurer 15 Hektar, Sandra Tuider 350 Hektar, Forstbetrieb Hoyos 2700 Hektar.',
  },
} as const satisfies Record<string, { Picture: ComponentType; alt: string }>;

export type DrawingName = keyof typeof DRAWINGS;

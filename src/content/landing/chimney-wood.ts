import { paths } from '#contract/paths.ts';
import { LANDING_FILTERS } from '#contract/sitemap/sitemap-pages.ts';
import type { LandingAdverts, LandingContent } from './landing-content.ts';

const adverts: LandingAdverts = { category: 'FIREWOOD', categoryData: LANDING_FILTERS.buychimneywood, unit: 'RM' };

const CHAMBER_OF_LABOUR = 'Arbeiterkammer Oberösterreich, Erhebung 2024 bei 62 Anbietern, nach ORF Oberösterreich';
const TRADE_TABLE = 'FHP, „Holz richtig ausgeformt“, 2007, nach ÖNORM M 7132 und M 7133';
const HEAT_VALUES =
  'Bayerische Landesanstalt für Wald und Forstwirtschaft (LWF), Merkblatt 12 „Der Energieinhalt von Holz“';
const PRACTICE = 'Erfahrungswert aus Handel und Praxis, Stand November 2026';

export const buyChimneyWood: LandingContent = {
  name: 'buychimneywood',
  side: 'BUY',
  label: 'Kaminholz kaufen',
  title: 'Kaminholz kaufen: trocken, 25 und 33 cm',
  description:
    'Trockenes Kaminholz für Kamin und Schwedenofen aus deiner Gegend: Scheiter bis 40 cm, mit Feuchte, Preis je Raummeter und Wärmepreis zum Vergleichen.',
  heading: 'Kaminholz zum Gleich-Einheizen',
  promise:
    'Hier stehen nur Scheiter bis 40 cm, die trocken angeboten werden: lufttrocken, ofenfertig oder kammergetrocknet. Aus der Einfahrt in den Korb, ohne ein weiteres Jahr im Stapel.',
  picture: { kind: 'crate', species: ['buche'], seed: 311, pieceSize: 'small' },
  adverts,
  action: 'Trockenes Kaminholz zeigen',
  factsTitle: 'Woran du einen guten Handel erkennst',
  facts: [
    {
      figure: '€ 111 bis 198',
      text: 'So weit lagen die Preise für einen Raummeter trockene Buche mit 33 cm auseinander. Vergleichen zahlt sich bei kaum einem Brennstoff so aus.',
      source: CHAMBER_OF_LABOUR,
    },
    {
      figure: '0,6 rm',
      text: 'So viel geschlichtetes Holz steckt in einem Schüttraummeter. Geschüttet klingt immer billiger, als es ist.',
      source: TRADE_TABLE,
    },
    {
      figure: '3,9 statt 2,2 kWh',
      text: 'gibt ein Kilogramm Buche bei 20 statt 50 Prozent Wassergehalt her. Nasses Holz wärmt zuerst sein eigenes Wasser.',
      source: HEAT_VALUES,
    },
    {
      figure: '2 bis 5 rm',
      text: 'im Jahr braucht ein Ofen, der die Heizung unterstützt. Damit weißt du, ob eine Kiste reicht oder ein Anhänger kommen muss.',
      source: PRACTICE,
    },
  ],
  questions: [
    {
      question: 'Welche Scheitlänge passt in meinen Ofen?',
      answer:
        'Die meisten Kaminöfen nehmen 33 cm, kleine Öfen 25 cm, Kachelöfen oft 50 cm. Miss die Brennkammer und zieh ein paar Zentimeter ab: Ein Scheit soll hineingehen, ohne die Scheibe zu berühren. Zwei Zentimeter auf oder ab gelten bei Scheitholz als üblich.',
    },
    {
      question: 'Woran erkenne ich, ob das Holz wirklich trocken ist?',
      answer:
        'Trocken heißt höchstens 20 Prozent Wassergehalt. Spalte zwei, drei Scheiter und miss auf der frischen Fläche. Achtung auf die Anzeige: Die meisten Messgeräte zeigen die Holzfeuchte, und 25 Prozent Holzfeuchte sind 20 Prozent Wassergehalt.',
      link: { href: paths.blogPost('brennholz-richtig-lagern'), text: 'So misst und lagerst du richtig' },
    },
    {
      question: 'Buche, Esche oder Birke?',
      answer:
        'Im Kilogramm sind sie fast gleich. Im Raummeter bei 20 Prozent Wassergehalt führt Esche mit 1.907 kWh knapp vor Buche mit 1.887, Birke bringt 1.778 kWh. Esche und Buche sprühen kaum Funken und passen damit auch in den offenen Kamin.',
      link: { href: paths.blogPost('esche-als-brennholz'), text: 'Mehr über Esche im Ofen' },
    },
    {
      question: 'Wann ist Kaminholz am günstigsten?',
      answer:
        'Von April bis Juli. Von Oktober bis Jänner wollen alle zugleich, dann ist es am teuersten. Wer im Frühjahr kauft, kann auch halbtrockenes Holz nehmen und über den Sommer selbst fertig trocknen.',
      link: { href: paths.blogPost('kaminholz-kaufen'), text: 'Alles, was du vor dem Kauf fragen solltest' },
    },
  ],
  reading: ['kaminholz-kaufen', 'brennholz-richtig-lagern', 'buchenholz'],
};

export const sellChimneyWood: LandingContent = {
  name: 'sellchimneywood',
  side: 'SELL',
  label: 'Kaminholz verkaufen',
  title: 'Kaminholz verkaufen an Haushalte in der Nähe',
  description:
    'Ofenfertiges Kaminholz inserieren: mit Länge, Feuchte und Zustellpreis nach Entfernung. So finden dich Haushalte aus deiner Gegend.',
  heading: 'Dein Kaminholz sucht einen Ofen in der Nähe',
  promise:
    'Wer Kaminholz sucht, fragt nach Länge, Feuchte und Zustellung. Schreib genau das in die Anzeige, dann rufen die Richtigen an.',
  picture: { kind: 'stack', species: ['esche', 'buche'], seed: 318, pieceSize: 'small' },
  adverts,
  action: 'Kaminholz einstellen',
  factsTitle: 'Womit du rechnen kannst',
  facts: [
    {
      figure: '€ 125 bis 195',
      text: 'je Raummeter sind 2026 für trockene Buche mit 33 cm im Einzelhandel üblich, mit Steuer.',
      source:
        'Spanne nach ORF Oberösterreich und Niederösterreich zu den Erhebungen der Arbeiterkammer, fortgeschrieben 2026',
    },
    {
      figure: '5 bis 10 %',
      text: 'mehr verlangt der Handel für 25 cm statt 33 cm: ein Schnitt mehr, dafür passt es auch in kleine Öfen.',
      source: PRACTICE,
    },
    {
      figure: '13 %',
      text: 'Umsatzsteuer gilt für Brennholz, ob Scheiter, Bündel oder Sack. Haushalte wollen den Preis mit Steuer sehen.',
      source: 'Umsatzsteuergesetz § 10 Abs. 3, Anlage 2 Z 9',
    },
    {
      figure: '€ 15 bis 30',
      text: 'je Raummeter kostet Schneiden und Spalten im Lohn. So viel ist deine Arbeit am Scheit mindestens wert.',
      source: PRACTICE,
    },
  ],
  questions: [
    {
      question: 'Darf ich „trocken“ in die Anzeige schreiben?',
      answer:
        'Wenn das Holz unter 20 Prozent Wassergehalt hat. Miss auf frisch gespaltenen Flächen und schreib den Wert dazu: Eine gemessene Zahl macht die Spanne beim Wärmepreis schmäler, und die steht auf der Karte deiner Anzeige.',
    },
    {
      question: 'Verkaufe ich besser nach Raummeter oder Schüttraummeter?',
      answer:
        'Was du liefern kannst, ohne zu streiten. Geschlichtet ist es der Raummeter, vom Förderband oder Kipper der Schüttraummeter. Schreib dazu, wie gemessen wird. Ein Raummeter mit 33 cm entspricht etwa 1,7 Schüttraummetern.',
      link: {
        href: paths.blogPost('festmeter-raummeter-schuettraummeter'),
        text: 'Festmeter, Raummeter, Schüttraummeter erklärt',
      },
    },
    {
      question: 'Wie schreibe ich die Zustellung hinein?',
      answer:
        'In Ringen: bis 10, 25 oder 50 Kilometer, jeder mit seinem Preis. Wer seine Postleitzahl eingibt, sieht dann den Preis bis vor die eigene Tür und muss nicht erst anrufen.',
    },
    {
      question: 'Steht meine Adresse im Netz?',
      answer:
        'Nein. Auf der Karte liegt nur ein Kreis um die Gegend, und die Telefonnummer zeigt sich erst auf Nachfrage. Wo genau geladen wird, schreibst du im Chat.',
    },
  ],
  reading: ['heizwert-von-brennholz', 'festmeter-raummeter-schuettraummeter', 'brennholz-richtig-lagern'],
};

import { paths } from '#contract/paths.ts';
import { LANDING_FILTERS } from '#contract/sitemap/sitemap-pages.ts';
import type { LandingAdverts, LandingContent } from './landing-content.ts';

const adverts: LandingAdverts = { category: 'FIREWOOD', categoryData: LANDING_FILTERS.buyfurnacewood, unit: 'RM' };

const TRADE_TABLE = 'FHP, „Holz richtig ausgeformt“, 2007, nach ÖNORM M 7132 und M 7133';
const HEAT_VALUES =
  'Bayerische Landesanstalt für Wald und Forstwirtschaft (LWF), Merkblatt 12 „Der Energieinhalt von Holz“';
const PRICE_STATISTICS = 'Agrarpreisstatistik, noewien-forstverein.at, März 2025';
const PRACTICE = 'Erfahrungswert aus Handel und Praxis, Stand November 2026';

export const buyFurnaceWood: LandingContent = {
  name: 'buyfurnacewood',
  side: 'BUY',
  label: 'Ofenholz kaufen',
  title: 'Ofenholz und Meterscheiter für die Heizung kaufen',
  description:
    'Meterscheiter und Halbmeterholz für Scheitholzkessel und Kachelofen: Angebote aus deiner Gegend, gerechnet in Cent je Kilowattstunde.',
  heading: 'Ofenholz für den ganzen Winter',
  promise:
    'Für Kessel und Kachelofen zählt die Menge. Hier stehen Scheiter ab 50 cm und Meterholz, mit Holzart, Feuchte und dem Preis je Kilowattstunde, damit zehn Raummeter nicht zum Ratespiel werden.',
  picture: { kind: 'stackRow', species: ['buche', 'fichte'], seed: 423, pieceSize: 'large' },
  adverts,
  action: 'Ofenholz ab 50 cm zeigen',
  factsTitle: 'Rechnen, bevor der Anhänger kommt',
  facts: [
    {
      figure: '10 bis 15 rm',
      text: 'im Jahr verheizt ein Haus, das nur mit Scheitholz heizt. Wer zwei Winter vorausdenkt, braucht Platz für das Doppelte.',
      source: PRACTICE,
    },
    {
      figure: '€ 102,80',
      text: 'kostete ein Raummeter hartes Meterholz im größeren Handel ab Hof oder Straße, weiches 75,20 Euro.',
      source: PRICE_STATISTICS,
    },
    {
      figure: '189 l Heizöl',
      text: 'ersetzt ein Raummeter Buche in Meterscheitern bei 20 Prozent Wassergehalt, ein Raummeter Fichte 133 Liter.',
      source: HEAT_VALUES,
    },
    {
      figure: '10 wird 8,2',
      text: 'Aus zehn Raummetern Meterholz werden nach dem Schneiden auf 33 cm rund 8,2 bis 8,5. Niemand hat dir etwas genommen, es liegt nur dichter.',
      source: TRADE_TABLE,
    },
  ],
  questions: [
    {
      question: 'Hart oder weich für den Kessel?',
      answer:
        'Für einen Kessel mit Pufferspeicher taugen beide. Ein Raummeter Buche bringt etwa 40 Prozent mehr Wärme als ein Raummeter Fichte. Ist weiches Holz um mehr als das billiger, heizt du mit Fichte günstiger. Der Preis je Kilowattstunde auf der Karte rechnet das für dich.',
      link: { href: paths.blogPost('heizwert-von-brennholz'), text: 'Heizwerte im Vergleich' },
    },
    {
      question: 'Frisch kaufen und selbst trocknen?',
      answer:
        'Das spart, wenn du Platz und Zeit hast. Gespaltene Fichte braucht etwa einen Sommer, Buche und Esche einen bis zwei, Eiche zwei und mehr. Am Wärmeinhalt des Raummeters ändert das Trocknen von 50 auf 20 Prozent nur rund 12 Prozent. Sauber brennt aber nur trockenes Holz.',
      link: { href: paths.blogPost('brennholz-richtig-lagern'), text: 'Der Stapel, der trocknet' },
    },
    {
      question: 'Was heißt ab Straße, ab Hof, frei Haus?',
      answer:
        'Ab Straße liegt das Holz an der Forststraße und du holst es dort. Ab Hof lädst du beim Betrieb. Frei Haus kommt es bis vor die Tür, abgekippt oder geschlichtet. Frag nach dem Unterschied, bevor du zwei Preise vergleichst.',
    },
    {
      question: 'Wie prüfe ich die Menge beim Abladen?',
      answer:
        'Miss Länge mal Breite mal Höhe des geschlichteten Stoßes: Das sind die Raummeter. Liegt die Ladung geschüttet, rechne sie um. Ein Festmeter gibt 1,4 Raummeter Meterscheiter oder 2 Schüttraummeter kurzes Stückholz.',
      link: {
        href: paths.blogPost('festmeter-raummeter-schuettraummeter'),
        text: 'Die Maße in Ruhe erklärt',
      },
    },
  ],
  reading: ['heizwert-von-brennholz', 'festmeter-raummeter-schuettraummeter', 'buchenholz'],
};

export const sellFurnaceWood: LandingContent = {
  name: 'sellfurnacewood',
  side: 'SELL',
  label: 'Ofenholz verkaufen',
  title: 'Ofenholz und Meterscheiter verkaufen',
  description:
    'Meterholz ab Hof oder ab Straße inserieren: Preise, Steuer und Maße für den Verkauf von Ofenholz, und wie die Anzeige in drei Minuten steht.',
  heading: 'Vom Stoß zum Kessel, ohne Umweg',
  promise:
    'Meterholz verkauft sich über die Nachbarschaft hinaus, wenn Menge, Holzart und Ladeplatz klar sind. Stell den Stoß ein, wie er dasteht, auch frisch.',
  picture: { kind: 'stack', species: ['fichte', 'buche'], seed: 437, pieceSize: 'large' },
  adverts,
  action: 'Ofenholz einstellen',
  factsTitle: 'Zahlen für deinen Preis',
  facts: [
    {
      figure: '€ 95 bis 120',
      text: 'je Raummeter sind 2026 für hartes Meterholz ab Hof oder Straße ein üblicher Rahmen, für weiches 65 bis 85 Euro.',
      source: 'Fortgeschrieben aus der Agrarpreisstatistik März 2025 und Holzkurier 2023, Stand November 2026',
    },
    {
      figure: '0,70 fm',
      text: 'festes Holz rechnet man in einem Raummeter Meterscheiter. So wird aus Festmetern vom Harvesterprotokoll die Menge in der Anzeige.',
      source: TRADE_TABLE,
    },
    {
      figure: '488 kg',
      text: 'wiegt ein Raummeter Buche bei 20 Prozent Wassergehalt, Fichte 332. Frisch ist er um mehr als die Hälfte schwerer: wichtig für den Anhänger.',
      source: HEAT_VALUES,
    },
    {
      figure: 'April bis Juli',
      text: 'ist Brennholz am günstigsten, Oktober bis Jänner am teuersten. Trockenes Holz im Herbst ist deine beste Verhandlungsbasis.',
      source: PRACTICE,
    },
  ],
  questions: [
    {
      question: 'Wie viel Umsatzsteuer verlange ich?',
      answer:
        'Für Brennholz gelten 13 Prozent, an Unternehmen auch bei pauschalierter Land- und Forstwirtschaft. Unternehmen bis 55.000 Euro Umsatz im Jahr sind als Kleinunternehmen ohne Umsatzsteuer. In der Anzeige wählst du den Satz, und wir zeigen Haushalten den Preis mit Steuer. Im Zweifel frag deine Steuerberatung.',
    },
    {
      question: 'Darf ich frisches Holz einstellen?',
      answer:
        'Ja, ehrlich als waldfrisch oder vorgetrocknet. Viele kaufen im Winter frisch, weil sie selbst trocknen. Der Wärmepreis auf deiner Karte rechnet die Feuchte ein, der Vergleich mit trockenem Holz bleibt damit fair.',
    },
    {
      question: 'Wie messe ich einen Stoß am Hang?',
      answer:
        'Länge entlang des Stoßes, Höhe im Mittel aus mehreren Stellen, Tiefe ist die Scheitlänge. Zieh Lücken ab und runde nicht auf. Wer nachmisst, kommt wieder, wenn es stimmt.',
    },
    {
      question: 'Was muss auf das Foto?',
      answer:
        'Die Stirnseite des Stoßes bei Tageslicht, ein Meterstab oder die Säge zum Maß, und die Zufahrt. Standort und Kennzeichen brauchst du nicht zu verdecken: Die Ortsangaben im Bild entfernen wir beim Hochladen.',
    },
  ],
  reading: ['festmeter-raummeter-schuettraummeter', 'brennholz-richtig-lagern', 'erfolg-in-der-forstwirtschaft'],
};

import { paths } from '#contract/paths.ts';
import { LANDING_FILTERS } from '#contract/sitemap/sitemap-pages.ts';
import type { LandingAdverts, LandingContent } from './landing-content.ts';

const adverts: LandingAdverts = { category: 'LOGS', categoryData: LANDING_FILTERS.buylogwood, unit: 'FM' };

const USANCES = 'Österreichische Holzhandelsusancen (ÖHU) 2006, nach waldbesitzerverband.at';
const SUBMISSIONS = 'Blick ins Land, blickinsland.at, zu den Wertholzsubmissionen in Ober- und Niederösterreich';

export const buyLogWood: LandingContent = {
  name: 'buylogwood',
  side: 'BUY',
  label: 'Blochholz kaufen',
  title: 'Blochholz kaufen: Sägerundholz und Wertholz',
  description:
    'Bloche ab 20 cm Durchmesser direkt vom Waldbetrieb: Holzart, Länge, Stärkeklasse und Preis je Festmeter, für Sägewerk, Tischlerei und Eigenbau.',
  heading: 'Das eine Bloch für deinen Tisch',
  promise:
    'Sägewerke kaufen Lose, du suchst vielleicht nur vier Meter Nuss oder Lärche für die Terrasse. Hier stehen Bloche ab 20 cm, einzeln und im Polter, mit Stärke und Länge zum Filtern.',
  picture: { kind: 'singleLog', species: ['nuss'], seed: 611, pieceSize: 'large' },
  adverts,
  action: 'Bloche ab 20 cm zeigen',
  factsTitle: 'So liest du ein Blochangebot',
  facts: [
    {
      figure: '4 m + 6 cm',
      text: 'Ein Bloch mit vier Metern braucht mindestens sechs Zentimeter Übermaß, Nadelholz allgemein ein Prozent, Laubholz eineinhalb. Gezahlt wird nur die Nennlänge.',
      source: USANCES,
    },
    {
      figure: '2b = 25 bis 29 cm',
      text: 'Die Stärkeklasse nennt den Mittendurchmesser ohne Rinde: 2a ab 20, 3a ab 30, 4 ab 40 Zentimeter.',
      source: USANCES,
    },
    {
      figure: '0,283 fm',
      text: 'hat ein Bloch mit 30 cm Mittendurchmesser und vier Metern Länge. Gerechnet wird mit der Mittenfläche, der Formel nach Huber.',
      source: 'Mittenflächenformel nach Huber; eigene Rechnung',
    },
    {
      figure: '€ 632 je fm',
      text: 'brachten Wertholzstämme im Schnitt aller Arten auf der Submission in Niederösterreich, 624 Euro in Oberösterreich.',
      source: SUBMISSIONS,
    },
  ],
  questions: [
    {
      question: 'Kann ich als Privatperson ein einzelnes Bloch kaufen?',
      answer:
        'Ja. Filtere nach „Einzelstück“ und schreib in der ersten Nachricht, wie du holst: mit Anhänger, Kran oder Frächter. Ein Bloch Lärche mit 45 cm und fünf Metern hat nach Rindenabzug 0,63 Festmeter und ist frisch zu schwer für zwei Leute.',
    },
    {
      question: 'Was heißt Güteklasse A, B, C und Cx?',
      answer:
        'A ist nahezu fehlerfrei, B gut, C lässt Äste und Verfärbungen zu. Cx ist mindere Qualität mit groben Ästen, Abholzigkeit oder starker Krümmung. Braunbloch ist ein eigenes Sortiment: außen mindestens B, innen braun- oder weißfaul. Beide kosten bei Fichte rund 25 bis 35 Euro je Festmeter weniger als C.',
      link: { href: paths.blogPost('erfolg-in-der-forstwirtschaft'), text: 'Wie Güte den Erlös macht' },
    },
    {
      question: 'Wer sägt mir das Bloch auf?',
      answer:
        'Ein mobiles Sägewerk kommt zu dir. Üblich sind 70 bis 130 Euro je Kubikmeter oder 80 bis 120 Euro je Stunde, ohne Steuer, Stand November 2026. Unter den Dienstleistungen findest du Betriebe mit Lohnschnitt in deinem Bundesland.',
      link: { href: paths.products('SERVICES', 'lohnschnitt'), text: 'Lohnschnitt und mobile Sägewerke' },
    },
    {
      question: 'Wie viel wird für die Rinde abgezogen?',
      answer:
        'Gemessen wird oft mit Rinde, verrechnet ohne. Bei Fichte mit 30 cm sind es nach der Tabelle von Altherr rund 17 Millimeter im Durchmesser, bei Lärche mit derselben Stärke etwa 34. Welche Tabelle gilt, machen sich beide Seiten aus.',
    },
  ],
  reading: ['erfolg-in-der-forstwirtschaft', 'holzmarkt-november-2024', 'buchenholz'],
};

export const sellLogWood: LandingContent = {
  name: 'selllogwood',
  side: 'SELL',
  label: 'Blochholz verkaufen',
  title: 'Blochholz verkaufen: Sägerundholz und Wertholz anbieten',
  description:
    'Bloche und Wertholz vom eigenen Wald anbieten: Preise nach Holzart, Übermaß, Stärkeklassen und was in die Anzeige gehört.',
  heading: 'Für gute Bloche mehr als einen Preis',
  promise:
    'Wer nur ein Werk anruft, hört nur einen Preis. Stell dein Los mit Stärke, Länge und Güte ein, solange es noch steht oder am Polter liegt, und lass dir Angebote machen.',
  picture: { kind: 'logPile', species: ['laerche', 'fichte'], seed: 623, pieceSize: 'large' },
  adverts,
  action: 'Bloche einstellen',
  factsTitle: 'Was zuletzt gezahlt wurde',
  facts: [
    {
      figure: 'ab € 120 je fm',
      text: 'zahlten Werke in Niederösterreich im November 2025 für Fichte und Tanne 2b. Zu Jahresbeginn waren es 105 bis 115 Euro, jeweils netto frei Straße.',
      source: 'Landwirtschaftskammer Niederösterreich, noe.lko.at, November 2025; Agrarpreisstatistik März 2025',
    },
    {
      figure: '€ 65 bis 80 je fm',
      text: 'für Kiefer 2a+ und 100 bis 185 Euro für Lärche 3a+, im Schnitt 144 bis 159 Euro.',
      source: 'Agrarpreisstatistik März 2025 und Bauernzeitung, April bis Juni 2025',
    },
    {
      figure: '12 %',
      text: 'verliert ein Bloch, das mit 4,00 statt 4,06 Metern geschnitten ist: Es wird auf 3,50 Meter zurückgestuft.',
      source: USANCES,
    },
    {
      figure: '€ 94 je fm',
      text: 'für Buche Bloch B. Laubholz wird ab Herbst gesucht, Buche will gleich nach dem Fällen weg, sonst verstockt sie.',
      source: 'Agrarpreisstatistik, noewien-forstverein.at, März 2025; waldwissen.net',
    },
  ],
  questions: [
    {
      question: 'Welche Angaben braucht ein Sägewerk?',
      answer:
        'Holzart, Menge in Festmetern, Länge, Stärke im Mittel und nach oben, Güte, Zufahrt für den Lkw und ab wann. Eine Losgröße, die einen Zug füllt, hilft beim Preis. Ein Foto der Stirnflächen sagt über Jahrringe und Fäule mehr als jeder Satz.',
    },
    {
      question: 'Wann lohnt sich eine Wertholzsubmission?',
      answer:
        'Für einzelne, starke, astfreie Stämme von Eiche, Nuss, Ahorn oder Esche. Dort bieten Furnierwerke verdeckt. Für alles andere ist der Verkauf am Stoß einfacher. Beides schließt sich nicht aus: Frag beim Waldverband nach dem Termin.',
    },
    {
      question: 'Gilt ein Handschlag oder brauche ich einen Schlussbrief?',
      answer:
        'Mündlich gilt, schriftlich hält. Zwischen Unternehmen gelten die Holzhandelsusancen auch ohne Vereinbarung. Schreib Preis je Sortiment, Maß mit oder ohne Rinde, Übernahmeort und Zahlungsziel auf. Im Chat lässt sich eine Vereinbarung festhalten, die beide bestätigen.',
    },
    {
      question: 'Was ändert die EU-Entwaldungsverordnung für mich?',
      answer:
        'Ab 30. Dezember 2026 gilt sie auch für kleine Forstbetriebe, weil Holz schon bisher erfasst war. Wer selbst schlägert und verkauft, gibt einmalig eine vereinfachte Erklärung ab und bekommt eine Kennung. Stand des Wissens: Mai 2026, prüf bei der Landwirtschaftskammer, ob sich etwas geändert hat.',
    },
  ],
  reading: ['erfolg-in-der-forstwirtschaft', 'holzmarkt-november-2024', 'nachhaltige-waldbewirtschaftung'],
};

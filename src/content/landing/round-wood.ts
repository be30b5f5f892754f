import { paths } from '#contract/paths.ts';
import type { LandingAdverts, LandingContent } from './landing-content.ts';

const adverts: LandingAdverts = { category: 'LOGS', unit: 'FM' };

const TRADE_TABLE = 'FHP, „Holz richtig ausgeformt“, 2007, nach ÖNORM M 7132 und M 7133';
const PRACTICE = 'Erfahrungswert aus Handel und Praxis, Stand November 2026';

export const buyRoundWood: LandingContent = {
  name: 'buyroundwood',
  side: 'BUY',
  label: 'Rundholz kaufen',
  title: 'Rundholz kaufen ab Forststraße',
  description:
    'Rundholz in ganzen Längen ab Forststraße: Energieholz zum Selberschneiden, Faserholz, Pfähle und Sägerundholz mit Preis je Festmeter und Ort.',
  heading: 'Rundholz vom Polter, Fuhre für Fuhre',
  promise:
    'Vom Käferholz zum Selberschneiden bis zum Lkw-Zug Fichte: alles, was rund und in Längen an der Forststraße liegt, mit Menge, Holzart und dem Ort, an dem geladen wird.',
  picture: { kind: 'logTruck', species: ['fichte'], seed: 711 },
  adverts,
  action: 'Rundholz zeigen',
  factsTitle: 'Bevor der Lkw bestellt ist',
  facts: [
    {
      figure: '0,60 fm',
      text: 'stecken in einem Raummeter gerader, weicher Energiestämme am Lkw, bei krummem oder hartem Holz nur 0,45 bis 0,55.',
      source: 'willheizen.at, Maßeinheiten im Energieholzhandel',
    },
    {
      figure: '2,11 fm',
      text: 'Fichte oder Tanne, ohne Rinde gemessen, ergeben eine Tonne atro mit Rinde (AMM), bei Buche sind es 1,41. So wird aus dem Werkspreis je Tonne einer je Festmeter.',
      source: TRADE_TABLE,
    },
    {
      figure: '€ 9 bis 17',
      text: 'je Festmeter kostet der Transport mit dem Rundholzzug bis etwa 60 Kilometer, ohne Steuer.',
      source: PRACTICE,
    },
    {
      figure: '93 %',
      text: 'des wahren Volumens kommen in Österreich als Festmeter auf die Rechnung, weil Durchmesser immer abgerundet werden.',
      source: 'Holzkurier, Dezember 2003, Vergleich der Messregeln',
    },
  ],
  questions: [
    {
      question: 'Lohnt es sich, Brennholz als Rundholz zu kaufen?',
      answer:
        'Wenn du Säge, Spalter und Platz hast: ja. Für Energierundholz sind 70 bis 100 Euro je Tonne atro üblich. Eine Tonne atro Buche mit Rinde (AMM) sind 1,41 Festmeter, ohne Rinde gemessen. Schneiden und Spalten im Lohn kosten 15 bis 30 Euro je Raummeter dazu.',
      link: { href: paths.products('FIREWOOD'), text: 'Zum Vergleich: fertiges Brennholz' },
    },
    {
      question: 'Was bedeuten FMO, FOO und AMM?',
      answer:
        'FMO: geliefert mit Rinde, verrechnet ohne. FOO: ohne Rinde geliefert und verrechnet. AMM: Tonne absolut trocken, mit Rinde geliefert und verrechnet. Ein Preis ohne eines dieser Kürzel ist nur die Hälfte der Auskunft.',
      link: {
        href: paths.blogPost('festmeter-raummeter-schuettraummeter'),
        text: 'Alle Kürzel und Umrechnungen',
      },
    },
    {
      question: 'Muss ich Käferholz fürchten?',
      answer:
        'Als Brennstoff und Bauholz ist es brauchbar, solange es nicht fault. Frisch befallene Fichte mit Rinde gehört aber nicht in Waldnähe: Lager sie mindestens 500 Meter vom Wald entfernt oder lass sie entrinden.',
      link: { href: paths.blogPost('waldgesundheit'), text: 'Borkenkäfer erkennen und handeln' },
    },
    {
      question: 'Wie finde ich jemanden, der führt oder rückt?',
      answer:
        'Unter den Dienstleistungen stehen Frächter mit Kran und Betriebe mit Seilwinde oder Forwarder. Rücken mit der Winde kostet üblicherweise 12 bis 22 Euro je Festmeter, ohne Steuer, Stand November 2026.',
      link: { href: paths.products('SERVICES'), text: 'Forstliche Dienstleistungen' },
    },
  ],
  reading: ['festmeter-raummeter-schuettraummeter', 'waldgesundheit', 'holzmarkt-september-2024'],
};

export const sellRoundWood: LandingContent = {
  name: 'sellroundwood',
  side: 'SELL',
  label: 'Rundholz verkaufen',
  title: 'Rundholz verkaufen: Faserholz, Energieholz, Käferholz',
  description:
    'Rundholz ab Forststraße anbieten, auch Durchforstung und Schadholz: Preise für Faser-, Schleif- und Energieholz, Steuer und Angaben zum Polter.',
  heading: 'Mach dein Polter zu Geld',
  promise:
    'Durchforstung, Windwurf, Käfer: Was liegt, verliert jede Woche. Mit Foto, Menge und Standort steht dein Polter in drei Minuten am Markt, auch ohne Empfang im Graben.',
  picture: { kind: 'logPile', species: ['fichte', 'kiefer'], seed: 727, pieceSize: 'small' },
  adverts,
  action: 'Polter einstellen',
  factsTitle: 'Preise und Regeln zum Sortiment',
  facts: [
    {
      figure: '€ 42 / € 36',
      text: 'je Festmeter brachten zuletzt Schleifholz und Faserholz von Fichte, netto frei Straße.',
      source: 'Agrarpreisstatistik, noewien-forstverein.at, März 2025',
    },
    {
      figure: '€ 76 bis 85',
      text: 'je Tonne atro zahlte Oberösterreich für Industrie- und Energierundholz.',
      source: 'Waldverband Oberösterreich, 2. September 2024',
    },
    {
      figure: '20 %',
      text: 'Umsatzsteuer gilt für Rundholz und für Holz, das stehend verkauft wird. Brennstoffe wie Scheiter und Hackgut haben 13 Prozent. Pauschalierte Forstwirte verkaufen auch Rundholz mit 13 Prozent an Unternehmen.',
      source: 'Umsatzsteuergesetz §§ 10 und 22',
    },
    {
      figure: '6 bis 10 Wochen',
      text: 'dauert es, bis die nächste Generation Buchdrucker ausfliegt. So lange hast du vom Einbohren bis zur Abfuhr.',
      source: 'Waldverband Oberösterreich, 2024; allgemeiner Stand zum Buchdrucker, November 2026',
    },
  ],
  questions: [
    {
      question: 'Verkaufe ich besser stehend oder am Polter?',
      answer:
        'Stehend, also ab Stock, übernimmt der Käufer Ernte und Risiko. Am Polter bekommst du mehr, zahlst aber Ernte und Rückung: mit Harvester und Forwarder 20 bis 38 Euro je Festmeter, mit dem Seilkran 35 bis 75. Für stehendes Holz gibt es eine eigene Kategorie.',
      link: { href: paths.products('FOREST'), text: 'So bieten andere Holz ab Stock an' },
    },
    {
      question: 'Wie beschreibe ich, wo das Polter liegt?',
      answer:
        'Setz in der Anzeige den Ort, öffentlich sieht man nur die Gegend. Genaues wie Kehre, Schranken und Gewichtsbeschränkung schreibst du im Chat. Auf der Anzeige gibt es einen QR-Code, den du ausgedruckt ans Polter heften kannst.',
    },
    {
      question: 'Muss Schadholz sofort weg?',
      answer:
        'Bei Borkenkäfern ja: Das Forstgesetz verpflichtet zum Anzeigen und Bekämpfen. Befallenes Holz kommt aus dem Wald oder wird mindestens 500 Meter entfernt gelagert. Ein ehrliches „Käferholz, gefällt am …“ in der Anzeige spart Rückfragen.',
      link: { href: paths.blogPost('waldgesundheit'), text: 'Was das Forstgesetz verlangt' },
    },
    {
      question: 'Wie runde ich beim Messen richtig?',
      answer:
        'Durchmesser in der Mitte messen, ab 20 cm zweimal über Kreuz, jede Ablesung auf ganze Zentimeter abschneiden, dann mitteln und wieder abschneiden. 33,8 cm sind 33. So misst auch die Gegenseite, und der Streit fällt aus.',
    },
  ],
  reading: ['waldgesundheit', 'erfolg-in-der-forstwirtschaft', 'holzmarkt-september-2024'],
};

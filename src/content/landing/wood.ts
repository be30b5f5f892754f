import { paths } from '#contract/paths.ts';
import type { LandingContent } from './landing-content.ts';

const TRADE_TABLE = 'FHP, „Holz richtig ausgeformt“, 2007, nach ÖNORM M 7132 und M 7133';
const TAX_LAW = 'Umsatzsteuergesetz § 10 Abs. 3, Anlage 2 Z 9, § 22';
const FOREST_INVENTORY =
  'Bundesforschungszentrum für Wald (BFW), Österreichische Waldinventur, waldwissen.net, 2007 bis 2018';

export const buyWood: LandingContent = {
  name: 'buywood',
  side: 'BUY',
  label: 'Holz kaufen',
  title: 'Holz kaufen in Österreich, direkt aus der Gegend',
  description:
    'Brennholz, Rundholz, Schnittholz, Hackgut und Pellets direkt von Waldbetrieben, Sägewerken und Privaten: alle Angebote nach Kategorie und Gegend.',
  heading: 'Holz hat einen Absender',
  promise:
    'Zwischen dir und dem Wald liegen oft nur ein paar Kilometer. Sag, was du brauchst, und du siehst, wer es in deiner Gegend hat, in welcher Einheit und zu welchem Preis.',
  picture: { kind: 'forestStand', species: ['fichte', 'buche'], seed: 811 },
  adverts: null,
  action: 'Alle Angebote zeigen',
  factsTitle: 'Vier Dinge, die beim Holzkauf verwirren',
  facts: [
    {
      figure: '1 fm = 1,4 rm = 2 srm',
      text: 'Ein Festmeter ist ein voller Kubikmeter Holz, ein Raummeter geschlichtetes Meterholz, ein Schüttraummeter loses kurzes Stückholz. Derselbe Baum, drei Zahlen.',
      source: TRADE_TABLE,
    },
    {
      figure: '13 oder 20 %',
      text: 'Umsatzsteuer: Brennholz, Pellets und Hackgut haben 13 Prozent, Rundholz und Schnittholz 20. Rundholz von pauschalierten Forstwirten an Unternehmen hat 13. Bei Rundholz steht der Preis meist ohne, bei Brennholz mit Steuer da.',
      source: TAX_LAW,
    },
    {
      figure: '20 % = 25 %',
      text: 'Zwanzig Prozent Wassergehalt sind fünfundzwanzig Prozent Holzfeuchte. Messgeräte zeigen meist das zweite, Normen meinen das erste.',
      source: 'Umrechnung u = w / (1 − w), Begriffe nach ÖNORM und LWF-Merkblatt',
    },
    {
      figure: '41,67 m²',
      text: 'Bretter mit 24 Millimetern ergibt ein Kubikmeter Schnittholz. Bei 50 × 80 Millimetern sind es 250 Laufmeter.',
      source: 'Eigene Rechnung aus den Maßen',
    },
  ],
  questions: [
    {
      question: 'Kaufe ich bei Stammplatz oder beim Betrieb?',
      answer:
        'Immer direkt bei dem, der inseriert. Wir nehmen kein Geld entgegen und liefern nichts. Dafür siehst du, ob jemand privat oder gewerblich verkauft, und kannst vor der Abholung im Chat alles ausmachen.',
    },
    {
      question: 'Wie schütze ich mich vor falschen Angeboten?',
      answer:
        'Zahl nicht im Voraus an Unbekannte, sondern bei Übergabe. Misstrauen ist angebracht, wenn der Preis weit unter dem Üblichen liegt, schnell auf einen anderen Kanal gewechselt werden soll oder es kein Foto vom Lager gibt. Jede Anzeige lässt sich melden.',
      link: { href: paths.blogPost('kaminholz-kaufen'), text: 'So erkennst du faule Angebote' },
    },
    {
      question: 'Warum zeigt eine Anzeige „Preis auf Anfrage“?',
      answer:
        'Bei Wertholz, großen Losen und Dienstleistungen hängt der Preis an Menge und Ort. Schick Menge und Postleitzahl gleich in der ersten Nachricht mit, dann kommt eine Zahl zurück. Im Filter kannst du solche Anzeigen auch weglassen.',
    },
    {
      question: 'Was sagt PEFC über das Holz?',
      answer:
        'Dass der Wald nach geprüften Regeln bewirtschaftet wird. In Österreich ist PEFC das häufigste Zeichen. Wer es angibt, nennt auch seine Nummer, und die lässt sich nachschlagen. Ohne Zeichen ist Holz nicht schlechter, nur nicht geprüft.',
      link: { href: paths.blogPost('nachhaltige-waldbewirtschaftung'), text: 'Wie der Wald nachhaltig genutzt wird' },
    },
  ],
  reading: ['kaminholz-kaufen', 'festmeter-raummeter-schuettraummeter', 'nachhaltige-waldbewirtschaftung'],
};

export const sellWood: LandingContent = {
  name: 'sellwood',
  side: 'SELL',
  label: 'Holz verkaufen',
  title: 'Holz verkaufen: privat, im Betrieb oder ab Stock',
  description:
    'Holz aus dem eigenen Wald, Restposten oder ganze Lose anbieten: welche Kategorie passt, was in die Anzeige gehört und wie der Preis zustande kommt.',
  heading: 'Du hast Holz. Irgendwo fehlt es gerade.',
  promise:
    'Vom Anhänger Brennholz bis zum Hektar Durchforstung: Wähl die Kategorie, und das Formular fragt genau das, was deine Käuferinnen und Käufer wissen wollen. Anfangen kannst du ohne Konto.',
  picture: { kind: 'markedTrees', species: ['fichte'], seed: 823 },
  adverts: null,
  action: 'Kategorie wählen und loslegen',
  factsTitle: 'Wald in Zahlen, Verkauf in Euro',
  facts: [
    {
      figure: '137.000',
      text: 'Menschen besitzen in Österreich Wald, rund 81 Prozent der Fläche sind privat. Viele verkaufen nur alle paar Jahre und kennen den Markt kaum.',
      source: 'Agrarstrukturerhebung 2020, nach waldwissen.net',
    },
    {
      figure: '+4,2 Mio. vfm',
      text: 'im Jahr wuchs der Vorrat. Es wächst mehr nach, als genutzt wird.',
      source: FOREST_INVENTORY,
    },
    {
      figure: '€ 65 je fm',
      text: 'bleiben als Beispiel bei Fichte übrig, wenn 110 Euro gezahlt werden und Ernte, Transport und Verwaltung 45 Euro kosten.',
      source: 'Rechenbeispiel mit üblichen Werten, Stand November 2026',
    },
    {
      figure: '× 0,8',
      text: 'So wird aus stehenden Vorratsfestmetern, was nach Rinde und Ernteverlust wirklich am Polter liegt.',
      source: 'wald-prinz.de, Umrechnung Vorrats- zu Erntefestmeter',
    },
  ],
  questions: [
    {
      question: 'In welche Kategorie gehört mein Holz?',
      answer:
        'Steht der Baum noch, nimm Wald. Liegt er in Längen an der Straße, nimm Rundholz. Ist er gespalten, Brennholz. Gesägt ist es Schnittholz, gehackt Hackgut. Wer für andere arbeitet, inseriert unter Dienstleistungen.',
    },
    {
      question: 'Was kostet eine Anzeige?',
      answer:
        'Anfangen, Entwurf speichern und Vorschau ansehen geht ohne Konto und ohne Zahlungsdaten. Zum Veröffentlichen brauchst du ein Konto mit bestätigter E-Mail-Adresse. Veröffentlichen und Verlängern kosten nichts, nur für Pellets braucht es ab einer gewissen Menge ein Abo.',
    },
    {
      question: 'Wie finde ich den richtigen Preis?',
      answer:
        'Schau zuerst, was daneben steht: Jede Kategorie lässt sich nach Preis je Einheit sortieren. Bei Brennstoffen rechnet das Formular mit, was die Kilowattstunde kostet, und zeigt dir den mittleren Preis in deinem Bundesland.',
    },
    {
      question: 'Brauche ich eine Bewilligung zum Schlägern?',
      answer:
        'Für kleine Mengen meist nicht. Fällungen auf mehr als einem halben Hektar brauchen nach dem Forstgesetz eine Bewilligung, Kahlhiebe über zwei Hektar sind grundsätzlich verboten. Danach muss der Wald wieder aufgeforstet werden. Auskunft gibt die Bezirksforstinspektion.',
      link: { href: paths.blogPost('nachhaltige-waldbewirtschaftung'), text: 'Die Regeln im Forstgesetz' },
    },
  ],
  reading: ['erfolg-in-der-forstwirtschaft', 'nachhaltige-waldbewirtschaftung', 'forststrassenbau'],
};

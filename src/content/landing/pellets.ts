import { paths } from '#contract/paths.ts';
import { FREE_PELLETS_IN_KG } from '#domain/adverts/pellet-rights.ts';
import { type LandingAdverts, type LandingContent, PELLET_PRICE } from './landing-content.ts';

const adverts: LandingAdverts = { category: 'PELLETS', unit: 'T' };

const PROPELLETS = 'proPellets Austria, Pelletspreis Jänner 2026, nach krone.at';
const ENPLUS = 'ENplus-Anforderungen, enplus-pellets.at';
const PRACTICE = 'Erfahrungswert aus Handel und Praxis, Stand November 2026';

export const buyPellets: LandingContent = {
  name: 'buypellets',
  side: 'BUY',
  label: 'Pellets kaufen',
  title: 'Pellets kaufen: lose oder im Sack',
  description:
    'Pellets lose eingeblasen oder in 15-kg-Säcken: Angebote mit Güte, Preis je Tonne und Cent je Kilowattstunde, dazu, was beim Bestellen zählt.',
  heading: 'Pellets, deren Preis du nachrechnen kannst',
  promise:
    'Eine Tonne ist eine Tonne: Kein anderer Holzbrennstoff lässt sich so genau vergleichen. Du siehst Güte, Menge und den Preis je Kilowattstunde auf einen Blick.',
  picture: { kind: 'pellets', species: ['fichte'], seed: 512 },
  adverts,
  action: 'Pellets zeigen',
  factsTitle: 'Vier Zahlen vor der Bestellung',
  facts: [
    {
      figure: '€ 373',
      text: 'je Tonne kostete lose Ware A1 im Jänner 2026, das sind rund 7,8 Cent je Kilowattstunde.',
      source: PROPELLETS,
    },
    {
      figure: '4,8 kWh',
      text: 'Wärme stecken in einem Kilogramm. Eine Tonne ersetzt etwa 480 Liter Heizöl.',
      source: PROPELLETS,
    },
    {
      figure: '3 bis 8 t',
      text: 'bestellt ein Haushalt im Jahr. Zum Einblasen verlangen viele mindestens zwei bis drei Tonnen.',
      source: PRACTICE,
    },
    {
      figure: '0,7 % Asche',
      text: 'höchstens darf ENplus A1 hinterlassen, A2 bis 1,2 Prozent, B bis 2,0 Prozent. Der Wassergehalt liegt bei allen unter 10 Prozent.',
      source: ENPLUS,
    },
  ],
  questions: [
    {
      question: 'Was bedeutet A1, A2 und B?',
      answer:
        'Es sind Güteklassen. A1 hat am wenigsten Asche und ist für Öfen und kleine Kessel gedacht. A2 und B hinterlassen mehr Asche und passen in Anlagen, die dafür gebaut sind. Was dein Kessel verträgt, steht in seiner Anleitung.',
    },
    {
      question: 'Lose oder im Sack?',
      answer:
        'Lose ist günstiger, braucht aber einen Lagerraum mit Einblasstutzen. Ein Sack mit 15 Kilogramm kostete im Handel 2024 zwischen 4,94 und 5,97 Euro: Bei 5,97 Euro sind das rund 8,3 Cent je Kilowattstunde. Für einen Pelletsofen im Wohnzimmer ist das trotzdem oft das Richtige.',
    },
    {
      question: 'Was kommt zum Tonnenpreis dazu?',
      answer:
        'Meist eine Pauschale fürs Einblasen, dazu bei kleinen Mengen oder langen Schläuchen ein Zuschlag. 2020 lag die Pauschale bei etwa 41 Euro, heute sind 40 bis 60 Euro üblich. Frag, ob sie im Preis steckt.',
    },
    {
      question: 'Wann soll ich bestellen?',
      answer:
        'Zwischen April und Juli sind Pellets am günstigsten, von Oktober bis Jänner am teuersten. Wie weit es gehen kann, zeigte der Oktober 2022 mit 634 Euro je Tonne. Wer im Sommer füllt, verhandelt ohne Eile.',
      link: { href: paths.blogPost('heizwert-von-brennholz'), text: 'Pellets und Scheitholz im Vergleich' },
    },
  ],
  reading: ['heizwert-von-brennholz', 'kaminholz-kaufen', 'festmeter-raummeter-schuettraummeter'],
};

export const sellPellets: LandingContent = {
  name: 'sellpellets',
  side: 'SELL',
  label: 'Pellets verkaufen',
  title: 'Pellets verkaufen: vom Restposten bis zum Silozug',
  description:
    'Pellets inserieren mit Güteklasse, Zertifikat und Zustellung nach Entfernung: was Haushalte sehen wollen und welche Angaben deine Anzeige prüfbar machen.',
  heading: 'Deine Pellets, dort wo der Kessel steht',
  promise: `Ob Palette aus dem Lager oder lose mit dem Silo-Lkw: Gib Güte, Zertifikat und Zustellgebiet an, und Haushalte in deiner Reichweite sehen den Preis bis in ihr Lager. Mit Abo${PELLET_PRICE}; private Restmengen bis ${FREE_PELLETS_IN_KG} kg frei.`,
  picture: { kind: 'pelletBags', species: ['fichte'], seed: 519 },
  adverts,
  action: 'Pellets einstellen',
  factsTitle: 'Was deine Kundschaft vergleicht',
  facts: [
    {
      figure: '65 bis 70 Säcke',
      text: 'zu 15 Kilogramm liegen auf einer Palette, also 975 bis 1.050 Kilogramm. Schreib dazu, wie viele es bei dir sind.',
      source: PRACTICE,
    },
    {
      figure: '650 kg',
      text: 'wiegt ein Kubikmeter Pellets. Damit rechnest du aus, was in ein Silo passt, das du nur von außen kennst.',
      source: 'Rechenwert nach ENplus (Schüttdichte 600 bis 750 kg je Kubikmeter)',
    },
    {
      figure: '98,0 %',
      text: 'Abriebfestigkeit verlangt ENplus A1 mindestens, beim Feinanteil höchstens 1,0 Prozent, in Säcken 0,5 Prozent.',
      source: ENPLUS,
    },
    {
      figure: '13 %',
      text: 'Umsatzsteuer gilt für Pellets und Briketts. Privaten zeigst du den Preis mit Steuer.',
      source: 'Umsatzsteuergesetz § 10 Abs. 3, Anlage 2 Z 9',
    },
  ],
  questions: [
    {
      question: 'Was kostet das Inserieren, auch für einen Restposten?',
      answer: `Anzeigen für Pellets gehören zu einem Abo${PELLET_PRICE}. Den Entwurf schreibst du vorher, bezahlt wird erst, wenn er online gehen soll. Privat sind Restmengen frei, etwa 200 Kilogramm nach dem Umrüsten, solange alle deine Pellets-Anzeigen zusammen höchstens ${FREE_PELLETS_IN_KG} kg anbieten. Gib dazu an, wann du gekauft und ob du trocken gelagert hast.`,
      link: { href: paths.plans(), text: 'Abos im Vergleich' },
    },
    {
      question: 'Brauche ich ein Zertifikat?',
      answer:
        'Zum Inserieren nicht. Ohne Zertifikat wählst du „ISO 17225-2 A1“ oder „nicht zertifiziert“. ENplus setzt eine Nummer voraus, bestehend aus Land und drei Ziffern, die auf Sack und Lieferschein steht. Wer nach ENplus filtert, sieht nur Anzeigen, die das auch angeben.',
    },
    {
      question: 'Wie gebe ich das Einblasen an?',
      answer:
        'Hak „Einblasen möglich“ an und trag die Einblaspauschale in ihr eigenes Feld ein. Wir zählen sie zum Zustellpreis dazu, dann steht im Vergleich die Summe, die wirklich bezahlt wird.',
    },
    {
      question: 'Gilt für meine Pellets ein Rücktrittsrecht?',
      answer:
        'Wer gewerblich im Fernabsatz an Haushalte verkauft, muss über das Rücktrittsrecht von 14 Tagen aufklären. Bei eingeblasener Ware, die sich untrennbar vermischt, kann eine Ausnahme greifen. Zwischen Privaten gibt es dieses Recht nicht. Im Zweifel frag deine Interessenvertretung.',
    },
  ],
  reading: ['heizwert-von-brennholz', 'brennholz-richtig-lagern', 'kaminholz-kaufen'],
};

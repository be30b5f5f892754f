// Made by "npm run gen" from the heads of src/content/blog/*.mdx.
import type { BlogHead } from './blog-head.ts';

/** Every post, last changed first. */
export const BLOG_HEADS: readonly BlogHead[] = [
  {
    slug: 'brennholz-richtig-lagern',
    title: 'Brennholz richtig lagern',
    description:
      'Wie aus frischem Holz in einem bis zwei Jahren trockenes wird, was ein guter Stapel braucht und wie du die Feuchte misst, ohne dich zu täuschen.',
    date: '2026-11-21',
    updated: '2026-11-26',
    author: 'Redaktion Stammplatz',
    topic: 'brennholz',
    aliases: [],
    related: ['heizwert-von-brennholz', 'kaminholz-kaufen', 'buchenholz'],
    marketReportOf: null,
    picture: {
      kind: 'stackRow',
      species: ['buche'],
      seed: 41,
    },
    adverts: {
      category: 'FIREWOOD',
      param: 'buche',
    },
    sources: [
      'waldwissen.net, Buchenholz als Energieholz (Raumdichte, Trocknung und Lagerung)',
      'Bayerische Landesanstalt für Wald und Forstwirtschaft (LWF), Merkblatt 12 „Der Energieinhalt von Holz“ (Formel und Heizwerte)',
      'Technologie- und Förderzentrum Straubing (TFZ) und LWF, Trocknungsversuche mit Scheitholz (sechs und neun Monate)',
      'Praxiswerte für Abstände und für Holzarten, Stand November 2026',
    ],
    contents: [
      {
        id: 'warum-20-prozent-die-grenze-sind',
        text: 'Warum 20 Prozent die Grenze sind',
      },
      {
        id: 'erst-spalten-dann-stapeln',
        text: 'Erst spalten, dann stapeln',
      },
      {
        id: 'der-platz-und-der-stapel',
        text: 'Der Platz und der Stapel',
      },
      {
        id: 'wie-lange-es-dauert',
        text: 'Wie lange es dauert',
      },
      {
        id: 'so-misst-du-richtig',
        text: 'So misst du richtig',
      },
      {
        id: 'pruefliste-fuer-den-naechsten-stapel',
        text: 'Prüfliste für den nächsten Stapel',
      },
    ],
    wordCount: 996,
    readingMinutes: 5,
  },
  {
    slug: 'buchenholz',
    title: 'Buchenholz: Eigenschaften, Nutzen, Preis',
    description:
      'Warum die Rotbuche im Ofen der Maßstab ist, was sie als Bloch und Möbelholz kann, weshalb sie nicht liegen bleiben darf und was sie kostet.',
    date: '2026-11-21',
    updated: '2026-11-26',
    author: 'Redaktion Stammplatz',
    topic: 'brennholz',
    aliases: [],
    related: ['esche-als-brennholz', 'brennholz-richtig-lagern', 'heizwert-von-brennholz'],
    marketReportOf: null,
    picture: {
      kind: 'logPile',
      species: ['buche'],
      seed: 23,
    },
    adverts: {
      category: 'FIREWOOD',
      param: 'buche',
    },
    sources: [
      'waldwissen.net, Buchenholz als Energieholz (Heizwert, Verstocken)',
      'Bayerische Landesanstalt für Wald und Forstwirtschaft (LWF), Merkblatt 12 „Der Energieinhalt von Holz“ (Raumdichten, Buche 558 kg atro je fm, Fichte 379)',
      'Agrarpreisstatistik, noewien-forstverein.at, März 2025 (Buche Bloch B, Brennholz hart)',
      'Arbeiterkammer Oberösterreich, Brennholzerhebung 2024, 62 Anbieter, nach ORF Oberösterreich',
      'Bundesforschungszentrum für Wald (BFW), Österreichische Waldinventur, Zwischenauswertung 2018 (Buche auf 342.000 ha von 3,34 Millionen ha Ertragswald)',
      'Praxiswerte zu Schwindmaß und Asche, Stand November 2026',
    ],
    contents: [
      {
        id: 'dicht-schwer-und-gleichmaessig',
        text: 'Dicht, schwer und gleichmäßig',
      },
      {
        id: 'im-ofen-lange-glut-ruhige-flamme',
        text: 'Im Ofen: lange Glut, ruhige Flamme',
      },
      {
        id: 'der-wunde-punkt-verstocken',
        text: 'Der wunde Punkt: Verstocken',
      },
      {
        id: 'als-werkholz-stark-aber-unruhig',
        text: 'Als Werkholz: stark, aber unruhig',
      },
      {
        id: 'was-buche-kostet',
        text: 'Was Buche kostet',
      },
      {
        id: 'gute-buche-erkennen',
        text: 'Gute Buche erkennen',
      },
    ],
    wordCount: 873,
    readingMinutes: 5,
  },
  {
    slug: 'esche-als-brennholz',
    title: 'Esche als Brennholz',
    description:
      'Gleich viel Wärme wie Buche, schneller trocken und leicht zu spalten. Warum gerade jetzt so viel Esche angeboten wird und worauf beim Fällen zu achten ist.',
    date: '2026-11-21',
    updated: '2026-11-26',
    author: 'Redaktion Stammplatz',
    topic: 'brennholz',
    aliases: ['esche-brennholz'],
    related: ['buchenholz', 'waldgesundheit', 'brennholz-richtig-lagern'],
    marketReportOf: null,
    picture: {
      kind: 'stack',
      species: ['esche'],
      seed: 12,
    },
    adverts: {
      category: 'FIREWOOD',
      param: 'esche',
    },
    sources: [
      'Bayerische Landesanstalt für Wald und Forstwirtschaft (LWF), Merkblatt 12 „Der Energieinhalt von Holz“ (Formel; Raumdichte Esche 564 kg atro je fm)',
      'landwirt-media.com, Holzmarktbericht November 2024 (Nachfrage nach Eschenblochen)',
      'Universität für Bodenkultur und Bundesforschungszentrum für Wald (BFW), „Eine Pilzkrankheit gefährdet die Esche“ (Erreger, in Österreich seit 2005)',
      'Landwirtschaftskammer Niedersachsen, lwk-niedersachsen.de, „So gut taugt Eschenholz im Ofen“ (Spalten, Flammenbild)',
      'Praxiswerte zu Feuchte und Trocknung, Stand November 2026',
    ],
    contents: [
      {
        id: 'waerme-auf-augenhoehe-mit-der-buche',
        text: 'Wärme auf Augenhöhe mit der Buche',
      },
      {
        id: 'wenig-wasser-von-anfang-an',
        text: 'Wenig Wasser von Anfang an',
      },
      {
        id: 'spalten-und-heizen',
        text: 'Spalten und Heizen',
      },
      {
        id: 'warum-so-viel-esche-da-ist',
        text: 'Warum so viel Esche da ist',
      },
      {
        id: 'vorsicht-beim-faellen',
        text: 'Vorsicht beim Fällen',
      },
      {
        id: 'der-gute-stamm-gehoert-nicht-in-den-ofen',
        text: 'Der gute Stamm gehört nicht in den Ofen',
      },
    ],
    wordCount: 861,
    readingMinutes: 5,
  },
  {
    slug: 'festmeter-raummeter-schuettraummeter',
    title: 'Festmeter, Raummeter, Schüttraummeter',
    description:
      'Drei Maße für dasselbe Holz und warum aus zehn Raummetern nach dem Schneiden acht werden. Mit Umrechnungstabelle, Beispielen und den Kürzeln des Handels.',
    date: '2026-11-21',
    updated: '2026-11-26',
    author: 'Redaktion Stammplatz',
    topic: 'brennholz',
    aliases: [],
    related: ['kaminholz-kaufen', 'heizwert-von-brennholz', 'erfolg-in-der-forstwirtschaft'],
    marketReportOf: null,
    picture: {
      kind: 'stack',
      species: ['buche', 'esche'],
      seed: 8,
    },
    adverts: {
      category: 'FIREWOOD',
      param: null,
    },
    sources: [
      'FHP, Broschüre „Holz richtig ausgeformt“, 2007, nach ÖNORM M 7132 und M 7133 (Umrechnungszahlen und Kürzel)',
      'Technologie- und Förderzentrum Straubing (TFZ), Messungen zu Raummaßen, 2006, nach brennholzverkauf-nagl.de und oberland-kurier.de',
      'Bundesforschungszentrum für Wald (BFW), Glossar der Waldinventur (Vorratsfestmeter mit Rinde); Faktor 0,8 zum Erntefestmeter nach wald-prinz.de',
    ],
    contents: [
      {
        id: 'wie-viel-holz-in-einem-kubikmeter-steckt',
        text: 'Wie viel Holz in einem Kubikmeter steckt',
      },
      {
        id: 'das-beispiel-mit-den-zehn-raummetern',
        text: 'Das Beispiel mit den zehn Raummetern',
      },
      {
        id: 'der-schuettraummeter-sieht-billiger-aus',
        text: 'Der Schüttraummeter sieht billiger aus',
      },
      {
        id: 'gemessen-ist-weniger-als-gehandelt',
        text: 'Gemessen ist weniger als gehandelt',
      },
      {
        id: 'stehend-geerntet-verladen-die-masse-im-wald',
        text: 'Stehend, geerntet, verladen: die Maße im Wald',
      },
      {
        id: 'was-im-angebot-stehen-soll',
        text: 'Was im Angebot stehen soll',
      },
    ],
    wordCount: 892,
    readingMinutes: 5,
  },
  {
    slug: 'forststrassenbau',
    title: 'Forststraßenbau: planen, bauen, erhalten',
    description:
      'Ab wann ein Weg eine Forststraße ist, wer planen darf, wie viele Laufmeter ein Wald braucht und warum am Ende das Wasser über die Lebensdauer entscheidet.',
    date: '2026-11-21',
    updated: '2026-11-26',
    author: 'Redaktion Stammplatz',
    topic: 'technik',
    aliases: [],
    related: ['erfolg-in-der-forstwirtschaft', 'forsttraktoren', 'nachhaltige-waldbewirtschaftung'],
    marketReportOf: null,
    picture: {
      kind: 'excavator',
      species: ['fichte'],
      seed: 16,
    },
    adverts: {
      category: 'SERVICES',
      param: 'forststrassenbau',
    },
    sources: [
      'Forstgesetz 1975, §§ 59, 62 und 64, ris.bka.gv.at; Land Oberösterreich und Land Steiermark (Planung, Bauaufsicht)',
      'Forstzeitung, forstzeitung.at, 2017 (Querentwässerung, Erschließungsdichte)',
      'Waldverband Steiermark, waldverband-stmk.at, „Stabile Forststraßen“ (Länge des Netzes)',
      'Landesforstdirektion Steiermark, nach bauernzeitung.at (Obergrenze für geförderte Straßen)',
      'Praxiswerte zu Breite, Steigung und Baukosten, Stand November 2026',
    ],
    contents: [
      {
        id: 'was-das-gesetz-meint',
        text: 'Was das Gesetz meint',
      },
      {
        id: 'wie-viel-weg-ein-wald-braucht',
        text: 'Wie viel Weg ein Wald braucht',
      },
      {
        id: 'die-masse',
        text: 'Die Maße',
      },
      {
        id: 'wasser-der-eigentliche-gegner',
        text: 'Wasser: der eigentliche Gegner',
      },
      {
        id: 'was-es-kostet-und-wer-zahlt',
        text: 'Was es kostet, und wer zahlt',
      },
      {
        id: 'von-der-idee-zur-abnahme',
        text: 'Von der Idee zur Abnahme',
      },
      {
        id: 'erhaltung-in-einer-stunde',
        text: 'Erhaltung in einer Stunde',
      },
    ],
    wordCount: 793,
    readingMinutes: 4,
  },
  {
    slug: 'nachhaltige-waldbewirtschaftung',
    title: 'Nachhaltige Waldbewirtschaftung',
    description:
      'Wie viel Wald Österreich hat, wem er gehört, was das Forstgesetz verlangt und wie ein kleiner Betrieb mit einfachen Mitteln prüft, ob er zu viel oder zu wenig nutzt.',
    date: '2026-11-21',
    updated: '2026-11-26',
    author: 'Redaktion Stammplatz',
    topic: 'wald',
    aliases: [],
    related: ['totholz-im-wald', 'waldgesundheit', 'erfolg-in-der-forstwirtschaft'],
    marketReportOf: null,
    picture: {
      kind: 'youngTrees',
      species: ['tanne'],
      seed: 35,
    },
    adverts: {
      category: 'FOREST',
      param: null,
    },
    sources: [
      'Bundesforschungszentrum für Wald (BFW), waldwissen.net, „Holzvorrat auf Höchststand“ (Österreichische Waldinventur, 1.173 Millionen vfm im Ertragswald, Zunahme 2007 bis 2018)',
      'Agrarstrukturerhebung 2020, nach waldwissen.net, „Österreichs Wald fest in privater Hand“ (137.000 Eigentümerinnen und Eigentümer, 81 Prozent)',
      'Forstgesetz 1975, §§ 13, 17, 82 und 85, ris.bka.gv.at (Wiederbewaldung, Rodung, Kahlhieb, bewilligungspflichtige Fällung)',
      'Österreichische Waldinventur 2007/09, nach Holzkurier, Jänner 2011 (Anteil Laubholz)',
      'Bundesforschungszentrum für Wald (BFW), Waldinventur, Zwischenergebnisse 2016 bis 2018 (4,02 Millionen ha, 351 vfm je ha)',
      'Bundesministerium für Land- und Forstwirtschaft, info.bml.gv.at, Waldinventur 2022 (47,9 Prozent der Landesfläche, Nutzung 89 Prozent des Zuwachses)',
    ],
    contents: [
      {
        id: 'der-wald-in-zahlen',
        text: 'Der Wald in Zahlen',
      },
      {
        id: 'was-das-gesetz-verlangt',
        text: 'Was das Gesetz verlangt',
      },
      {
        id: 'die-eigene-nachhaltigkeit-nachrechnen',
        text: 'Die eigene Nachhaltigkeit nachrechnen',
      },
      {
        id: 'mehr-als-holzmenge',
        text: 'Mehr als Holzmenge',
      },
      {
        id: 'nachweis-pefc-und-was-er-sagt',
        text: 'Nachweis: PEFC und was er sagt',
      },
      {
        id: 'ein-plan-auf-einer-seite',
        text: 'Ein Plan auf einer Seite',
      },
    ],
    wordCount: 829,
    readingMinutes: 4,
  },
  {
    slug: 'seilwinde',
    title: 'Seilwinde: wählen, anhängen, sicher ziehen',
    description:
      'Welche Zugkraft zu welchem Traktor passt, warum die volle Trommel schwächer zieht, was die Umlenkrolle kann und wo bei gespanntem Seil niemand stehen darf.',
    date: '2026-11-21',
    updated: '2026-11-26',
    author: 'Redaktion Stammplatz',
    topic: 'technik',
    aliases: [],
    related: ['forsttraktoren', 'forststrassenbau', 'esche-als-brennholz'],
    marketReportOf: null,
    picture: {
      kind: 'singleLog',
      species: ['fichte'],
      seed: 27,
    },
    adverts: {
      category: 'SERVICES',
      param: 'rueckung',
    },
    sources: [
      'EN 14492-1 (Winden, Sicherheit der Seile)',
      'Bayerische Landesanstalt für Wald und Forstwirtschaft (LWF), waldwissen.net, „Sicherer Einsatz von Forstseilwinden“ (Prüfung, Anschlagmittel)',
      'Bayerische Waldbauernschule, „Die Forstseilwinde richtig bedienen“ (Zugkraft, Standort beim Ziehen)',
      'landwirt.com, Bericht von der Austrofoma (wirtschaftliche Rückedistanz)',
      'Praxiswerte zu Zugkraft, Seilen und Preisen, Stand November 2026',
    ],
    contents: [
      {
        id: 'die-richtige-groesse',
        text: 'Die richtige Größe',
      },
      {
        id: 'warum-die-volle-trommel-schwaecher-ist',
        text: 'Warum die volle Trommel schwächer ist',
      },
      {
        id: 'die-umlenkrolle',
        text: 'Die Umlenkrolle',
      },
      {
        id: 'stahl-oder-kunststoff',
        text: 'Stahl oder Kunststoff',
      },
      {
        id: 'wie-weit-es-sich-lohnt',
        text: 'Wie weit es sich lohnt',
      },
      {
        id: 'wo-niemand-steht',
        text: 'Wo niemand steht',
      },
      {
        id: 'vor-jeder-saison-pruefen',
        text: 'Vor jeder Saison prüfen',
      },
    ],
    wordCount: 805,
    readingMinutes: 4,
  },
  {
    slug: 'totholz-im-wald',
    title: 'Totholz im Wald: wie viel, wo, warum',
    description:
      'Ein Fünftel bis ein Viertel der Waldarten lebt vom toten Holz. Welche Stämme zählen, wo sie stehen dürfen und wann frisches Totholz zur Käferfalle wird.',
    date: '2026-11-21',
    updated: '2026-11-26',
    author: 'Redaktion Stammplatz',
    topic: 'wald',
    aliases: [],
    related: ['waldgesundheit', 'nachhaltige-waldbewirtschaftung', 'wildschaden-haftung'],
    marketReportOf: null,
    picture: {
      kind: 'forestStand',
      species: ['buche'],
      seed: 71,
    },
    adverts: {
      category: 'FOREST',
      param: null,
    },
    sources: [
      'Bundesforschungszentrum für Wald (BFW), waldwissen.net, „Totholz-Zunahme“ und „Holzvorrat auf Höchststand“ (29,7 Millionen m³ stehend, Österreichische Waldinventur 2016/18; Aufnahme von liegendem Holz und Stöcken seit 2007)',
      'Österreichische Waldinventur 2007/09, nach Holzkurier, Jänner 2011 (8,4 m³ je ha, nur stehend)',
      'Forstgesetz 1975, § 45, ris.bka.gv.at (Brutstätten von Forstschädlingen)',
      'ABGB § 1319a und Forstgesetz § 176 (Haftung an Wegen)',
      'Eidgenössische Forschungsanstalt WSL, waldwissen.net, „Totholz im Wald“ (ein Viertel der Waldarten)',
      'Müller und Bütler, European Journal of Forest Research, 2010 (Richtwerte von 20 bis 50 m³ je ha)',
    ],
    contents: [
      {
        id: 'wie-viel-gibt-es-wie-viel-waere-gut',
        text: 'Wie viel gibt es, wie viel wäre gut?',
      },
      {
        id: 'totholz-ist-nicht-gleich-totholz',
        text: 'Totholz ist nicht gleich Totholz',
      },
      {
        id: 'die-kaeferfrage',
        text: 'Die Käferfrage',
      },
      {
        id: 'wo-totholz-nicht-stehen-darf',
        text: 'Wo Totholz nicht stehen darf',
      },
      {
        id: 'foerdern-lassen',
        text: 'Fördern lassen',
      },
      {
        id: 'ein-rundgang-mit-dem-block',
        text: 'Ein Rundgang mit dem Block',
      },
    ],
    wordCount: 820,
    readingMinutes: 4,
  },
  {
    slug: 'waldgesundheit',
    title: 'Waldgesundheit: früh sehen, rechtzeitig handeln',
    description:
      'Wann der Buchdrucker fliegt, woran du Befall erkennst, wie viel Zeit bleibt und was Mischwald, Pflege und Wildstand mit der Gesundheit des Waldes zu tun haben.',
    date: '2026-11-21',
    updated: '2026-11-26',
    author: 'Redaktion Stammplatz',
    topic: 'wald',
    aliases: [],
    related: ['totholz-im-wald', 'esche-als-brennholz', 'nachhaltige-waldbewirtschaftung'],
    marketReportOf: null,
    picture: {
      kind: 'markedTrees',
      species: ['fichte'],
      seed: 63,
    },
    adverts: {
      category: 'SERVICES',
      param: 'schadholzaufarbeitung',
    },
    sources: [
      'Waldverband Oberösterreich, waldverband-ooe.at, 2. September 2024 (Entnahme bis zur halben Baumlänge)',
      'Bayerische Landesanstalt für Wald und Forstwirtschaft (LWF), waldwissen.net, „Befallssuche beim Borkenkäfer“ (Flug ab 16,5 Grad, zwei bis drei Generationen)',
      'Amt für Ernährung, Landwirtschaft und Forsten Holzkirchen (Lagerung mindestens 500 m vom Wald)',
      'waldverband.at, Beiträge zum klimafitten Wald (Stammzahlen nach der Läuterung)',
      'Forstgesetz 1975, §§ 43 bis 45, ris.bka.gv.at (Anzeige und Bekämpfung)',
      'Universität für Bodenkultur und Bundesforschungszentrum für Wald (BFW), „Eine Pilzkrankheit gefährdet die Esche“ (in Österreich seit 2005)',
    ],
    contents: [
      {
        id: 'der-buchdrucker-woche-fuer-woche',
        text: 'Der Buchdrucker, Woche für Woche',
      },
      {
        id: 'was-heraus-muss-und-wohin',
        text: 'Was heraus muss, und wohin',
      },
      {
        id: 'esche-eiche-foehre-die-anderen-patienten',
        text: 'Esche, Eiche, Föhre: die anderen Patienten',
      },
      {
        id: 'vorbeugen-heisst-mischen-und-platz-schaffen',
        text: 'Vorbeugen heißt mischen und Platz schaffen',
      },
      {
        id: 'der-jahreslauf-in-fuenf-rundgaengen',
        text: 'Der Jahreslauf in fünf Rundgängen',
      },
      {
        id: 'was-auf-den-block-gehoert',
        text: 'Was auf den Block gehört',
      },
    ],
    wordCount: 771,
    readingMinutes: 4,
  },
  {
    slug: 'wildschaden-haftung',
    title: 'Wildschaden im Wald: wer haftet',
    description:
      'Neun Jagdgesetze, kurze Fristen und die Frage nach dem Beweis. Was bei Verbiss und Schälen gilt, wie du Schäden dokumentierst und welche Tage du nicht versäumen darfst.',
    date: '2026-11-21',
    updated: '2026-11-26',
    author: 'Redaktion Stammplatz',
    topic: 'wald',
    aliases: [],
    related: ['waldgesundheit', 'nachhaltige-waldbewirtschaftung', 'totholz-im-wald'],
    marketReportOf: null,
    picture: {
      kind: 'youngTrees',
      species: ['buche'],
      seed: 88,
    },
    adverts: {
      category: 'SERVICES',
      param: 'verbissschutz',
    },
    sources: [
      'Land Oberösterreich, land-oberoesterreich.gv.at (Ablauf und Fristen nach dem Oberösterreichischen Jagdgesetz)',
      'Land Salzburg, salzburg.gv.at (Wildschadenskommission, Jagdgesetz §§ 85 bis 100)',
      'NÖ Jagdgesetz, § 101, und Steiermärkisches Jagdgesetz 1986, § 64, ris.bka.gv.at (wer haftet, mehrere zur ungeteilten Hand, Verlust des Anspruchs)',
      'Landesjagdverband, ljv.at (was nicht ersetzt wird)',
      'Praxiswerte zu Pflanzkosten und Kontrollzäunen, Stand November 2026. Dieser Beitrag ersetzt keine Rechtsberatung.',
    ],
    contents: [
      {
        id: 'was-als-wildschaden-gilt',
        text: 'Was als Wildschaden gilt',
      },
      {
        id: 'wer-zahlt',
        text: 'Wer zahlt',
      },
      {
        id: 'fristen-zwei-beispiele',
        text: 'Fristen: zwei Beispiele',
      },
      {
        id: 'beweisen-bevor-es-verwaechst',
        text: 'Beweisen, bevor es verwächst',
      },
      {
        id: 'vorbeugen-ist-billiger-als-streiten',
        text: 'Vorbeugen ist billiger als streiten',
      },
      {
        id: 'ablauf-auf-einen-blick',
        text: 'Ablauf auf einen Blick',
      },
    ],
    wordCount: 760,
    readingMinutes: 4,
  },
  {
    slug: 'erfolg-in-der-forstwirtschaft',
    title: 'Wirtschaftlicher Erfolg im eigenen Wald',
    description:
      'Was vom Holzpreis übrig bleibt, wo das Geld beim Ausformen verloren geht und warum zuerst verkauft und dann gefällt wird. Mit durchgerechneten Beispielen.',
    date: '2026-11-21',
    updated: '2026-11-26',
    author: 'Redaktion Stammplatz',
    topic: 'markt',
    aliases: [],
    related: ['forststrassenbau', 'holzmarkt-november-2024', 'festmeter-raummeter-schuettraummeter'],
    marketReportOf: null,
    picture: {
      kind: 'logTruck',
      species: ['fichte'],
      seed: 31,
    },
    adverts: {
      category: 'LOGS',
      param: null,
    },
    sources: [
      'Agrarpreisstatistik und Marktberichte 2025, noewien-forstverein.at und bauernzeitung.at (Fichte Bloch, Braunbloch)',
      'waldbesitzerverband.at, Österreichische Holzhandelsusancen 2006 (Übermaß, Längenstufen)',
      'FHP, „Holz richtig ausgeformt“, 2007, Vorwort nach docplayer.org (Geltung der Usancen zwischen Unternehmen)',
      'Waldverband und Landwirtschaftskammer Oberösterreich, Laub-Wertholzsubmission St. Florian 2022 (nach forstpraxis.de) und 2026 (nach bauernzeitung.at); Niederösterreich 2022 nach blickinsland.at',
      'forstpraxis.de und forstbook.info (Kosten der Holzernte), ergänzt um Praxiswerte, Stand November 2026',
    ],
    contents: [
      {
        id: 'vom-preis-zum-deckungsbeitrag',
        text: 'Vom Preis zum Deckungsbeitrag',
      },
      {
        id: 'die-teuersten-zentimeter-im-wald',
        text: 'Die teuersten Zentimeter im Wald',
      },
      {
        id: 'guete-ist-sorgfalt',
        text: 'Güte ist Sorgfalt',
      },
      {
        id: 'erst-verkaufen-dann-faellen',
        text: 'Erst verkaufen, dann fällen',
      },
      {
        id: 'die-ausnahme-der-besondere-stamm',
        text: 'Die Ausnahme: der besondere Stamm',
      },
      {
        id: 'aufschreiben-statt-schaetzen',
        text: 'Aufschreiben statt schätzen',
      },
      {
        id: 'foerderung-vorher-fragen',
        text: 'Förderung: vorher fragen',
      },
      {
        id: 'pruefliste-vor-der-naechsten-ernte',
        text: 'Prüfliste vor der nächsten Ernte',
      },
    ],
    wordCount: 854,
    readingMinutes: 4,
  },
  {
    slug: 'forsttraktoren',
    title: 'Forsttraktoren: worauf es im Holz ankommt',
    description:
      'Leistung, Schutzaufbau, Reifen, Hydraulik und die Frage, ab wie vielen Stunden im Jahr sich die eigene Maschine rechnet. Mit Prüfliste für den Gebrauchtkauf.',
    date: '2026-11-21',
    updated: '2026-11-23',
    author: 'Redaktion Stammplatz',
    topic: 'technik',
    aliases: [],
    related: ['seilwinde', 'traktor-testbericht', 'forststrassenbau'],
    marketReportOf: null,
    picture: {
      kind: 'forwarder',
      species: ['fichte'],
      seed: 44,
    },
    adverts: {
      category: 'SERVICES',
      param: 'forwarder',
    },
    sources: [
      'Normen für Schutzaufbauten. Forstmaschinen ISO 8082-1 (ROPS), ISO 8083 (FOPS) und ISO 8084 (OPS); Traktoren OECD Code 4 und ISO 5700 (ROPS)',
      'Kuratorium für Waldarbeit und Forsttechnik (KWF), „Traktoren im Forsteinsatz“, nach lw-heute.de (ab 100 kW für eine Winde mit 8 t)',
      'forstbook.info (Kosten der Vollmechanisierung)',
      'Praxiswerte zu Leistung, Kran, Gelände, Auslastung und Stundensätzen, Stand November 2026',
    ],
    contents: [
      {
        id: 'wie-viel-leistung-es-braucht',
        text: 'Wie viel Leistung es braucht',
      },
      {
        id: 'der-schutz-drei-kuerzel-und-ein-blech',
        text: 'Der Schutz: drei Kürzel und ein Blech',
      },
      {
        id: 'kran-und-rueckewagen',
        text: 'Kran und Rückewagen',
      },
      {
        id: 'gelaende-die-grenze-heisst-physik',
        text: 'Gelände: die Grenze heißt Physik',
      },
      {
        id: 'ab-wann-rechnet-sich-die-eigene-maschine',
        text: 'Ab wann rechnet sich die eigene Maschine?',
      },
      {
        id: 'pruefliste-fuer-den-gebrauchtkauf',
        text: 'Prüfliste für den Gebrauchtkauf',
      },
    ],
    wordCount: 808,
    readingMinutes: 4,
  },
  {
    slug: 'heizwert-von-brennholz',
    title: 'Heizwert von Brennholz: was wirklich zählt',
    description:
      'Je Kilo ist fast jedes Holz gleich, je Raummeter liegen Welten dazwischen. Formel, Tabelle und vier Rechnungen, mit denen du Angebote in Cent je kWh vergleichst.',
    date: '2026-11-21',
    updated: '2026-11-23',
    author: 'Redaktion Stammplatz',
    topic: 'brennholz',
    aliases: [],
    related: ['festmeter-raummeter-schuettraummeter', 'brennholz-richtig-lagern', 'kaminholz-kaufen'],
    marketReportOf: null,
    picture: {
      kind: 'heap',
      species: ['buche', 'fichte'],
      seed: 19,
    },
    adverts: {
      category: 'FIREWOOD',
      param: null,
    },
    sources: [
      'Bayerische Landesanstalt für Wald und Forstwirtschaft (LWF), Merkblatt 12 „Der Energieinhalt von Holz“ (Formel, geprüft an veröffentlichten Tabellen)',
      'Landkreis Heidenheim, landkreis-heidenheim.de (Heizwerte nach Holzart und Wassergehalt)',
      'FHP, „Holz richtig ausgeformt“, 2007 (Festmeter je Raumeinheit)',
      'proPellets Austria, Pelletspreis Jänner 2026 von 373 Euro je Tonne, nach krone.at',
    ],
    contents: [
      {
        id: 'eine-formel-genuegt',
        text: 'Eine Formel genügt',
      },
      {
        id: 'vom-kilo-zum-raummeter',
        text: 'Vom Kilo zum Raummeter',
      },
      {
        id: 'vier-angebote-ein-massstab',
        text: 'Vier Angebote, ein Maßstab',
      },
      {
        id: 'heizwert-oder-brennwert',
        text: 'Heizwert oder Brennwert?',
      },
      {
        id: 'was-das-fuer-die-wahl-bedeutet',
        text: 'Was das für die Wahl bedeutet',
      },
    ],
    wordCount: 853,
    readingMinutes: 4,
  },
  {
    slug: 'interview-mit-einem-waldbetrieb',
    title: 'Interview: sieben Stimmen aus dem Wald',
    description:
      'Was Waldbesitzer über Käfer, Preise, Wild und Mischwald öffentlich gesagt haben, zu einem Gespräch geordnet. Jeder Satz mit Quelle, keine Person erfunden.',
    date: '2026-11-21',
    updated: '2026-11-23',
    author: 'Redaktion Stammplatz',
    topic: 'markt',
    aliases: [],
    related: ['erfolg-in-der-forstwirtschaft', 'nachhaltige-waldbewirtschaftung', 'traktor-testbericht'],
    marketReportOf: null,
    picture: {
      kind: 'forestStand',
      species: ['laerche'],
      seed: 52,
    },
    adverts: {
      category: 'LOGS',
      param: null,
    },
    sources: [
      'Die Presse, diepresse.com, 2018, „Österreich. Ein Land der Waldbesitzer“ (Sandra Tuider)',
      'NÖN, noen.at, Oktober 2022, „Baumvielfalt macht klimafit“ (Sandra Tuider, 350 Hektar, Sturmfläche 2008)',
      'Forstzeitung, forstzeitung.at, Dezember 2025, Forstbetrieb des Jahres (Naturverjüngung)',
      'NÖN, noen.at, Juli 2019, und Forstzeitung, 10. Oktober 2019, „Waldviertel ohne Wald?“ (Franz Fischer)',
      'ORF, ots.at, Oktober 2019, „Am Schauplatz. Wenn der Wald stirbt“ (Karl Theurer, Hannes Datler)',
      'Die Presse, diepresse.com, Juni 2022, „Wenn kein Geld mehr auf Bäumen wächst“ (Stefan Wukowitsch)',
      'Kurier, kurier.at, März 2020 (Markus Hufnagl)',
      'Waldverband aktuell Steiermark, Ausgaben 3 und 4/2021 (Paul Lang)',
    ],
    contents: [
      {
        id: 'wer-hier-zu-wort-kommt',
        text: 'Wer hier zu Wort kommt',
      },
      {
        id: 'wie-bist-du-zum-wald-gekommen',
        text: 'Wie bist du zum Wald gekommen?',
      },
      {
        id: 'was-ist-damals-passiert',
        text: 'Was ist damals passiert?',
      },
      {
        id: 'was-bleibt-vom-preis',
        text: 'Was bleibt vom Preis?',
      },
      {
        id: 'warum-trifft-es-den-wald-haerter-als-den-acker',
        text: 'Warum trifft es den Wald härter als den Acker?',
      },
      {
        id: 'was-machst-du-jetzt-anders',
        text: 'Was machst du jetzt anders?',
      },
      {
        id: 'was-ist-deine-lehre-daraus',
        text: 'Was ist deine Lehre daraus?',
      },
      {
        id: 'was-wir-daraus-mitnehmen',
        text: 'Was wir daraus mitnehmen',
      },
    ],
    wordCount: 903,
    readingMinutes: 5,
  },
  {
    slug: 'traktor-testbericht',
    title: 'Traktor im Forst testen: ein Prüfablauf',
    description:
      'Ein Test in sechs Stationen, den du an einem Tag wiederholen kannst, mit veröffentlichten Werten dreier Maschinenklassen zum Vergleichen.',
    date: '2026-11-21',
    updated: '2026-11-23',
    author: 'Redaktion Stammplatz',
    topic: 'technik',
    aliases: [],
    related: ['forsttraktoren', 'seilwinde', 'erfolg-in-der-forstwirtschaft'],
    marketReportOf: null,
    picture: {
      kind: 'forwarder',
      species: ['buche'],
      seed: 58,
    },
    adverts: {
      category: 'SERVICES',
      param: 'maschinentransport',
    },
    sources: [
      'Kuratorium für Waldarbeit und Forsttechnik (KWF), „Traktoren im Forsteinsatz“, nach lw-heute.de (70 und 100 kW, Masse und Windenzugkraft)',
      'Beratungsstelle für Unfallverhütung in der Landwirtschaft, bul.ch, Rücken und Transportieren (10 kW je Tonne Zugkraft, Abfall um bis zu 30 Prozent)',
      'DLG, dlg.org, PowerMix 2.0 und PowerMix-Datenblatt (zwölf Feld- und zwei Straßenzyklen, Gewichtung, Angaben im Datenblatt), 2018 und 2019',
      'Landwirtschaftskammer Niedersachsen, lwk-niedersachsen.de, Schleppertest 2004 (Klasse 120 PS, Transportfahrt über 15 km)',
      'top agrar 4/2007 (Verbrauch von fünf 140-PS-Schleppern; Fehler beim Volltanken)',
      'forestbook.info, Leistungsdaten von Forstmaschinen und Maschinenkauf (Erntekosten, Investition)',
      'Mediengesetz § 26 (Kennzeichnung bezahlter Beiträge)',
    ],
    contents: [
      {
        id: 'was-am-anfang-stehen-muss',
        text: 'Was am Anfang stehen muss',
      },
      {
        id: 'drei-klassen-veroeffentlichte-werte',
        text: 'Drei Klassen, veröffentlichte Werte',
      },
      {
        id: 'station-1-wiegen',
        text: 'Station 1: Wiegen',
      },
      {
        id: 'station-2-ziehen',
        text: 'Station 2: Ziehen',
      },
      {
        id: 'station-3-ruecken-auf-zeit',
        text: 'Station 3: Rücken auf Zeit',
      },
      {
        id: 'station-4-verbrauch',
        text: 'Station 4: Verbrauch',
      },
      {
        id: 'station-5-kran-und-oel',
        text: 'Station 5: Kran und Öl',
      },
      {
        id: 'station-6-hang-und-handgriffe',
        text: 'Station 6: Hang und Handgriffe',
      },
      {
        id: 'das-blatt-fuer-deinen-test',
        text: 'Das Blatt für deinen Test',
      },
    ],
    wordCount: 857,
    readingMinutes: 5,
  },
  {
    slug: 'kaminholz-kaufen',
    title: 'Kaminholz kaufen: die sieben Fragen',
    description:
      'Einheit, Länge, Feuchte, Zustellung, Steuer. Mit sieben Fragen vor dem Kauf weißt du, was du bekommst, und erkennst unseriöse Angebote rechtzeitig.',
    date: '2026-11-21',
    author: 'Redaktion Stammplatz',
    topic: 'brennholz',
    aliases: [],
    related: ['festmeter-raummeter-schuettraummeter', 'brennholz-richtig-lagern', 'heizwert-von-brennholz'],
    marketReportOf: null,
    picture: {
      kind: 'crate',
      species: ['buche'],
      seed: 6,
    },
    adverts: {
      category: 'FIREWOOD',
      param: null,
    },
    sources: [
      'Arbeiterkammer Oberösterreich, Brennholzerhebung 2024, nach ooe.orf.at (62 Anbieter, 111 bis 198 Euro je rm)',
      'Landwirtschaftskammern Steiermark und Burgenland, Berichte zu Kistenware aus dem Handel (Menge und Feuchte)',
      'kleinezeitung.at und computerbild.de, Warnungen vor falschen Brennholzanbietern; Landeskriminalämter',
      'Umsatzsteuergesetz, Anlage 2 (ermäßigter Satz von 13 Prozent für Brennholz)',
      'Praxiswerte zu Bedarf, Scheitlängen und Jahreszeit, Stand November 2026',
    ],
    contents: [
      {
        id: 'frage-1-welche-einheit-und-wie-gemessen',
        text: 'Frage 1: Welche Einheit, und wie gemessen?',
      },
      {
        id: 'frage-2-welche-laenge-passt-in-meinen-ofen',
        text: 'Frage 2: Welche Länge passt in meinen Ofen?',
      },
      {
        id: 'frage-3-wie-trocken-ist-es-und-wer-hat-gemessen',
        text: 'Frage 3: Wie trocken ist es, und wer hat gemessen?',
      },
      {
        id: 'frage-4-welches-holz',
        text: 'Frage 4: Welches Holz?',
      },
      {
        id: 'frage-5-woher-kommt-es',
        text: 'Frage 5: Woher kommt es?',
      },
      {
        id: 'frage-6-was-kostet-es-vor-der-haustuer',
        text: 'Frage 6: Was kostet es vor der Haustür?',
      },
      {
        id: 'frage-7-was-steht-schriftlich-da',
        text: 'Frage 7: Was steht schriftlich da?',
      },
      {
        id: 'wie-viel-du-brauchst',
        text: 'Wie viel du brauchst',
      },
      {
        id: 'woran-du-betrug-erkennst',
        text: 'Woran du Betrug erkennst',
      },
    ],
    wordCount: 800,
    updated: '2026-11-21',
    readingMinutes: 4,
  },
  {
    slug: 'holzmarkt-november-2024',
    title: 'Holzmarktbericht November 2024',
    description:
      'Rückblick auf den österreichischen Holzmarkt im November 2024: Fichte zieht leicht an, Lärche fehlt, die Laubholzsaison beginnt, Energieholz liegt auf Lager.',
    date: '2026-11-21',
    author: 'Redaktion Stammplatz',
    topic: 'markt',
    aliases: [],
    related: ['holzmarkt-september-2024', 'erfolg-in-der-forstwirtschaft', 'buchenholz'],
    marketReportOf: '2024-11',
    picture: {
      kind: 'logPile',
      species: ['laerche', 'fichte'],
      seed: 77,
    },
    adverts: {
      category: 'LOGS',
      param: null,
    },
    sources: [
      'landwirt-media.com, Holzmarktbericht November 2024 (Fichte, Kiefer, Lärche, Laubholz, Industrie- und Energieholz, Käferholz in Bayern und Baden-Württemberg)',
      'kult.farm vom 16. Oktober 2024 (Preisband Fichte im Oktober)',
      'Waldverband Oberösterreich, waldverband-ooe.at, 2. September 2024 (Vergleichswert)',
      'Agrarpreisstatistik, noewien-forstverein.at, März 2025 (Jahreswerte Lärche, Kiefer, Buche und Brennholz 2024)',
      'ORF Oberösterreich zur Brennholzerhebung der Arbeiterkammer 2024; Holzkurier, Juli 2024 (Pellets)',
    ],
    contents: [
      {
        id: 'nadelholz-ein-kleiner-schritt-nach-oben',
        text: 'Nadelholz: ein kleiner Schritt nach oben',
      },
      {
        id: 'laubholz-die-saison-beginnt',
        text: 'Laubholz: die Saison beginnt',
      },
      {
        id: 'industrieholz-und-energieholz',
        text: 'Industrieholz und Energieholz',
      },
      {
        id: 'was-haushalte-bezahlten',
        text: 'Was Haushalte bezahlten',
      },
      {
        id: 'blick-ueber-die-grenze',
        text: 'Blick über die Grenze',
      },
      {
        id: 'was-daraus-zu-lernen-war',
        text: 'Was daraus zu lernen war',
      },
    ],
    wordCount: 825,
    updated: '2026-11-21',
    readingMinutes: 4,
  },
  {
    slug: 'holzmarkt-september-2024',
    title: 'Holzmarktbericht September 2024',
    description:
      'Rückblick auf den österreichischen Holzmarkt im September 2024: Fichtenpreise, Industrie- und Energieholz, Käferdruck und die Unwetter der Monatsmitte.',
    date: '2026-11-21',
    author: 'Redaktion Stammplatz',
    topic: 'markt',
    aliases: [],
    related: ['holzmarkt-november-2024', 'waldgesundheit', 'erfolg-in-der-forstwirtschaft'],
    marketReportOf: '2024-09',
    picture: {
      kind: 'logPile',
      species: ['fichte'],
      seed: 92,
    },
    adverts: {
      category: 'LOGS',
      param: 'fichte',
    },
    sources: [
      'Waldverband Oberösterreich, waldverband-ooe.at, Holzmarktinformation vom 2. September 2024',
      'Holzkurier, holzkurier.com, Juli 2024, Marktbericht der Landwirtschaftskammer Österreich (Preisband Fichte, Baukonjunktur, Energieholz)',
      'kult.farm vom 16. Oktober 2024 (Folgen der Unwetter in Niederösterreich und der Steiermark)',
      'Handelsregel zur Umrechnung, FHP „Holz richtig ausgeformt“, 2007 (2,11 fm Fichte je t atro)',
    ],
    contents: [
      {
        id: 'fichte-ein-fester-preis-fuer-einen-unsicheren-monat',
        text: 'Fichte: ein fester Preis für einen unsicheren Monat',
      },
      {
        id: 'warum-die-saege-vorsichtig-war',
        text: 'Warum die Säge vorsichtig war',
      },
      {
        id: 'kaefer-das-heisse-ende-des-sommers',
        text: 'Käfer: das heiße Ende des Sommers',
      },
      {
        id: 'energieholz-volle-lager-nach-einem-milden-winter',
        text: 'Energieholz: volle Lager nach einem milden Winter',
      },
      {
        id: 'mitte-september-sturm-schnee-hochwasser',
        text: 'Mitte September: Sturm, Schnee, Hochwasser',
      },
      {
        id: 'wie-man-so-einen-preis-liest',
        text: 'Wie man so einen Preis liest',
      },
      {
        id: 'was-sich-daraus-fuer-den-herbst-ablesen-liess',
        text: 'Was sich daraus für den Herbst ablesen ließ',
      },
    ],
    wordCount: 818,
    updated: '2026-11-21',
    readingMinutes: 4,
  },
];

import type { SampleKind } from './sample-kinds-types.ts';

/** Round wood: posts and poles, valuable stems, storm and beetle wood, Christmas trees. */
export const LOG_KINDS: readonly SampleKind[] = [
  {
    name: 'Zaunpfähle Robinie',
    category: 'LOGS',
    unit: 'STK',
    offers: [
      [
        'Zaunpfähle Robinie 2 m, Durchmesser 8-10 cm, gespitzt',
        'Entrindet, gespitzt, gefast. Akazie braucht keine Imprägnierung. Palettenweise oder ab 10 Stück.',
        {
          wood: 'ROBINIE',
          cm: 200,
          diameter: [8, 10],
          price: [9.5, 13],
          amount: [80, 600],
          from: 10,
          by: 'BUSINESS',
          delivers: true,
        },
      ],
      [
        'Akazienpfähle mit Rinde, 1,8 m',
        'Aus der eigenen Remise, nicht ganz gerade, dafür günstig. Für Zaun um die Hühner.',
        { wood: 'ROBINIE', cm: 180, diameter: [6, 11], price: [4.5, 6.5], amount: [40, 150] },
      ],
      [
        'Robinienpfosten stark für Koppel und Tor',
        '15 bis 18 cm dick, 2,5 m lang, geschält. Als Eck- und Torsteher.',
        { wood: 'ROBINIE', cm: 250, diameter: [15, 18], price: [28, 38], amount: [10, 50] },
      ],
    ],
  },
  {
    name: 'Zaunpfähle Lärche',
    category: 'LOGS',
    unit: 'STK',
    offers: [
      [
        'Zaunpfähle Lärche, gespalten, 1,75 m',
        'Vierteln und Achteln aus starken Stämmen, nur Kern. So wie man es bei uns immer gemacht hat.',
        { wood: 'LAERCHE', cm: 175, diameter: [10, 14], price: [6.5, 9], amount: [60, 300] },
      ],
      [
        'Lärchenstecken rund 2 m gespitzt',
        'geschält, 9-12 cm, am Bund je 25 Stück',
        { wood: 'LAERCHE', cm: 200, diameter: [9, 12], price: [6.9, 9.2], amount: [75, 400], from: 25 },
      ],
      [
        'Rundpfosten Lärche 2,5 m, gefräst 10 cm',
        'Zylindrisch gefräst für Spielgerät und Geländer, eine Seite gefast.',
        { wood: 'LAERCHE', cm: 250, diameter: 10, price: [17, 23], amount: [30, 200], by: 'BUSINESS', delivers: true },
      ],
    ],
  },
  {
    name: 'Zaunpfähle Kastanie',
    category: 'LOGS',
    unit: 'STK',
    offers: [
      [
        'Kastanienpfähle 1,5 m für Staketenzaun',
        'Edelkastanie gespalten, mit Rinde, gespitzt. Viel Gerbsäure, darum lange haltbar.',
        { wood: 'EDELKASTANIE', cm: 150, diameter: [5, 7], price: [3.8, 5.4], amount: [100, 700], by: 'BUSINESS' },
      ],
      [
        'Zaunpfahl Edelkastanie 2,2 m, 10 cm',
        'Aus Niederwald, geschält. Für Wildzaun und Obstgarten.',
        { wood: 'EDELKASTANIE', cm: 220, diameter: [9, 11], price: [7.8, 10.5], amount: [50, 250] },
      ],
      [
        'Kestenpfosten, alter Stadel, 14 Stück',
        'Kastanie rund, gebraucht aber gesund. Ein paar haben Klammern drin.',
        { wood: 'EDELKASTANIE', cm: [180, 240], diameter: [12, 16], price: [5, 8], amount: 14, by: 'PRIVATE' },
      ],
    ],
  },
  {
    name: 'Rebpfähle und Weinstecken',
    category: 'LOGS',
    unit: 'STK',
    offers: [
      [
        'Weinstecken Akazie 2 m',
        'Gespalten, gespitzt, für Stockkultur und Jungreben. Handarbeit aus dem Winter.',
        { wood: 'ROBINIE', cm: 200, diameter: [5, 7], price: [3.8, 5.5], amount: [200, 1500] },
      ],
      [
        'Rebpfähle Robinie 2,5 m für Drahtrahmen',
        'Als Zwischenpfähle 7-9 cm, Endpfähle 12-14 cm gegen Aufpreis. Für Bioweingärten, kein Imprägniermittel.',
        {
          wood: 'ROBINIE',
          cm: 250,
          diameter: [7, 9],
          price: [7.8, 10.4],
          amount: [150, 1200],
          by: 'BUSINESS',
          delivers: true,
        },
      ],
      [
        'Rebstecken Kastanie, 80 Stk',
        'waren für den Weingarten vom Vater gedacht. 1,80 lang',
        { wood: 'EDELKASTANIE', cm: 180, diameter: [5, 8], price: [3, 4.5], amount: 80, by: 'PRIVATE' },
      ],
    ],
  },
  {
    name: 'Weidepfähle',
    category: 'LOGS',
    unit: 'STK',
    offers: [
      [
        'Weidepfähle Lärche 1,75 m, gespitzt',
        'Für Stacheldraht oder Elektrozaun, 10 bis 12 cm. Zum Einschlagen mit der Ramme.',
        { wood: 'LAERCHE', cm: 175, diameter: [10, 12], price: [5.6, 7.6], amount: [100, 500], delivers: true },
      ],
      [
        'Almzaun Stecken Fichte/Lärche',
        'Für den Schrägzaun, gespalten 1,5 m, dazu Stangen 4 m auf Wunsch.',
        { wood: 'LAERCHE', cm: 150, diameter: [6, 9], price: [2.2, 3.4], amount: [150, 800] },
      ],
      [
        'Holzpflöcke für Viehweide, Eiche',
        'Eichenspälten mit viel Kern. Stück für Stück mit der Hand gespitzt, 1,6 m.',
        { wood: 'EICHE', cm: 160, diameter: [8, 12], price: [6, 8.4], amount: [40, 180] },
      ],
    ],
  },
  {
    name: 'Bohnenstangen',
    category: 'LOGS',
    unit: 'STK',
    offers: [
      [
        'Bohnenstangen Fichte 3 m',
        'Gerade Stangen aus dem Dickicht, 3 bis 4 cm, sauber geastet.',
        { wood: 'FICHTE', cm: 300, price: [1.5, 2.5], amount: [40, 200] },
      ],
      [
        'Stangen für Bohnen und Tomaten, Edelkastanie',
        '2 m lang, daumendick bis 3 cm, im Bund zu 20.',
        { wood: 'EDELKASTANIE', cm: 200, price: [1.2, 2], amount: [60, 200], from: 20 },
      ],
      [
        'Waldstangen, Esche, 4-5 m',
        'Für Hopfen, Rankgerüst, Fahnen oder Maibaum für Kinder. Unten 6 cm dick.',
        { wood: 'ESCHE', cm: [400, 500], diameter: [5, 6], price: [4, 6], amount: [10, 40], by: 'PRIVATE' },
      ],
    ],
  },
  {
    name: 'Furnierstämme',
    category: 'LOGS',
    unit: 'FM',
    offers: [
      [
        'Furnierstamm Eiche 68 cm, fehlerfrei',
        'Erdstamm 4,2 m, feinjährig, keine Frostleiste, kein Drehwuchs. Liegt geschützt vor Sonne, Stirn gewachst.',
        { wood: 'EICHE', cm: 420, diameter: 68, isSingle: true, price: [880, 1150], amount: 1.53 },
      ],
      [
        'Kirsche A-Ware, furniertauglich',
        'Zwei Stämme aus dem Feldgehölz, 48 und 52 cm. Anschauen jederzeit.',
        { wood: 'KIRSCHE', cm: [280, 340], diameter: [48, 52], price: [380, 520], amount: 1.23 },
      ],
      [
        'Schäl- und Furnierholz Buche',
        'Buche A/B, weißkernig, ab 50 cm, frisch im Dezember bis Februar. Lkw-weise nach Vereinbarung.',
        { wood: 'BUCHE', cm: [300, 500], diameter: [50, 70], price: [125, 160], amount: [25, 120], by: 'BUSINESS' },
      ],
    ],
  },
  {
    name: 'Submissionslose',
    category: 'LOGS',
    unit: 'FM',
    offers: [
      [
        'Submission Los 14: Eiche, Wertholz',
        'Einzelstamm für die Wertholzsubmission im Jänner, schriftliches Gebot je Festmeter. Kein Kranz, 3 m Kernstück astfrei.',
        { wood: 'EICHE', cm: 520, diameter: 61, isSingle: true, price: null, amount: 1.52 },
      ],
      [
        'Bergahorn Riegel, Gebote bis Monatsende',
        'Riegelung am Stamm deutlich zu sehen, Rinde stellenweise abgenommen. Anbot versiegelt oder per Nachricht, Zuschlag an das höchste.',
        { wood: 'AHORN', cm: 360, diameter: 54, isSingle: true, price: null, amount: 0.82 },
      ],
      [
        'Nussstamm zur Versteigerung, 57 cm',
        'Walnuss vom Bauernhof, auf Sturz gefallen im Oktober. Mindestgebot siehe Preis, Stammfuß mit Maserknolle.',
        { wood: 'NUSS', cm: 250, diameter: 57, isSingle: true, price: [620, 900], amount: 0.64 },
      ],
      [
        'Wertholzlos Elsbeere, 2 Stämme',
        'Selten genug: Elsbeere gerade gewachsen. Verkauf über Submission, Anmeldung bei uns.',
        { wood: 'ELSBEERE', cm: [300, 380], diameter: [40, 46], price: null, amount: 1.01, by: 'BUSINESS' },
      ],
    ],
  },
  {
    name: 'Käferholz',
    category: 'LOGS',
    unit: 'FM',
    offers: [
      [
        'Käferholz Fichte, 4 m, sofort abholbar',
        'Frischer Befall, noch mit Rinde, Bläue am Splint beginnt. Muss raus, bevor die nächsten ausfliegen.',
        { wood: 'FICHTE', cm: 400, diameter: [20, 42], price: [72, 92], amount: [25, 160] },
      ],
      [
        'Borkenkäferholz entrindet, trocken, 5 m',
        'Stehend abgestorben, gerückt und entrindet. Für Bauholz vom eigenen Säger noch gut.',
        { wood: 'FICHTE', cm: 500, diameter: [22, 45], price: [68, 85], amount: [15, 70] },
      ],
      [
        'Kaeferbaeume Kiefer/Föhre, Rundholz',
        'paar Stämme, trocken, für Hackgut oder Palettenholz',
        { wood: 'KIEFER', cm: [300, 400], diameter: [18, 30], price: [42, 56], amount: [8, 30], by: 'PRIVATE' },
      ],
    ],
  },
  {
    name: 'Windwurfholz gerückt',
    category: 'LOGS',
    unit: 'FM',
    offers: [
      [
        'Windwurf Fichte/Tanne aufgearbeitet',
        'Sturmholz vom Frühjahr, am Polter, teils Bruch. Güte B/C, Cx extra gelegt.',
        { wood: 'FITA', cm: [400, 500], diameter: [20, 48], price: [84, 104], amount: [40, 220] },
      ],
      [
        'Sturmholz Buche geworfen',
        'Liegt seit dem Föhnsturm mit Wurzelteller, abgelängt auf 3 und 4 m. Noch weiß.',
        { wood: 'BUCHE', cm: [300, 400], diameter: [28, 55], price: [72, 90], amount: [10, 60] },
      ],
      [
        'Windbruch Lärche, 3 bis 6 m',
        'Bruchstücke, gesund. Für Pfosten, Zaun oder Blockhaus.',
        { wood: 'LAERCHE', cm: [300, 600], diameter: [24, 44], price: [95, 125], amount: [6, 25] },
      ],
    ],
  },
  {
    name: 'Energieholz',
    category: 'LOGS',
    unit: 'T_ATRO',
    offers: [
      [
        'Energieholz Nadel, Abrechnung AMM',
        'Energierundholz ab Forststraße, Verrechnung nach Atro-Tonnen mit Rinde über das Heizwerk.',
        {
          wood: 'NADEL_GEMISCHT',
          cm: [300, 600],
          diameter: [8, 30],
          price: [74, 92],
          amount: [20, 200],
          by: 'BUSINESS',
        },
      ],
      [
        'Energierundholz Hartlaub, Lkw-fahrbar',
        'Esche und Buche mit Fäule, in 4 m. Zwei volle Züge. Wiegen bei der Brückenwaage im Ort.',
        { wood: 'LAUB_HART', cm: 400, diameter: [10, 60], price: [82, 100], amount: 38 },
      ],
      [
        'Hackholz / Polterholz zum Selberhacken',
        'Haufen liegt vor dem Wald, Wipfel und Dünnholz gemischt, ein Jahr alt. Preis t-atro oder wir schätzen gemeinsam.',
        { wood: 'LAUB_WEICH', cm: [300, 500], diameter: [6, 20], price: [60, 76], amount: [8, 30], by: 'PRIVATE' },
      ],
    ],
  },
  {
    name: 'Christbäume',
    category: 'LOGS',
    unit: 'STK',
    picture: { category: 'SERVICES', details: { serviceCategoryIds: [501] } },
    offers: [
      [
        'Christbäume Nordmanntanne 1,5 bis 2,2 m',
        'Frisch geschnitten ab 5. Dezember. Mit Netz, auf Wunsch auch in den Ständer eingepasst.',
        { wood: 'TANNE', cm: [150, 220], price: [29, 46], amount: [100, 600] },
      ],
      [
        'Christbaum selber aussuchen und umschneiden',
        'Fichten und Tannen aus unserer Kultur, ungespritzt. Säge leihen wir her, Punsch gibt es auch.',
        { wood: 'FITA', cm: [120, 300], price: [22, 34], amount: [50, 200], by: 'PRIVATE' },
      ],
      [
        'Weihnachtsbäume für Wiederverkäufer',
        'Nordmann, Größen sortiert, auf Palette genetzt. Abnahme ab 50 Stück, Gemeinden auch mit großen Bäumen bis 8 m.',
        {
          wood: 'TANNE',
          cm: [150, 250],
          price: [17, 25],
          amount: [300, 2000],
          from: 50,
          by: 'BUSINESS',
          delivers: true,
        },
      ],
      [
        'Große Tanne für Dorfplatz oder Firma, 9 m',
        'Steht am Waldrand, gut mit Kran erreichbar. Schneiden und Aufladen helfen wir.',
        { wood: 'TANNE', cm: 900, isSingle: true, price: [180, 320], amount: 1, by: 'PRIVATE' },
      ],
    ],
  },
];

/** What stands or lies in the forest for buyers who fetch it themselves. */
export const FOREST_KINDS: readonly SampleKind[] = [
  {
    name: 'Windwurf für Selbstwerber',
    category: 'FOREST',
    unit: 'EFM',
    offers: [
      [
        'Windwurf zum Selberaufarbeiten',
        'Etwa 30 Fichten liegen kreuz und quer, Zufahrt mit Traktor. Nur mit Motorsägenkurs und Schutzausrüstung, es ist Spannung drauf.',
        { wood: ['FICHTE'], diameter: 28, isProcessing: true, price: [22, 34], amount: [15, 40], by: 'PRIVATE' },
      ],
      [
        'Brennholz selber machen: Sturmholz Buche',
        'Zum Selberschneiden für den Eigenbedarf. Wir zeichnen an, was weg darf, bezahlt wird nach Raummeter am Ende, hier grob nach Erntefestmeter.',
        { wood: ['BUCHE'], diameter: 32, isProcessing: true, price: [30, 42], amount: [10, 60] },
      ],
      [
        'Selbstwerber gesucht, Laubholz umgefallen',
        'Erle, Esche, Weide entlang vom Bach. Muss bis Ende Februar draußen sein.',
        { wood: ['LAUB_WEICH', 'ESCHE'], diameter: 24, isProcessing: true, price: [15, 24], amount: [10, 35] },
      ],
    ],
  },
  {
    name: 'Schlagabraum',
    category: 'FOREST',
    unit: 'PAUSCHAL',
    offers: [
      [
        'Schlagabraum zu vergeben, Äste und Wipfel',
        'Nach der Ernte liegt am Weg ein langer Haufen Ast- und Wipfelmaterial. Zum Hacken geeignet, Platz für Hacker und Lkw ist da.',
        { wood: ['FICHTE', 'TANNE'], isProcessing: true, price: [60, 180], isTotal: true },
      ],
      [
        'Astholz gratis gegen Wegräumen',
        'Buchenwipfel, Holz und Reisig. Wer zusammenräumt, kann alles haben. Preis: nichts, nur sauber hinterlassen.',
        { wood: ['BUCHE'], isProcessing: true, price: null, by: 'PRIVATE' },
      ],
      [
        'Reisig und Gipfelholz nach Durchforstung',
        'Hart und weich gemischt, rund 80 srm gehackt geschätzt. Abtransport bis zum Frühjahr.',
        { wood: ['LAUB_HART', 'NADEL_GEMISCHT'], isProcessing: true, price: [90, 240], isTotal: true },
      ],
    ],
  },
  {
    name: 'Energieholz am Stock',
    category: 'FOREST',
    unit: 'PAUSCHAL',
    offers: [
      [
        'Windschutzgürtel zum Hacken, am Stock',
        'Pappel und Eschenahorn, 400 m lang. Rückschnitt auf den Stock, Hackgut gehört dem, der arbeitet.',
        { wood: ['PAPPEL', 'AHORN'], diameter: 22, isSale: true, isProcessing: true, price: [300, 700], isTotal: true },
      ],
      [
        'Dickungspflege gegen Brennholz',
        'Stangenholz Birke und Esche herausnehmen, 0,6 ha. Ideal für jemand mit kleinem Ofen und Geduld.',
        { wood: ['BIRKE', 'ESCHE'], diameter: 16, isProcessing: true, price: null, by: 'PRIVATE' },
      ],
      [
        'Erlenbestand am Bach, Energieholz stehend',
        'Ausgezeigt und frei zur Nutzung, Abfuhr über die Wiese nur bei Frost.',
        { wood: ['ERLE'], diameter: 20, isSale: true, price: [250, 480], isTotal: true },
      ],
    ],
  },
];

import { formatNumber } from '#domain/format/numbers.ts';

const adverts = (count: number, isEstimate: boolean): string => {
  if (count === 1) return '1 Anzeige';
  return `${isEstimate ? 'rund ' : ''}${formatNumber(count)} Anzeigen`;
};

/** Words of the landing pages around their own content, of the campaign page and of the page about the own place. */
export const landingTexts = {
  market: {
    title: { BUY: 'Jetzt am Marktplatz', SELL: 'Was andere gerade anbieten' },
    adverts,
    spanNote: (adverts: number, unit: string) =>
      `Acht von zehn Preisen liegen dazwischen. Grundlage: ${formatNumber(adverts)} Anzeigen mit Preis je ${unit}.`,
    few: 'Für eine Preisspanne gibt es noch zu wenige Anzeigen mit Preis.',
    elsewhere: (region: string) => `Noch nichts ${region}. Darum zeigen wir dir ganz Österreich.`,
    yourPlace: 'Für deine Gegend rechnen',
    otherPlace: 'Gegend ändern',
    from: (price: string) => `ab ${price}`,
    everywhere: 'In ganz Österreich',
    category: 'Kategorie',
    count: 'Anzeigen',
    lowest: 'Niedrigster Preis',
    noPrice: 'auf Anfrage',
    failed: 'Die Zahlen konnten nicht geladen werden. Die Suche funktioniert trotzdem.',
  },
  empty: {
    BUY: {
      title: 'Gerade bietet das niemand an',
      text: 'Das ändert sich oft von einem Tag auf den anderen. Bis dahin findest du Ähnliches in der ganzen Kategorie.',
    },
    SELL: {
      title: 'Noch niemand vor dir',
      text: 'Wer jetzt einstellt, steht ganz oben. Deine Anzeige ist die erste ihrer Art.',
    },
  },
  toAll: 'Alle Anzeigen ansehen',
  fresh: { BUY: 'Frisch eingestellt', SELL: 'So schreiben andere ihre Anzeige' },
  questions: 'Häufige Fragen',
  reading: 'Zum Weiterlesen',
  source: 'Quelle:',
  drawing: 'Symbolbild, gezeichnet',
  other: { BUY: 'Du willst verkaufen?', SELL: 'Du willst kaufen?' },
  campaign: {
    label: 'Partneraktion FAIE',
    title: 'Partneraktion mit FAIE',
    description: 'Die Partneraktion von Stammplatz und FAIE: ob sie läuft, bis wann, und wie du deinen Code einlöst.',
    runsEndless: 'Die Aktion läuft.',
    runs: (date: string) => `Die Aktion läuft bis ${date}.`,
    runsText:
      'Der Code gibt dir drei Monate Firmenseite gratis. Sie enden von selbst, du brauchst nichts zu kündigen. Leg ein Konto an und lös den Code im Profil ein, er steht dort schon im Feld.',
    code: 'Dein Code',
    codeNote: 'Schreib ihn auf oder heb diese Adresse auf.',
    register: 'Konto anlegen',
    profile: 'Im Profil einlösen',
    over: 'Die Aktion ist vorbei.',
    overOn: (date: string) => `Sie lief bis ${date}. Codes daraus lassen sich nicht mehr einlösen.`,
    overText: 'Derzeit läuft keine Aktion mit FAIE. Codes daraus lassen sich nicht einlösen.',
    plans: 'Abos im Vergleich',
    stillFree: 'Was ohne Code geht',
    stillFreeText:
      'Suchen, vergleichen, Angebote auf der Karte ansehen und eine Anzeige vorbereiten. Dafür brauchst du weder Code noch Abo.',
    search: 'Anzeigen ansehen',
    sell: 'Ich hab Holz',
  },
  geolocation: {
    title: 'Deine Gegend',
    description:
      'Wozu Stammplatz deine Gegend wissen will, wie du sie mit der Postleitzahl einträgst und wie du sie wieder löschst.',
    intro:
      'Holz ist schwer, der Weg kostet mit. Mit einer Postleitzahl zeigen wir dir Entfernungen, Zustellpreise und die Preise in deinem Bundesland.',
    form: 'Postleitzahl oder Ort',
    help: 'Zum Beispiel 4820 oder Bad Ischl',
    submit: 'Merken',
    remembered: (place: string) => `Gemerkt: ${place}.`,
    rememberedText: 'Entfernungen und Preise richten sich ab jetzt danach.',
    forget: 'Gegend vergessen',
    forgotten: 'Vergessen. Wir zeigen dir wieder ganz Österreich.',
    unknown: (typed: string) =>
      `„${typed}“ kennen wir nicht. Versuch es mit der Postleitzahl oder dem Namen der Gemeinde.`,
    here: 'Standort einmal abfragen',
    hereTitle: 'Oder das Gerät fragen',
    hereText:
      'Dein Browser fragt dich zuerst. Wir runden den Standort schon auf deinem Gerät auf etwa einen Kilometer, suchen die nächste Postleitzahl und behalten nur diese.',
    hereWithoutScript: 'Dazu braucht es JavaScript. Die Postleitzahl oben geht auch ohne.',
    searching: 'Der Standort wird gesucht …',
    denied: 'Der Browser gibt den Standort nicht frei. Die Postleitzahl oben geht genauso gut.',
    failed: 'Der Standort konnte nicht bestimmt werden. Gib bitte die Postleitzahl ein.',
    noneNear: 'Rund um diesen Standort kennen wir keinen Ort. Gib bitte die Postleitzahl ein.',
    whyTitle: 'Was wir damit machen, und was nicht',
    why: [
      'Wir sortieren nach Entfernung und rechnen den Preis bis vor deine Tür, wo jemand zustellt.',
      'Wir merken uns Land und Postleitzahl ein Jahr lang in einem Cookie auf deinem Gerät. Im Konto steht nichts davon.',
      'Anbieter erfahren deine Postleitzahl nur, wenn du sie ihnen schreibst.',
    ],
    onwards: 'Und jetzt',
    toAdverts: 'Anzeigen in der Nähe',
    toMap: 'Auf der Karte',
    backTo: (page: string) => `Zurück: ${page}`,
  },
} as const;

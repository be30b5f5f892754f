import type { HandoverKind } from '#domain/origin/handover.ts';

const MESSAGES: Record<HandoverKind, (isAgain: boolean) => string> = {
  OUTLINE: (isAgain) =>
    isAgain
      ? 'Ich habe dir den genauen Umriss der Fläche neu übergeben. Du findest ihn oben im Chat unter „Herkunft“.'
      : 'Ich habe dir den genauen Umriss der Fläche übergeben. Du findest ihn oben im Chat unter „Herkunft“.',
};

/** Handing the private facts about the origin of wood to the other side of a chat. */
export const handoverTexts = {
  title: 'Herkunft',
  about: (title: string) => `Zur Anzeige „${title}“`,
  back: 'Zurück zum Chat',
  link: 'Herkunft',
  messages: MESSAGES,
  fileNames: { OUTLINE: 'stammplatz-flaeche' } satisfies Record<HandoverKind, string>,
  outline: {
    title: 'Umriss der Fläche',
    seller: {
      NONE: 'Zu dieser Anzeige gibt es noch keinen Umriss.',
      READY:
        'Nur du kennst den genauen Umriss. Du kannst ihn der anderen Seite dieses Chats übergeben, sonst sieht ihn niemand.',
      HANDED: (at: string) => `Übergeben am ${at}. Die andere Seite sieht den Umriss, wie er hier steht.`,
      CHANGED: (at: string) =>
        `Übergeben am ${at}. Seither hast du den Umriss geändert: Die andere Seite sieht noch den alten.`,
    },
    buyer: {
      NONE: 'Die genaue Fläche wurde dir nicht übergeben. Frag im Chat danach.',
      HANDED: (at: string) => `Dir übergeben am ${at}. Nur du siehst diesen Umriss; bitte gib ihn nicht weiter.`,
    },
    draw: 'Umriss einzeichnen',
    change: 'Umriss ändern',
    handOver: 'Umriss übergeben',
    again: 'Neuen Umriss übergeben',
    takeBack: 'Wieder wegnehmen',
    takeBackHelp: 'Was die andere Seite schon gespeichert hat, bleibt bei ihr.',
    save: 'Als GeoJSON speichern',
    drawing: (hectares: string) => `Umriss der Fläche, ${hectares}`,
    coordinates: 'Koordinaten (WGS 84, Breite und Länge)',
    area: 'Fläche',
    perimeter: 'Umfang',
    species: 'Holzarten',
    done: 'Der Umriss ist übergeben. Im Chat steht eine Nachricht dazu.',
    taken: 'Der Umriss ist nicht mehr zu sehen.',
  },
  failed: 'Das hat nicht geklappt. Bitte versuch es noch einmal.',
  offline: 'Ohne Verbindung geht das nicht. Bitte versuch es später noch einmal.',
  refusals: {
    noWood: 'Zu einer Dienstleistung gehört keine Fläche.',
    notSeller: 'Übergeben kann nur, wer verkauft.',
    nothing: 'Zu dieser Anzeige gibt es nichts zu übergeben.',
    notHanded: 'Das wurde nicht übergeben.',
  },
} as const;

import type { HandoverKind, HandoverState } from '#domain/origin/handover.ts';

type Words = {
  title: string;
  seller: Record<HandoverState, (at: string) => string>;
  buyer: Record<HandoverState, (at: string) => string>;
  handOver: string;
  again: string;
  enter: string;
  change: string;
  done: string;
  taken: string;
};

const outlineOfBuyer = (at: string): string =>
  `Dir übergeben am ${at}. Nur ihr beide seht diesen Umriss; bitte gib ihn nicht weiter.`;

const recordOfBuyer = (at: string): string =>
  `Dir übergeben am ${at}. Bewahr die Nummern fünf Jahre auf: Speicher dir das PDF.`;
const noRecord = (): string => 'Herkunftsangaben wurden dir nicht übergeben. Frag im Chat danach.';

const PARTS: Record<HandoverKind, Words> = {
  OUTLINE: {
    title: 'Umriss der Fläche',
    seller: {
      NONE: () => 'Zu dieser Anzeige gibt es noch keinen Umriss.',
      READY: () =>
        'Den genauen Umriss siehst nur du. Du kannst ihn der anderen Seite dieses Chats übergeben; alle anderen sehen ihn weiterhin nicht.',
      HANDED: (at) => `Übergeben am ${at}. Die andere Seite sieht den Umriss, wie er hier steht.`,
      CHANGED: (at) =>
        `Übergeben am ${at}. Seither hast du den Umriss geändert: Die andere Seite sieht noch den alten.`,
    },
    buyer: {
      NONE: () => 'Der genaue Umriss wurde dir nicht übergeben. Frag im Chat danach.',
      READY: () => 'Der genaue Umriss wurde dir nicht übergeben. Frag im Chat danach.',
      HANDED: outlineOfBuyer,
      CHANGED: outlineOfBuyer,
    },
    handOver: 'Umriss übergeben',
    again: 'Neuen Umriss übergeben',
    enter: 'Umriss einzeichnen',
    change: 'Umriss ändern',
    done: 'Der Umriss ist übergeben. Im Chat steht eine Nachricht dazu.',
    taken: 'Die andere Seite sieht den Umriss nicht mehr.',
  },
  EUDR: {
    title: 'Angaben nach EU-Entwaldungsverordnung',
    seller: {
      NONE: () => 'Zu dieser Anzeige gibt es noch keine Angaben.',
      READY: () => 'Diese Angaben siehst nur du. Du kannst sie der anderen Seite dieses Chats übergeben.',
      HANDED: (at) => `Übergeben am ${at}. Die andere Seite sieht die Angaben, wie sie hier stehen.`,
      CHANGED: (at) =>
        `Übergeben am ${at}. Seither hast du die Angaben geändert: Die andere Seite sieht noch die alten.`,
    },
    buyer: { NONE: noRecord, READY: noRecord, HANDED: recordOfBuyer, CHANGED: recordOfBuyer },
    handOver: 'Angaben übergeben',
    again: 'Neue Angaben übergeben',
    enter: 'Angaben machen',
    change: 'Angaben ändern',
    done: 'Die Angaben sind übergeben. Im Chat steht eine Nachricht dazu.',
    taken: 'Die andere Seite sieht die Angaben nicht mehr.',
  },
};

const MESSAGES: Record<HandoverKind, (isAgain: boolean) => string> = {
  OUTLINE: (isAgain) =>
    `Ich habe dir den genauen Umriss der Fläche ${isAgain ? 'neu ' : ''}übergeben. Du findest ihn im Menü dieses Chats unter „Herkunft des Holzes“.`,
  EUDR: (isAgain) =>
    `Ich habe dir die Angaben nach EU-Entwaldungsverordnung ${isAgain ? 'neu ' : ''}übergeben. Du findest sie im Menü dieses Chats unter „Herkunft des Holzes“.`,
};

/** Handing the private facts about the origin of wood to the other side of a chat. */
export const handoverTexts = {
  title: 'Herkunft des Holzes',
  about: (title: string) => `Zur Anzeige „${title}“`,
  back: 'Zurück zum Chat',
  parts: PARTS,
  messages: MESSAGES,
  fileNames: { OUTLINE: 'stammplatz-flaeche', EUDR: 'stammplatz-herkunft' } satisfies Record<HandoverKind, string>,
  takeBack: 'Wieder wegnehmen',
  takeBackHelp: 'Was die andere Seite schon gespeichert hat, bleibt bei ihr.',
  saveGeoJson: 'Als GeoJSON speichern',
  savePdf: 'Als PDF speichern',
  drawing: (hectares: string) => `Umriss der Fläche, ${hectares}`,
  coordinates: 'Koordinaten (WGS 84, Breite und Länge)',
  failed: 'Das hat nicht geklappt. Bitte versuch es noch einmal.',
  offline: 'Ohne Verbindung geht das nicht. Bitte versuch es später noch einmal.',
  refusals: {
    noWood: 'Zu einer Dienstleistung gehören keine Fläche und keine Herkunft.',
    incomplete: 'Zum Übergeben fehlt noch:',
    notSeller: 'Übergeben kann nur, wer verkauft.',
    nothing: 'Zu dieser Anzeige gibt es nichts zu übergeben.',
    notHanded: 'Das wurde nicht übergeben.',
  },
} as const;

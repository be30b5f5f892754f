/** Sentences with which the server refuses something in a chat, and words it puts into one. */
export const chatRefusals = {
  notFound: 'Diesen Chat gibt es nicht.',
  imageNotFound: 'Dieses Bild gibt es nicht.',
  ownAdvert: 'Das ist deine eigene Anzeige. Interessierte schreiben dir hier von selbst.',
  empty: 'Schreib bitte etwas oder häng ein Bild an.',
  forgedSender: 'Du kannst nur im eigenen Namen schreiben.',
  otherChat: 'Diese Nachricht ist für einen anderen Chat gedacht.',
  idTaken: 'Unter dieser Kennung gibt es schon eine andere Nachricht. Schick sie bitte noch einmal neu.',
  foreignImage: 'Dieses Bild gehört nicht zu deinen Bildern für Chats. Lade es bitte noch einmal hoch.',
  fileMissing: 'Es ist kein Bild angekommen. Wähl bitte eines aus.',
  blockedByMe: 'Du hast diese Person blockiert. Heb das auf, wenn du ihr wieder schreiben willst.',
  blockedByOther: 'In diesem Chat kannst du gerade nichts schreiben. Andere Anbieter findest du in der Suche.',
  otherBlocked: 'Dieses Konto ist gesperrt. Deine Nachricht würde niemand lesen.',
  ownMessagesReported: 'Melden kannst du nur Nachrichten der anderen Seite, nicht deine eigenen.',
  otherGone: 'Dieses Konto gibt es nicht mehr. Deine Nachricht würde niemand lesen.',
  sameText:
    'Du hast diesen Text schon in vielen neuen Chats verschickt. Bitte warte eine Stunde oder schreib persönlicher.',
  unknownMessages: 'Diese Nachrichten gehören nicht zu diesem Chat. Wähl sie bitte noch einmal aus.',
  tooManyStreams: 'Gerade sind zu viele Verbindungen offen. Bitte versuch es gleich noch einmal.',
} as const;

export const chatTexts = { accountGone: 'Konto gelöscht' } as const;

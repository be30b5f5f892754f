/** Words of the ways into the chats, on pages that know nothing else of them. */
export const chatEntryTexts = {
  chats: 'Chats',
  some: 'Chats, ungelesene Nachrichten',
  unread: (count: number) => `Chats, ${count} ungelesen`,
  titleSome: '• ',
  titleCount: (count: number) => `(${count}) `,
  write: 'Nachricht schreiben',
  writeShort: 'Nachricht',
  yours: 'Deine Chats zu dieser Anzeige',
} as const;

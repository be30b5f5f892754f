/** A talk of the sample marketplace: `seller` and `buyer` are numbers of sample people, times are minutes before the start. */
export type SampleTalk = {
  seller: number;
  buyer: number;
  /** How many of the messages each side has read. */
  readBySeller: number;
  readByBuyer: number;
  lines: readonly { from: 'seller' | 'buyer'; minutesAgo: number; text: string }[];
};

const DAY = 24 * 60;

/** 0 sells, 1 is the company, 2 buys; the others have no role of their own. */
export const SAMPLE_TALKS: readonly SampleTalk[] = [
  {
    seller: 0,
    buyer: 2,
    readBySeller: 5,
    readByBuyer: 4,
    lines: [
      { from: 'buyer', minutesAgo: 2 * DAY + 31, text: 'Grüß dich, ist das noch zu haben?' },
      { from: 'seller', minutesAgo: 2 * DAY + 12, text: 'Ja, liegt trocken unter Dach. Anschauen geht jederzeit.' },
      { from: 'buyer', minutesAgo: DAY + 45, text: 'Passt. Wie hast du gemessen?' },
      {
        from: 'seller',
        minutesAgo: DAY + 20,
        text: 'Geschlichtet am Lagerplatz, beim Aufladen messen wir noch einmal gemeinsam.',
      },
      { from: 'buyer', minutesAgo: DAY + 2, text: 'Gut, dann komm ich am Samstag um 9 mit dem Anhänger.' },
      {
        from: 'seller',
        minutesAgo: 38,
        text: 'Samstag um 9 ist gut. Die Zufahrt ist geschottert, das geht auch bei Regen.',
      },
    ],
  },
  {
    seller: 1,
    buyer: 2,
    readBySeller: 3,
    readByBuyer: 3,
    lines: [
      { from: 'buyer', minutesAgo: 6 * DAY + 200, text: 'Guten Tag, liefert ihr auch am Nachmittag?' },
      {
        from: 'seller',
        minutesAgo: 6 * DAY + 90,
        text: 'Ja, bis 17 Uhr. Der Fahrer ruft eine halbe Stunde vorher an.',
      },
      { from: 'buyer', minutesAgo: 6 * DAY + 60, text: 'Danke, ich meld mich, sobald der Platz frei ist.' },
    ],
  },
  {
    seller: 10,
    buyer: 2,
    readBySeller: 1,
    readByBuyer: 1,
    lines: [
      { from: 'buyer', minutesAgo: 9 * DAY + 15, text: 'Kannst du auch nach Amstetten zustellen?' },
      {
        from: 'seller',
        minutesAgo: 9 * DAY,
        text: 'Kein Problem. Bitte den Betrag vorab überweisen, Rest klären wir auf Whats App.',
      },
    ],
  },
  {
    seller: 0,
    buyer: 9,
    readBySeller: 0,
    readByBuyer: 1,
    lines: [{ from: 'buyer', minutesAgo: 95, text: 'Hallo, ich bräuchte etwa die Hälfte davon. Teilst du auf?' }],
  },
];

const LONGEST_QUOTE = 500;

const cut = (text: string): string =>
  text.length <= LONGEST_QUOTE ? text : `${text.slice(0, LONGEST_QUOTE).toWellFormed()} …`;

type Quoted = { answer: string; title: string; offer: string; link: string | null };

/** The first message of a chat that answers an offer: the answer, and below it what it answers. */
export const offerQuote = ({ answer, title, offer, link }: Quoted): string =>
  [answer, `Zu deinem Angebot auf mein Gesuch „${title}“:`, `„${cut(offer)}“`, ...(link === null ? [] : [link])].join(
    '\n\n',
  );

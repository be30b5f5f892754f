import type { BlockGround } from '#domain/moderation/report-reasons.ts';
import type { RiskSign } from '#domain/moderation/shield/risk-signs.ts';

/** What the owner of an advert reads about each sign. */
export const riskSigns: Record<RiskSign, string> = {
  PAYMENT_AHEAD: 'Der Text verlangt Geld, bevor das Holz da ist, oder einen Zahlungsweg ohne Rückweg.',
  FOREIGN_ACCOUNT: 'Im Text steht eine ausländische Kontonummer.',
  COPIED_PICTURE: 'Ein Foto gleicht dem Foto in der Anzeige eines anderen Kontos.',
  COPIED_TEXT: 'Der Text gleicht der Anzeige eines anderen Kontos fast Wort für Wort.',
  PRICE_FAR_BELOW: 'Der Preis liegt mindestens 50 % unter dem, was in der Gegend üblich ist.',
  PRICE_BELOW: 'Der Preis liegt mindestens 35 % unter dem, was in der Gegend üblich ist.',
  HIDDEN_CONTACT: 'Im Text steht eine verschleierte Telefonnummer oder Adresse oder ein auffälliger Link.',
  CONTACT_ELSEWHERE: 'Der Text führt von Stammplatz weg, etwa in einen anderen Chat oder Shop.',
  MANY_PLACES: 'Das Konto bietet binnen einer Woche in vier oder mehr Orten an, die weit auseinanderliegen.',
  BLOCKED_BEFORE: 'Andere Anzeigen dieses Kontos wurden schon gesperrt.',
  ABSENT_SELLER: 'Im Text steht, dass der Anbieter nicht da ist oder eine Besichtigung nicht geht.',
  PRESSURE: 'Der Text drängt zur Eile.',
  NEW_ACCOUNT: 'Das Konto ist jünger als 14 Tage.',
};

/** What buyers read about each sign; signs that tell them nothing are left out. */
export const cautions: Partial<Record<RiskSign, string>> = {
  PAYMENT_AHEAD: 'Hier sollst du zahlen, bevor das Holz da ist. Zahl erst, wenn du es gesehen und gemessen hast.',
  FOREIGN_ACCOUNT: 'Hier steht eine ausländische Kontonummer.',
  COPIED_PICTURE: 'Ein Foto kommt auch in der Anzeige eines anderen Kontos vor.',
  COPIED_TEXT: 'Fast derselbe Text steht in der Anzeige eines anderen Kontos.',
  PRICE_FAR_BELOW: 'Der Preis liegt mehr als 50 % unter dem Üblichen.',
  PRICE_BELOW: 'Der Preis liegt mehr als 35 % unter dem Üblichen.',
  HIDDEN_CONTACT: 'Der Text enthält eine verschleierte Nummer oder Adresse oder einen auffälligen Link.',
  CONTACT_ELSEWHERE: 'Der Text führt dich von Stammplatz weg, etwa in einen anderen Chat oder Shop.',
  MANY_PLACES: 'Dieses Konto bietet seit kurzem in vielen weit entfernten Orten an.',
  ABSENT_SELLER: 'Der Anbieter ist angeblich nicht da oder lässt nicht besichtigen.',
  NEW_ACCOUNT: 'Das Konto ist keine 14 Tage alt.',
};

export const cautionTexts = {
  title: 'An dieser Anzeige ist etwas ungewöhnlich',
  advice: 'Das muss nichts heißen. Schau dir das Holz vorher an und zahl erst bei der Übergabe.',
} as const;

/** The statement of reasons for an advert that waits for a moderator (DSA Art. 17). */
export const holdStatement = (
  signs: readonly RiskSign[],
): { fact: string; ground: BlockGround; groundText: string } => ({
  fact: signs.map((sign) => riskSigns[sign]).join(' '),
  ground: 'TERMS',
  groundText: 'Punkt „Meldungen und Entscheidungen“',
});

export const heldMail = {
  subject: (title: string) => `Wir schauen kurz über deine Anzeige „${title}“`,
  preheader: 'Sie ist angehalten, bis ein Mensch sie gesehen hat.',
  paragraphs: (title: string, signs: readonly RiskSign[]) => [
    `ein Programm hat deine Anzeige „${title}“ angehalten. Sie ist gerade nicht zu finden, nur du siehst sie noch. Gelöscht ist nichts.`,
    `Aufgefallen ist: ${signs.map((sign) => riskSigns[sign]).join(' ')}`,
    'Worauf wir uns stützen: unsere AGB, Punkt „Meldungen und Entscheidungen“. So etwas kommt bei Betrug mit Brennstoffen oft vor, bei ehrlichen Anzeigen aber auch.',
    'Ein Mensch aus unserer Moderation sieht sich die Anzeige an. Du brauchst nichts zu tun. Schneller geht es, wenn du uns schreibst, wie es wirklich ist: zum Beispiel warum der Preis so niedrig ist oder woher die Fotos sind.',
  ],
  action: 'Ansehen und antworten',
} as const;

export const shieldTexts = {
  held: 'Angehalten',
  heldNote: (score: number) =>
    `Vom Programm angehalten (${score} Punkte). Entscheide: Freigeben hebt das Anhalten auf, Sperren bestätigt es.`,
  unusual: (score: number) => `Vom Programm geprüft: ${score} Punkte.`,
  released: 'Von der Moderation freigegeben.',
  confirmed: 'Von der Moderation bestätigt.',
  none: 'Vom Programm geprüft: nichts aufgefallen.',
  title: 'Zeichen von Betrug',
} as const;

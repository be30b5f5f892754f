import { isSomewhere, joinSpelled, sentencesOf } from './fraud-text.ts';

/** Words for paying before the goods are there, whatever else the sentence says. */
const PREPAYMENT =
  /\bvor-? ?kass|\bvoraus-? ?(?:kass|zahl|rechnung|uberweis)|\bvoran?zahl|\bvorab-? ?(?:zahl|uberweis|uber)|\bvoranzahl|\bprepay|\b(?:pay|money|payment) (?:\w+ ){0,3}in advance\b|\badvance payment\b|\b(?:\w*uberweis\w*|anzahlung|zahlung|kaution) (?:\w+ ){0,3}bevor\b|\b(?:reservier\w*|zuruckleg\w*|halte?) [^.!?]{0,30}\bgegen (?:\w+ ){0,2}(?:\w*uberweisung|anzahlung|kaution|vorauszahlung)\b|\bbei sofortzahlung\b|\bwer (?:mir|uns) [^.!?]{0,30}(?:€|euro|eur) [^.!?]{0,20}(?:schickt|sendet|uberweist)\b|\b(?:bankverbindung|kontoverbindung) [^.!?]{0,20}geandert\b|\b(?:wer|wennst|wenn du|wenn sie)\b[^.!?]{0,40}\b(?:zahlst?|zahlen|anzahlt|uberweist|kaufpreis zukommen|einzahlt)\b[^.!?]{0,50}\b(?:darf|schlussel\w*|laden|zuschlag|adress\w*)\b|\bzuschlag\b[^.!?]{0,60}\banzahlt\b|\bnur gegen (?:einen |eine )?(?:\w*beitrag|pauschale|gebuhr|vergutung)\b/u;
const STRONG_AHEAD = /\b(?:vorab|voraus|vorhinein|vorweg|vorfeld|in advance)\b/u;
const AHEAD =
  /\b(?:vorab|voraus|vorhinein|vorweg|vorfeld|vorher|davor|vor (?:\w+ )?(?:(?:aus|an)?liefer\w*|zustell\w*|versand\w*|abhol\w*|verlad\w*|transport\w*|ubergabe|abfahrt|abkipp\w*|losfahr\w*|belad\w*|abfuhr)|bevor (?:\w+ ){0,3}(?:los)?(?:fahrt|liefer\w*|versend\w*|belad\w*)|vuaher|vorher|vor (?:arbeits)?beginn|bei (?:auftragserteilung|zusage|bestellung))\b/u;
const ON_ORDER = /\bbei (?:der )?(?:bestellung|reservierung|auftrag\w*)\b/u;
const PAY =
  /\b(?:uberweis\w*|ueberweis\w*|uberwies\w*|bezahl\w*|zahl\w*|anzahl\w*|anzuzahl\w*|angezahlt|i[bw]aweis\w*|aunzoi\w*|einzahl\w*|anweis\w*|begleich\w*|fallig|geld|kohle|sepa|betrag\w*|summe|kaution|angeld|am konto|aufs konto|verrechnet|beglichen)\b/u;
const AMOUNT = /\d\s?(?:euro|eur\b|€|%)|€\s?\d/u;
const DEPOSIT =
  /\b(?:anzahl\w*|angeld|kaution|reservierungsgebuhr\w*|reservierungsbetrag|anzuzahlen|handgeld|aunzoi\w*|zahl\w* (?:\w+ ){0,4}an)\b/u;
const BY_BANK = /\b(?:uberweis\w*|konto|firmenkonto|iban|reservier\w*|vorher|vorweg|foto|fallig)\b/u;

/** Goods that move, and money that has to be there before. */
const DELIVERS =
  /\b(?:(?:aus|ge|an)?liefer\w*|ausgeliefert|fahr\w*|schick\w*|verlad\w*|versend\w*|los\w*|lkw|fahrer|zustell\w*|bring\w*|komm\w*|lad[et]?\b|lade\w*|auflad\w*|raus|ware|weggeschickt|reservier\w*|halte?\b|weg\b|send\w*|erhalt\w*|\w*sperr\w*|schlussel\w*|zuruckleg\w*|besichtig\w*|adress\w*|stapler|abholen|hol\w*|termin\w*|ubergabe|begehung\w*|vergeben|\w*wochen\b)/u;
const GOODS = /\b(?:vollmacht|termin|ubergabe|zugang|holz|buche|scheiter|paletten|pellets|ladung)\b/u;
const MONEY_IS_IN =
  /\b(?:sobald|nachdem|sowie|erst wenn)\b[^.!?]{0,60}\b(?:geld|kohle|zahlung\w*|bezahl\w*|betrag|summe|\w*uberweis\w*|uberwiesen|anzahlung|angezahlt|gutgeschrieben|beleg|eingang)\b|\bdass (?:bezahlt|uberwiesen) (?:ist|wurde)\b|\b(?:wenn|wonn|wann|bis)\b[^.!?]{0,60}\b(?:geld|kohle|zahlung\w*|betrag|summe|anzahlung|uberweisung)\b[^.!?]{0,40}\b(?:da|do|konto|eingelangt|angekommen|eingegangen|eintrifft|gutgeschrieben|uberwiesen|einbezahlt)\b|\bnach (?:(?!liefer|abhol|erhalt der ware|ware|besichtig|verlad|abladen|zustell|ubergabe|messen)\w+ ){0,3}(?:zahlung\w*|bezahlung|geldeingang\w*|zahlungseingang\w*|\w*uberweisung\w*|anzahlung|gutschrift|wertstellung)\b/u;
const FIRST_PAY_THEN_GOODS =
  /\b(?:\w*uberweis\w*|bezahl\w*|zahl\w*|geld)\b[^.!?]{0,50}\b(?:dann|danach|daraufhin)\b[^.!?]{0,40}/u;
const PAYS_FIRST =
  /\b(?:zuerst|erst) (?:(?!dann|danach|nach|wenn)\w+ ){0,3}(?:uberweis\w*|bezahl\w*|zahl\w*|einzahl\w*)|\bgeld (?:\w+ ){0,2}(?:zuerst|vorher)\b/u;

const ON_THE_SPOT =
  /\b(?:bei (?:der |dem |ihm |uns |mir )?(?:\w+ )?(?:abhol\w*|(?:an)?liefer\w*|ubergabe|ubernahme|zustell\w*|besichtig\w*|ankunft|fuhre)|vor ort|bar|am hof|nach (?:der |dem )?(?:besichtig\w*|(?:an)?liefer\w*|abladen|erhalt der ware|zustell\w*|messen|nachmessen|vermess\w*|abfuhr)|beim (?:abladen|abholen|fahrer))\b/u;
const IN_PARTS = /\b(?:rest|restbetrag|halfte|teil)\b|\d ?%/u;
const AHEAD_WORDS = '(?:vor-? ?kass\\w*|voraus\\w*|vorab\\w*|vorher|vorweg|vorhinein|anzahl\\w*|kaution|angeld)';
const DENIED_BEFORE = new RegExp(`\\b(?:kein\\w*|nie|niemals|nicht|nix|ohne) (?:\\w+ ){0,2}${AHEAD_WORDS}`, 'u');
const NEVER_MONEY = /\b(?:kein\w*|nie|niemals) (?:\w+ ){0,2}(?:geld|zahlung\w*|betrag)\b/u;
const DENIED_AFTER = new RegExp(
  `\\b${AHEAD_WORDS} (?:\\w+ ){0,3}(?:ich|i|wir|ma|es|du|mir|uns) (?:\\w+ ){0,2}(?:nicht|nix|kein\\w*|nie)\\b|\\b${AHEAD_WORDS} (?:\\w+ ){0,2}(?:nehme|nimm|mach\\w*|will|brauch\\w*|zahle?) (?:ich |i |wir |ma )?(?:nicht|nix|kein\\w*|nie|\\w+ nicht)`,
  'u',
);
const ONLY_WITH = /\bohne \w+[^.!?]{0,40}\b(?:nichts?|kein\w*|niemand\w*)\b/u;
const ASKS_OTHER_SIDE =
  /\b(?:brauchst|verlangst|willst|mochtest|hattest|reicht|wollen sie|brauchen sie|verlangen sie|muss i|muss ich|soll i|soll ich|kann ich|darf ich|sollen wir|mussen wir)\b/u;
const FIRST_PERSON =
  /\b(?:ich|i|wir)\b[^.!?]{0,40}\b(?:uberweise|zahle?|bezahle?|uberweis|uberweisen|zahlen|bezahlen|anzahlen)\b|\b(?:uberweise|zahle?|bezahle?|zahlen|uberweisen) (?:ich|i|wir)\b/u;
const DEMANDS = /\b(?:bitte|mir|uns|mein\w*|unser\w*|du|sie|dein\w*|ihr\w*|konto|iban|musst|mussen|mussten)\b/u;

const isHarmlessTalk = (sentence: string): boolean =>
  ((DENIED_BEFORE.test(sentence) || NEVER_MONEY.test(sentence)) && !ONLY_WITH.test(sentence)) ||
  DENIED_AFTER.test(sentence) ||
  (sentence.endsWith('?') && ASKS_OTHER_SIDE.test(sentence)) ||
  (FIRST_PERSON.test(sentence) && !DEMANDS.test(sentence));

/** Paid on the spot, and not a part of it before. */
const isPaidOnTheSpot = (sentence: string): boolean => ON_THE_SPOT.test(sentence) && !IN_PARTS.test(sentence);

/** "Erst zahlen, dann liefern wir": the words after "dann" are about the goods. */
function goodsComeAfterPaying(sentence: string): boolean {
  const from = FIRST_PAY_THEN_GOODS.exec(sentence)?.index;
  if (from === undefined) return false;
  const goods = /\b(?:dann|danach|daraufhin)\b(?<goods>.*)$/u.exec(sentence.slice(from))?.groups?.['goods'] ?? '';
  return DELIVERS.test(goods) || GOODS.test(goods);
}

/** Money that goes to another person than the seller. */
const TO_ANOTHER =
  /\b(?:an|auf das konto|aufs konto) (?:von )?(?:mein(?:e|en|er|em|es)?|der|des|vom|von der) (?:\w+ )?(?:bekannt|freund|kolleg|schwester|bruder|tochter|sohn|schwager|schwagerin|cousin|tante|onkel|nichte|neffe|mutter|vater|mann|frau|partner|mitarbeiter|sekretar|assistent|anwalt|vermieter|nachbar)\w*/u;

const SHARE = /\b(?:halfte|drittel|viertel|\d+ ?(?:%|prozent))(?!\w)/u;
const BY_TRANSFER =
  /\b(?:durch|per|mit) \w*uberweisung|\b(?:auf|an) (?:sei|mei|unser|ihr)\w* (?:karte|konto)|\b(?:am|aufs) konto\b/u;
/** What a driver is said to need before he can start. */
const RUNNING_COSTS = /\b(?:diesel\w*|sprit\w*|maut\w*|treibstoff\w*|tank\w*|quartier\w*)\b/u;

/** Rules that all hold together ask for money before the goods. */
const TOGETHER: readonly (readonly RegExp[])[] = [
  [AHEAD, PAY],
  [ON_ORDER, IN_PARTS, PAY],
  [STRONG_AHEAD, AMOUNT],
  [PAYS_FIRST],
  [MONEY_IS_IN, DELIVERS],
  [DEPOSIT, BY_BANK],
  [AHEAD, SHARE],
  [SHARE, BY_TRANSFER],
  [RUNNING_COSTS, BY_TRANSFER],
  [PAY, TO_ANOTHER],
];

function asksForPrepayment(sentence: string): boolean {
  if (isHarmlessTalk(sentence)) return false;
  if (PREPAYMENT.test(sentence)) return true;
  if (isPaidOnTheSpot(sentence)) return false;
  return TOGETHER.some((rules) => rules.every((rule) => rule.test(sentence))) || goodsComeAfterPaying(sentence);
}

/** Returns whether a folded text asks the other side to pay before the goods are there. */
export const hasPrepayment = (folded: string): boolean => sentencesOf(joinSpelled(folded)).some(asksForPrepayment);

const RISKY =
  'prepaid-?\\s?guthaben\\w*|bon aus der trafik|(?:ziffern|zahlenreihe|nummernfolge|zahlenfolge) (?:\\w+ ){0,3}(?:beleg|bon|karte)|(?:sechzehn|zehn|16|10)(?:stellig\\w*| ?ziffern)|western ?union|money ?gram|ria money|paysafe\\w*|amazon ?(?:gutschein|karte)\\w*|(?:gutschein|guthaben|geschenk|prepaid)-?(?:karte|code|bon)\\w*|(?:wert|geschenk|wunsch)gutschein\\w*|neosurf|transcash|flexepin|prepaid-?voucher\\w*|wertkarten?|mtcn|zahlungslinks?|bezahllinks?|(?:gutschein\\w*|guthaben\\w*|karten?|kartchen|bon) (?:\\w+ ){0,3}(?:amazon|google ?play|apple|steam|itunes|netflix|zalando)|(?:amazon|google ?play|apple|steam|itunes|zalando)-? ?(?:gutschein|guthaben|karte|bon)\\w*|crypto ?voucher\\w*|monero|steam ?(?:karte|guthaben)\\w*|google ?play ?karte\\w*|i ?tunes ?karte\\w*|bitcoins?|btc|krypto\\w*|usdt|ethereum|freunde (?:und|&) familie|friends (?:and|&) family|paypal (?:an )?(?:freunde?|friends)|skrill|neteller|echtzeituberweisung|sofortuberweisung';
/** Harmless when the goods are there. */
const INSTANT = /\b(?:echtzeit|sofort)uberweisung/u;
const RISKY_PAYMENT = new RegExp(`\\b(?:${RISKY})\\b`, 'u');
const RISKY_DENIED = new RegExp(
  `\\b(?:kein\\w*|nicht|ohne|nie) (?:\\w+ ){0,2}(?:${RISKY})\\b|\\b(?:${RISKY})\\b (?:\\w+ ){0,3}(?:ich|wir) (?:\\w+ ){0,1}(?:nicht|kein\\w*)\\b`,
  'u',
);

/** Returns whether a folded text asks for a payment that cannot be reversed. */
export const hasRiskyPayment = (folded: string): boolean =>
  sentencesOf(folded).some(
    (sentence) =>
      RISKY_PAYMENT.test(sentence) &&
      !RISKY_DENIED.test(sentence) &&
      !(INSTANT.test(sentence) && ON_THE_SPOT.test(sentence)),
  );

const CARRIER =
  /\b(?:spedition\w*|spediteur\w*|kurier\w*|transportfirma|transporteur\w*|frachtfuhrer|frachtversicherung|versanddienst\w*|treuhand\w*|paylivery|agent\w*|logistik\w*|versicherung\w*|zoll\w*|frachter\w*|frachtborse|(?:liefer|zustell|abhol)(?:dienst|service)\w*|escrow|(?:transport|paket)(?:dienst|partner|unternehmen)\w*|(?:dhl|dpd|gls|ups|hermes)(?: \w+)?|zollamt)\b/u;
const CARRIER_MONEY =
  /\b(?:(?:bringt|gibt|ubergibt) (?:dir |ihnen )?(?:das|den) (?:geld|bargeld|betrag)|(?:geld|bargeld|betrag|zahlung|scheck)\b[^!?]{0,80}\b(?:link|bestatig\w*|freigeb\w*|freigab\w*|hinterleg\w*|kuvert|umschlag|rest|differenz)|vorstreck\w*|auslegen|treuhandkonto|(?:bank|karten)(?:daten|nummer)|sicherheitsleistung|(?:kaufpreis|frachtanteil|frachtkosten|anteil)\b[^.!?]{0,60}\b(?:weiter|freigegeben|auslosen)|weiterleit\w*|weiterzuleiten|(?:an die (?:firma|spedition)|beim (?:frachter|frachtfuhrer|spediteur))[^.!?]{0,20}(?:zahl\w*|bezahl\w*|begleich\w*|auslos\w*|direkt))\b/u;
const FEE = /\b(?:\w*gebuhr\w*|kaution|reservierung|kostet|differenz|pfand|sicherheitsleistung|spesen|garantie)\b/u;
/** A cheque or a payment of too much, of which the rest is to be passed on. */
const OVERPAID =
  /\b(?:scheck|zu ?viel (?:\w+ ){0,2}(?:angewiesen|uberwiesen|bezahlt|gezahlt)|mehrbetrag|uberzahl\w*|differenz)\b[^?]{0,160}\b(?:weiter(?:geb\w*|gib\w*|leit\w*)?|mitgeb\w*|in bar mit|geben sie ihm|gebts?)\b/u;
const LEFT_AS_SECURITY = /\bhinterleg\w*\b[^.!?]{0,60}\b(?:summe|frachtsumme|garantie|betrag|kaution)\b/u;
const GIVEN_BACK =
  /\b\w*erstatt\w*|\brefundier\w*|\bzuruck(?:gezahlt|zahl\w*|bekomm\w*|erhalt\w*|uberw\w*)|\b(?:bekomm\w*|erhalt\w*) (?:\w+ ){0,4}(?:zuruck|retour)\b/u;

/** A notary holds the price of land until it is registered; that is the law's way, not a carrier's. */
const NOTARY = /\b(?:notar\w*|treuhandkonto des (?:notars|anwalts|rechtsanwalts)|grundbuch\w*)\b/u;

/** Whether a folded text mentions a carrier who brings or holds the money. */
export const hasCarrierTale = (folded: string): boolean => isSomewhere(OVERPAID, folded) || isPaidToCarrier(folded);

const isPaidToCarrier = (folded: string): boolean =>
  isSomewhere(CARRIER, folded) &&
  !isSomewhere(NOTARY, folded) &&
  (isSomewhere(CARRIER_MONEY, folded) ||
    isSomewhere(LEFT_AS_SECURITY, folded) ||
    (isSomewhere(FEE, folded) && (isSomewhere(GIVEN_BACK, folded) || isSomewhere(STRONG_AHEAD, folded))));

const SECRETS =
  /\b(?:kartennummer|bankdaten|kreditkarte\w*|bankomatkarte\w*|kartendaten|prufnummer|cvv|cvc|tan|pin|pushtan|sms-? ?codes?|bestatigungscode|verifizierungscode|codes?|onlinebanking|netbanking|zugangsdaten|passwort|ausweis\w*|reisepass\w*|fuhrerscheinkopie)\b/u;
const HAND_OVER =
  /\b(?:schick\w*|send\w*|gib|gibst|geben|nenn\w*|teil\w*|brauch\w*|benotig\w*|eingeb\w*|eingib\w*|foto|kopie|weiterleit\w*|durchgeb\w*|durchzugeben|bestatig\w*|ubermitt\w*|eintrag\w*|trag\w*|vorles\w*|angeb\w*|weitersag\w*)\b/u;
const OTHER_CODES = /\b(?:motorsag\w*|pefc|zertifikat|gate|tor\w*|schranken?|qr)\b/u;
const GIVEN_OUT = /\b(?:kein\w*|nie|niemals|nicht) (?:\w+ ){0,3}(?:schick\w*|weitergeb\w*|geben|hergeb\w*|teil\w*)/u;

/** Returns whether a folded text asks for codes, card data or papers. */
export const asksForSecrets = (folded: string): boolean =>
  sentencesOf(folded).some(
    (sentence) =>
      SECRETS.test(sentence) && HAND_OVER.test(sentence) && !OTHER_CODES.test(sentence) && !GIVEN_OUT.test(sentence),
  );

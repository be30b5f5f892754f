import { sentencesOf } from './fraud-text.ts';

const PREPAYMENT_WORD =
  /\b(?:vorkass\w*|vorauskass\w*|vorauszahl\w*|voranzahl\w*|vorabzahl\w*|vorab ?uberweis\w*|vorausuberweis\w*|prepay\w*|advance payment|pay in advance)/u;
const AHEAD =
  /\b(?:vorab|voraus|im vorhinein|vorher|zuerst|vorweg|davor|im vorfeld|vor (?:der |dem )?(?:liefer\w*|zustell\w*|versand\w*|abhol\w*|verlad\w*|transport\w*|ubergabe|anlieferung))\b/u;
const AFTER_MONEY =
  /\b(?:sobald|wenn|nachdem|sowie|erst wenn|nach|bei)\b[^.!?]{0,40}\b(?:geld|zahlung\w*|betrag|uberweisung|anzahlung|zahlungseingang|geldeingang|eingang)\b[^.!?]{0,60}\b(?:liefer\w*|fahr\w*|schick\w*|verlad\w*|versend\w*|los|lkw|zustell\w*|bring\w*|weg\w*|kommt|ladt|laden)\b|\b(?:liefer\w*|fahr\w*|schick\w*|verlad\w*|versend\w*|zustell\w*|bring\w*|losschick\w*)\b[^.!?]{0,60}\b(?:sobald|nachdem|erst wenn|nach|erst nach)\b[^.!?]{0,30}\b(?:geld|zahlung|betrag|uberweisung|anzahlung|zahlungseingang|geldeingang)\b/u;
const PAY =
  /\b(?:(?:vor)?(?:uberweis|ueberweis|bezahl|zahl|anzahl|einzahl|anweis)\w*|uberwies\w*|zu zahlen|geld|betrag|halfte|summe|kaution)\b/u;
const DEPOSIT =
  /\b(?:anzahl\w*|angeld|kaution|reservierungsgebuhr\w*|reservierungsbetrag|anzuzahlen|handgeld|sicherheitsleistung)\b/u;
const ON_THE_SPOT =
  /\b(?:bei (?:der )?(?:abhol\w*|liefer\w*|ubergabe|anlieferung|zustell\w*|besichtig\w*|ankunft|verlad\w*|uns|mir am hof)|vor ort|bar|in bar|am hof|nach (?:der |dem )?(?:besichtig\w*|liefer\w*|abladen|erhalt|zustell\w*|messen|nachmessen|vermess\w*|verlad\w*|abfuhr))\b/u;
const DENIED =
  /\b(?:keine?n?|ohne|nie|niemals|nicht notig|nicht notwendig|brauch\w* (?:es |du |ma )?(?:nix|nichts|nicht|keine?)|nix|mag (?:ich )?nicht|nicht)\b/u;
const ASKS_OTHER_SIDE =
  /\b(?:brauchst|verlangst|willst|mochtest|hattest|brauchts|wollen sie|brauchen sie|verlangen sie|muss i|muss ich|soll i|soll ich|kann ich|darf ich|sollen wir|mussen wir)\b/u;
const FIRST_PERSON =
  /\b(?:ich|i|wir)\b[^.!?]{0,40}\b(?:uberweise|zahle?|bezahle?|uberweis|uberweisen|zahlen|bezahlen|anzahlen)\b|\b(?:uberweise|zahle?|bezahle?|zahlen|uberweisen) (?:ich|i|wir)\b/u;
const DEMANDS = /\b(?:bitte|mir|uns|mein\w*|unser\w*|du|sie|dein\w*|ihr\w*|konto|iban|musst|mussen|mussten)\b/u;

const isHarmlessTalk = (sentence: string): boolean =>
  DENIED.test(sentence) ||
  (sentence.endsWith('?') && ASKS_OTHER_SIDE.test(sentence)) ||
  (FIRST_PERSON.test(sentence) && !DEMANDS.test(sentence));

function asksForPrepayment(sentence: string): boolean {
  if (PREPAYMENT_WORD.test(sentence)) return !isHarmlessTalk(sentence);
  if (AFTER_MONEY.test(sentence)) return !isHarmlessTalk(sentence) && !ON_THE_SPOT.test(sentence);
  if (AHEAD.test(sentence) && PAY.test(sentence)) return !isHarmlessTalk(sentence) && !ON_THE_SPOT.test(sentence);
  return (
    DEPOSIT.test(sentence) &&
    /\b(?:uberweis\w*|konto|iban|reservier\w*|vorher|heute)\b/u.test(sentence) &&
    !isHarmlessTalk(sentence) &&
    !ON_THE_SPOT.test(sentence)
  );
}

/** Returns whether a folded text asks the other side to pay before the goods are there. */
export const hasPrepayment = (folded: string): boolean => sentencesOf(folded).some(asksForPrepayment);

const RISKY_PAYMENT =
  /\b(?:western ?union|money ?gram|ria money|paysafe\w*|amazon ?(?:gutschein|karte)\w*|gutscheinkarte\w*|gutscheincode\w*|steam ?(?:karte|guthaben)\w*|google ?play ?karte\w*|i ?tunes ?karte\w*|bitcoins?|btc|krypto\w*|usdt|ethereum|freunde (?:und|&) familie|friends (?:and|&) family|paypal (?:an )?freunde|skrill|neteller|bargeld (?:per|mit der) post|echtzeituberweisung|sofortuberweisung)\b/u;
const CARRIER =
  /\b(?:spedition\w*|kurier\w*|transportfirma|transporteur|frachtfuhrer|zusteller|versanddienst\w*|treuhand\w*|paylivery|agent\w*|logistik\w*|versicherung\w*)\b/u;
const CARRIER_MONEY =
  /\b(?:bringt (?:dir |ihnen )?das (?:geld|bargeld)|(?:geld|bargeld|betrag|zahlung)[^.!?]{0,50}\b(?:link|bestatig\w*|freigeb\w*|freigab\w*|hinterleg\w*|kuvert|umschlag)|gebuhr\w*|vorstreck\w*|auslegen|versicherungsgebuhr\w*|erstatt\w*|ruckerstatt\w*|treuhandkonto)\b/u;
const SECRETS =
  /\b(?:kartennummer|kreditkarte\w*|bankomatkarte\w*|kartendaten|prufnummer|cvv|cvc|tan|pin|pushtan|sms-? ?code|bestatigungscode|verifizierungscode|code|onlinebanking|netbanking|zugangsdaten|passwort|ausweis\w*|reisepass\w*|ausweiskopie|fuhrerschein)\b/u;
const HAND_OVER =
  /\b(?:schick\w*|send\w*|gib|gibst|geben|nenn\w*|teil\w*|brauch\w*|benotig\w*|eingeb\w*|eingib\w*|foto|kopie|weiterleit\w*|durchgeb\w*|bestatig\w*|ubermitt\w*)\b/u;
const SECRETS_ON_OFFER =
  /\b(?:motorsag\w*|fuhrerschein (?:b|be|c|ce|f)\b|pefc|zertifikat|gate|tor|schranken?|torcode)\b/u;

/** Returns whether a folded text wants money by a way that nobody gets it back from. */
export const hasRiskyPayment = (folded: string): boolean =>
  sentencesOf(folded).some((sentence) => RISKY_PAYMENT.test(sentence) && !DENIED.test(sentence));

/** Returns whether a folded text tells the tale of a carrier who brings or guards the money. */
export const hasCarrierTale = (folded: string): boolean => CARRIER.test(folded) && CARRIER_MONEY.test(folded);

/** Returns whether a folded text asks for codes, card data or papers. */
export const asksForSecrets = (folded: string): boolean =>
  sentencesOf(folded).some(
    (sentence) =>
      SECRETS.test(sentence) && HAND_OVER.test(sentence) && !SECRETS_ON_OFFER.test(sentence) && !DENIED.test(sentence),
  );

import { hasDisguisedMail, hasDisguisedPhone, hasFarPhone, messengerIn } from './fraud-contact.ts';
import { findIbans } from './fraud-iban.ts';
import { linkIn } from './fraud-links.ts';
import { asksForSecrets, hasCarrierTale, hasPrepayment, hasRiskyPayment } from './fraud-payment.ts';
import { isSomewhere, readFraudText } from './fraud-text.ts';
import { FRAUD_SIGNS, type FraudSign } from './fraud-warning.ts';

const MOVE_AWAY =
  /\b(?:nicht (?:uber|auf|in) (?:die|der|diese[rmn]?) (?:seite|plattform|chat|app|portal|formular|kontaktformular|postfach|nachrichtenfunktion)|(?:nicht|kaum|selten) hier (?:schreib|antwort|mit)\w*|hier (?:\w+ ){0,3}(?:nicht|selten|kaum|geloscht)|schreib\w* (?:(?:sie|mir|uns|bitte) ){0,3}(?:nur|ausschliesslich|direkt)|nur (?:uber|auf|per|noch)|ausschliesslich (?:uber|per|auf)|(?:seite|plattform|chat|app|portal|formular|postfach)(?: hier)? (?:funktioniert|geht|spinnt|klappt)|ausserhalb|privat(?:en)? (?:nummer|chat|kontakt)|abseits|(?:hier|herinnen|herin|seite|plattform|portal|chat|marktplatz)\b[^.!?]{0,30}\b(?:nicht|net|kein\w*|selten|kaum|nie|ge?loscht|gloscht)\b[^.!?]{0,30}\b(?:erreich\w*|anfrag\w*|antwort\w*|schreib\w*|bearbeit\w*|vereinbar\w*|nach)|(?:hier|formular|portal|postfach|chat)\b[^!?]{0,40}\b(?:vergeblich|umsonst|nicht gelesen|(?:seh|kenn|les)e? (?:\w+ ){0,3}(?:nicht|ned|net))|gebuhr\w* [^.!?]{0,40}\bumgeh\w*|(?:nicht|net|kein\w*|selten|umstandlich)\b[^.!?]{0,20}\b(?:hier|herinnen|herin|portal|plattform))\b/u;
const ORDER =
  /\b(?:bestell\w*|kauf\w* (?:\w+ ){0,2}(?:hier|direkt|online)|bezahl\w*|kasse\w*|warenkorb|einkaufswagen|zahlung\w*)\b/u;
const ABROAD =
  'england|spanien|london|irland|schottland|grossbritannien|norwegen|schweden|danemark|finnland|deutschland|italien|portugal|frankreich|belgien|holland|den niederlanden|griechenland|zypern|malta|der turkei|polen|rumanien|dubai|katar|kanada|amerika|den usa|australien|neuseeland|thailand|sudafrika|melbourne|teneriffa|(?:den )?sudan|afrika|asien|ubersee|kroatien|bulgarien|serbien|brasilien|mexiko|china|japan|indien|singapur|island|lettland|litauen|estland|hamburg|berlin|vietnam|mali|nigeria|ghana|kenia|ukraine|afghanistan|las palmas|mallorca';
const ABSENT_ABROAD = new RegExp(
  `\\b(?:derzeit|gegenwartig|momentan|zurzeit|zur zeit|gerade|aktuell|jetzt|beruflich|(?:auf|zur) (?:kur|reha|montage)|lebe|wohne|arbeite|weile|bin|sind|mission|ubersiedlung) (?:\\w+ ){0,3}(?:in|nach) (?:${ABROAD})\\b|\\bnach (?:${ABROAD}) (?:gezogen|ubersiedelt|ausgewandert|verzogen|versetzt)\\b|\\b(?:gezogen|ubersiedelt|ausgewandert|verzogen|versetzt|umgezogen)\\b[^.!?]{0,40} (?:in|nach) (?:${ABROAD})\\b`,
  'u',
);
const ABSENT =
  /\b(?:im ausland|(?:uno|un|friedens|hilfs)-? ?(?:mission|einsatz)|(?:sitze|sitz|hange) (?:\w+ ){0,6}fest|(?:liege|lieg|bin) (?:\w+ ){0,4}(?:onkologie|intensivstation|spital|krankenhaus|reha|kur)|(?:treffen|besuch\w*|ubergabe|besichtigung\w*) (?:\w+ ){0,3}(?:ausgeschlossen|unmoglich)|niemand (?:\w+ ){0,4}auf(?:sperr|schliess|mach)\w*|komm\w* erst (?:\w+ ){0,4}(?:wieder|zuruck)|auslandseinsatz|montage in|bohrinsel|bohrplattform|auf (?:hoher )?see|auf (?:geschafts|dienst)reise|nicht personlich|im krankenhaus|mein\w* (?:mann|frau|bruder|schwester|sohn|tochter|vater|kollege|schwager|cousin)s? (?:ist verstorben|verstorben)|(?:konto|iban) (?:meine[rs]?|von meine[rm]|lautet auf|lauft auf|auf den namen)|besichtigung[^.!?]{0,24} (?:nicht|keine)|(?:nach|in|auf) (?:den |die )?\w+ (?:aus?ge?wandert|versetzt))\b/u;
const PRESSURE =
  /\b(?:nur (?:noch )?(?:heute|bis morgen|diese woche)|heute noch|sofort|schnell\w*|viele (?:interessenten|anfragen)|andere interessenten|letzte (?:chance|palette\w*|menge)|restposten|sonst (?:ist|geht|bekommt|kriegt|gebe?)|dringend|umgehend|innerhalb (?:von )?\d+ (?:stunden|minuten)|aktion endet)\b/u;

/**
 * Returns the patterns of fraud that a message carries, the gravest first; none for ordinary talk about wood.
 * `ownHosts` are the marketplace's own hosts: a link to them is no sign. The time grows with the length of the text.
 */
export function findFraudSigns(text: string, ownHosts: readonly string[] = []): FraudSign[] {
  const read = readFraudText(text);
  const { folded } = read;
  const messenger = messengerIn(read);
  const link = linkIn(folded, ownHosts);
  const holds: Record<FraudSign, boolean> = {
    PREPAYMENT: hasPrepayment(folded),
    FOREIGN_IBAN: findIbans(folded).some(({ isForeign }) => isForeign),
    RISKY_PAYMENT: hasRiskyPayment(folded),
    CARRIER_TALE: hasCarrierTale(folded),
    SECRETS: asksForSecrets(folded),
    DISGUISED_PHONE: hasDisguisedPhone(read),
    DISGUISED_MESSENGER: messenger === 'DISGUISED',
    DISGUISED_MAIL: hasDisguisedMail(read),
    RISKY_LINK: link === 'RISKY',
    LINK: link === 'OTHER',
    ORDER_ELSEWHERE: link === 'OTHER' && isSomewhere(ORDER, folded),
    MESSENGER: messenger === 'OPEN',
    MOVE_AWAY: isSomewhere(MOVE_AWAY, folded),
    FAR_PHONE: hasFarPhone(read),
    ABSENT: isSomewhere(ABSENT, folded) || isSomewhere(ABSENT_ABROAD, folded),
    PRESSURE: isSomewhere(PRESSURE, folded),
  };
  return FRAUD_SIGNS.filter((sign) => holds[sign]);
}

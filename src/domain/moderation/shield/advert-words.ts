import { isSomewhere } from '#domain/chats/fraud-text.ts';

const OWN_SHOP =
  /\b(?:unser\w*|mein\w*|der|die) (?:\w+ ){0,2}(?:seite|homepage|webseite|website|internetseite|online-? ?shop|web-? ?shop|shop|onlinehandel)\b|\blink (?:\w+ ){0,2}(?:profil\w*|bild|foto|namen)\b|\b(?:google\w*|such\w*) (?:\w+ ){0,4}(?:uns|shop|online-?shop)\b|\b(?:seite|shop|homepage|adresse) (?:\w+ ){0,3}(?:im|auf dem|am) (?:\w+ )?(?:bild|foto)\b/u;
const SHOP_ORDER =
  /\b(?:warenkorb|einkaufswagen|bestell\w*|kassa?|kunden(?:konto|login)|checkout|shoppen|(?:gutschein|rabatt|aktions)code)\b/u;
const GIVEN_AWAY = /\b(?:(?:ver)?schenk\w*|gratis|kostenlos|geschenkt|umsonst|spende)\b/u;
const ONLY_FREIGHT =
  /\b(?:nur|lediglich|ausschliesslich|bloss|einzig)\b[^.!?]{0,60}\b(?:transport|fracht|zustell|umlagerung|liefer|versand|spedition|verlad|bearbeitung)\w*|\b(?:transport|fracht|zustell|liefer|versand|umlagerungs|bearbeitungs)(?:kosten|gebuhr\w*|spesen)\b[^.!?]{0,60}\b(?:ubern[ei]hm\w*|zahl\w*|trag\w*|fall\w*|begleich\w*)/u;
const ONLY_COSTS =
  /\b(?:nur|lediglich|bloss|einzig)\b (?:\w+ ){0,3}(?:kosten|gebuhr\w*|spesen)\b[^.!?]{0,60}\b(?:ubern[ei]hm\w*|ersetz\w*|begleich\w*)/u;
const PICKED_UP = /\b(?:selbst)?abhol\w*|\b(?:selber|selbst) holen\b|\bzum holen\b/u;

/** Returns whether a folded text sends buyers to order in a shop that it names without a readable link. */
export const pointsToShop = (folded: string): boolean =>
  isSomewhere(OWN_SHOP, folded) && isSomewhere(SHOP_ORDER, folded);

/** Returns whether goods are as good as given away in a folded text, and only freight or other costs are to be paid. */
export const asksOnlyForCosts = (folded: string): boolean =>
  ((isSomewhere(GIVEN_AWAY, folded) && isSomewhere(ONLY_FREIGHT, folded)) || isSomewhere(ONLY_COSTS, folded)) &&
  !isSomewhere(PICKED_UP, folded);

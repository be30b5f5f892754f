/** Words that carry no meaning in an advert or a query. */
export const STOP_WORDS = `
aber alle allem allen aller alles als also am an auch auf aus bei beim bereits bis bitte da damit dann das dass dem den
der des die dies diese diesem diesen dieser dieses doch dort du durch ein eine einem einen einer eines er es etwa etwas
euch euer eure fuer für gegen gibt hab habe haben hat hier ich ihm ihn ihnen ihr ihre im in ins ist ja je jede jeder
jedes kann kein keine können man mehr mein meine mich mir mit nach nicht noch nur ob oder ohne pro schon sehr sein seine
sich sie sind so soll sowie statt über um und uns unser unsere unter usw vom von vor war was weil wenn werden wie wir
wird wo zum zur zwischen zzgl inkl ca cirka circa bzw per the and of for
`;

/** Words of buying and selling: kept in adverts, of no use in a query. */
export const QUERY_NOISE = `
kaufen kauf verkaufen verkauf verkaufe verkauft abzugeben suche suchen sucht gesucht biete bieten angebot angebote
anbieter anzeige anzeigen günstig günstige günstiges günstigste billig billige billiges billigste preis preise preiswert
preiswerte kosten was wieviel nähe umgebung region regional regionale regionales österreich online bestellen zu ab
brauche benötige möchte will haben mieten euro eur holz gut gute guter gutes guten schön schöne schöner schönes beste
bester bestes sofort verfügbar dienst service firma jemand wer fürs vors ans ins aufs
`;

/** Words that say where: the next words are tried as a place first. */
export const PLACE_PREPOSITIONS = [
  'in',
  'bei',
  'um',
  'raum',
  'nahe',
  'nähe',
  'umgebung',
  'bezirk',
  'nach',
  'rund',
] as const;

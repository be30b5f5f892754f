import { FOREST_LEXICON } from './forest-lexicon.data.ts';
import { FUEL_LEXICON } from './fuel-lexicon.data.ts';
import { PROPERTY_LEXICON } from './property-lexicon.data.ts';
import { SPECIES_LEXICON } from './species-lexicon.data.ts';
import { TIMBER_LEXICON } from './timber-lexicon.data.ts';

/**
 * The closed lexicon of the trade by rooms, one root a line:
 * `root > broader root [forms before another part] : words with the same meaning`.
 * A word is split only when lexicon parts cover it completely. Forms in front default to the words themselves.
 */
export const LEXICON: readonly string[] = [
  SPECIES_LEXICON,
  FUEL_LEXICON,
  TIMBER_LEXICON,
  FOREST_LEXICON,
  PROPERTY_LEXICON,
];

/** Parts that only occur in front of another part; they carry the meaning of the root behind the colon. */
export const FRONT_PARTS = `
brenn: brennholz
stück: stück
scheit: brennholz
feuer: brennholz
säge: sägewerk
schnitt: schnittholz
furnier: furnier
wert: wertholz
papier: faserholz
faser: faserholz
bau: bau
misch: mischholz
hart: hartholz
weich: weichholz
obst: obstholz
rund: rundholz
zaun: zaun
lang: lang
stark: starkholz
schwach: schwachholz
`;

/** Endings of a compound that name a product, beside the lexicon's words. */
export const LAST_PARTS = `
scheiter: brennholz
scheitl: brennholz
stempel: pfahl
stämme: rundholz
staffeln: staffel
verkauf: verkauf
ankauf: ankauf
händler: handel
einsatz: einsatz
einsätze: einsatz
arbeit: arbeit
arbeiten: arbeit
unternehmen: unternehmen
unternehmer: unternehmen
firma: firma
trupp: firma
partie: firma
preis: preis
preise: preis
hols: holz
holts: holz
ware: ware
`;

/** Words that look like compounds of the trade and are not: places, names, other things. */
export const NEVER_SPLIT = `
holzer holzner hackl waldner lindner birkner eichner tanner buchner forstner ascher waldviertel mühlviertel innviertel
buchs rinder rindern rindvieh pferdeweide viehweide kuhweide schafweide almweide hofladen holzladen bioladen wieder gras dachs ahornboden waldboden waldrast waldstadt holzlager
`;

/**
 * How words are written besides the dictionary, on folded text (no umlauts): `written: meant meant …`, the likeliest first.
 * `^` in front: only where a word or a part of a compound begins; `_`: only behind its third letter; `$` behind: only where the whole word ends; `+`: only where a part ends;
 * `C` before or behind: only beside a consonant. "-" means nothing: a swallowed letter.
 */

/** Austria, Bavaria, South Tyrol: vowels, l become i, swallowed e, soft and hard consonants. Switzerland: long vowels, k as ch. */
export const DIALECT_RULES = `
oi: ol al ei eu
ui: ul uhl
oa: ei ar or a
ua: u ur uh
uo: u
ue: u
ea: er ar e a
ia: i ie ir u ur
iah: uhr uh ihr
ick: uck
igg: uck
ind: und
isch: usch
itt: utt
aa: au a ei
ai: ei
ei: i eu
a+: er e en
e+: en
_CaC: en
hobe: hobel
kache: kachel
staffe: staffel
ofe: ofen
ofa: ofen
u$: el
at$: ert
^fur: feuer
^eih: einh
^va: ver
^fa: ver
^vo: ver vor
ou: au u
ii: ei ie i
uu: au eue u
yy: ei
an: en
bam: baum
zan: zaun
lab: laub
rafn: raufen
schit: scheit
og: ag
od: ad
oss: ass
toi$: tall
stoi: stall
offl: affel
ofl: afel
olk: alk
ont: ant
ott: att
olt: alt
old: ald
ock: ack
omm: amm
onn: ann
C-l: el
C-n: en
bm$: ben
^gC: ge
^kh: geh
^kr: ger
gs: ges
gh: geh
gm: gem
scht: st
schd: st
schp: sp
schb: sp
^chl: kl
^chr: kr
^chn: kn
^chi: ki
^cha: ka
dl: ttl tl
dn: tn ttn
dd: tt
d: t
t: tt
bf: pf
gg: ck
tz: z
mm: m
`;

/** Spellings that sound alike; used only for what is shown to the visitor as a correction. */
export const SOUND_RULES = `
b: bb
bb: b
f: ff v
ff: f
v: f w
ph: f
w: v
k: ck kk
kk: ck k
ck: k
c: k ck z
l: ll
ll: l
m: mm
n: nn
nn: n
p: pp
pp: p
r: rr
rr: r
s: ss z
ss: s
z: tz s
ts: z tz
t: tt
tt: t
dt: t d
th: t
d: dd
ie: i ih
i: ie
ih: i ie
e: eh ee o oh a
eh: e
ee: e eh
a: e ah
ah: a
o: oh
oh: o
u: uh
uh: u
ay: ei
ey: ei
eu: au
x: chs ks
chs: x
cks: x ks chs
kw: qu
y: i
j: y
ch: g sch
sch: ch
^b: p
^p: b
^d: t
^t: d
^g: k
^k: g
b$: p
p$: b
d$: t
t$: d
g$: k ch
k$: g
ch$: g
hn: nn
hl: ll
hr: rr
`;

/** Endings of inflection and derivation that the stemmer leaves, each for all words. */
export const INFLECTED_ENDINGS = `
e en er es em n s ern ene enes ener enem enen erne ernes erner ernen ernem ere eren eres erer erem ste sten stes ster
stem este esten estes
`;
/** Small ones and the trade's pet names; not for woods, where they make surnames ("Fichtl", "Birkerl"). */
export const DIMINUTIVE_ENDINGS = `chen lein erl erln erle l ln li lis le eli eln al aln erlan lan`;
/** Spoken adjectives of a wood whose name is too short for other endings: "erlanes", "ulmane"; "Ulmer" is from Ulm. */
export const ADJECTIVE_ENDINGS = `ane anes anas anen ana ans`;
export const DIALECT_ENDINGS = `ns a an as ane anes anas anen ans ana`;
/** Swiss and Alemannic adjectives of a wood: "tannigs", "eichigs". */
export const SPECIES_ENDINGS = `ig igs ige iger igem igi ins is igis`;

/** Real words and places that the rules would take for another word. */
export const NOT_DIALECT = `
moser stoll hocker trommel ladt later langschlag
sanieren sanierung schieben silo silos asche hang hange feldrain steinkorb schlachtraum holzig tennen stockraupe
leitung graben schotter furt fegen harzen energetisch zapfen trasse trassen
schuttdichte flache flachen winde windn unsortiert
`;

/** Spellings that the lexicon lists although they are mistakes: nothing is corrected to them. */
export const MISSPELT = `
brenholz brennhols offenholz lerch pelet pellett holzpelet hakschnitzel schnitholz duglasie duglas hawester harwester
hackschnitl hackschnizl trk trck trkn sakerl brigget hols holts terasse terassendiele terassenholz terassenbrett terassenboden terassenbelag raumeter raummetter festmetter schutraummeter schuttraumeter kubick rauhspund
`;

import { describe, expect, it } from 'vitest';

import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { readSearchLine } from './read-search-line.ts';

const read = (line: string) => readSearchLine(line, { findPlace: () => null });

/** Lines of practitioners that once found nothing, or the wrong thing; what stays as text only orders or is dropped. */
type Row = [line: string, category: CategoryCode | undefined, left?: string];

const FUEL: readonly Row[] = [
  ['ein Kofferraum voll Holz', 'FIREWOOD'],
  ['Sackerl Holz', 'FIREWOOD'],
  ['Brennholz gehackt auf Ofenlänge', 'FIREWOOD', 'gehackt'],
  ['bauholz reste zum verheizen', 'FIREWOOD'],
  ['brennholz fichte käfer 33', 'FIREWOOD'],
  ['bräuchert buachas gschpoitn und zuagstöt', undefined, 'gespalten'],
  ['bh bu es 33', 'FIREWOOD'],
  ['nachtbrenner', 'FIREWOOD'],
  ['Sägemehl zum Räuchern Buche', 'FIREWOOD'],
  ['Birkenholz weiße Rinde Kamin', 'FIREWOOD'],
  ['zirmlocken', 'WOOD_CHIPS'],
  ['öko brennstoff', 'FIREWOOD'],
  ['pini kay', 'FIREWOOD'],
  ['grillanzünder', 'FIREWOOD'],
  ['kentlholz', 'FIREWOOD', 'anzundholz'],
  ['scheiterlan', 'FIREWOOD'],
  ['Spälta buochis', 'FIREWOOD'],
  ['plts 15kg', 'PELLETS'],
  ['Waldhackgut ab Forststraße', 'WOOD_CHIPS'],
  ['Industrierestholz', 'WOOD_CHIPS'],
  ['Spreißelhackgut', 'WOOD_CHIPS'],
  ['Hackrinde', 'WOOD_CHIPS'],
  ['Gartenhäcksel', 'WOOD_CHIPS', 'Gartenhäcksel'],
  ['Kurzumtrieb', 'WOOD_CHIPS'],
  ['€/t atro energieholz', undefined, 'energieholz'],
  ['Palette Pellets', 'PELLETS'],
  ['Restposten Pellets', 'PELLETS'],
  ['Brennholz Meterware Esche', 'FIREWOOD'],
  ['Brennholz vom Bauern', 'FIREWOOD'],
  ['Brennholz in Boxen', 'FIREWOOD'],
  ['Hackgut einblasen Pumpwagen', 'WOOD_CHIPS'],
  ['Hackschnitzel G50 W30 lose', 'WOOD_CHIPS'],
  ['Waldhackgut frei Heizwerk', 'WOOD_CHIPS'],
  ['Hackgut P16S A1 M15', 'WOOD_CHIPS'],
  ['Spaltholz', 'FIREWOOD'],
  ['Hackholz', undefined, 'Hackholz'],
  ['Kronenholz', undefined, 'Kronenholz'],
  ['Brennholz lang', 'FIREWOOD'],
  ['Brennholz Stangen', 'FIREWOOD'],
  ['Spreißel gebündelt', 'FIREWOOD', 'Spreißel gebündelt'],
  ['Bündelholz', 'FIREWOOD', 'Bündelholz'],
  ['Schwartling', undefined, 'Schwartling'],
  ['Brennholz gratis', 'FIREWOOD'],
  ['Holz zu verschenken', undefined],
  ['burgenl. Brennholz', 'FIREWOOD'],
  ['Rinde zum Verheizen', 'WOOD_CHIPS'],
  ['Holz W20', 'FIREWOOD'],
  ['Rindenmulch Kreisverkehr Bepflanzung', 'WOOD_CHIPS'],
  ['Brennholz am Stock', 'FOREST'],
  ['Erntefestmeter frei Werk Fichte', 'LOGS', 'Erntefestmeter'],
];
const TIMBER: readonly Row[] = [
  ['Lärche Konstruktionsholz', 'SAWN_WOOD', 'Konstruktionsholz'],
  ['Vierkantholz', 'SAWN_WOOD'],
  ['Fichte Bretter 24mm sägerau', 'SAWN_WOOD'],
  ['Nut und Feder Lärche', 'SAWN_WOOD', 'Nut und Feder'],
  ['N+F Lärche', 'SAWN_WOOD', 'N+F'],
  ['Fichte N/F', 'SAWN_WOOD', 'N/F'],
  ['Nut & Feder Lärche', 'SAWN_WOOD', 'Nut & Feder'],
  ['Nut u. Feder Lärche', 'SAWN_WOOD', 'Nut u. Feder'],
  ['Tram 20/24 alt', 'SAWN_WOOD'],
  ['Hobelspäne Ballen', 'WOOD_CHIPS', 'Hobelspäne Ballen'],
  ['Media 2b Fichte', 'LOGS'],
  ['Fichte Bloch ABC 2b+', 'LOGS'],
  ['Fi 2a+ BC', 'LOGS'],
  ['Sekunda Fichte', 'LOGS'],
  ['Wertholz Eiche Submission', 'LOGS', 'Submission'],
  ['Weinstecken', 'LOGS', 'Weinstecken'],
  ['Holz am Stamm', 'FOREST'],
  ['Selbstwerber Brennholz', 'FOREST'],
];
const REGIONAL: readonly Row[] = [
  ['Scheitln', 'FIREWOOD'],
  ['Prügelholz', 'FIREWOOD', 'Prügelholz'],
  ['Knüppel', 'FIREWOOD', 'Knüppel'],
  ['Bürdeli', 'FIREWOOD', 'Bürdeli'],
  ['Spandl', 'FIREWOOD', 'Spandl'],
  ['Trämel', 'LOGS'],
  ['Musel', 'LOGS'],
  ['Läden', 'SAWN_WOOD'],
  ['Riemenboden', 'SAWN_WOOD', 'Riemenboden'],
  ['Stempen', 'LOGS', 'Stempen'],
  ['Sagscharten', 'WOOD_CHIPS', 'Sagscharten'],
  ['Hobelschoatn', 'WOOD_CHIPS', 'Hobelschoatn'],
  ['Daxn', undefined, 'Daxn'],
  ['buachen hoat', undefined],
];
/** Municipalities, contractors, heating plants, farmers, and phones in the forest. */
const AT_WORK: readonly Row[] = [
  ['Gebirgsseilkran', 'SERVICES'],
  ['Harvestereinsatz 500 fm', 'SERVICES'],
  ['Schneebruchaufarbeitung', 'SERVICES'],
  ['Wasserspule setzen', 'SERVICES'],
  ['Hofzufahrt sanieren', 'SERVICES'],
  ['Grünschnitt abholen', 'SERVICES'],
  ['Straßenbegleitgrün Hackgut', 'WOOD_CHIPS'],
  ['Energieholz gerückt', undefined, 'Energieholz'],
  ['Brennholz Stammware LKW', 'FIREWOOD'],
  ['Papierhackgut', 'WOOD_CHIPS'],
  ['Fichtenrinde', 'WOOD_CHIPS'],
  ['Jahresliefervertrag Waldhackgut', 'WOOD_CHIPS'],
  ['Brennholzpreis', 'FIREWOOD'],
  ['Hanichl', 'LOGS', 'Hanichl'],
  ['Akazienstempel', 'LOGS', 'pfahl'],
  ['Waldgrund', 'FOREST'],
  ['Bergahorn stehend, 3 Stämme', 'FOREST', 'Stämme'],
  ['Eschen am Bach müssen weg', 'SERVICES'],
  ['Fichte Durchforstung', 'FOREST'],
  ['Fichte Durchforstung wer macht das', 'SERVICES', 'Fichte'],
  ['Rückefahrzeug', 'SERVICES'],
  ['Hackguterzeugung', 'SERVICES'],
  ['Gemeindewald Pflege', 'SERVICES'],
  ['Buchs schneiden', 'SERVICES'],
  ['Energieholz hackbar', undefined, 'Energieholz hackbar'],
  ['Hackhaufen', undefined, 'Hackhaufen'],
  ['Rabatt', undefined],
  ['für die Rabatten', 'WOOD_CHIPS'],
  ['Faulholz', 'LOGS'],
  ['Hobelspäne für Rinder', 'WOOD_CHIPS', 'Hobelspäne'],
  ['wer mulcht', 'SERVICES'],
  ['bu meta', 'FIREWOOD'],
  ['dreiunddreißiger buche', 'FIREWOOD'],
];
const NEWCOMERS: readonly Row[] = [
  ['cheap firewood', 'FIREWOOD'],
  ['i need dry beech wood for fireplace', 'FIREWOOD'],
  ['firewood delivery vienna', 'FIREWOOD'],
  ['oak boards', 'SAWN_WOOD'],
  ['deski', 'SAWN_WOOD'],
  ['wood chips', 'WOOD_CHIPS'],
  ['spruce logs', 'LOGS'],
  ['kindling', 'FIREWOOD', 'kindling'],
  ['fence posts', 'LOGS', 'fence posts'],
];
const SENTENCES: readonly Row[] = [
  ['Ich suche dringend trockenes Buchenholz für meinen Kachelofen', 'FIREWOOD'],
  ['Hallo, wer hat bitte noch Brennholz zu verkaufen?', 'FIREWOOD'],
  ['Grüß Gott, ich hätte gern ca. Hackschnitzel direkt vom Bauern', 'WOOD_CHIPS'],
];

describe.each([
  ['fuel', FUEL],
  ['timber', TIMBER],
  ['the regions', REGIONAL],
  ['people at work', AT_WORK],
  ['newcomers', NEWCOMERS],
  ['whole sentences', SENTENCES],
] as const)('lines of %s', (_, rows) => {
  it.each(rows)('"%s"', (line, category, left = '') => {
    const reading = read(line);
    expect(reading.filters.category).toBe(category);
    expect(reading.termsLeft).toBe(left);
  });
});

describe('a measure beside a word for boards or beams', () => {
  it.each([
    ['Eichenbretter 50mm', [45, 55]],
    ['Balken 10x10', [90, 110]],
    ['Pfosten 120 mm', [108, 132]],
    ['Bretter 24 mm', [21.6, 26.4]],
  ])('"%s" is what the line says', (line, [min, max]) => {
    const data = read(line).filters.categoryData;
    expect(data?.thicknessMinInMm).toBeCloseTo(min ?? 0, 0);
    expect(data?.thicknessMaxInMm).toBeCloseTo(max ?? 0, 0);
    expect(read(line).termsLeft).toBe('');
  });
  it('leaves the usual section where none is stated', () => {
    expect(read('Bretter 4 m').filters.categoryData?.thicknessMaxInMm).toBe(35);
    expect(read('Balken 4 m').filters.categoryData?.thicknessMinInMm).toBe(120);
  });
});

describe('facts that a line must not make up', () => {
  it('reads what is given away as costing nothing, not as a price on request', () => {
    expect(read('Brennholz gratis').filters).toEqual({ category: 'FIREWOOD', priceMaxInCents: 0 });
  });
  it('asks for no kind of chips for energy round wood', () => {
    expect(read('Hackholz').filters).toEqual({});
  });
});

describe('a grade of round wood in a line', () => {
  it.each([
    ['Fichte Bloch ABC', 'ABC'],
    ['Fi BC 2b+', 'BC'],
    ['Fichte Cx', 'CX'],
    ['Braunbloch', 'BR'],
  ] as const)('"%s" puts adverts first that state it', (line, grade) => {
    const { filters, preferences } = read(line);
    expect(filters.category).toBe('LOGS');
    expect(preferences).toContainEqual(expect.objectContaining({ data: { logGradeCodes: [grade] } }));
  });
  it.each(['Brennholz vom Landwirt', 'Brennholz ab Bauernhof'])('"%s" asks for farms', (line) => {
    expect(read(line).filters).toEqual({ category: 'FIREWOOD', sellerKind: 'FARM' });
  });
});

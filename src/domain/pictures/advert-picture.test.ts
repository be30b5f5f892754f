import { describe, expect, it } from 'vitest';

import { pictureForAdvert } from './advert-picture.ts';
import { listSpeciesKeys, speciesFromWoodType } from './species.ts';

/** Wood types of the marketplace, as the lookup list names them. */
const WOOD_TYPE_CODES =
  'FICHTE TANNE FITA KIEFER SCHWARZKIEFER LAERCHE DOUGLASIE ZIRBE WEYMOUTHSKIEFER EIBE NADEL_GEMISCHT ' +
  'BUCHE HAINBUCHE EICHE ROTEICHE ZERREICHE ESCHE AHORN BIRKE ERLE ROBINIE KIRSCHE ' +
  'NUSS SCHWARZNUSS LINDE PAPPEL ASPE WEIDE ULME EDELKASTANIE ROSSKASTANIE APFEL BIRNE ' +
  'ZWETSCHKE ELSBEERE EBERESCHE PLATANE OBSTHOLZ LAUB_HART LAUB_WEICH GEMISCHT NADEL MISCH RINDE';

const kindsOf = (category: string, details = {}) =>
  new Set(
    Array.from(
      { length: 60 },
      (_, seed) => pictureForAdvert({ category, woodTypeCodes: ['BUCHE'], details, seed }).kind,
    ),
  );

describe('speciesFromWoodType', () => {
  it.each(WOOD_TYPE_CODES.split(' '))('knows looks for %s', (code) => {
    expect(speciesFromWoodType(code).length).toBeGreaterThan(0);
  });

  it('gives mixtures several species and unknown codes none', () => {
    expect(speciesFromWoodType('FITA')).toEqual(['fichte', 'tanne']);
    expect(speciesFromWoodType('MAHAGONI')).toEqual([]);
    expect(speciesFromWoodType('constructor')).toEqual([]);
    expect(listSpeciesKeys()).toHaveLength(23);
  });
});

describe('pictureForAdvert', () => {
  it('gives the same advert the same picture', () => {
    const advert = { category: 'FIREWOOD', woodTypeCodes: ['LAERCHE', 'FITA'], seed: 12 };
    expect(pictureForAdvert(advert)).toEqual(pictureForAdvert(advert));
    expect(pictureForAdvert(advert).species).toEqual(['laerche', 'fichte', 'tanne']);
  });

  const titled = (category: string, title: string, details = {}) =>
    [
      ...new Set(
        Array.from(
          { length: 60 },
          (_, seed) => pictureForAdvert({ category, woodTypeCodes: ['BUCHE'], title, details, seed }).kind,
        ),
      ),
    ].sort();

  it('never shows a stack for loose firewood, nor a heap for stacked wood', () => {
    expect(titled('FIREWOOD', 'Buche', { unitCode: 'SRM' })).toEqual(['heap', 'looseBox']);
    expect(titled('FIREWOOD', 'Buche lose geschüttet', { unitCode: 'RM' })).toEqual(['heap', 'looseBox']);
    expect(titled('FIREWOOD', 'Buche 33 cm', { unitCode: 'RM', lengthInCm: 33 })).toEqual(['stack', 'stackRow']);
    expect(titled('FIREWOOD', 'Buche auf Palette', { unitCode: 'RM' })).toEqual(['crate']);
    expect(titled('FIREWOOD', 'Anzündholz in Säcken', { unitCode: 'RM' })).toEqual(['woodBags']);
  });

  it('never shows bags for loose pellets', () => {
    expect(titled('PELLETS', 'Pellets A1 lose, eingeblasen', { unitCode: 'T' })).toEqual(['pelletTruck', 'pellets']);
    expect(titled('PELLETS', 'Pellets in Säcken', { unitCode: 'T' })).toEqual(['pelletBags']);
  });

  it('shows bark on the edges of unedged boards, and squared timber where the title says so', () => {
    expect(titled('SAWN_WOOD', 'Eiche Blockware, unbesäumt, 26 mm')).toEqual(['waneyBoards', 'waneySlab']);
    expect(titled('SAWN_WOOD', 'Eiche', { sawnEdgesCode: 'UNBESAEUMT' })).toEqual(['waneyBoards', 'waneySlab']);
    expect(titled('SAWN_WOOD', 'Fichte Staffeln, 50 mm', { minThicknessInMm: 50 })).toEqual(['squaredTimber']);
    expect(titled('SAWN_WOOD', 'Fichte Bretter, 24 mm', { minThicknessInMm: 24 })).toEqual(['boardPack', 'boardRack']);
  });

  it('shows long wood as logs, metre wood large and short wood small', () => {
    expect([...kindsOf('FIREWOOD', { lengthInCm: 400 })]).toEqual(['logPile']);
    const size = (lengthInCm: number) =>
      pictureForAdvert({ category: 'FIREWOOD', woodTypeCodes: [], details: { lengthInCm }, seed: 1 }).pieceSize;
    expect([size(25), size(33), size(100)]).toEqual(['small', 'medium', 'large']);
  });

  it('shows bags for pellets sold by the bag', () => {
    expect([...kindsOf('PELLETS', { unitCode: 'SACK' })]).toEqual(['pelletBags']);
  });

  it('shows squared timber for thick and boards for thin sawn wood', () => {
    expect([...kindsOf('SAWN_WOOD', { thicknessInMm: 100, widthInMm: 120 })]).toEqual(['squaredTimber']);
    expect([...kindsOf('SAWN_WOOD', { thicknessInMm: 24, widthInMm: 120 })].sort()).toEqual(['boardPack', 'boardRack']);
  });

  it('shows a pile for many logs and one log for a single one', () => {
    expect([...kindsOf('LOGS')]).toEqual(['logPile']);
    expect(kindsOf('LOGS', { isSingleItem: true })).toContain('singleLog');
    expect(kindsOf('LOGS', { isSingleItem: true })).not.toContain('logPile');
  });

  it.each([
    [102, 'harvester'],
    [202, 'forwarder'],
    [301, 'logTruck'],
    [401, 'chipper'],
    [404, 'mobileSawmill'],
    [501, 'youngTrees'],
    [601, 'excavator'],
    [703, 'markedTrees'],
    [801, 'treeClimber'],
  ])('shows service category %i as %s', (id, kind) => {
    expect(kindsOf('SERVICES', { serviceCategoryIds: [id] })).toContain(kind);
  });

  it('always has a picture', () => {
    expect(pictureForAdvert({ category: 'OTHER', woodTypeCodes: ['X'], seed: 1 })).toMatchObject({
      kind: 'cutFace',
      species: ['fichte'],
    });
  });
});

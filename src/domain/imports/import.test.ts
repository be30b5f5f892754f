import { csvLine } from '#domain/text/csv.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CATEGORY_CODES } from '#domain/lookups/categories.data.ts';
import { editFieldNames } from '#domain/adverts/edit/edit-fields.ts';
import { readImportEntry, readImportHead, readImportRow, referenceIn } from './import-cells.ts';
import { choiceMeant, choiceNamed, woodChoices } from './import-choices.ts';
import { ALL_COLUMN_NAMES, columnOfPath, importColumnsOf } from './import-columns.ts';
import { jsonEntries } from './import-json.ts';
import { picturesIn, readPictureList } from './import-pictures.ts';
import { indexPictures } from './picture-names.ts';
import { importTemplateRows } from './import-template.ts';
import { decodeImport, formatOfImport, isForeignFile, separatorOf, withoutSeparatorLine } from './import-text.ts';

describe('the columns of an import', () => {
  it.each(CATEGORY_CODES)('of %s have every field of the form once, under a German name', (category) => {
    const columns = importColumnsOf(category);
    const paths = columns.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(editFieldNames(category).map((name) => `categoryData.${name}`)));
    expect(new Set(paths).size).toBe(paths.length);
    expect(new Set(columns.map(({ name }) => name)).size).toBe(columns.length);
    for (const { name } of columns) expect(name).toMatch(/^[a-z0-9_]+$/);
  });

  it('are found by the path of a refusal, also inside lists', () => {
    expect(columnOfPath('SERVICES', 'categoryData.areasOfService.1')).toBe('einsatzgebiete');
    expect(columnOfPath('FIREWOOD', 'deliveryBands.0.upToKm')).toBe('zustellung_1_km');
    expect(columnOfPath('FIREWOOD', 'deliveryBands')).toBe('zustellung_1_km');
    expect(columnOfPath('FIREWOOD', 'images.0.storedFileId')).toBe('bilder');
  });
});

describe('what is given away', () => {
  const priceIn = (column: string, cell: string) => {
    const head = readImportHead(['kategorie', 'titel', column]);
    return readImportRow(head, ['Brennholz', 'Buche 33 cm', cell], null);
  };

  it.each([
    '0',
    '0,00',
    '€ 0',
    'gratis',
    'Gratis',
    'zu verschenken',
    'Zu verschenken',
    'verschenke',
    'geschenkt',
    'kostenlos',
    'umsonst',
  ])('has the price 0: "%s"', (cell) => {
    expect(priceIn('preis_je_einheit', cell)).toMatchObject({ given: { pricePerUnitInCents: 0 }, issues: [] });
    expect(priceIn('gesamtpreis', cell)).toMatchObject({ given: { priceTotalInCents: 0 }, issues: [] });
  });

  it('is no price of a delivery, and no other word is a price', () => {
    expect(priceIn('zustellung_1_preis', 'gratis').issues).toContainEqual(
      expect.objectContaining({ path: 'deliveryBands.0.amountInCents', code: 'import.number' }),
    );
    expect(priceIn('preis_je_einheit', 'fast geschenkt').issues).toHaveLength(1);
  });
});

describe('the head of a table', () => {
  it('is read however it is written; what is not known is named with what was meant', () => {
    const { columns, hints } = readImportHead([
      'Kennung',
      'Preis je Einheit',
      'STRASSE',
      'Länge (cm)',
      'titl',
      'PLZ',
      'plz',
      '',
    ]);
    expect(columns).toEqual(['kennung', 'preis_je_einheit', 'strasse', 'laenge_cm', null, 'plz', null, null]);
    expect(hints.map(({ code, params }) => [code, params['given'], params['meant']])).toEqual([
      ['import.column-unknown', 'titl', 'titel'],
      ['import.column-twice', 'plz', undefined],
    ]);
  });
});

describe('a row of a table', () => {
  const read = (cells: Record<string, string>) =>
    readImportRow(readImportHead(Object.keys(cells)), Object.values(cells), null);

  it('takes the category from the words of its title where the list names none, and says so', () => {
    const row = read({ titel: 'Buchenscheiter 33 cm gespalten', preis_je_einheit: '98' });
    expect([row.category, row.issues]).toEqual(['FIREWOOD', []]);
    expect(row.hints).toContainEqual(expect.objectContaining({ code: 'import.category-of-words' }));
    expect(read({ kategorie: 'Kaminholz', titel: 'Esche' }).category).toBe('FIREWOOD');
    expect(read({ titel: 'Diverses trocken' }).category).toBeNull();
  });

  it('reads an unknown category by the words of the search and says what it read, before it guesses at spelling', () => {
    const row = read({ kategorie: 'Scheitholz', titel: 'Esche trocken' });
    expect([row.category, row.issues]).toEqual(['FIREWOOD', []]);
    expect(row.hints).toEqual([
      {
        path: 'category',
        code: 'import.category-of-cell',
        params: { column: 'kategorie', given: 'Scheitholz', category: 'Brennholz' },
      },
    ]);
    expect(read({ kategorie: 'Brennholz', titel: 'Bretter' })).toMatchObject({ category: 'FIREWOOD', hints: [] });
    expect(read({ kategorie: 'Scheitholz\uFFFD' })).toMatchObject({
      category: null,
      issues: [{ code: 'import.damaged' }],
    });
    expect(read({ kategorie: 'Xyzholt' })).toMatchObject({ category: null, issues: [{ code: 'import.choice' }] });
  });

  it('names what a begun delivery price lacks at its own column, whichever band it is', () => {
    const row = read({ kategorie: 'Brennholz', zustellung_1_km: '', zustellung_2_km: '20', zustellung_2_preis: '35' });
    expect(row.issues).toEqual([
      {
        path: 'deliveryBands.1.per',
        code: 'import.band-gap',
        params: { missing: 'zustellung_2_je', possible: 'Fuhre|Einheit' },
      },
    ]);
    const unread = read({
      kategorie: 'Brennholz',
      zustellung_1_km: '20',
      zustellung_1_preis: '35',
      zustellung_1_je: 'Tag',
    });
    expect(unread.issues).toMatchObject([{ path: 'deliveryBands.0.per', code: 'import.choice' }]);
    expect(read({ kategorie: 'Brennholz', zustellung_1_mindestmenge: '' }).issues).toEqual([]);
  });

  it('gives figures with comma and point, thousands, euros, choices in any spelling and lists', () => {
    const { given, issues, shallRun } = read({
      kategorie: 'brennholz',
      preis_je_einheit: '€ 1.234,50',
      menge: '12.5',
      einheit: 'Raummeter',
      holzarten: 'Föhre | BUCHE',
      trocknung: 'Lufttrocken',
      zustellung: 'x',
      pefc: 'Nein',
      breitengrad: '48.123',
      zustellung_1_km: '30',
      zustellung_1_preis: '45',
      zustellung_1_je: 'pro Fahrt',
      zustellung_2_km: '',
      veroeffentlichen: 'nein',
    });
    expect(issues).toEqual([]);
    expect(shallRun).toBe(false);
    expect(given).toEqual({
      category: 'FIREWOOD',
      pricePerUnitInCents: 123_450,
      unitQuantity: 12.5,
      unit: 'RM',
      address: { latitude: 48.123 },
      categoryData: {
        furnaceWoodTypeIds: [4, 20],
        dryingState: 'LUFTTROCKEN',
        deliveryIsPossible: true,
        pefcCertified: false,
      },
      deliveryBands: [{ upToKm: 30, amountInCents: 4_500, per: 'TRIP' }],
    });
  });

  it('reads the cap for a household and the local days, and what it says of a reservation', () => {
    const row = read({
      kategorie: 'brennholz',
      hoechstmenge_haushalt: '7,5',
      zuerst_naehe_tage: '3',
      zuerst_naehe_km: '30',
      reserviert_bis: '24.12.2026',
    });
    expect([row.issues, row.given, row.reservation]).toEqual([
      [],
      { category: 'FIREWOOD', householdMaximum: 7.5, localDays: 3, localRadiusInKm: 30 },
      { isReserved: true, lastDay: '2026-12-24' },
    ]);
    expect(read({ kategorie: 'rundholz', hoechstmenge_haushalt: '7' }).hints).toContainEqual(
      expect.objectContaining({ code: 'import.column-foreign' }),
    );
    expect(read({ kategorie: 'rundholz', titel: 'Fichte' }).reservation).toBeNull();
  });

  it('reads surface, edges, drying and grade of sawn wood, the class of chips and the diameter of pellets', () => {
    const dataOf = (cells: Record<string, string>) => {
      const { given, issues } = read(cells);
      expect(issues).toEqual([]);
      return given.categoryData;
    };
    const sawn = {
      oberflaeche: 'Gehobelt',
      kanten: 'parallel besäumt',
      trocknung: 'kammergetrocknet',
      gueteklasse: 'c24',
    };
    expect(dataOf({ kategorie: 'Schnittholz', ...sawn })).toEqual({
      sawnSurfaceCode: 'GEHOBELT',
      sawnEdgesCode: 'PARALLEL',
      sawnDryingCode: 'KAMMERGETROCKNET',
      sawnGradeCode: 'C24',
    });
    expect(dataOf({ kategorie: 'Schnittholz', gueteklasse: 'Güte II' })).toEqual({ sawnGradeCode: 'GII' });
    expect(dataOf({ kategorie: 'Hackgut', klasse: 'A2' })).toEqual({ chipsClassCode: 'A2' });
    for (const written of ['6', '6 mm', 'D06'])
      expect(dataOf({ kategorie: 'Pellets', durchmesser_mm: written })).toEqual({ pelletDiameterCode: 'D06' });
  });

  it('takes an answer away where a cell is empty, and says nothing where there is no column', () => {
    expect(read({ kategorie: 'Wald', titel: '', plz: '' }).given).toEqual({
      category: 'FOREST',
      title: null,
      address: { postalCode: null },
    });
  });

  it('means a single item where one measure stands and no range', () => {
    expect(read({ kategorie: 'Rundholz', laenge_cm: '400' }).given['categoryData']).toMatchObject({
      isSingleItem: true,
    });
    expect(read({ kategorie: 'Rundholz', laenge_von_cm: '400' }).given['categoryData']).not.toHaveProperty(
      'isSingleItem',
    );
    expect(read({ kategorie: 'Rundholz', laenge_cm: '400', einzelstueck: 'nein' }).given['categoryData']).toMatchObject(
      {
        isSingleItem: false,
      },
    );
  });

  it('names cells of other categories and cells behind the head', () => {
    const row = readImportRow(readImportHead(['kategorie', 'korngroesse']), ['Wald', 'P31S', 'zu viel'], null);
    expect(row.hints.map(({ params }) => params['column'])).toEqual(['korngroesse']);
    expect(row.issues.map(({ code }) => code)).toEqual(['import.too-many-cells']);
  });

  it('never fails, whatever stands in it', () => {
    const head = readImportHead(ALL_COLUMN_NAMES);
    const cell = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('ja', '1,5', 'Buche|Esche', '-', '=1+1'));
    fc.assert(
      fc.property(
        fc.array(cell, { maxLength: ALL_COLUMN_NAMES.length }),
        fc.constantFrom(...CATEGORY_CODES),
        (cells, known) => {
          const row = readImportRow(head, cells, known);
          expect(referenceIn(head, cells)).toBe((cells[0] ?? '').trim());
          expect(row.issues.every(({ code }) => code !== '')).toBe(true);
        },
      ),
    );
  });
});

describe('the names of woods', () => {
  it.each([
    ['Weißkiefer', 4],
    ['foehre', 4],
    ['20', 20],
    ['rotbuche', 20],
  ])('%s is understood', (written, id) => {
    expect(choiceNamed(woodChoices('FURNACE'), written)?.value).toBe(id);
  });

  it('are guessed two letters off at most', () => {
    const meant = (written: string) => choiceMeant(woodChoices('FURNACE'), written)?.text;
    expect([meant('Buhce'), meant('Lerche'), meant('Mahagoni'), meant('x'.repeat(1_000_000))]).toEqual([
      'Buche',
      'Lärche',
      undefined,
      undefined,
    ]);
  });
});

describe('the text of a file', () => {
  it('is read in every encoding spreadsheets write', () => {
    const text = 'Lärche;größer;€';
    expect(decodeImport(Buffer.from(text))).toBe(text);
    expect(decodeImport(Buffer.from(`\uFEFF${text}`))).toBe(text);
    expect(decodeImport(Buffer.from(`\uFEFF${text}`, 'utf16le'))).toBe(text);
    expect(decodeImport(Buffer.from([0x4c, 0xe4, 0x80]))).toBe('Lä€');
    expect(decodeImport(Buffer.from('„weiß“ ist größer'.replace('„', '"').replace('“', '\x93'), 'latin1'))).toBe(
      '"weiß“ ist größer',
    );
  });

  it('keeps a UTF-8 file with a broken byte in UTF-8 and marks the place', () => {
    const broken = (text: string) => Buffer.concat([Buffer.from(text), Buffer.from([0xfc, 0x0a]), Buffer.from(text)]);
    expect(decodeImport(broken('für'))).toBe('für\uFFFD\nfür');
    expect(decodeImport(broken('5 €'))).toBe('5 €\uFFFD\n5 €');
    expect(decodeImport(broken('\uFEFFfur'))).toContain('fur\uFFFD');
    const head = readImportHead(['kennung', 'kategorie', 'titel', 'ort']);
    const row = readImportRow(head, ['A\uFFFD', 'Brennholz', 'F\uFFFDr', 'Melk'], null);
    expect(referenceIn(head, ['A\uFFFD'])).toBe('');
    expect(row.issues.map(({ path, code }) => [path, code])).toEqual([
      ['ownReference', 'import.damaged-reference'],
      ['title', 'import.damaged'],
    ]);
    expect(readImportEntry({ category: 'FIREWOOD', address: { city: 'K\uFFFDln' } }, null).issues).toMatchObject([
      { path: 'address.city', code: 'import.damaged' },
    ]);
  });

  it("takes Excel's line about the separator out and believes it", () => {
    expect(withoutSeparatorLine('sep=;\r\na,b,c;d\n')).toEqual({ text: 'a,b,c;d\n', separator: ';' });
    expect(withoutSeparatorLine('\uFEFF"sep=\t"\na;b\tc')).toEqual({ text: 'a;b\tc', separator: '\t' });
    expect(withoutSeparatorLine('a,b\nsep=;')).toEqual({ text: 'a,b\nsep=;', separator: ',' });
  });

  it('shows its format, its separator and whether it is text at all', () => {
    expect([formatOfImport(' \n['), formatOfImport('kennung')]).toEqual(['JSON', 'CSV']);
    expect([separatorOf('a;b,c;d\n,,,,'), separatorOf('"a;b;c",d'), separatorOf('a\tb')]).toEqual([';', ',', '\t']);
    expect(isForeignFile(Buffer.from('PK\u0003\u0004'))).toBe(true);
    expect(isForeignFile(Buffer.from('PKW;Anhänger'))).toBe(false);
  });

  it('written as a table holds no formula and can be read again', () => {
    expect(csvLine(['=1+1', '@x', 'a;b', 'sagt "ja"', '-5'])).toBe(`'=1+1;'@x;"a;b";"sagt ""ja""";'-5\r\n`);
  });
});

describe('a JSON list', () => {
  it('is taken apart as a parser would', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue({ maxDepth: 4 })), fc.constantFrom(0, 2), (values, indent) => {
        const parts = [...jsonEntries(JSON.stringify(values, null, indent))];
        expect(parts.map((part) => ('text' in part ? JSON.parse(part.text) : part))).toEqual(
          JSON.parse(JSON.stringify(values)),
        );
      }),
    );
  });

  it.each([
    ['{"a":1}', 'NOT_A_LIST'],
    ['[{"a":1}', 'BROKEN'],
    ['[1] 2', 'BROKEN'],
    ['[1,,2]', 'BROKEN'],
    [`[${'['.repeat(1_000)}`, 'TOO_DEEP'],
    ['["nie zu', 'BROKEN'],
  ])('that is none ends with a reason: %s', (text, failure) => {
    expect([...jsonEntries(text)].at(-1)).toEqual({ failure });
  });

  it('gives entries whose dangerous names mean nothing', () => {
    const entry: unknown = JSON.parse('{"__proto__":{"isAdmin":true},"category":"FOREST","version":7,"publish":"ja"}');
    const row = readImportEntry(entry, null);
    expect(row.given).not.toHaveProperty('version');
    expect('isAdmin' in row.given).toBe(false);
    expect(row.issues).toMatchObject([{ path: 'publish', code: 'type' }]);
  });
});

describe('the template', () => {
  it.each(CATEGORY_CODES)('of %s fills only columns that it has', (category) => {
    const [names = [], ...examples] = importTemplateRows(category);
    expect(examples).toHaveLength(2);
    for (const row of examples) expect(row).toHaveLength(names.length);
    expect(names).toContain('zustellung_2_km');
    expect(names).not.toContain('zustellung_3_km');
  });
});

describe('pictures of a list', () => {
  const addresses = ['https://holz.at/a,b.jpg', 'https://holz.at/c;d.jpg?x=1,2', 'https://holz.at/e.jpg'];

  it.each([' | ', '|', ' ', ', ', ',', ';', '\n'])(
    'are parted by %j, also where addresses hold commas',
    (separator) => {
      expect(picturesIn(addresses.join(separator))).toEqual(addresses);
    },
  );

  it('are none in an empty cell, not spoken of without the column, and parts of the entry in JSON', () => {
    const pictures = (names: string[], cells: string[]) => readImportRow(readImportHead(names), cells, 'LOGS').pictures;
    expect(pictures(['kennung', 'Bilder'], ['A', ''])).toEqual([]);
    expect(pictures(['kennung'], ['A'])).toBeNull();
    expect(pictures(['kennung', 'bilder'], ['A', 'https://holz.at/a.jpg'])).toEqual(['https://holz.at/a.jpg']);
    expect(readImportEntry({ images: addresses }, 'LOGS')).toMatchObject({ pictures: addresses });
    expect(readImportEntry({ images: addresses }, 'LOGS').given).not.toHaveProperty('images');
    for (const images of [[], [{ storedFileId: 'x' }], ['https://holz.at/a.jpg', {}]])
      expect(readImportEntry({ images }, 'LOGS')).toMatchObject({ pictures: null, given: { images } });
  });

  it('are each asked for once, twelve at most, written alike', () => {
    const many = Array.from({ length: 15 }, (_, index) => `https://holz.at/${index}.jpg`);
    const list = readPictureList(
      ['HTTPS://HOLZ.at/0.jpg#oben', ...many, 'foto.jpg', `https://holz.at/${'x'.repeat(1_000)}`],
      { accepts: () => true, zip: null },
    );
    expect(list.addresses).toEqual(many.slice(0, 12));
    expect(list.refused.map(({ reason }) => reason)).toEqual(['NO_ZIP', 'ADDRESS']);
    expect([list.refused.length, list.tooMany]).toEqual([2, 3]);
  });

  it('are files of a zip by their names, which may hold blanks and commas', () => {
    expect(picturesIn('Buche trocken 1.jpg, Buche, alt.PNG|eiche/2.webp')).toEqual([
      'Buche trocken 1.jpg',
      'Buche, alt.PNG',
      'eiche/2.webp',
    ]);
    const zip = indexPictures(['eiche/2.webp', 'a/1.jpg', 'b/1.jpg']);
    expect(
      readPictureList(['2.WEBP', 'https://holz.at/a.jpg', 'eiche/2.webp', '1.jpg', '3.jpg', 'zip:../x'], {
        accepts: () => false,
        zip,
      }),
    ).toEqual({
      addresses: ['zip:eiche/2.webp'],
      refused: [
        { given: 'https://holz.at/a.jpg', reason: 'ADDRESS' },
        { given: '1.jpg', reason: 'AMBIGUOUS' },
        { given: '3.jpg', reason: 'MISSING' },
        { given: 'zip:../x', reason: 'ADDRESS' },
      ],
      tooMany: 0,
    });
  });

  it('are read in no time however a cell is filled', () => {
    const start = performance.now();
    picturesIn(','.repeat(1_000_000));
    picturesIn('x'.repeat(1_000_000));
    picturesIn('.jpg '.repeat(250_000));
    picturesIn(`${' '.repeat(1_000_000)}x`);
    expect(performance.now() - start).toBeLessThan(500);
  });
});

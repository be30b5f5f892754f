import { describe, expect, it } from 'vitest';

import { readSearchLine } from '#domain/search/reading/read-search-line.ts';
import type { SearchLineReading } from '#domain/search/reading/reading-types.ts';

const read = (line: string): SearchLineReading => readSearchLine(line, { findPlace: () => null });

type Row = [line: string, ...serviceCategoryIds: number[]];

const FELLING: readonly Row[] = [
  ['Baum im Garten fällen lassen', 105, 801],
  ['Baum neben dem Haus muss weg', 105, 801],
  ['große Tanne im Garten umschneiden', 105, 801],
  ['Wer kann einen Baum umsägen', 105, 801],
  ['Problembaum fällen Preis', 105, 801],
  ['hohe Fichte neben dem Haus entfernen', 105, 801],
  ['wer fällt mir eine Fichte', 101, 105],
  ['drei Birken müssen gefällt werden', 101, 105],
  ['I need someone to cut a tree', 105, 801],
  ['Wald schlägern lassen', 101, 102],
  ['Windwurf aufarbeiten', 104],
  ['Straßenbankett freischneiden', 804],
  ['Güterweg Schotterung', 602],
  ['Holzbrücke errichten', 604],
  ['Flächenräumung nach Windwurf', 104],
  ['baum hängt', 105, 801],
  ['Bäume am Friedhof kontrollieren', 802],
  ['Linde am Dorfplatz sanieren', 801],
  ['Wasserspule setzen', 602, 604],
  ['Langlaufloipe freischneiden', 804],
  ['setzlinge fichte', 501],
  ['holz aus graben', 201, 203],
  ['Wald aufräumen nach Sturm', 104],
  ['Schneebruch aufräumen', 104],
  ['Borkenkäfer Bäume fällen', 104],
  ['Käferholz aufarbeiten lassen', 104],
  ['Durchforstung machen lassen', 103],
  ['Problemfällung Eiche über Dach', 105, 801],
  ['Fichte 25m hoch steht schräg über Carport wer kommt', 105, 801],
  ['brauch wen der ma de Bam umschneidt', 105, 801],
  ['Baum mit Kran herausheben', 105, 801],
  ['Baum auf Zaun gefallen', 105, 801],
  ['umgefallene Bäume im Wald wegräumen', 104],
  ['Schneedruckschäden aufarbeiten', 104],
  ['Kalamitätsfläche räumen', 104],
  ['Holzakkordant', 101, 102],
  ['Regiearbeit Forstfacharbeiter', 101, 102],
  ['Nadelholz ernten lassen', 101, 102],
  ['Kronensicherung alte Linde', 801],
  ['Alleebäume pflegen', 801],
];
const MOVING: readonly Row[] = [
  ['Bringung Seilkran', 203],
  ['Seilbringung Steilhang', 203],
  ['Stämme aus dem Steilhang ziehen', 201, 203],
  ['Holz rücken mit Pferd', 204],
  ['Rückung mit Traktor', 201],
  ['Holz mit Hubschrauber ausfliegen', 205],
  ['Holz aus dem Wald holen', 201, 202],
  ['Bloche zum Sägewerk führen', 301],
  ['Langholz transportieren', 301],
  ['Hackschnitzel führen', 303],
  ['Brennholz abtransportieren', 302],
  ['Rundholzfrächter', 301],
  ['wer rückt mir 30 Festmeter aus dem Graben', 201, 203],
  ['Blochfuhrwerk Kranwagen', 301],
  ['Kurzholz Abfuhr LKW Anhänger', 301],
  ['Tieflader für Harvester umstellen', 304],
];
const PROCESSING: readonly Row[] = [
  ['Brennholz schneiden und spalten Lohn', 402],
  ['Meterscheiter schneiden lassen', 402],
  ['jemand der mir das Brennholz schneidet', 402],
  ['Holz hacken lassen', 401],
  ['Äste häckseln', 401],
  ['Astholz zum Hacken', 401],
  ['Strauchschnitt zerkleinern', 401],
  ['Forsthacker', 401],
  ['eigenes Rundholz sägen lassen', 404],
  ['Lärchenstamm zu Brettern schneiden', 404],
  ['mobile Säge kommt auf den Hof', 404],
  ['Holz trocknen lassen', 403],
  ['wer hackt mir meine Wipfel', 401],
  ['Grünschnitt abholen und entsorgen', 401, 804],
  ['Hackgut absieben', 405],
  ['jemand der mein Holz mit dem Traktor herauszieht', 201],
  ['Wurzelstöcke herauszufräsen', 803],
  ['Baum Wurzel weg machen', 803],
];
const CARING: readonly Row[] = [
  ['2000 Fichten setzen', 501],
  ['Bäume pflanzen lassen', 501],
  ['Kultur ausmähen', 502],
  ['Jungwald läutern', 503],
  ['Wildzaun aufstellen', 506],
  ['Weidezaun aufstellen', 506],
  ['Hecke schneiden lassen', 801, 804],
  ['Wurzelstöcke entfernen', 803],
  ['Baumstumpf fräsen', 803],
  ['Brombeeren auf der Fläche mulchen', 505],
  ['Forststraße bauen', 601],
  ['Waldweg ausgeschwemmt', 602],
  ['Forstweg schottern', 602],
  ['Rückegasse anlegen', 603],
  ['was ist mein Wald wert', 701],
  ['Wald schätzen lassen', 701],
  ['Durchforstung auszeigen', 703],
  ['Verbisschutz streichen', 506],
  ['Thuje weg', 105, 804],
  ['Baumstrunk weg', 803],
  ['Wurzelstöcke von 12 Fichten raus', 803],
  ['Lichtraumprofil freischneiden', 804],
  ['Feldgehölz auf Stock setzen', 804],
  ['Windschutzhecke zurückschneiden', 804],
  ['Bankett mulchen', 505, 804],
  ['Almweide schwenden', 505, 804],
  ['Wildbach Räumung', 605, 804],
  ['Weg ausgeschwemmt nach Unwetter', 602, 605],
  ['Waldwertgutachten', 701],
  ['Wald geerbt Erbschaft schätzen', 701],
  ['Baumkataster erstellen', 802],
  ['Grenzsteine suchen', 705],
];

describe.each([
  ['felling and clearing', FELLING],
  ['getting wood out and driving it', MOVING],
  ['cutting, splitting, chipping, sawing', PROCESSING],
  ['planting, tending, roads and advice', CARING],
] as const)('the tasks of %s', (_, rows) => {
  it.each(rows)('"%s"', (line, ...ids) => {
    const { filters } = read(line);
    expect(filters.category).toBe('SERVICES');
    expect(filters.categoryData?.serviceCategoryIds?.toSorted((one, other) => one - other)).toEqual(ids);
  });
});

describe('words that say a task only together', () => {
  it.each([
    ['Brennholz gespalten', 'FIREWOOD'],
    ['Brennholz geschnitten 33 cm', 'FIREWOOD'],
    ['Brennholz mit Transport', 'FIREWOOD'],
    ['Fichte Rundholz ab Sägewerk', 'LOGS'],
    ['Windwurf Fichte', 'LOGS'],
    ['Selbstwerber Brennholz', 'FOREST'],
    ['Käferholz zum selber schneiden', 'FOREST'],
    ['Rindenmulch zum Mulchen', 'WOOD_CHIPS'],
    ['Wald kaufen', 'FOREST'],
    ['Käferbäume zum selber schneiden', 'FOREST'],
    ['Holzpflöcke Vermessung', 'LOGS'],
    ['Energieholz am Forstweg', undefined],
    ['Schwachholz Polter zum Hacken', 'LOGS'],
    ['Fichte Rundholz an der Forststraße', 'LOGS'],
    ['Fichte zum Anheizen', 'FIREWOOD'],
    ['Steher für Wildzaun Eiche', undefined],
    ['logs for stove', 'FIREWOOD'],
    ['kiln dried logs pallet', 'FIREWOOD'],
    ['Buche Meterscheit zum selber schneiden', 'FIREWOOD'],
    ['Rundlinge zum selber spalten', 'FIREWOOD'],
  ])('"%s" is no task', (line, category) => {
    expect(read(line).filters.category).toBe(category);
  });

  it('a machine means the work it is made for before those who own one too', () => {
    const { filters, preferences } = read('Rückewagen mit Kran');
    expect(filters.categoryData?.equipmentIds).toContain(4);
    expect(preferences).toContainEqual({ weight: 1, data: { serviceCategoryIds: [202] } });
  });
  it('wood that is to start the fire is no kindling', () => {
    const { filters, preferences } = read('Weichholz zum Anheizen');
    expect(filters.category).toBe('FIREWOOD');
    expect(preferences.flatMap(({ words = '' }) => words).join(' ')).not.toContain('Anzündholz');
  });
  it('takes the object of the task with it and leaves other words', () => {
    const reading = read('Baum im Garten fällen Kletterer Huber');
    expect(reading.termsLeft).toBe('Kletterer Huber');
    expect(reading.understood[0]).toMatchObject({ text: 'Baum Garten fällen', start: 15, end: 21, kind: 'SERVICE' });
  });
  it('keeps the species that a condition only asks for', () => {
    expect(read('Windwurf Fichte').filters.categoryData?.woodTypeIds).toEqual([1]);
    expect(read('alte Eichenbalken').filters.categoryData?.woodTypeIds).toEqual([22]);
  });
  it('is undone by quotation marks', () => {
    expect(read('Fichte "fällen"').filters).toEqual({ categoryData: { woodTypeIds: [1] } });
  });
  it('does not use one word for two parts', () => {
    expect(read('pflanzen').filters.category).toBeUndefined();
  });
});

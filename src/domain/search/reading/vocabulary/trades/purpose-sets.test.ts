import { describe, expect, it } from 'vitest';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { readSearchLine } from '#domain/search/reading/read-search-line.ts';

const read = (line: string) => readSearchLine(line, { findPlace: () => null });

describe('goods with a purpose and jobs asked for in a question', () => {
  it.each<[string, CategoryCode | undefined]>([
    ['Fichtenbestand zum Ernten 300 efm', 'FOREST'],
    ['Käferbloche zum Palettenschneiden', 'LOGS'],
    ['Fichtenbloche zum Schneiden', 'LOGS'],
    ['Rundholz als Brennstoff', 'LOGS'],
    ['frisch gehacktes Waldholz fürs Heizwerk', 'WOOD_CHIPS'],
    ['Häckselgut aus Landschaftspflege', 'WOOD_CHIPS'],
    ['Abdeckung gegen Unkraut', 'WOOD_CHIPS'],
    ['Buche kurz gespalten', 'FIREWOOD'],
    ['a Fuada woachs Hoiz gschnittn', 'FIREWOOD'],
    ['Polter zum Hacken', undefined],
    ['asthaufn zum hackn', undefined],
    ['Nussbam umgschnittn, wer verkauft', undefined],
    ['Kronenmaterial zum Hacken abzugeben', undefined],
    ['Käfer Fichte Polter abholbereit', 'LOGS'],
    ['Verschnitt zum Hacken', undefined],
    ['Esche 1 m zum Selberschneiden', 'FIREWOOD'],
    ['Esche zum Selberschneiden', 'FOREST'],
    ['Schälholz Birke', 'LOGS'],
    ['Schalholz Fichte', 'SAWN_WOOD'],
    ['Tannigs Holz für d Chunscht', 'FIREWOOD'],
    ['Waldstück zum Abholzen', 'FOREST'],
    ['Waldparzelle zum Schlägern', 'FOREST'],
    ['Hat wer einen Bestand im Steilen zu schlägern?', 'FOREST'],
    ['Waldstück Steiermark', 'FOREST'],
    ['Wald mit Forststraße', 'FOREST'],
  ])('reads "%s" as goods', (line, category) => {
    expect(read(line).filters.category).toBe(category);
  });

  it.each(['fichtenwald zum selber schlägern', 'Waldstück zum selber Schneiden'])(
    'lets the buyer of "%s" fell',
    (line) => {
      expect(read(line).filters.categoryData?.isForProcessing).toBe(true);
    },
  );

  it.each<[string, number]>([
    ['wer zeigt mir holz aus', 703],
    ['paar Käferfichten am Waldrand, wer holt die', 104],
    ['kann nimma Hoiz hackn, wer mocht des', 402],
    ['käfernester von obn findn', 705],
    ['Frächter für Hackgutfuhren', 303],
    ['Energierundholz abholen und ins Heizwerk bringen', 301],
    ['Lohntrockner für Schnittholz', 403],
    ['mobile säge bloche 6m', 404],
    ['Öpfibam ausschneidn lossn', 801],
    ['Streuobstallee fachgerecht schneiden', 801],
    ['Äste hackn lossn', 401],
    ['Lichtraumprofil über Gehsteig', 804],
    ['Brücke für Traktor morsch', 604],
    ['Wer kommt wegen einem kaputten Baum', 105],
    ['seil bahn für steiles Waldstück', 203],
    ['Käfer Fichte aufarbeiten', 104],
    ['Astholz zum Hacken', 401],
    ['Zaunbau Wildzaun Forst', 506],
    ['Zaunbau Forst', 506],
    ['Forst Hordengatter', 506],
    ['Förster für meinen Wald', 703],
    ['Firma zum Abholzen Waldstück', 101],
    ['Waldstück abholzen lassen', 101],
  ])('reads "%s" as a job', (line, service) => {
    expect(read(line).filters.categoryData?.serviceCategoryIds).toContain(service);
  });
});

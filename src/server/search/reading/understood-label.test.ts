import { describe, expect, it } from 'vitest';

import { readSearchLine } from '#domain/search/reading/read-search-line.ts';
import { labelOf } from './understood-label.ts';

const labelsOf = (line: string) => readSearchLine(line, { findPlace: () => null }).understood.map(labelOf);

describe('what a search understood', () => {
  it.each<[line: string, labels: string[]]>([
    ['firewood spruce', ['Brennholz', 'Fichte']],
    ['firewood no spruce', ['Brennholz', 'ohne Fichte']],
    ['drva bez bora', ['Brennholz', 'ohne Kiefer']],
    ['deske hrast', ['Brett', 'Eiche']],
    ['dry firewood vienna', ['trocken', 'Brennholz', 'Wien']],
    ['hardwood with delivery', ['Hartholz', 'Lieferung']],
    ['brennholz no', ['Brennholz', 'Niederösterreich']],
    ['Oachane', ['Eiche']],
    ['raummeta Buche', ['Raummeter', 'Buche']],
    ['5 rm Buche', ['5 rm', 'Buche']],
    ['Brennholz trucken', ['Brennholz', 'trocken']],
    ['Hackgut w35', ['Hackgut', 'bis 35 %']],
    ['Brennholz 18 %', ['Brennholz', '18 %']],
    ['Restfeuchte max. 18 % Hartholz', ['Restfeuchte max. 18 %', 'Hartholz']],
    ['Brennholz 18 Prozent', ['Brennholz', '18 Prozent']],
    ['Brennholz getrocknet', ['Brennholz', 'getrocknet']],
    ['Buche -Fichte', ['Buche', 'ohne Fichte']],
    ['Bu NÖ', ['Buche', 'Niederösterreich']],
    ['Fichtenbretter', ['Fichtenbretter', 'Fichtenbretter']],
    ['Föhre Stmk', ['Föhre', 'Steiermark']],
    ['Brennholz, Fichte nein danke', ['Brennholz', 'Fichte nein danke']],
    ['Hartholz Burgenland', ['Hartholz', 'Burgenland']],
  ])('is said in German for "%s"', (line, labels) => {
    expect(labelsOf(line)).toStrictEqual(labels);
  });
});

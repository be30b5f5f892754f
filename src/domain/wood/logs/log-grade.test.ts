import { expect, test } from 'vitest';
import { logQualityOf } from './log-grade.ts';

// Lines as price reports and sellers write them.
test.each([
  ['Fichte Bloch ABC 2b+', 'ABC'],
  ['Fi 2a+ BC', 'ABC'],
  ['Fichte A/C 2b+ frei Forststraße', 'ABC'],
  ['Lärche Bloch, Güte B', 'ABC'],
  ['Fichte Blochholz. Güteklasse A bis C', 'ABC'],
  ['Kiefer, B-Qualität', 'ABC'],
  ['Fichte, Güte B/C, ohne Cx', 'ABC'],
  ['Fichte Blochholz vom Bergwald. Güte Cx', 'LESSER'],
  ['Braunbloch Fichte 4 m', 'LESSER'],
  ['Sturmholz, Güte B/C, Cx extra gelegt', 'LESSER'],
  ['Schleifholz Fichte, 2 m am Polter', 'INDUSTRIAL'],
  ['Fichtenfaserholz', 'INDUSTRIAL'],
  ['Fichte Bloch 4 m, frisch', null],
  ['Rundholz ab Hof, Selbstabholung', null],
  ['Bloch ab Lager', null],
  ['Bloch AB HOF', null],
])('%s is sold as %s', (words, expected) => {
  expect(logQualityOf(words)).toBe(expected);
});

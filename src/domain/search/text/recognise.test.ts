import { performance } from 'node:perf_hooks';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { builtinPlaces } from '#domain/places/gazetteer/gazetteer.ts';
import { foldText } from '#domain/text/fold.ts';
import { recogniseForm, recogniseWord } from './recognise.ts';
import { rawWords } from './tokenise.ts';

const form = (word: string) => recogniseForm(foldText(word));
const word = (typed: string) => recogniseWord(foldText(typed));

describe('inflected and derived words', () => {
  it.each([
    ['Stämmchen', ['rundholz']],
    ['Scheiterl', ['brennholz']],
    ['Hölzchen', ['holz']],
    ['Stangerl', ['stange']],
    ['Buchensackerl', ['buche', 'sack']],
    ['spaltbar', ['spalten']],
    ['lieferbares', ['lieferung']],
    ['einblasfähig', ['einblasen']],
    ['aufgearbeitet', ['aufarbeitung']],
    ['abgeholt', ['selbstabholung']],
    ['stärkste', ['starke']],
  ])('%s is a form of a known word', (typed, roots) => {
    expect(form(typed)).toMatchObject({ roots, how: 'INFLECTED' });
  });
});

describe('dialect', () => {
  it.each([
    ['Hoiz', ['holz']],
    ['Hoitz', ['holz']],
    ['Brennhoiz', ['brennholz']],
    ['Hoizscheidl', ['holz', 'brennholz']],
    ['Buachen', ['buche']],
    ['Buachas', ['buche']],
    ['Oachn', ['eiche']],
    ['Oachane', ['eiche']],
    ['Leachn', ['larche']],
    ['Fiachtn', ['fichte']],
    ['Feichtn', ['fichte']],
    ['Biaknhoiz', ['birke', 'holz']],
    ['birkane', ['birke']],
    ['erlanes', ['erle']],
    ['ulmane', ['ulme']],
    ['eibans', ['eibe']],
    ['Bohnasteckn', ['stange']],
    ['Bohnastecken', ['stange']],
    ['Kiafan', ['kiefer']],
    ['Ahoan', ['ahorn']],
    ['Bam', ['baum']],
    ['Nussbam', ['nuss']],
    ['Tramm', ['balken']],
    ['Loatn', ['latte']],
    ['Dachladdn', ['latte']],
    ['Staffln', ['staffel']],
    ['Bredl', ['brett']],
    ['gspalten', ['gespalten']],
    ['gspoitns', ['gespalten']],
    ['gschnittn', ['geschnitten']],
    ['ghoblt', ['gehobelt']],
    ['abglagert', ['trocken']],
    ['Hockschnitzl', ['hackschnitzel']],
    ['Kachlofnholz', ['brennholz']],
    ['Feiaholz', ['brennholz']],
    ['Hoatholz', ['hartholz']],
    ['Holzschiitli', ['holz', 'brennholz']],
    ['Tannigs', ['tanne']],
    ['Eichigs', ['eiche']],
    ['Kachelofeholz', ['brennholz']],
    ['Füürholz', ['brennholz']],
    ['Holzschnitzu', ['hackschnitzel']],
    ['Hobespan', ['hobelspan']],
    ['Stoffl', ['staffel']],
    ['zuagstellt', ['lieferung']],
    ['gliefat', ['lieferung']],
  ])('%s is read by rule', (typed, roots) => {
    expect(form(typed)).toMatchObject({ roots, how: 'DIALECT' });
  });
});

describe('a wood with a short name', () => {
  it.each(['Ulm', 'Ulmer', 'Erl', 'Erler', 'Erlas', 'Aspern', 'Eiben'])('is not heard in %s', (typed) => {
    const found = form(typed);
    expect(found === null || found.how === 'INFLECTED').toBe(true);
  });
});

describe('sounds and typing errors', () => {
  it.each([
    ['Buchenbrehnholz', 'buchenbrennholz', 'SOUND'],
    ['Hakschnitzelheizung', 'hackschnitzelheizung', 'SOUND'],
    ['Brenholtz', 'brennholz', 'SOUND'],
    ['hackschnizel', 'hackschnitzel', 'SOUND'],
    ['Terrasendielen', 'terrassendiele', 'SOUND'],
    ['Kifer', 'kiefer', 'SOUND'],
    ['Prenholz', 'brennholz', 'SOUND'],
    ['ofenfertik', 'ofenfertig', 'SOUND'],
    ['peletts', 'pellet', 'SOUND'],
    ['brennhozl', 'brennholz', 'TYPO'],
    ['Buhce', 'buche', 'TYPO'],
    ['Ficte', 'fichte', 'TYPO'],
    ['Fichtenbrennhozl', 'fichtenbrennholz', 'TYPO'],
    ['Konstrukzionsvollholz', 'konstruktionsvollholz', 'TYPO'],
    ['Pelles', 'pellet', 'TYPO'],
    ['Eibenhloz', 'eibenholz', 'TYPO'],
    ['Lärchenbertt', 'lärchenbrett', 'TYPO'],
  ])('%s means %s by %s', (typed, meant, how) => {
    expect(word(typed)).toMatchObject({ meant, how });
  });

  it('are not sought for words that exist', () => {
    expect(recogniseWord('liste')).not.toBeNull();
    expect(recogniseWord('liste', { isWord: (folded) => folded === 'liste' })).toBeNull();
  });

  it('are not sought in short words and short parts of compounds', () => {
    for (const typed of ['Büro', 'Auto', 'Holy', 'Saunaholz', 'Moserholz', 'Grillholz']) expect(word(typed)).toBeNull();
  });

  it('are less certain than rules', () => {
    const certainties = ['Scheiterl', 'Brennhoiz', 'Brenholtz', 'brennhozl'].map(
      (typed) => word(typed)?.certainty ?? 0,
    );
    expect(certainties).toEqual([...certainties].sort((one, other) => other - one));
    expect(new Set(certainties).size).toBe(4);
  });
});

describe('words that mean something else', () => {
  it.each(
    `Moser Stoll Hocker Hölzl Schlägl Lindl Eichl Maria Liste Kasten Mauer weiter Karte Karten Laden lädt Blatt Blätter
     Paul Puch Weiten Haag Rost Post Regen Feld Wiese Stoffe Brennstoff Hans Anna Gasse Straße Termin Garantie Rechnung Fenster Teller
     Leiter Kette Motor Reifen Anhänger Hänger Werkzeug Schraube Beton Ziegel Sand Kies Kompost Erde Hütte Gesetz Steuer`
      .split(/\s+/)
      .filter((typed) => typed !== ''),
  )('%s stays as it is', (typed) => expect(form(typed)).toBeNull());

  it('are no names of places', () => {
    const names = new Set(builtinPlaces().flatMap(({ name }) => rawWords(name)));
    const mistaken = [...names].filter((name) => form(name) !== null);
    expect(names.size).toBeGreaterThan(1_500);
    expect(mistaken).toEqual([]);
  });
});

describe('any word', () => {
  it('gets an answer that names known words, or none', () => {
    const anyText = fc.oneof(fc.string({ maxLength: 500 }), fc.string({ unit: 'grapheme', maxLength: 60 }));
    fc.assert(
      fc.property(anyText, (text) => {
        const roots = recogniseWord(foldText(text))?.roots;
        expect(roots === undefined || roots.length > 0).toBe(true);
      }),
    );
  });

  it('takes a bounded time, however hostile', () => {
    for (const typed of [
      'buachan'.repeat(5),
      'oiuaeaia'.repeat(5),
      'n'.repeat(40),
      'eichenlatten'.repeat(3),
      'x'.repeat(10_000),
    ]) {
      const times = Array.from({ length: 10 }, () => {
        const start = performance.now();
        recogniseWord(typed);
        return performance.now() - start;
      });
      expect(Math.min(...times)).toBeLessThan(20);
    }
  });
});

import { describe, expect, it } from 'vitest';

import { builtinPlaces } from '#domain/places/gazetteer/gazetteer.ts';
import { analyseForIndex, analyseQuery } from './analyse.ts';
import { splitCompound, splitPartly } from './compounds.ts';
import { foldText } from '#domain/text/fold.ts';
import { rawWords } from './tokenise.ts';

const partly = (word: string) => splitPartly(foldText(word));
const groupsOf = (line: string) => analyseQuery(line).words.map(({ groups }) => groups);

describe('compounds with a species as it stands', () => {
  it.each([
    ['Buchebrennholz', ['buche', 'brennholz']],
    ['Lärchebretter', ['larche', 'brett']],
    ['Fichterundholz', ['fichte', 'rundholz']],
  ])('%s', (word, parts) => expect(splitCompound(foldText(word)) ?? partly(word)).toEqual(parts));
});

describe('compounds with an unknown front', () => {
  it.each([
    ['Raiffeisenpellets', ['pellet'], 'raiffeisen'],
    ['Hüttenholz', ['holz'], 'hutten'],
    ['Wikingerofenholz', ['brennholz'], 'wikinger'],
    ['Museumsofen', ['ofen'], 'museums'],
    ['Bruchbretter', ['brett'], 'bruch'],
    ['Almhüttenbrennholz', ['brennholz'], 'almhutten'],
  ])('%s is a kind of what it ends with', (word, known, unknown) => {
    expect(partly(word)).toEqual({ known, unknown, unknownEnd: 'FRONT' });
  });
});

describe('compounds with an unknown end', () => {
  it.each([
    ['Buchenkisterl', ['buche'], 'kisterl'],
    ['Fichtenzweige', ['fichte'], 'zweige'],
    ['Brennholzlieferant', ['brennholz'], 'lieferant'],
    ['Pelletssilo', ['pellet'], 'silo'],
  ])('%s says what it is about', (word, known, unknown) => {
    expect(partly(word)).toEqual({ known, unknown, unknownEnd: 'BACK' });
  });
});

describe('whole words', () => {
  it.each(
    `Birkenbach Lindengasse Eichenweg Buchenhof Fichtelgebirge Kieferorthopäde Tannennadeln Lindenblüten Birnenmost
     Eichgraben Buchenau Erlauf Kirschkuchen Nussknacker Waldhofen Mattighofen entrinden verholzt Holzhausen Holzkirchen
     Eschenau Weidenbach Stammtisch romantisch optisch Wienerschnitzel Vitamine reiche gleiche Pfeife Straßenbahn`
      .split(/\s+/)
      .filter((word) => word !== ''),
  )('%s is not taken apart', (word) => {
    expect(partly(word)).toBeNull();
    expect(splitCompound(foldText(word))).toBeNull();
  });

  it('are nearly all places, and those that end with "holz" keep their name beside it', () => {
    const names = new Set(builtinPlaces().flatMap(({ name }) => rawWords(name)));
    const taken = [...names].filter((name) => partly(name) !== null);
    expect(taken.filter((name) => !name.endsWith('holz'))).toEqual([]);
    expect(analyseForIndex('Jungholz')).toContain('jungholz');
  });
});

describe('a word of which a part is known', () => {
  it('is asked for as what is known and, apart from it, the rest', () => {
    expect(groupsOf('Raiffeisenpellets')).toEqual([[['pellet']], [['raiffei', 'raiffeisenpellet']]]);
    expect(groupsOf('Hüttenholz')).toEqual([[['hutt', 'huttenholz']]]);
  });

  it.each([
    'Raiffeisenpellets',
    'Knüppelholz',
    'Pizzaofenholz',
    'Buchensackerl',
    'Fichtenreisig',
    'Hoizscheidl',
    'fichte4m',
  ])('is found by itself: %s', (word) => {
    const lexemes = new Set(analyseForIndex(`Schönes ${word} abzugeben`));
    for (const group of analyseQuery(word).required) expect(group.some((lexeme) => lexemes.has(lexeme))).toBe(true);
  });
});

describe('wrongly parted words', () => {
  it.each([
    ['Brenn Holz', 'Brennholz'],
    ['Kamin Holz', 'Kaminholz'],
    ['Hack Schnitzel', 'Hackgut'],
    ['hack gut', 'Hackschnitzel'],
    ['Schnitt Holz', 'Schnittholz'],
    ['RUND Holz', 'Rundholz'],
    ['Dach Latten', 'Dachlatte'],
    ['Säge Späne', 'Sägespäne'],
  ])('"%s" and "%s" are the same word', (parted, whole) => {
    expect(analyseQuery(parted).required).toEqual(analyseQuery(whole).required);
    expect(analyseForIndex(parted)).toEqual(expect.arrayContaining(analyseForIndex(whole)));
  });

  it('keep their halves in adverts, where a full stop may have stood between them', () => {
    expect(analyseForIndex('Ein Kamin. Holz dazu')).toEqual(expect.arrayContaining(['kamin', 'brennholz', 'holz']));
  });

  it.each(['5 Meter Holz', 'ein Stück Holz', 'gutes Holz'])('are not seen in "%s"', (line) => {
    expect(analyseQuery(line).required.flat()).not.toContain('brennholz');
    expect(analyseQuery(line).required.flat()).not.toContain('meterscheit');
  });
});

describe('a missing space', () => {
  it.each([
    ['fichte4m', 'Fichte 4m'],
    ['buchebrennholz33cm', 'Buchenbrennholz 33 cm'],
    ['33cmbuche', '33 cm Buche'],
    ['Pellets15kg', 'Pellets 15kg'],
  ])('%s reads as "%s"', (run, apart) => {
    expect(new Set(analyseQuery(run).required.flat())).toEqual(new Set(analyseQuery(apart).required.flat()));
  });
  it.each(['P31S', 'Media2b', 'ENplusA1'])('is not seen in %s', (run) => {
    expect(analyseForIndex(run)).toEqual([expect.stringMatching(/^\S+$/)]);
  });
});

import { of, ordering, says, suits } from '#domain/search/reading/vocabulary/vocabulary-entry.ts';
import { job, set } from '#domain/search/reading/vocabulary/word-sets.data.ts';
import type { WordSet } from '#domain/search/reading/vocabulary/word-sets.data.ts';

/** Sets of words of turners, joiners, mills and of people who speak dialect; they come before the others. */
export const TRADE_SETS: readonly WordSet[] = [
  // A lorry load of logs is bought, not carried.
  set(
    [of('LOGS', { votes: 2, prefers: [says(0.3, 'Lkw Ladung')] })],
    'zug ladung ladungen zugladung lkwzug lkwladung',
    '+rundholz bloch sägerundholz blochholz faserholz schleifholz',
    '?lkw',
  ),
  // Offcuts of a joinery are burnt or worked; the joinery is where they come from.
  set(
    [ordering('CATEGORY', says(1, 'Restholz Abfallholz Tischlerei Verschnitt Abschnitte'))],
    'tischlerei tischler zimmerei zimmermann hobelwerk parketterie schreinerei drechslerei',
    '+restholz abfallholz abfall abfälle rest reste verschnitt',
  ),
  set(
    [ordering('QUALITY', says(1, 'Nestro Rundbriketts rund'))],
    'rund runde runder rundes',
    '+brikett rundbrikett holzbrikett',
  ),
  // Pressed sawdust.
  set([of('FIREWOOD')], 'sägespan sägespäne sägemehl hobelspan hobelspäne', '+brikett'),
  // A tool beside its handle is no job.
  set(
    [ordering('CATEGORY', says(0.6, 'Werkzeugstiel Wagner Esche'))],
    'hacke haue axt beil schaufel spaten rechen sense krampen hammer gabel mistgabel sapie sappel',
    '+stiel stiele werkzeugstiel',
  ),
  // "Gehackt" makes chips, but of a beam it is hewn.
  set(
    [ordering('QUALITY', says(1, 'handgehackt handgehauen alt Altholz'))],
    'gehackt gehackte gehackter handgehackt behauen behauene gebeilt',
    '+balken altholz tram dachstuhl',
  ),
  // Round wood to burn in a plant is pulpwood and energy wood.
  set(
    [
      of('LOGS', {
        votes: 2,
        prefers: [says(1, 'Energieholz Energierundholz Hackholz Polterholz'), says(0.5, 'Schleifholz Faserholz')],
      }),
    ],
    '=verheizen =verbrennen =verfeuern =thermisch',
    '+=rundholz stammholz schwachholz blochholz',
    '?=zum',
  ),
  // What was chopped already is fuel.
  set(
    [of('WOOD_CHIPS', { kind: 'QUALITY', votes: 2 })],
    '=gehackt =gehacktes =gehackte',
    '+restholz sägerestholz landschaftspflegematerial altholz astmaterial strauchschnitt baumschnitt waldrestholz gebrauchtholz kronenholz =grünschnitt',
  ),
  // Cuttings to give away or to collect.
  set(
    [
      of('WOOD_CHIPS', {
        votes: 2,
        prefers: [suits(0.8, { rawMaterialGroupCodes: ['1.1.7'] }), says(0.5, 'Häcksel Baumschnitt')],
      }),
    ],
    'baumschnitt strauchschnitt grünschnitt gehölzschnitt',
    '=übernehmen =übernahme =abzugeben =abgeben =parkpflege =landschaftspflege =verwertung =verwerten',
  ),
  // Under what children climb on lies something soft.
  set(
    [of('WOOD_CHIPS', { votes: 2, prefers: [says(1, 'Fallschutz Spielplatz Schaukelplatz')] })],
    '=unter =unterm',
    'schaukel rutsche klettergerüst spielgerät spielgeräte nestschaukel kletterturm wippe',
  ),
  job(
    [802],
    'prüfen überprüfen begutachten kontrollieren standsicherheit verkehrssicherheit verkehrssicherungspflicht',
    'baum bäume eiche linde kastanie ahorn esche buche fichte pappel allee standsicherheit',
  ),
  job(
    [801, 105],
    'entfernen rausschneiden herausschneiden schneiden einkürzen abschneiden weg',
    'totast totäste dürrast dürräste ast äste',
    'spielplatz gehsteig straße parkplatz dach weg baum gehweg garten',
  ),
  job(
    [301, 201, 202],
    '=holt =abholt =bringt =führt =zieht',
    '=wer',
    'fichte tanne lärche kiefer buche eiche esche bloch rundholz stamm',
  ),
  job(
    [105, 801],
    'schneidt schneidet schneiden schneidn schneid hackt haut sägt tuat tut',
    '=um',
    'baum bam bäume bama nussbaum obstbaum fichte tanne birke',
  ),
  job([803], '=weg entfernen wegmachen raus heraus', 'wurzel wurzeln baumwurzel baumwurzeln', '?=tief'),
  job([803], 'reißen reissn reißn ausreißen ausreissn stockreißen', 'wurzelstock wurzelstöcke stock stöcke baumstock'),
];

import { expect, test } from 'vitest';
import { hintPath, isNewcomer, nextSteps } from './next-steps.ts';

const counts = { DRAFT: 0, ACTIVE: 3, INACTIVE: 0, EXPIRED: 0, BLOCKED: 0, DELETED: 0 };
const waiting = { chats: 0, oldestChat: null, asked: 0, endingSoon: 0, withoutPicture: 0 };

test('where nothing waits there is no step', () => {
  expect(nextSteps({ counts, waiting })).toEqual([]);
});

test('steps come by urgency, each with the place where it is done', () => {
  const steps = nextSteps({
    counts: { ...counts, DRAFT: 1, EXPIRED: 4, BLOCKED: 1 },
    waiting: {
      chats: 2,
      oldestChat: { id: 'c1', since: '2026-11-20T08:00:00Z' },
      asked: 1,
      endingSoon: 7,
      withoutPicture: 5,
    },
  });
  expect(steps.map(({ name, count, href }) => [name, count, href])).toEqual([
    ['CHATS', 2, '/chats/c1'],
    ['BLOCKED', 1, '/meine-anzeigen?stand=gesperrt'],
    ['ASKED', 1, '/meine-anzeigen'],
    ['ENDING', 7, '/meine-anzeigen?bald=ja&ordnung=laufzeit'],
    ['EXPIRED', 4, '/meine-anzeigen?stand=abgelaufen'],
    ['NO_PICTURE', 5, '/meine-anzeigen?fotos=ohne'],
    ['DRAFTS', 1, '/meine-anzeigen?stand=entwuerfe'],
  ]);
});

test('a hint leads to the step of the editor that mends it', () => {
  expect(hintPath('NO_PHOTO', 'a')).toBe('/editadvert/a/step2');
  expect(hintPath('PRICE_FAR_ABOVE', 'a')).toBe('/editadvert/step1?anzeige=a');
  expect(hintPath('ENDS_SOON', 'a')).toBe('/meine-anzeigen?bald=ja&ordnung=laufzeit');
});

test('one deleted advert is enough to be no newcomer', () => {
  expect(isNewcomer({ ...counts, ACTIVE: 0 })).toBe(true);
  expect(isNewcomer({ ...counts, ACTIVE: 0, DELETED: 1 })).toBe(false);
});

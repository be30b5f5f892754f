import { describe, expect, it } from 'vitest';
import { isSameOffer, textPrint } from './repost.ts';

const TEXT =
  'Trockene Buche, zwei Jahre gelagert, auf 33 cm geschnitten und gespalten. Abholung in Amstetten oder Zustellung bis 40 km. Bitte vorher anrufen, am besten am Abend.';
const offer = (title: string, description = TEXT, pictures: string[] = []) => ({
  text: textPrint(title, description),
  pictures,
});
const beech = offer('Brennholz Buche 33 cm');

describe('the same offer', () => {
  it.each([
    ['as it was', offer('Brennholz Buche 33 cm')],
    ['in capitals, with other blanks and signs', offer('BRENNHOLZ  Buche – 33 cm!!!', TEXT.replaceAll(', ', ' , '))],
    ['with one word more at the end', offer('Brennholz Buche 33 cm', `${TEXT} Danke`)],
  ])('is known again %s', (_how, again) => {
    expect(isSameOffer(beech, again)).toBe(true);
  });

  it.each([
    [
      'with another wood and length',
      offer('Brennholz Eiche 25 cm', TEXT.replace('Buche', 'Eiche').replace('33', '25')),
    ],
    ['with another text', offer('Brennholz Buche 33 cm', 'Ofenfertig, aus dem eigenen Wald, heuer geschlägert.')],
    ['without words', offer('', '')],
  ])('is another one %s', (_how, other) => {
    expect(isSameOffer(beech, other)).toBe(false);
  });

  it('is known again by its pictures, whatever the words', () => {
    const one = offer('Stapel', 'Ganz anders beschrieben als alles andere hier.', ['aa', 'bb']);
    expect(isSameOffer(one, offer('Holz', TEXT, ['bb', 'aa', 'cc']))).toBe(true);
    expect(isSameOffer(one, offer('Holz', TEXT, ['bb', 'cc']))).toBe(false);
    expect(isSameOffer(offer('Stapel', 'Kurz.'), offer('Holz', TEXT))).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { shorterLines } from './shorter-lines.ts';

describe('a search line without one of its parts', () => {
  it('is first one without a word that stayed text, then one without what was understood', () => {
    expect(shorterLines('bio Buche für Schwedenofen 33 cm', ['Buche', '33 cm'])).toEqual([
      { part: 'bio', line: 'Buche für Schwedenofen 33 cm' },
      { part: 'Schwedenofen', line: 'bio Buche für 33 cm' },
      { part: 'Buche', line: 'bio für Schwedenofen 33 cm' },
      { part: '33 cm', line: 'bio Buche für Schwedenofen' },
    ]);
  });

  it('leaves out a compound as a whole, and nothing of an only word', () => {
    expect(shorterLines('Lärchenschalung 24 mm', ['Lärchenschalung', 'Lärchenschalung', '24 mm'])).toEqual([
      { part: 'Lärchenschalung', line: '24 mm' },
      { part: '24 mm', line: 'Lärchenschalung' },
    ]);
    expect(shorterLines('Fichtenbrett Fichte', ['Fichtenbrett', 'Fichte'])).toEqual([
      { part: 'Fichtenbrett', line: 'Fichte' },
      { part: 'Fichte', line: 'Fichtenbrett' },
    ]);
    expect(shorterLines('xyz', [])).toEqual([{ part: 'xyz', line: '' }]);
    expect(shorterLines('', [])).toEqual([]);
  });
});

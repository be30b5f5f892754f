import { describe, expect, it } from 'vitest';
import { orderOf, undoOf } from './own-actions.ts';

const form = (entries: [string, string][]): FormData => {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
};

describe('a form of the page', () => {
  it('asks for one advert, whatever else is chosen', () => {
    expect(
      orderOf(
        form([
          ['ids', 'b'],
          ['do', 'PAUSE:a'],
        ]),
      ),
    ).toEqual({ kind: 'CHANGE', action: 'PAUSE', ids: ['a'] });
  });

  it('asks for all chosen adverts', () => {
    expect(
      orderOf(
        form([
          ['ids', 'a'],
          ['ids', 'b'],
          ['do', 'RENEW'],
        ]),
      ),
    ).toEqual({
      kind: 'CHANGE',
      action: 'RENEW',
      ids: ['a', 'b'],
    });
  });

  it('is answered with a question before anything is deleted', () => {
    expect(orderOf(form([['do', 'SOLD:a']]))).toEqual({ kind: 'ASK', wish: 'SOLD', ids: ['a'] });
    expect(
      orderOf(
        form([
          ['do', 'DELETE:a'],
          ['deleteType', 'BURNT'],
        ]),
      ),
    ).toEqual({ kind: 'ASK', wish: 'DELETE', ids: ['a'] });
    expect(
      orderOf(
        form([
          ['do', 'SOLD'],
          ['ids', 'a'],
          ['deleteType', 'SOLD_HERE'],
        ]),
      ),
    ).toEqual({
      kind: 'CHANGE',
      action: 'DELETE',
      ids: ['a'],
      deleteType: 'SOLD_HERE',
    });
  });

  it('that asks for nothing known is none', () => {
    for (const value of ['', 'BLOCK:a', 'toString', ':a']) expect(orderOf(form([['do', value]]))).toBeNull();
    expect(orderOf(form([]))).toBeNull();
  });
});

describe('what takes an action back', () => {
  it('is the opposite, where there is one', () => {
    expect([undoOf('PAUSE', 'ACTIVE'), undoOf('DELETE', 'EXPIRED'), undoOf('RESUME', 'INACTIVE')]).toEqual([
      'RESUME',
      'RESTORE',
      'PAUSE',
    ]);
    expect([undoOf('RENEW', 'ACTIVE'), undoOf('RESTORE', 'DELETED'), undoOf('UNPUBLISH', 'ACTIVE')]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

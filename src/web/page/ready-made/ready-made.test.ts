import { createElement } from 'react';
import { expect, test } from 'vitest';
import { readyMade } from './ready-made.ts';

test('a part is rendered once for a key, as React renders it within a page', () => {
  let renderings = 0;
  const Part = ({ amount }: { amount: number }) => {
    renderings++;
    return createElement('b', null, amount, ' rm');
  };
  const made = () => readyMade?.('part 3', () => createElement(Part, { amount: 3 }));
  expect(made()).toBe('<b>3<!-- --> rm</b>');
  expect(made()).toBe('<b>3<!-- --> rm</b>');
  expect(readyMade?.('part 4', () => createElement(Part, { amount: 4 }))).toBe('<b>4<!-- --> rm</b>');
  expect(renderings).toBe(2);
});

test('what a picture asks React to load ahead is no part of the text', () => {
  const picture = () => createElement('img', { src: '/a.jpg', alt: '' });
  expect(readyMade?.('picture', picture)).toBe('<img src="/a.jpg" alt=""/>');
});

test('parts that were not asked for in a long time are rendered again', () => {
  let renderings = 0;
  const made = () =>
    readyMade?.('seldom', () => {
      renderings++;
      return createElement('i');
    });
  made();
  for (let other = 0; other < 2_000; other++) readyMade?.(`other ${other}`, () => createElement('i'));
  made();
  expect(renderings).toBe(2);
});

import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = join(import.meta.dirname, '../../src/ui');

/** Parts that a story cannot show by themselves, and what shows and checks them instead. */
const SHOWN_ELSEWHERE: Readonly<Record<string, string>> = {
  'back-to-top': 'appears only on a long page after scrolling; the browser tests scroll one',
  field: 'the frame that text-field, combobox and range-pair share; their stories show it in every state',
  'map-view': 'draws with WebGL, which jsdom has not; the browser tests open the map',
  'map-view-sheet': 'rests on the lower edge of the map it belongs to; the browser tests drag it there',
  'notification-bell': 'fixed to the corner of the window; the story of notifications fills the list it opens',
  'skip-link': 'visible only with focus, first on every page; the browser tests tab to it',
  'visually-hidden': 'there is nothing to see; axe checks the parts that use it',
};

const files = globSync('**/*.tsx', { cwd: FOLDER }).map((name) => basename(name));
const parts = files.filter((name) => !/\.(story|test)\.tsx$/.test(name)).map((name) => name.replace('.tsx', ''));
const hasStory = (part: string): boolean => files.includes(`${part}.story.tsx`);

test('every part of the kit has a story or a reason why not', () => {
  expect(parts.length).toBeGreaterThan(20);
  expect(parts.filter((part) => !hasStory(part) && !SHOWN_ELSEWHERE[part])).toEqual([]);
});

test('a reason ends when the part has a story or is gone', () => {
  expect(Object.keys(SHOWN_ELSEWHERE).filter((part) => hasStory(part) || !parts.includes(part))).toEqual([]);
});

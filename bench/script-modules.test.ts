import { expect, test } from 'vitest';
import { modulesOf } from './script-modules.ts';

test('the bytes of each script are shared out among its modules, packages as a whole, the largest first', () => {
  const sizes = {
    'vendor-1.js': { 'node_modules/react-dom/client.js': 300, 'node_modules/react-dom/shared.js': 100 },
    'home-2.js': { 'src/web/home/home.route.tsx': 60, 'src/texts/de/home/home.ts': 40 },
  };
  const scripts = [
    { name: 'home-2.js', bytes: 1_000 },
    { name: 'vendor-1.js', bytes: 8_000 },
  ];
  expect(modulesOf(scripts, sizes)).toEqual([
    { name: 'react-dom', bytes: 8_000, script: 'vendor-1.js' },
    { name: 'src/web/home/home.route.tsx', bytes: 600, script: 'home-2.js' },
    { name: 'src/texts/de/home/home.ts', bytes: 400, script: 'home-2.js' },
  ]);
});

test('a script that the build says nothing of is named as unknown, not left out', () => {
  expect(modulesOf([{ name: 'manifest-3.js', bytes: 4_000 }], {})).toEqual([
    { name: '(unknown)', bytes: 4_000, script: 'manifest-3.js' },
  ]);
});

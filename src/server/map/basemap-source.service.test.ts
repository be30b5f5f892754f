import { expect, test } from 'vitest';
import { basemapHosts, basemapSource } from './basemap-source.service.ts';

test('production uses the Austrian basemap unless something else is asked for', () => {
  expect(basemapSource({ basemapStyleUrl: null, isProduction: true })).toContain('mapsneu.wien.gv.at');
  expect(basemapSource({ basemapStyleUrl: null, isProduction: false })).toBeNull();
  expect(basemapSource({ basemapStyleUrl: 'offline', isProduction: true })).toBeNull();
});

test('pages may load from the host of a style that the operator named, and from no other', () => {
  const hosts = basemapHosts({ basemapStyleUrl: 'https://tiles.example/style.json', isProduction: true });
  expect(hosts).toEqual(['https://*.basemap.at', 'https://mapsneu.wien.gv.at', 'https://tiles.example']);
  expect(basemapHosts({ basemapStyleUrl: null, isProduction: true })).toHaveLength(2);
});

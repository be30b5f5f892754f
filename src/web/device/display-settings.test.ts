import { describe, expect, test } from 'vitest';
import {
  defaultDisplay,
  displayCookie,
  displaySettingsFrom,
  parseDisplaySettings,
  viewportContent,
} from './display-settings.ts';

describe('display settings', () => {
  test('a visitor without a cookie gets the defaults', () => {
    expect(parseDisplaySettings(null)).toEqual({
      textSizeInPercent: 100,
      contrast: 'standard',
      theme: 'system',
      pinchZoomIsAllowed: false,
    });
  });

  test('every choice survives the way through the cookie', () => {
    const chosen = { textSizeInPercent: 175, contrast: 'more', theme: 'dark', pinchZoomIsAllowed: true } as const;
    const [pair] = displayCookie(chosen, false).split(';');
    expect(parseDisplaySettings(`a=1; ${pair}; b=2`)).toEqual(chosen);
  });

  test('the cookie value is URL-encoded, lasts 365 days and is secure where the page is', () => {
    const cookie = displayCookie(defaultDisplay, true);
    expect(cookie).toBe(
      'darstellung=text%3D100%26contrast%3Dstandard%26theme%3Dsystem%26zoom%3Dno; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly; Secure',
    );
  });

  test.each(['darstellung=%E0%A4%A', 'darstellung=text%3D5000%26theme%3D%22%3E', 'xdarstellung=text%3D200'])(
    'a broken or foreign cookie changes nothing: %s',
    (header) => {
      expect(parseDisplaySettings(header)).toEqual(defaultDisplay);
    },
  );

  test('a form field that names no known choice takes its default', () => {
    const form = new URLSearchParams({ text: '150', contrast: 'none', theme: 'light', zoom: 'on' });
    expect(displaySettingsFrom(form)).toEqual({ ...defaultDisplay, textSizeInPercent: 150, theme: 'light' });
  });

  test('the viewport is fixed at scale 1 until zooming with two fingers is allowed', () => {
    expect(viewportContent(defaultDisplay)).toBe('width=device-width, initial-scale=1, maximum-scale=1');
    expect(viewportContent({ ...defaultDisplay, pinchZoomIsAllowed: true })).toBe(
      'width=device-width, initial-scale=1',
    );
  });
});

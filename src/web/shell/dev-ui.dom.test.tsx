import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { pageContext } from '#web/api/api-context.ts';
import { loader } from './dev-ui.route.tsx';
import { defaultDisplay } from '#web/device/display-settings.ts';

function load(isProduction: boolean) {
  const context = new RouterContextProvider();
  context.set(pageContext, {
    publicUrl: 'https://stammplatz.example',
    isProduction,
    analyticsSiteId: isProduction ? 1 : 2,
    display: defaultDisplay,
    viewer: null,
    place: null,
    requestId: 'test',
    hasAdvertising: false,
  });
  const url = new URL('https://stammplatz.example/dev/ui');
  return loader({ request: new Request(url), url, context, params: {}, pattern: '/dev/ui' });
}

test('the page of parts is not found in production', () => {
  expect(() => load(true)).toThrow(
    expect.objectContaining({
      data: { message: 'Page not found: /dev/ui' },
      init: expect.objectContaining({ status: 404 }),
    }),
  );
});

test('elsewhere it is shown', () => {
  expect(load(false)).toBeNull();
});

import type { Api } from '#contract/api.ts';
import type { PageContext } from '#web/api/api-context.ts';
import { defaultDisplay } from '#web/device/display-settings.ts';

/** What a page knows of a visitor who is not signed in. */
export const samplePage: PageContext = {
  publicUrl: 'https://stammplatz.example',
  isProduction: true,
  analyticsSiteId: 1,
  display: defaultDisplay,
  viewer: null,
  place: null,
  requestId: 'r1',
  hasAdvertising: false,
};

/** The same for Eva, who is signed in. */
export const pageOfEva: PageContext = {
  ...samplePage,
  viewer: { id: 'eva', displayName: 'Eva', initials: 'E', permissions: [] },
};

/** Calls that answer what a test says, as it comes over the wire. */
export const apiAnswering = (answer: (operation: string, input: unknown) => unknown): Api => ({
  call: async ({ operation }, input) => JSON.parse(JSON.stringify(answer(operation, input))),
});

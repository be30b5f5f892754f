import { isbot } from 'isbot';
import { MINUTE_IN_MS } from '#domain/durations.ts';
import * as endpoints from '#contract/advertising/advertising.ts';
import { advertisingShapes as shapes } from '#contract/advertising/advertising.schemas.ts';
import { requirePermission } from '#server/platform/context.ts';
import { type RateLimit, type RateLimiter, addressKey, enforceLimit } from '#server/platform/http/rate-limit.ts';
import { type ApiServer, forward } from '#server/platform/http/routing.ts';
import { readUpload } from '#server/platform/files/uploaded-file.ts';
import type { AdvertisingBook } from './advertising-book.ts';
import { presentEntry } from './advertising.presenter.ts';
import { fileMissing } from './advertising.problems.ts';
import * as service from './advertising.service.ts';

/** A page asks once or twice; paging quickly through everything stays below the limit, too. */
const BY_ADDRESS: RateLimit = { name: 'advertising', limit: 300, windowInMs: 5 * MINUTE_IN_MS };
const UPLOADS: RateLimit = { name: 'advertising-image', limit: 60, windowInMs: 10 * MINUTE_IN_MS };

type Deps = service.AdvertisingTools & { limiter: RateLimiter };

/** Advertising entries: what pages show, and what those who run the marketplace do with them. */
export function registerAdvertisingHandlers(server: ApiServer, deps: Deps): void {
  registerShown(server, deps);
  registerManaged(server, deps);
}

function registerShown(server: ApiServer, { limiter, book }: { limiter: RateLimiter; book: AdvertisingBook }): void {
  server.handle(endpoints.getAdvertising, shapes.getAdvertising, async ({ input, request }) => {
    await enforceLimit(limiter, BY_ADDRESS, addressKey(request.ip));
    if (isRobot(request.headers['user-agent'])) return null;
    const lately = new Set((input.without ?? '').toLowerCase().split(',').filter(Boolean));
    const placement = { category: input.category ?? null, federalStateId: input.federalStateId ?? null };
    const entry = await book.next(placement, lately);
    return entry && presentEntry(entry);
  });
  server.handle(endpoints.listPartners, shapes.listPartners, async () => (await book.partners()).map(presentEntry));
}

/** A product with its version at the start, `HolzApp/2.1` or `curl/8.5.0`: how programs name themselves, and browsers do not. */
const API_CLIENT = /^(?!Mozilla\/)[\w.-]{1,60}\/\d/;
/** What robots that read the web say of themselves, often with the address of a page about them. */
const ROBOT = /bot|crawl|spider|slurp|scan|preview|archive|index|externalhit|https?:/i;

/** Robots and clients without a user agent get no entries, so that they use up no daily cap. */
function isRobot(userAgent = ''): boolean {
  const isApiClient = API_CLIENT.test(userAgent) && !ROBOT.test(userAgent);
  return userAgent === '' || (!isApiClient && isbot(userAgent));
}

function registerManaged(server: ApiServer, { limiter, ...tools }: Deps): void {
  const { book } = tools;
  server.handle(
    endpoints.listAdvertisingEntries,
    shapes.listAdvertisingEntries,
    forward(service.listAdvertisingEntries),
  );
  server.handle(endpoints.getAdvertisingEntry, shapes.getAdvertisingEntry, async ({ context, input }) =>
    service.getAdvertisingEntry(context, input.entryId),
  );
  server.handle(endpoints.createAdvertisingEntry, shapes.createAdvertisingEntry, async ({ context, input }) =>
    service.createAdvertisingEntry(context, input.advertisingEntryDto),
  );
  server.handle(endpoints.updateAdvertisingEntry, shapes.updateAdvertisingEntry, async ({ context, input }) =>
    service.updateAdvertisingEntry(context, { id: input.entryId, entry: input.advertisingEntryDto }, book),
  );
  server.handle(endpoints.setAdvertisingState, shapes.setAdvertisingState, async ({ context, input }) =>
    service.setAdvertisingState(context, { id: input.entryId, state: input.advertisingStateDto.state }, book),
  );
  server.handle(
    endpoints.uploadAdvertisingImage,
    shapes.uploadAdvertisingImage,
    async ({ context, input, request }) => {
      const { id } = requirePermission(context.viewer, 'admin');
      await enforceLimit(limiter, UPLOADS, id);
      const stream = await readUpload(request, input.file);
      if (!stream) throw fileMissing();
      return service.uploadAdvertisingImage(context, { id: input.entryId, upload: { stream } }, tools);
    },
  );
}

import { paths } from '#contract/paths.ts';
import { QR_CODE_PATH } from '#domain/pictures/picture-url.ts';
import { siteUrlOf } from '#server/platform/config.ts';
import type { ApiServer } from '#server/platform/http/routing.ts';
import { isUuid } from '#domain/text/uuid.ts';
import { drawQrCode } from '#server/platform/pdf/qr-code.ts';
import { imageNotFound } from './images.problems.ts';
import { sendSvg } from './send-svg.ts';

/** The address follows from the id, and never changes. */
const KEPT = 'public, max-age=31536000, immutable';

/** The QR code of an advert's short address; whether there is such an advert, its page says. */
export function registerQrCodes({ app, base: { config } }: Pick<ApiServer, 'app' | 'base'>): void {
  app.get<{ Params: { id: string } }>(QR_CODE_PATH, async (request, reply) => {
    const { id } = request.params;
    if (!isUuid(id)) throw imageNotFound();
    const { size, path } = drawQrCode(siteUrlOf(config) + paths.sharedAdvert(id));
    const svg =
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}" shape-rendering="crispEdges">` +
      `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
    return sendSvg(request, reply.header('cache-control', KEPT), svg);
  });
}

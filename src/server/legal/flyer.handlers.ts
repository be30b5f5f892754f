import { FLYER_SIZES, type FlyerSize, paths } from '#contract/paths.ts';
import { asFile } from '#server/platform/files/sent-file.ts';
import { siteUrlOf } from '#server/platform/config.ts';
import type { ApiServer } from '#server/platform/http/routing.ts';
import { renderFlyerPdf } from './flyer-pdf.ts';

/** The flyer as files to download; rendered once, because it does not change while the server runs. */
export function registerFlyer({ app, base: { clock, config } }: ApiServer): void {
  const address = siteUrlOf(config) + paths.home();
  const drawn = new Map<FlyerSize, Promise<Buffer>>();
  for (const size of FLYER_SIZES) {
    app.get(paths.flyerPaper(size), async (_request, reply) => {
      const paper = drawn.get(size) ?? renderFlyerPdf(size, address, clock());
      drawn.set(size, paper);
      return asFile(reply, { type: 'pdf', name: `stammplatz-flyer-${size}.pdf`, isInline: true })
        .header('cache-control', 'public, max-age=3600')
        .send(await paper);
    });
  }
}

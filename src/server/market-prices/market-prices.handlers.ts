import type { FastifyReply } from 'fastify';
import * as calls from '#contract/market-prices/market-prices.ts';
import { type PriceComparison, marketPriceShapes as shapes } from '#contract/market-prices/market-prices.schemas.ts';
import { marketPriceTexts } from '#texts/de/market-prices/market-prices.ts';
import { asFile } from '#server/platform/files/sent-file.ts';
import type { Context } from '#server/platform/context.ts';
import { type ApiServer, forwardWithoutAnswer, forward } from '#server/platform/http/routing.ts';
import { presentTable } from './market-prices.presenter.ts';
import { getMarketPrice, listMarketPrices } from './market-prices.service.ts';
import { deleteMarketReport, listMarketReports, saveMarketReport } from './market-reports.service.ts';

/** Figures change once an hour. */
const KEPT = 'public, max-age=300';

const keep = (reply: FastifyReply): void => void reply.header('cache-control', KEPT);

export type MarketPriceTools = {
  /** Compares the price of an advert; implemented by the adverts, which know who may see one. */
  comparePrice: (context: Context, asked: { advertId: string }) => Promise<PriceComparison>;
};

/** What sellers ask, month by month, and what official reports say of it. */
export function registerMarketPriceHandlers(server: ApiServer, { comparePrice }: MarketPriceTools): void {
  server.handle(calls.listMarketPrices, shapes.listMarketPrices, async ({ context, input, reply }) => {
    const prices = await listMarketPrices(context, input);
    keep(reply);
    return prices;
  });
  server.handle(calls.getMarketPrice, shapes.getMarketPrice, async ({ context, input, reply }) => {
    const series = await getMarketPrice(context, input);
    keep(reply);
    return series;
  });
  server.handle(calls.getMarketPriceTable, shapes.getMarketPriceTable, async ({ context, input, reply }) => {
    const series = await getMarketPrice(context, input);
    keep(reply);
    asFile(reply, { type: 'csv', name: `stammplatz-holzpreise-${series.id}-${series.state}.csv` });
    return presentTable(series, marketPriceTexts.regionOf(series.state));
  });
  server.handle(calls.getPriceComparison, shapes.getPriceComparison, forward(comparePrice));
  server.handle(calls.listMarketReports, shapes.listMarketReports, forward(listMarketReports));
  server.handle(calls.saveMarketReport, shapes.saveMarketReport, async ({ context, input }) =>
    saveMarketReport(context, input.marketReportDto),
  );
  server.handle(calls.deleteMarketReport, shapes.deleteMarketReport, forwardWithoutAnswer(deleteMarketReport));
}

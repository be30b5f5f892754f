import { listNews, markNewsSeen } from '#contract/news/news.ts';
import { newsShapes } from '#contract/news/news.schemas.ts';
import { type ApiServer, forward } from '#server/platform/http/routing.ts';
import * as news from './news.service.ts';

/** What is new for the signed-in person. */
export function registerNewsHandlers(server: ApiServer): void {
  server.handle(listNews, newsShapes.listNews, forward(news.listNews));
  server.handle(markNewsSeen, newsShapes.markNewsSeen, async ({ context, input }) => {
    await news.markNewsSeen(context, input.newsSeenDto);
    return {};
  });
}

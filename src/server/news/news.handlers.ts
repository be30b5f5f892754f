import { listNews, markNewsSeen } from '#contract/news/news.ts';
import { newsShapes } from '#contract/news/news.schemas.ts';
import type { Door } from '#server/platform/http/routing.ts';
import * as news from './news.service.ts';

/** What is new for the signed-in person. */
export function registerNewsHandlers(door: Door): void {
  door.handle(listNews, newsShapes.listNews, async ({ context, input }) => news.listNews(context, input));
  door.handle(markNewsSeen, newsShapes.markNewsSeen, async ({ context, input }) => {
    await news.markNewsSeen(context, input.newsSeenDto);
    return {};
  });
}

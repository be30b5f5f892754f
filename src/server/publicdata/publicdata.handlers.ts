import { listSocialPosts } from '#contract/publicdata.ts';
import { publicdataShapes as shapes } from '#contract/publicdata.schemas.ts';
import type { Door } from '#server/platform/routing.ts';
import * as publicdata from './publicdata.service.ts';

/** Posts of others that everybody may read. */
export function registerPublicdataHandlers(door: Door): void {
  door.handle(listSocialPosts, shapes.listSocialPosts, async ({ context }) => publicdata.listSocialPosts(context));
}

import { listSocialPosts } from '#contract/publicdata/publicdata.ts';
import { publicdataShapes as shapes } from '#contract/publicdata/publicdata.schemas.ts';
import { type ApiServer, forward } from '#server/platform/http/routing.ts';
import * as publicdata from './publicdata.service.ts';

/** Posts of others that everybody may read. */
export function registerPublicdataHandlers(server: ApiServer): void {
  server.handle(listSocialPosts, shapes.listSocialPosts, forward(publicdata.listSocialPosts));
}

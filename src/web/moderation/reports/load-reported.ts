import type { RouterContextProvider } from 'react-router';
import type { Api } from '#contract/api.ts';
import { apiContext, pageContext } from '#web/api/api-context.ts';
import { orInvalidPath } from '#web/page/not-found.ts';

/** A page that can be reported: a seller, a company page, an advert. */
type Found = {
  id: string;
  name: string;
  path: string;
  isMine: boolean;
};
export type FindReported = (api: Api, viewerId: string | null) => Promise<Found>;
export type Visit = { url: URL; context: Readonly<RouterContextProvider> };

export type ReportedPage = Found & { pageUrl: string; account: string | null };

/** A public page that is to be reported. @throws 404 for one that is not public */
export const loadReported = ({ url, context }: Visit, find: FindReported): Promise<ReportedPage> =>
  orInvalidPath(url, async () => {
    const { publicUrl, viewer } = context.get(pageContext);
    const found = await find(context.get(apiContext), viewer?.id ?? null);
    const pageUrl = publicUrl.replace(/\/+$/, '') + found.path;
    return { ...found, pageUrl, account: viewer?.displayName ?? null };
  });

import { getAdvert } from '#contract/adverts/adverts.ts';
import type { Api } from '#contract/api.ts';
import { isResponseError } from '#contract/api-errors.ts';
import { paths } from '#contract/paths.ts';
import { getProduct } from '#contract/search/products.ts';
import type { PageContext } from '#web/api/api-context.ts';
import { invalidPath } from '#web/page/not-found.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The public advert that is to be reported. @throws 404 for one that is not public */
export async function loadReported(api: Api, param: string, { url, page }: { url: URL; page: PageContext }) {
  try {
    const call = UUID.test(param) ? api.call(getAdvert, { advertId: param }) : api.call(getProduct, { slug: param });
    const { id, slug, title, status, isMine } = await call;
    return {
      id,
      slug,
      title,
      pageUrl: page.publicUrl.replace(/\/+$/, '') + paths.advert(slug),
      account: page.viewer?.displayName ?? null,
      isMine: isMine || status !== 'ACTIVE',
    };
  } catch (error) {
    if (isResponseError(error) && error.status < 500 && error.status !== 429) throw invalidPath(url);
    throw error;
  }
}

export type ReportedPage = {
  id: string;
  name: string;
  path: string;
  pageUrl: string;
  account: string | null;
  isMine: boolean;
};

/** A public page that is to be reported. @throws 404 for one that is not public */
export async function loadPage(
  { url, page }: { url: URL; page: PageContext },
  find: () => Promise<Pick<ReportedPage, 'id' | 'name' | 'path' | 'isMine'>>,
): Promise<ReportedPage> {
  try {
    const found = await find();
    const pageUrl = page.publicUrl.replace(/\/+$/, '') + found.path;
    return { ...found, pageUrl, account: page.viewer?.displayName ?? null };
  } catch (error) {
    if (isResponseError(error) && error.status < 500 && error.status !== 429) throw invalidPath(url);
    throw error;
  }
}

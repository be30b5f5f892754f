import { createHash } from 'node:crypto';
import { siteStateTexts as texts } from '#texts/de/desk/site-state.ts';
import type { SiteNotice } from '#server/desk/site-watch.service.ts';
import { packedText } from '#server/platform/http/packed-text.ts';
import { escapeXml } from '#server/platform/http/xml-text.ts';
import type { RenderedPage } from './page-cache.ts';

/** What was closed once stays closed on this device. */
const CLOSES = `(()=>{const n=document.getElementById('site-notice'),k='hinweis-zu';let s;try{s=localStorage;if(s.getItem(k)===n.dataset.id)return n.remove()}catch{}const b=n.querySelector('button');b.hidden=false;b.onclick=()=>{n.remove();try{s.setItem(k,n.dataset.id)}catch{}}})()`;
const SCRIPT_HASH = `'sha256-${createHash('sha256').update(CLOSES).digest('base64')}'`;

/** With the notice at the top of documents. Kept pages stay as they are, so that a notice begins and ends with the next request. */
export function createNoticeWriter(): (page: RenderedPage, notice: SiteNotice | null) => RenderedPage {
  const written = new WeakMap<RenderedPage, { key: string; page: RenderedPage }>();
  return (page, notice) => {
    if (notice === null || page.contentSecurityPolicy === '') return page;
    const key = `${notice.id} ${notice.words}`;
    const known = written.get(page);
    if (known?.key === key) return known.page;
    const marked = withNotice(page, notice);
    written.set(page, { key, page: marked });
    return marked;
  };
}

function withNotice(page: RenderedPage, { id, words, isDismissible }: SiteNotice): RenderedPage {
  const button = `<button type="button" class="button button-text notice-close" hidden>${texts.dismiss}</button>`;
  const closes = isDismissible ? `<script>${CLOSES}</script>` : '';
  const line = `<aside id="site-notice" data-id="${escapeXml(id)}" class="notice notice-warning px-0" aria-label="${texts.noticeLabel}"><div class="wrap flex items-start gap-3"><p class="notice-body max-w-none">${escapeXml(words)}</p>${isDismissible ? button : ''}</div></aside>${closes}`;
  const html = page.body.identity.toString('utf8').replace(/<body[^>]*>/, (body) => body + line);
  return {
    ...page,
    body: packedText(html),
    contentSecurityPolicy: isDismissible
      ? page.contentSecurityPolicy.replace('script-src', `script-src ${SCRIPT_HASH}`)
      : page.contentSecurityPolicy,
  };
}

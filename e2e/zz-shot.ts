import { launchBrowser } from '#test/chromium.ts';
import { signInByCall } from './support/session.ts';
import { COMPLETE_EDITS } from '#test/complete-edits.ts';
import { publish, registerSeller } from './support/marketplace.ts';
import { originPaths } from '#contract/origin/origin-paths.ts';
import { paths } from '#contract/paths.ts';
import { saveOutline } from '#contract/origin/outline.ts';
import { initChat } from '#contract/chats/chats.ts';
import { handOverOrigin } from '#contract/origin/handover.ts';
const address = 'http://localhost:4701';
const browser = await launchBrowser();
const seller = await registerSeller(address);
const advert = await publish(seller, COMPLETE_EDITS.FOREST);
const ring = [[47.512345,14.234567],[47.5125,14.2385],[47.5147,14.2399],[47.516345,14.2381],[47.5160,14.2351],[47.5141,14.2339]].map(([latitude,longitude]) => ({latitude: latitude!, longitude: longitude!}));
await seller.api.call(saveOutline, { advertId: advert.id, saveOutlineDto: { rings: [ring], species: [{woodTypeId:1,percent:70},{woodTypeId:20,percent:20}] } });
const buyer = await registerSeller(address);
const chat = await buyer.api.call(initChat, { initChatDto: { advertId: advert.id, text: 'Wo liegt der Bestand?' } } as never);
await seller.api.call(handOverOrigin, { chatId: chat.id, kind: 'OUTLINE' });
const pages: [string, string][] = [['outline', originPaths.outline(advert.id)], ['handover', originPaths.handover(chat.id)], ['advert', paths.advert(advert.slug)], ...(process.argv[2] ? [[process.argv[2], process.argv[3]!.replace('ADVERT', advert.id)] as [string,string]] : [])];
for (const width of [320, 768, 1440]) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, baseURL: address });
  const page = await context.newPage();
  page.on('console', (m) => console.log(width, m.type(), m.text()));
  page.on('pageerror', (e) => console.log(width, 'ERR', e.message));
  await signInByCall({ page, context } as never, address, seller);
  for (const [name, path] of pages) {
    await page.goto(path); await page.waitForTimeout(3500);
    await page.screenshot({ path: `/tmp/w-eudr/${name}-${width}.png`, fullPage: true });
  }
  await context.close();
}
await browser.close(); process.exit(0);

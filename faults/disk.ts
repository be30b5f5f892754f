import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Fault, exactly, figure, statusText, tableOf } from './fault.ts';
import { SELLER_HEADERS, ask } from './watch.ts';
import { openWorld } from './world.ts';

const MOST_PICTURES = 40;

const run = (command: string, ...args: string[]): boolean => spawnSync(command, args).status === 0;

/** A picture that does not shrink. */
async function noise(): Promise<Buffer> {
  const [width, height] = [1_200, 900];
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

type Headers = Record<string, string>;

/** Status of the answer to one picture of an advert. */
export async function sendPicture(address: string, headers: Headers, advertId: string): Promise<number> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(await noise())], { type: 'image/jpeg' }), 'holz.jpg');
  const reply = await fetch(`${address}/api/v1/adverts/${advertId}/images`, { method: 'POST', headers, body: form });
  await reply.text();
  return reply.status;
}

export async function newDraft(address: string, headers: Headers): Promise<string> {
  const { body } = await ask(`${address}/api/v1/adverts`, { method: 'POST', headers, body: { category: 'LOGS' } });
  const { id }: { id: string } = JSON.parse(body);
  return id;
}

export const disk: Fault = {
  title: 'disk full for pictures (8 MB)',
  isInShortForm: false,
  run: async () => {
    const world = await openWorld();
    const folder = join(world.dataDir, 'images');
    // A file system of memory keeps the limit; only root may mount one.
    if (!run('mount', '-t', 'tmpfs', '-o', 'size=8m,mode=755', 'tmpfs', folder)) {
      await world.end();
      return tableOf('disk', disk.title, [], ['Left out: this account may not mount a file system of memory.']);
    }
    try {
      // The folders of the start are hidden below the new file system.
      await world.killApp();
      await world.start();
      const headers = await SELLER_HEADERS(world.address);
      const { address } = world;
      const statuses: number[] = [];
      const adverts: string[] = [];
      while (statuses.length < MOST_PICTURES && !statuses.some((status) => status >= 500)) {
        const advertId = await newDraft(address, headers);
        adverts.push(advertId);
        statuses.push(await sendPicture(address, headers, advertId));
      }
      const pages = await ask(`${world.address}/`);
      run('mount', '-o', 'remount,size=64m', folder);
      const after = await sendPicture(address, headers, await newDraft(address, headers));
      const taken = statuses.filter((status) => status < 300).length;
      let listed = 0;
      let half = 0;
      for (const id of adverts) {
        const { body } = await ask(`${world.address}/api/v1/adverts/${id}`, { headers });
        const { images }: { images: { url: string; isSymbol?: boolean }[] } = JSON.parse(body);
        for (const { url } of images.filter(({ isSymbol }) => isSymbol !== true)) {
          listed += 1;
          if ((await ask(new URL(url, world.address).href)).status !== 200) half += 1;
        }
      }
      return tableOf('disk', disk.title, [
        figure('answers to uploads', statusText(statuses)),
        figure('pictures before it was full', taken, { atLeast: 1 }),
        figure('refused with 503 or 507', statuses.filter((status) => status === 503 || status === 507).length, {
          atLeast: 1,
        }),
        figure('pictures listed', listed, exactly(taken)),
        figure('of them half or gone', half, exactly(0)),
        figure('pages meanwhile', pages.status, exactly(200)),
        figure('upload after room was made', after, { atMost: 201, atLeast: 200 }),
      ]);
    } finally {
      run('umount', '-l', folder);
      await world.end();
    }
  },
};

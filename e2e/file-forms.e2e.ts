import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAdvert } from '#contract/adverts/adverts.ts';
import { adminPaths } from '#contract/admin-paths.ts';
import { originPaths } from '#contract/origin/origin-paths.ts';
import { paths } from '#contract/paths.ts';
import { ownAdvertPaths } from '#contract/adverts/own-advert-paths.ts';
import { mostFileBytesOf } from '#contract/takes-files.ts';
import { sharp } from '#server/platform/files/image-engine.ts';
import { loadBuiltBundle } from '#server/page/ssr.ts';
import { signInAdministrator } from './support/administrator.ts';
import { type Visit, expectQuiet, useBrowser } from './support/browser.ts';
import { beechFirewood, registerSeller } from './support/marketplace.ts';
import { signInByCall, untilAlive } from './support/session.ts';

/** It brings no types. */
const { JSDOM } = createRequire(import.meta.url)('jsdom');
const { visit, address } = useBrowser();
const headers = { 'sec-fetch-site': 'same-origin', origin: address };
const MEGABYTE = 1024 * 1024;
const TYPED = 'Schon getippt';
const ENTRY = {
  kind: 'ENTRY',
  title: 'Kettensägen',
  teaserText: 'Scharf geschliffen.',
  url: 'https://saegen.example/',
  weight: 1,
  dailyCap: null,
  from: null,
  to: null,
  categories: [],
  federalStateIds: [],
  ownerEmail: null,
};

const { routes } = await loadBuiltBundle();
const takers = Object.values(routes).flatMap((route) => {
  const mostBytes = mostFileBytesOf(route?.module.handle);
  return route === undefined || mostBytes === null ? [] : [{ id: route.id, mostBytes }];
});

type Shown = { visitor: Visit; path: string };

let admin: Visit;
let seller: Visit;
let endAdmin = async (): Promise<void> => undefined;
let advertId = '';

beforeAll(async () => {
  admin = await visit();
  endAdmin = await signInAdministrator(admin, address);
  seller = await visit();
  const account = await registerSeller(address);
  await signInByCall(seller, address, account);
  await seller.context.request.post('/api/v1/companies/create', { headers, data: { name: 'Sägewerk mit Bildern' } });
  advertId = (await account.api.call(createAdvert, { editAdvertDto: beechFirewood() })).id;
});

afterAll(() => endAdmin());

/** How to reach each page with such a form; a new page needs an entry. */
const PLACES: Readonly<Record<string, () => Promise<Shown>>> = {
  'companies/edit/my-company.route': async () => ({ visitor: seller, path: paths.myCompany() }),
  'imports/imports.route': async () => ({ visitor: seller, path: ownAdvertPaths.importAdverts() }),
  'adverts/edit/edit-advert.route': async () => ({ visitor: seller, path: paths.editImages(advertId) }),
  'origin/outline.route': async () => ({ visitor: seller, path: originPaths.outline(advertId) }),
  'payments/admin/bank.route': async () => ({ visitor: admin, path: adminPaths.adminBank() }),
  'advertising/entry.route': async () => {
    const made = await admin.context.request.post('/api/v1/advertising/entries', { headers, data: ENTRY });
    expect(made.status()).toBe(201);
    return { visitor: admin, path: adminPaths.advertising((await made.json()).id) };
  },
};

const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
const NOISE = { width: 1_000, height: 1_000, channels: 3 as const, background: 'white', noise };
const picture = await sharp({ create: NOISE }).jpeg({ quality: 100 }).toBuffer();

/** A file of a kind that a field takes: pictures are real ones, lists and statements filled with blanks. */
function fileFor(accept: string, bytes: number): File {
  if (!accept.includes('image/')) return new File([new Uint8Array(bytes).fill(32)], 'liste.csv', { type: 'text/csv' });
  return new File([picture, new Uint8Array(Math.max(0, bytes - picture.length))], 'bild.jpg', { type: 'image/jpeg' });
}

async function pageOf({ visitor, path }: Shown): Promise<Document> {
  return new JSDOM(await (await visitor.context.request.get(path)).text()).window.document;
}

/** The forms of a page with a field for a file, as a browser without script would fill them. */
function fileFormsOf(page: Document): { form: HTMLFormElement; accept: string }[] {
  return [...page.forms].flatMap((form) => {
    const accept = form.querySelector('input[type=file][name]')?.getAttribute('accept') ?? null;
    return accept === null ? [] : [{ form, accept }];
  });
}

function filled(form: HTMLFormElement, file: File): FormData {
  const sent = new FormData();
  for (const field of form.querySelectorAll<HTMLInputElement>('input, textarea, select')) {
    if (field.type === 'file') sent.append(field.name, file);
    else if (field.tagName === 'TEXTAREA' || field.type === 'text') sent.append(field.name, TYPED);
    else if (field.type !== 'checkbox' || field.checked) sent.append(field.name, field.value);
  }
  const button =
    form.querySelector<HTMLButtonElement>('input[type=file] ~ button[name]') ??
    form.querySelector<HTMLButtonElement>('button[name]:not([formnovalidate])');
  if (button) sent.append(button.name, button.value);
  return sent;
}

/** Through Node's own client: the browser's would take seconds for a file. */
async function post({ visitor }: Shown, path: string, body: FormData): Promise<Response> {
  const cookies = (await visitor.context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  return fetch(address + path, { method: 'POST', headers: { ...headers, cookie: cookies }, body, redirect: 'manual' });
}

test('every page that takes files says how one comes to it', () => {
  expect(takers.map(({ id }) => id).toSorted()).toEqual(Object.keys(PLACES).toSorted());
});

describe.each(takers)('every form of $id that takes a file', ({ id, mostBytes }) => {
  test('takes one far above the limit of other forms, with and without script', async () => {
    const shown = (await PLACES[id]?.()) ?? { visitor: seller, path: '' };
    const forms = fileFormsOf(await pageOf(shown));
    expect(forms.length).toBeGreaterThan(0);
    for (const { form, accept } of forms) {
      const file = fileFor(accept, MEGABYTE);
      const page = await post(shown, shown.path, filled(form, file));
      expect([200, 303, 409, 422]).toContain(page.status);
      if (page.status !== 303) expect(page.headers.get('content-type')).toContain('text/html');
      if (accept.includes('image/')) expect(page.status).toBe(303);
      const data = await post(shown, `${shown.path}.data`, filled(form, file));
      expect([200, 202, 409, 422]).toContain(data.status);
      expect(data.headers.get('content-type')).toContain('text/x-script');
    }
  });

  test('names a file that is far too large at the field and keeps what was typed', async () => {
    const shown = (await PLACES[id]?.()) ?? { visitor: seller, path: '' };
    for (const [index, { form, accept }] of fileFormsOf(await pageOf(shown)).entries()) {
      const sent = filled(form, fileFor(accept, mostBytes + MEGABYTE));
      const reply = await post(shown, shown.path, sent);
      expect(reply.headers.get('content-type')).toContain('text/html');
      const page: Document = new JSDOM(await reply.text()).window.document;
      const marked = fileFormsOf(page).find((one) => one.form.textContent.includes('größer als'));
      expect(marked).toBeDefined();
      for (const field of form.querySelectorAll<HTMLInputElement>('input[type=text], textarea')) {
        expect(marked?.form.querySelector<HTMLInputElement>(`[name="${field.name}"]`)?.value).toBe(TYPED);
      }
      if (index > 0) continue;
      const data = await post(shown, `${shown.path}.data`, sent);
      expect(await data.text()).toContain('größer als');
    }
  });
});

test('with script a picture that is too large is refused before it is sent, and nothing typed is lost', async () => {
  const { page } = seller;
  await page.goto(paths.myCompany());
  await untilAlive(page);
  const profile = page.getByRole('region', { name: 'Name und Beschreibung' });
  const description = profile.getByLabel('Beschreibung', { exact: true });
  await description.fill('Noch nicht gespeichert.');
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  const pictures = page.getByRole('region', { name: 'Logo und Titelbild' });
  const file = { name: 'logo.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(16 * MEGABYTE) };
  await pictures.getByLabel('Logo').setInputFiles(file);
  await pictures.getByText('Die Datei hat 16 MB, höchstens 15 MB gehen.').waitFor();
  await pictures.getByRole('button', { name: 'Hochladen' }).first().click();
  expect(sent).toEqual([]);
  const real = Buffer.from(await fileFor('image/', 3 * MEGABYTE).arrayBuffer());
  await pictures.getByLabel('Logo').setInputFiles({ ...file, buffer: real });
  await pictures.getByRole('button', { name: 'Hochladen' }).first().click();
  await page.getByText('Das Logo ist gespeichert.').waitFor();
  expect(await description.inputValue()).toBe('Noch nicht gespeichert.');
  expectQuiet(seller);
});

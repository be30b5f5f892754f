import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Image } from '#contract/common.schemas.ts';
import { barriersIn } from '#test/axe.ts';
import type { PhotoFieldsProps } from '#web/adverts/edit/steps/field-group.ts';
import { PhotoBoard } from './photo-fields.tsx';
import type { PhotoQueue } from './photo-queue.ts';
import { createPhotoQueue } from './photo-queue.ts';
import type { UploadOutcome } from './photo-upload.ts';

const stored = (name: string, order: number): Image => ({
  id: name,
  order,
  url: `/bilder/u/${name}/960.jpg`,
  alt: '',
  storedFileId: name,
});
const photoFile = (name: string): File => new File(['x'], name, { type: 'image/jpeg' });

type Net = { isOnline: boolean; answer: (name: string) => UploadOutcome | Promise<UploadOutcome> };

/** A queue that sends into the hands of the test instead of the network. */
function queueOver(net: Net): PhotoQueue {
  let keys = 0;
  return createPhotoQueue({
    send: async ({ blob, onProgress }) => {
      onProgress(0.4);
      return net.answer(blob instanceof File ? blob.name : '');
    },
    prepare: async (file) => ({ blob: file }),
    newKey: () => `key-${(keys += 1)}`,
    isOnline: () => net.isOnline,
    previews: { make: () => 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', drop: () => undefined },
    keep: {
      put: async () => true,
      get: async (key) => ({ key, name: '', rank: 0, file: new Blob() }),
      noteTry: async () => undefined,
      drop: async () => undefined,
      list: async () => [],
      alone: (_key, work) => work(),
    },
  });
}

const storedNow = (name: string): UploadOutcome => ({ kind: 'STORED', image: stored(name, 0) });

type Given = { images?: readonly Image[]; net?: Partial<Net>; props?: Partial<PhotoFieldsProps> };

function Step({ images: given = [], queue, props }: Given & { queue: PhotoQueue }) {
  const [images, setImages] = useState(given);
  return (
    <main>
      <h1>Fotos</h1>
      <PhotoBoard
        category="FIREWOOD"
        values={{ 'categoryData.furnaceWoodTypeIds': ['20'], unit: 'RM' }}
        errors={{}}
        advertId="01990000-0000-7000-8000-000000000001"
        advertRef="01990000-0000-7000-8000-000000000001"
        ownerId="eva"
        images={images}
        onImages={setImages}
        ensureStored={neverStores}
        registerPath="/registrieren"
        signInPath="/login"
        {...props}
        queue={queue}
      />
    </main>
  );
}
const neverStores = async (): Promise<null> => null;

function show({ net: changed = {}, ...given }: Given = {}) {
  const net: Net = { isOnline: true, answer: storedNow, ...changed };
  const queue = queueOver(net);
  return { ...render(<Step {...given} queue={queue} />), net, queue };
}

const choose = (...names: string[]): void => {
  fireEvent.change(screen.getByLabelText('Fotos auswählen'), { target: { files: names.map(photoFile) } });
};
const order = (): (string | undefined)[] =>
  screen.queryAllByRole('listitem').map((item) => item.dataset['photo'] ?? 'pending');
const press = (name: string): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};
const cover = (): string | undefined => screen.getByText('Titelbild').closest('li')?.dataset['photo'];

test('without photos it shows the drawing that buyers see', () => {
  const { container } = show();
  expect(screen.getByText('Symbolbild')).toBeTruthy();
  expect(container.querySelector('picture img')?.getAttribute('src')).toMatch(
    /^\/bilder\/z\/v\w+\/\w+\/buche\/1(-\w+)*\/640\.jpg$/,
  );
  expect(screen.queryByRole('list', { name: 'Deine Fotos' })).toBeNull();
});

test('the camera comes first and takes one photo, the gallery several; neither offers HEIC', () => {
  show();
  const inputs = ['Foto aufnehmen', 'Fotos auswählen'].map((name) => screen.getByLabelText(name));
  expect(inputs[0]?.compareDocumentPosition(inputs[1] ?? document)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(inputs.map((input) => [input.getAttribute('capture'), input.hasAttribute('multiple')])).toEqual([
    ['environment', false],
    [null, true],
  ]);
  expect(inputs.map((input) => input.getAttribute('accept'))).toEqual(
    Array(2).fill('image/jpeg,image/png,image/webp,image/avif'),
  );
});

test('chosen photos show how far they are and stand in the list once the server has them', async () => {
  let finish: (outcome: UploadOutcome) => void = () => undefined;
  show({ net: { answer: () => new Promise((resolve) => (finish = resolve)) } });
  choose('stirn.jpg');
  const bar = await screen.findByRole('progressbar', { name: 'Fortschritt von „stirn.jpg“' });
  await screen.findByText('40 %');
  expect(bar.getAttribute('value')).toBe('0.4');
  finish(storedNow('stirn.jpg'));
  await waitFor(() => expect(order()).toEqual(['stirn.jpg']));
  expect(cover()).toBe('stirn.jpg');
  expect(screen.getByText('1 von 12 Fotos')).toBeTruthy();
  expect(screen.getByText('Ein Foto ist hochgeladen.')).toBeTruthy();
});

test('no more than twelve are taken, and the ones left over are counted', async () => {
  show({ images: Array.from({ length: 10 }, (_, index) => stored(`p${index}`, index)) });
  choose('a', 'b', 'c', 'd');
  await waitFor(() => expect(order()).toHaveLength(12));
  expect(screen.getByText('2 Fotos sind zu viel, möglich sind 12.')).toBeTruthy();
  await screen.findByText(/^Mehr als 12 Fotos sind nicht möglich/);
  expect(screen.getByLabelText('Fotos auswählen')).toHaveProperty('disabled', true);
});

test('photos are put in order by buttons that keep the focus', () => {
  show({ images: ['a', 'b', 'c'].map(stored) });
  press('Foto 3 nach vorne');
  expect(order()).toEqual(['a', 'c', 'b']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Foto 2 nach vorne' }));
  expect(screen.getByText('Das Foto ist jetzt an Stelle 2 von 3.')).toBeTruthy();
  press('Foto 2 zum Titelbild machen');
  expect([order(), cover()]).toEqual([['c', 'a', 'b'], 'c']);
  press('Foto 1 nach hinten');
  expect(order()).toEqual(['a', 'c', 'b']);
});

test('the first photo cannot go further forward nor the last further back', () => {
  show({ images: ['a', 'b'].map(stored) });
  press('Foto 1 nach vorne');
  press('Foto 2 nach hinten');
  press('Foto 1 zum Titelbild machen');
  expect(order()).toEqual(['a', 'b']);
});

test('photos are put in order by keys at their grip, which keeps the focus, and each step is said', () => {
  show({ images: ['a', 'b', 'c'].map(stored) });
  const grip = (position: number) => screen.getByRole('button', { name: `Foto ${position} verschieben` });
  const key = (position: number, name: string): void => void fireEvent.keyDown(grip(position), { key: name });
  key(1, 'ArrowDown');
  expect([order(), document.activeElement]).toEqual([['b', 'a', 'c'], grip(2)]);
  const first = screen.getByText(/^Das Foto ist jetzt an Stelle 2 von 3/).textContent;
  key(2, 'End');
  expect([order(), document.activeElement]).toEqual([['b', 'c', 'a'], grip(3)]);
  key(3, 'Home');
  key(1, 'ArrowUp');
  expect(order()).toEqual(['a', 'b', 'c']);
  key(3, 'ArrowLeft');
  // Said again, though it is the same sentence as before.
  expect(screen.getByText(/^Das Foto ist jetzt an Stelle 2 von 3/).textContent).toBe(first);
  key(1, 'ArrowRight');
  expect(screen.getByText(/^Das Foto ist jetzt an Stelle 2 von 3/).textContent).not.toBe(first);
  expect(screen.getByText(/mit den Pfeiltasten verschieben/).id).toBe(grip(1).getAttribute('aria-describedby'));
});

const transfer = (files: readonly File[]) => ({
  types: ['Files'],
  files,
  items: files.map(({ type }) => ({ kind: 'file', type })),
});

test('files dropped or pasted anywhere on the page are taken, and the field says what letting go would do', async () => {
  const { container } = show();
  const field = (): string | undefined => container.querySelector<HTMLElement>('[data-held]')?.dataset['held'];
  const file = photoFile('hof.jpg');
  fireEvent.dragOver(document.body, { dataTransfer: transfer([file]) });
  expect([field(), screen.queryByText(/^Loslassen/) !== null]).toEqual(['FILES', true]);
  fireEvent.dragOver(document.body, {
    dataTransfer: transfer([new File(['x'], 'brief.pdf', { type: 'application/pdf' })]),
  });
  expect([field(), screen.queryByText('Das ist kein Foto') !== null]).toEqual(['ALIEN', true]);
  fireEvent.dragLeave(document.body, { relatedTarget: null });
  expect(field()).toBe('NOTHING');
  // The browser would show the file in place of the page.
  expect(fireEvent.drop(document.body, { dataTransfer: transfer([file]) })).toBe(false);
  await waitFor(() => expect(order()).toEqual(['hof.jpg']));
  fireEvent.paste(document.body, { clipboardData: transfer([photoFile('schirm.png')]) });
  await waitFor(() => expect(order()).toEqual(['hof.jpg', 'schirm.png']));
  // Text is pasted into a field, though a picture of it comes along.
  const text = { ...transfer([photoFile('zelle.png')]), types: ['Files', 'text/plain'] };
  expect(fireEvent.paste(screen.getByLabelText(/^Was zeigt Foto 1/), { clipboardData: text })).toBe(true);
  expect(order()).toHaveLength(2);
});

test('where photos are not taken, dropped files are not either, nor do they replace the page', () => {
  show({ images: Array.from({ length: 12 }, (_, index) => stored(`p${index}`, index)) });
  expect(fireEvent.drop(document.body, { dataTransfer: transfer([photoFile('zu-viel.jpg')]) })).toBe(false);
  expect(order()).toHaveLength(12);
});

test('a file that stays too large is named before it is sent', async () => {
  const sent: string[] = [];
  const answer = (name: string): UploadOutcome => {
    sent.push(name);
    return storedNow(name);
  };
  show({ net: { answer } });
  const large = photoFile('riesig.avif');
  Object.defineProperty(large, 'size', { value: 15 * 1024 * 1024 + 1 });
  fireEvent.change(screen.getByLabelText('Fotos auswählen'), { target: { files: [large] } });
  expect((await screen.findByRole('alert')).textContent).toContain('„riesig.avif“: Das Foto hat mehr als 15 MB.');
  expect(sent).toEqual([]);
});

describe('when and where a photo was taken', () => {
  const at = (spot?: 'PILE' | 'TOWN' | 'AWAY' | 'OPEN'): Image => ({
    ...stored('a', 0),
    capture: { day: '2026-11-12', isShown: false, ...(spot ? { spot } : {}) },
  });
  const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');

  test.each([
    ['PILE', 'Aufnahmetag und Ort zeigen', 'Laut Kamera am 12. November 2026 am Lagerplatz aufgenommen'],
    ['TOWN', 'Aufnahmetag und Ort zeigen', 'Laut Kamera am 12. November 2026 bei Molln aufgenommen'],
    ['AWAY', 'Aufnahmetag zeigen', 'Laut Kamera am 12. November 2026 aufgenommen'],
    ['OPEN', 'Aufnahmetag und Ort zeigen', 'Laut Kamera am 12. November 2026 aufgenommen'],
    [undefined, 'Aufnahmetag zeigen', 'Laut Kamera am 12. November 2026 aufgenommen'],
  ] as const)('is offered with the words that buyers read: %s', (spot, label, words) => {
    show({ images: [at(spot)], props: { values: { 'address.city': 'Molln' } } });
    const tick = screen.getByRole('checkbox', { name: label });
    expect(tick).toHaveProperty('checked', false);
    const help = document.getElementById(tick.getAttribute('aria-describedby') ?? '');
    expect(plain(help?.textContent)).toContain(`„${words}“`);
    expect(help?.textContent?.includes('nicht bei deiner Anzeige')).toBe(spot === 'AWAY');
    fireEvent.click(tick);
    expect(tick).toHaveProperty('checked', true);
  });

  test('is not offered where the file says nothing of it, and why not is said', () => {
    show({ images: [stored('a', 0)] });
    expect(screen.queryByRole('checkbox', { name: /^Aufnahmetag/ })).toBeNull();
    expect(screen.getByText(/^Ohne Aufnahmetag/)).toBeTruthy();
  });
});

test('a removed photo comes back to its place', () => {
  show({ images: ['a', 'b', 'c'].map(stored) });
  press('Foto 2 entfernen');
  expect(order()).toEqual(['a', 'c']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Rückgängig' }));
  press('Rückgängig');
  expect(order()).toEqual(['a', 'b', 'c']);
});

test('the words for a photo are its alternative text', () => {
  show({ images: ['a', 'b'].map(stored) });
  fireEvent.change(screen.getByLabelText(/^Was zeigt Foto 2/), { target: { value: 'Stirnseiten' } });
  expect(screen.getByRole('img', { name: 'Stirnseiten' }).closest('li')?.dataset['photo']).toBe('b');
});

test('a photo that failed says why and is tried again on request', async () => {
  const tried: string[] = [];
  const { net } = show({
    net: {
      answer: (name) => {
        tried.push(name);
        return { kind: 'STOPPED', message: 'Bitte melde dich an.' };
      },
    },
  });
  choose('hof.jpg');
  await screen.findByText('Nicht hochgeladen. Bitte melde dich an.');
  net.answer = storedNow;
  press('„hof.jpg“ nochmals versuchen');
  await waitFor(() => expect(order()).toEqual(['hof.jpg']));
  expect(tried).toEqual(['hof.jpg']);
});

test('a refused file is named with its reason and can be put aside', async () => {
  show({ net: { answer: () => ({ kind: 'REFUSED', message: 'Das Bild hat mehr als 50 Megapixel.' }) } });
  choose('riesig.png');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('„riesig.png“: Das Bild hat mehr als 50 Megapixel.');
  fireEvent.click(within(alert).getByRole('button', { name: 'Schließen' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('Symbolbild')).toBeTruthy();
});

test('without a connection photos wait and say so; they go on when it is back', async () => {
  const { net, queue } = show({ net: { isOnline: false } });
  choose('hof.jpg');
  expect(await screen.findByText(/^Gerade ist kein Netz da/)).toBeTruthy();
  expect(screen.getByText('Wartet auf das Netz')).toBeTruthy();
  net.isOnline = true;
  queue.resume();
  await waitFor(() => expect(order()).toEqual(['hof.jpg']));
  expect(screen.queryByText(/^Gerade ist kein Netz da/)).toBeNull();
});

test('who is not signed in is led to a new account or the own one first', () => {
  show({ props: { ownerId: null, signInPath: '/login?callbackUrl=%2Feditadvert%2Fneu%2Fstep2' } });
  expect(screen.getByRole('link', { name: 'Konto anlegen' }).getAttribute('href')).toBe('/registrieren');
  expect(screen.getByRole('link', { name: 'Ich habe ein Konto' }).getAttribute('href')).toBe(
    '/login?callbackUrl=%2Feditadvert%2Fneu%2Fstep2',
  );
  expect(screen.queryByLabelText('Fotos auswählen')).toBeNull();
});

test('without scripts a plain form says what was chosen, typed and pressed', () => {
  const queue = queueOver({ isOnline: true, answer: storedNow });
  const page = document.createElement('form');
  page.innerHTML = renderToString(<Step images={['a', 'b'].map(stored)} queue={queue} />);
  const fields = [...page.querySelectorAll('input, button')].map((field) => [
    field.getAttribute('type'),
    field.getAttribute('name'),
    field.getAttribute('value'),
  ]);
  expect(fields).toEqual([
    ['file', 'photo', null],
    ['submit', 'photoAction', 'upload'],
    ['checkbox', 'photoPlace', null],
    ...['a', 'b'].flatMap((id) => [
      ['submit', 'photoAction', `forward ${id}`],
      ['submit', 'photoAction', `back ${id}`],
      ['submit', 'photoAction', `cover ${id}`],
      ['submit', 'photoAction', `remove ${id}`],
      ['text', `photoAlt.${id}`, ''],
    ]),
    ['submit', 'photoAction', 'save'],
  ]);
});

test('there is no barrier axe knows of, with stored, waiting and refused photos', async () => {
  const { container } = show({
    images: ['a', 'b'].map(stored),
    net: {
      answer: (name) =>
        name === 'gut' ? new Promise(() => undefined) : { kind: name === 'bös' ? 'REFUSED' : 'STOPPED', message: null },
    },
  });
  choose('gut', 'bös', 'müde');
  await screen.findByRole('alert');
  await screen.findByText(/^Nicht hochgeladen/);
  expect(await barriersIn(container)).toEqual([]);
});

import { expect, it } from 'vitest';
import { notificationSettings } from './notifications.ts';

it('tells what concerns the own adverts by mail unless it is switched off, and advertises only when switched on', () => {
  expect(notificationSettings()).toEqual({
    newMessage: { mail: true },
    advertExpires: { mail: true },
    productNews: { mail: false },
  });
  const stored = { newMessage: { mail: false } };
  expect(notificationSettings(stored, { productNews: { mail: true }, newMessage: null })).toEqual({
    newMessage: { mail: false },
    advertExpires: { mail: true },
    productNews: { mail: true },
  });
});

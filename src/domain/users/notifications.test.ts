import { expect, it } from 'vitest';
import { notificationSettings } from './notifications.ts';

it('tells what concerns the own adverts unless it is switched off, and advertises only when switched on', () => {
  expect(notificationSettings()).toEqual({
    newMessage: { mail: true, push: true },
    advertExpires: { mail: true, push: true },
    advertCheck: { mail: true, push: true },
    rating: { mail: true, push: true },
    savedSearch: { mail: true, push: true },
    followedSeller: { mail: true, push: true },
    ownRequests: { mail: true, push: true },
    requestFits: { mail: true, push: true },
    weekFigures: { mail: false },
    productNews: { mail: false },
    quietHours: { isOn: false, fromHour: 22, toHour: 6 },
  });
  const stored = { newMessage: { mail: false } };
  expect(notificationSettings(stored, { productNews: { mail: true }, newMessage: null })).toEqual({
    newMessage: { mail: false, push: true },
    advertExpires: { mail: true, push: true },
    advertCheck: { mail: true, push: true },
    rating: { mail: true, push: true },
    savedSearch: { mail: true, push: true },
    followedSeller: { mail: true, push: true },
    ownRequests: { mail: true, push: true },
    requestFits: { mail: true, push: true },
    weekFigures: { mail: false },
    productNews: { mail: true },
    quietHours: { isOn: false, fromHour: 22, toHour: 6 },
  });
});

it('takes each part of the quiet hours by itself', () => {
  const stored = { quietHours: { isOn: true, fromHour: 20, toHour: 7 } };
  expect(notificationSettings(stored, { quietHours: { fromHour: 0 } }).quietHours).toEqual({
    isOn: true,
    fromHour: 0,
    toHour: 7,
  });
  expect(notificationSettings(stored, { quietHours: null }).quietHours).toEqual(stored.quietHours);
});

import { endpoint } from '#contract/endpoint.ts';
import type { statisticsShapes } from './statistics.schemas.ts';

type Shapes = typeof statisticsShapes;

const tag = 'Statistics';

export const getAdsAndClicks = endpoint<Shapes['getAdsAndClicks']>({
  operation: 'getAdsAndClicks',
  method: 'GET',
  path: '/api/v1/statistics/adsAndClicks',
  summary: 'Counts advertising shown and clicked over time; with `advertising` alone, that of own entries.',
  tag,
  auth: 'viewer',
  requiredQuery: ['from', 'to'],
});

export const getListingsAndContacts = endpoint<Shapes['getListingsAndContacts']>({
  operation: 'getListingsAndContacts',
  method: 'GET',
  path: '/api/v1/statistics/listingsAndContacts',
  summary: 'Counts new adverts, their views and contacts over time; with `advertising` alone, those of own adverts.',
  tag,
  auth: 'viewer',
  requiredQuery: ['from', 'to'],
});

export const getLogoStatistics = endpoint<Shapes['getLogoStatistics']>({
  operation: 'getLogoStatistics',
  method: 'GET',
  path: '/api/v1/statistics/logoStats',
  summary: 'Counts how often the logo of a partner was shown and clicked.',
  tag,
  auth: 'viewer',
  requiredQuery: ['from', 'to', 'name'],
});

export const getAdvertisingStatistics = endpoint<Shapes['getAdvertisingStatistics']>({
  operation: 'getAdvertisingStatistics',
  method: 'GET',
  path: '/api/v1/statistics/advertisingStats',
  summary: 'Lists advertising entries with how often they were shown and clicked.',
  tag,
  auth: 'viewer',
  requiredQuery: ['from', 'to'],
});

export const getPopularAdverts = endpoint<Shapes['getPopularAdverts']>({
  operation: 'getPopularAdverts',
  method: 'GET',
  path: '/api/v1/statistics/popularAds',
  summary: 'Lists the adverts that were seen or contacted most.',
  tag,
  auth: 'viewer',
  requiredQuery: ['from', 'to', 'by'],
});

export const getPublicStatistics = endpoint<Shapes['getPublicStatistics']>({
  operation: 'getPublicStatistics',
  method: 'GET',
  path: '/api/v1/statistics/public',
  summary: 'Counts sellers, public adverts and contacts.',
  tag,
  auth: 'anonymous',
});

export const getRegisteredUsers = endpoint<Shapes['getRegisteredUsers']>({
  operation: 'getRegisteredUsers',
  method: 'GET',
  path: '/api/v1/statistics/registeredUsers',
  summary: 'Counts registrations over time.',
  tag,
  auth: 'viewer',
  requiredQuery: ['from', 'to'],
});

export const getSiteRequests = endpoint<Shapes['getSiteRequests']>({
  operation: 'getSiteRequests',
  method: 'GET',
  path: '/api/v1/statistics/siteRequests',
  summary: 'Counts page views over time.',
  tag,
  auth: 'viewer',
  requiredQuery: ['from', 'to'],
});

export const getCategoryStatistics = endpoint<Shapes['getCategoryStatistics']>({
  operation: 'getCategoryStatistics',
  method: 'GET',
  path: '/api/v1/statistics/categories',
  summary: 'Counts new adverts, views and contacts of every category.',
  tag,
  auth: 'viewer',
  requiredQuery: ['from', 'to'],
});

export const getOwnStatistics = endpoint<Shapes['getOwnStatistics']>({
  operation: 'getOwnStatistics',
  method: 'GET',
  path: '/api/v1/statistics/own',
  summary: 'Counts what became of all own adverts, names the best and the weakest, and says what waits to be done.',
  tag,
  auth: 'viewer',
});

export const getAdvertStatistics = endpoint<Shapes['getAdvertStatistics']>({
  operation: 'getAdvertStatistics',
  method: 'GET',
  path: '/api/v1/statistics/adverts/{advertId}',
  summary: 'Counts over days what became of an own advert: views, shown contacts, chats and agreements.',
  tag,
  auth: 'viewer',
});

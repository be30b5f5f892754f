import { endpoint } from '#contract/endpoint.ts';
import type { placeShapes } from './places.schemas.ts';

type Shapes = typeof placeShapes;

const tag = 'Places';

export const suggestPlaces = endpoint<Shapes['suggestPlaces']>({
  operation: 'suggestPlaces',
  method: 'GET',
  path: '/api/v1/places/suggest',
  summary: 'Suggests places whose name or postcode begins with what was typed, larger ones first.',
  tag,
  auth: 'anonymous',
  requiredQuery: ['q'],
});

export const getPlace = endpoint<Shapes['getPlace']>({
  operation: 'getPlace',
  method: 'GET',
  path: '/api/v1/places/{countryCode}/{postalCode}',
  summary: 'Reads the place of a postcode, or of the nearest known postcode of its region; 404 if there is none.',
  tag,
  auth: 'anonymous',
});

export const getDeliveryDistance = endpoint<Shapes['getDeliveryDistance']>({
  operation: 'getDeliveryDistance',
  method: 'GET',
  path: '/api/v1/adverts/{advertId}/delivery-distance',
  summary:
    'Reads how many kilometres count for the delivery of an advert to a postcode: by road where roads are known.',
  tag,
  auth: 'anonymous',
  requiredQuery: ['countryCode', 'postalCode'],
});

export const findNearestPlace = endpoint<Shapes['findNearestPlace']>({
  operation: 'findNearestPlace',
  method: 'GET',
  path: '/api/v1/places/nearest',
  summary: 'Reads the place of the postcode nearest to a point; 404 if none is within 50 km.',
  tag,
  auth: 'anonymous',
  requiredQuery: ['latitude', 'longitude'],
});

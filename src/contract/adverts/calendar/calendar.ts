import { endpoint } from '#contract/endpoint.ts';
import type { calendarShapes } from './calendar.schemas.ts';

type Shapes = typeof calendarShapes;

const path = '/api/v1/users/me/advert-calendar';

export const getAdvertCalendar = endpoint<Shapes['getAdvertCalendar']>({
  operation: 'getAdvertCalendar',
  method: 'GET',
  path,
  summary: 'Reads the private address of the calendar with the ends of the own adverts.',
  tag: 'Adverts',
  auth: 'viewer',
});

export const renewAdvertCalendar = endpoint<Shapes['renewAdvertCalendar']>({
  operation: 'renewAdvertCalendar',
  method: 'POST',
  path,
  summary: 'Makes a new private address for that calendar; the old one ends.',
  tag: 'Adverts',
  auth: 'viewer',
});

export const endAdvertCalendar = endpoint<Shapes['endAdvertCalendar']>({
  operation: 'endAdvertCalendar',
  method: 'DELETE',
  path,
  summary: 'Ends the private address of that calendar.',
  tag: 'Adverts',
  auth: 'viewer',
});

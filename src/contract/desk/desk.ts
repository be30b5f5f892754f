import { endpoint } from '#contract/endpoint.ts';
import type { deskShapes } from './desk.schemas.ts';

type Shapes = typeof deskShapes;

export const getDesk = endpoint<Shapes['getDesk']>({
  operation: 'getDesk',
  method: 'GET',
  path: '/api/v1/desk',
  summary: 'Counts what needs a person at present, and says how jobs, disk and backups are; for who administers.',
  tag: 'Desk',
  auth: 'viewer',
});

export const getSiteState = endpoint<Shapes['getSiteState']>({
  operation: 'getSiteState',
  method: 'GET',
  path: '/api/v1/desk/site-state',
  summary: 'Reads the announcements that run or are to come, and whether maintenance is on; for who administers.',
  tag: 'Desk',
  auth: 'viewer',
});

export const addAnnouncement = endpoint<Shapes['addAnnouncement']>({
  operation: 'addAnnouncement',
  method: 'POST',
  path: '/api/v1/desk/announcements',
  summary: 'Shows a sentence on every page from one moment to another; for who administers.',
  tag: 'Desk',
  auth: 'viewer',
  body: 'announcementDto',
  status: 201,
  honoursIdempotencyKey: true,
});

export const endAnnouncement = endpoint<Shapes['endAnnouncement']>({
  operation: 'endAnnouncement',
  method: 'POST',
  path: '/api/v1/desk/announcements/{announcementId}/end',
  summary: 'Takes an announcement down before its end; for who administers.',
  tag: 'Desk',
  auth: 'viewer',
});

export const setMaintenance = endpoint<Shapes['setMaintenance']>({
  operation: 'setMaintenance',
  method: 'PUT',
  path: '/api/v1/desk/maintenance',
  summary: 'Begins or ends maintenance, in which all writes but those of administrators are answered with 503.',
  tag: 'Desk',
  auth: 'viewer',
  body: 'maintenanceDto',
});

import { endpoint } from '#contract/endpoint.ts';
import type { slipShapes } from './slip.schemas.ts';

type Shapes = typeof slipShapes;

const tag = 'Adverts';
const path = '/api/v1/adverts/{advertId}/slip';

export const getPileSlip = endpoint<Shapes['getPileSlip']>({
  operation: 'getPileSlip',
  method: 'GET',
  path,
  summary: 'Reads what is printed on the slip at the pile of an own advert, and how often it was scanned.',
  tag,
  auth: 'viewer',
});

export const savePileSlip = endpoint<Shapes['savePileSlip']>({
  operation: 'savePileSlip',
  method: 'PUT',
  path,
  summary: 'Writes what is printed on the slip of an own advert; it stays private. Its short address never changes.',
  tag,
  auth: 'viewer',
  body: 'pileSlipDto',
});

export const deletePileSlip = endpoint<Shapes['deletePileSlip']>({
  operation: 'deletePileSlip',
  method: 'DELETE',
  path,
  summary:
    'Deletes what is printed on the slip of an own advert; the address on slips that hang outside goes on to work.',
  tag,
  auth: 'viewer',
});

export const getPileSlipDocument = endpoint<Shapes['getPileSlipDocument']>({
  operation: 'getPileSlipDocument',
  method: 'GET',
  path: '/api/v1/adverts/{advertId}/slip/document',
  summary: 'Answers with the slip on A5 (PDF), while the own advert is public.',
  tag,
  auth: 'viewer',
  replyType: 'pdf',
});

/** Address of the paper, for a link that opens it. */
export const slipPdfPath = (advertId: string): string =>
  getPileSlipDocument.path.replace('{advertId}', encodeURIComponent(advertId));

import { endpoint } from '#contract/endpoint.ts';
import type { requestShapes } from './requests.schemas.ts';

type Shapes = typeof requestShapes;

const tag = 'Requests';

export const listRequests = endpoint<Shapes['listRequests']>({
  operation: 'listRequests',
  method: 'GET',
  path: '/api/v1/requests',
  summary: 'Lists running Gesuche, the newest first, or the nearest first where a place is given.',
  tag,
  auth: 'anonymous',
});

export const listRequestCells = endpoint<Shapes['listRequestCells']>({
  operation: 'listRequestCells',
  method: 'GET',
  path: '/api/v1/requests/cells',
  summary: 'Counts running Gesuche per map cell inside the window, single Gesuche where there are few.',
  tag,
  auth: 'anonymous',
  requiredQuery: ['west', 'south', 'east', 'north', 'zoom'],
});

export const listOwnRequests = endpoint<Shapes['listOwnRequests']>({
  operation: 'listOwnRequests',
  method: 'GET',
  path: '/api/v1/requests/mine',
  summary: 'Lists the Gesuche of the viewer in every state, the newest first.',
  tag,
  auth: 'viewer',
});

export const listFittingRequests = endpoint<Shapes['listFittingRequests']>({
  operation: 'listFittingRequests',
  method: 'GET',
  path: '/api/v1/requests/fitting',
  summary: 'Lists running Gesuche that fit adverts or the company page of the viewer, the newest first.',
  tag,
  auth: 'viewer',
});

export const getRequestRenewal = endpoint<Shapes['getRequestRenewal']>({
  operation: 'getRequestRenewal',
  method: 'GET',
  path: '/api/v1/requests/renewal',
  summary: 'Reads what the signed link of a reminder would renew; changes nothing.',
  tag,
  auth: 'anonymous',
  requiredQuery: ['token'],
});

export const renewRequestByLink = endpoint<Shapes['renewRequestByLink']>({
  operation: 'renewRequestByLink',
  method: 'POST',
  path: '/api/v1/requests/renewal',
  summary: 'Renews a Gesuch for 30 days by the signed link of its reminder.',
  tag,
  auth: 'anonymous',
  body: 'renewRequestDto',
});

export const getRequest = endpoint<Shapes['getRequest']>({
  operation: 'getRequest',
  method: 'GET',
  path: '/api/v1/requests/{requestSlug}',
  summary: 'Reads a Gesuch by its address or id; 410 once it is over, except for its owner.',
  tag,
  auth: 'anonymous',
});

export const getOwnRequest = endpoint<Shapes['getOwnRequest']>({
  operation: 'getOwnRequest',
  method: 'GET',
  path: '/api/v1/requests/{requestId}/own',
  summary: 'Reads an own Gesuch with all that only its owner sees.',
  tag,
  auth: 'viewer',
});

export const createRequest = endpoint<Shapes['createRequest']>({
  operation: 'createRequest',
  method: 'POST',
  path: '/api/v1/requests',
  summary: 'Publishes a Gesuch for 30 days.',
  tag,
  auth: 'viewer',
  body: 'editRequestDto',
  status: 201,
  honoursIdempotencyKey: true,
});

export const updateRequest = endpoint<Shapes['updateRequest']>({
  operation: 'updateRequest',
  method: 'PUT',
  path: '/api/v1/requests/{requestId}',
  summary: 'Replaces the content of an own running Gesuch.',
  tag,
  auth: 'viewer',
  body: 'editRequestDto',
});

export const closeRequest = endpoint<Shapes['closeRequest']>({
  operation: 'closeRequest',
  method: 'POST',
  path: '/api/v1/requests/{requestId}/close',
  summary: 'Closes an own Gesuch and says why.',
  tag,
  auth: 'viewer',
  body: 'closeRequestDto',
});

export const renewRequest = endpoint<Shapes['renewRequest']>({
  operation: 'renewRequest',
  method: 'POST',
  path: '/api/v1/requests/{requestId}/renew',
  summary: 'Lets an own Gesuch that runs or has ended run for 30 days from now.',
  tag,
  auth: 'viewer',
});

export const deleteRequest = endpoint<Shapes['deleteRequest']>({
  operation: 'deleteRequest',
  method: 'DELETE',
  path: '/api/v1/requests/{requestId}',
  summary: 'Deletes an own Gesuch and the offers to it.',
  tag,
  auth: 'viewer',
});

export const listRequestOffers = endpoint<Shapes['listRequestOffers']>({
  operation: 'listRequestOffers',
  method: 'GET',
  path: '/api/v1/requests/{requestId}/offers',
  summary: 'Lists the offers to a Gesuch: all for its owner, for a seller the own ones with the adverts to offer.',
  tag,
  auth: 'viewer',
});

export const offerForRequest = endpoint<Shapes['offerForRequest']>({
  operation: 'offerForRequest',
  method: 'POST',
  path: '/api/v1/requests/{requestId}/offers',
  summary: 'Answers a Gesuch from an own public advert; one offer per advert.',
  tag,
  auth: 'viewer',
  body: 'requestOfferDto',
  status: 201,
  honoursIdempotencyKey: true,
});

export const answerOffer = endpoint<Shapes['answerOffer']>({
  operation: 'answerOffer',
  method: 'POST',
  path: '/api/v1/requests/{requestId}/offers/{offerId}/answer',
  summary: 'Answers an offer to an own Gesuch: opens the chat about its advert.',
  tag,
  auth: 'viewer',
  body: 'offerAnswerDto',
});

export const reportRequest = endpoint<Shapes['reportRequest']>({
  operation: 'reportRequest',
  method: 'POST',
  path: '/api/v1/requests/{requestId}/report',
  summary: 'Reports a Gesuch to the moderators and mails a receipt.',
  tag,
  auth: 'anonymous',
  body: 'pageReportDto',
  status: 201,
});

export const removeRequest = endpoint<Shapes['removeRequest']>({
  operation: 'removeRequest',
  method: 'POST',
  path: '/api/v1/requests/{requestId}/remove',
  summary: 'Removes a Gesuch and mails its owner the reason.',
  tag,
  auth: 'moderator',
  body: 'removeRequestDto',
});

export const restoreRequest = endpoint<Shapes['restoreRequest']>({
  operation: 'restoreRequest',
  method: 'POST',
  path: '/api/v1/requests/{requestId}/restore',
  summary: 'Takes the removal of a Gesuch back and tells its owner.',
  tag,
  auth: 'moderator',
});

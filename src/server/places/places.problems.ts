import { Problem } from '#server/platform/http/problem.ts';

export function placeUnknown(): Problem {
  return new Problem({
    status: 404,
    code: 'place.unknown',
    message: 'Zu dieser Postleitzahl kennen wir keinen Ort. Prüf bitte Land und Postleitzahl.',
  });
}

export function layerUnknown(): Problem {
  return new Problem({ status: 404, code: 'place.layer-unknown', message: 'Diese Kartenebene ist nicht geladen.' });
}

export function noPlaceNear(): Problem {
  return new Problem({
    status: 404,
    code: 'place.none-near',
    message: 'Rund um diesen Standort kennen wir keinen Ort. Gib bitte die Postleitzahl ein.',
  });
}

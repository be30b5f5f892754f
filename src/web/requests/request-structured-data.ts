import type { WoodRequest } from '#contract/requests/requests.schemas.ts';
import { paths } from '#contract/paths.ts';
import { requestListTexts as texts } from '#texts/de/requests/requests.ts';
import { canonical } from '#web/page/page-meta.ts';
import { type StructuredData, breadcrumbList, statement } from '#web/page/structured-data.ts';

const LONGEST_DESCRIPTION = 400;

/** Returns an open Gesuch as a demand, and the way down to it; of the place only the municipality. */
export function demandOf(request: WoodRequest, siteUrl: string): StructuredData[] {
  const path = paths.request(request.slug);
  const crumbs = [
    { label: texts.crumbHome, href: paths.home() },
    { label: texts.crumb, href: paths.requests() },
  ];
  const way = breadcrumbList({ crumbs, current: request.title, path }, siteUrl);
  if (request.state !== 'OPEN') return [way];
  const goods = { '@type': request.category === 'SERVICES' ? 'Service' : 'Product', name: request.title };
  const demand = statement('Demand', {
    name: request.title,
    url: canonical(path, siteUrl),
    ...(request.text === '' ? {} : { description: request.text.slice(0, LONGEST_DESCRIPTION).toWellFormed() }),
    validThrough: request.expiresAt,
    itemOffered: goods,
    areaServed: { '@type': 'Place', name: request.place.name },
  });
  return [demand, way];
}

import { queryOptions } from '@tanstack/react-query';

/** Draws the Gesuche; loaded once they are switched on. Apart from `map.queries.ts`, which the maps of adverts load. */
export const requestLayer = (isWanted: boolean) =>
  queryOptions({
    queryKey: ['mapRequestLayer'],
    queryFn: () => import('./request-layer.tsx'),
    staleTime: Infinity,
    enabled: isWanted,
  });

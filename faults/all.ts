import { askers, slowClients, soak, streams } from './clients.ts';
import { disk } from './disk.ts';
import { drain } from './drain.ts';
import type { Fault } from './fault.ts';
import { app, database, leader } from './kills.ts';
import { away, disturbed } from './outages.ts';
import { migration } from './migration.ts';
import { issuer, mail, payment } from './services.ts';

/**
 * The rows of the fault table by their names on the command line. To come with their features: `replica` (a read
 * replica that is killed or falls behind) and `storage` (an object storage that is away, slow or lies).
 */
export const FAULTS: Readonly<Record<string, Fault>> = {
  app,
  database,
  leader,
  drain,
  away,
  disturbed,
  disk,
  migration,
  mail,
  payment,
  issuer,
  'slow-clients': slowClients,
  streams,
  askers,
  soak,
};

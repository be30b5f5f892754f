import { backup } from './backup.ts';
import { clock } from './clock.ts';
import { processes } from './throughput.ts';
import { askers, slowClients, streams } from './clients.ts';
import { disk } from './disk.ts';
import { drain } from './drain.ts';
import type { Fault } from './fault.ts';
import { app, database, leader } from './kills.ts';
import { away, disturbed } from './outages.ts';
import { migration } from './migration.ts';
import { replica, storage } from './parts.ts';
import { soak } from './soak.ts';
import { together } from './together.ts';
import { issuer, mail, payment } from './services.ts';

/** The rows of the fault table by their names on the command line. */
export const FAULTS: Readonly<Record<string, Fault>> = {
  app,
  database,
  leader,
  drain,
  away,
  disturbed,
  disk,
  storage,
  replica,
  migration,
  backup,
  mail,
  payment,
  issuer,
  'slow-clients': slowClients,
  streams,
  askers,
  soak,
  clock,
  processes,
  together,
};

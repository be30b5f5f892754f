import { indexBy } from './lookup-index.ts';

/** Machines and gear of forestry contractors; the order of the list gives the id, so entries are only ever appended. */
export type Equipment = { id: number; text: string };

const TEXTS: readonly string[] = [
  'Harvester',
  'Gebirgsharvester',
  'Forwarder',
  'Rückewagen mit Kran',
  'Skidder / Forstspezialschlepper',
  'Forsttraktor',
  'Seilwinde',
  'Mobilseilkran',
  'Langstreckenseilkran',
  'Prozessor',
  'Raupenharvester / Windenunterstützung',
  'Trommelhacker',
  'Scheibenhacker',
  'Schredder',
  'Holzspalter',
  'Säge-Spaltautomat',
  'Kegelspalter',
  'Mobiles Blockbandsägewerk',
  'Trocknungsanlage',
  'Lkw mit Kran',
  'Sattelzug / Schubboden',
  'Containerzug',
  'Pumpwagen (Hackgut) / Silo-Lkw (Pellets)',
  'Bagger',
  'Mulcher',
  'Stockfräse',
  'Hubarbeitsbühne',
  'Kletterausrüstung',
  'Pferd',
  'Drohne',
  'Pflanzbohrer',
];

export const EQUIPMENT: readonly Equipment[] = TEXTS.map((text, index) => ({ id: index + 1, text }));

export const equipmentById = indexBy(EQUIPMENT, (row) => row.id);

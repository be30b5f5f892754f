import { parentPort } from 'node:worker_threads';
import { drawBasemap, drawPiles, drawTile } from './basemap.service.ts';

/** Draws every file of the built-in map once and hands them over. */
parentPort?.postMessage({ ...drawBasemap(), piles: drawPiles(), tile: drawTile() });

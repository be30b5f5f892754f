// Loaded before the program (NODE_OPTIONS=--import): its clock is as many milliseconds off as the file in CLOCK_FILE says.
// The steady clock (performance.now, timers) and the database's go on, as they do when the system's clock is set.
import { readFileSync } from 'node:fs';

const file = process.env.CLOCK_FILE;
const RealDate = Date;
let offsetInMs = 0;
const read = () => {
  try {
    offsetInMs = Number(readFileSync(file, 'utf8')) || 0;
  } catch {
    // Not written yet.
  }
};
read();
setInterval(read, 20).unref();

globalThis.Date = class Date extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + offsetInMs);
    else super(...given);
  }
  static now() {
    return RealDate.now() + offsetInMs;
  }
};

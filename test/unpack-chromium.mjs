import { join } from 'node:path';
import chromium, { inflate } from '@sparticuz/chromium';

// Unpacks the browser and the libraries a bare machine lacks from the given folder into the temporary one (TMPDIR).
const [, , packed = ''] = process.argv;
await chromium.executablePath(packed);
await inflate(join(packed, 'al2023.tar.br'));

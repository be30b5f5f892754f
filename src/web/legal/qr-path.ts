import qrcode from 'qrcode-generator';
import { type QrDrawing, qrDrawing } from '#domain/pictures/glyphs/qr-drawing.ts';

export type QrPath = QrDrawing;

/** The QR code of a text as an SVG path; the quiet zone is not part of it. */
export const qrPathOf = (text: string): QrPath => qrDrawing(text, qrcode, { quiet: 0 });

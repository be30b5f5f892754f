import qrcode from 'qrcode-generator';
import { type QrDrawing, qrDrawing } from '#domain/pictures/glyphs/qr-drawing.ts';

/** The QR code of a text as an SVG path, the quiet zone included. */
export const drawQrCode = (text: string): QrDrawing => qrDrawing(text, qrcode, { quiet: 4 });

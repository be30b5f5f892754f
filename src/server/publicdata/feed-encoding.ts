/** The text of a document whose bytes count more than what is said of them: many feeds name an encoding they do not have. */
export function decodeFeed(bytes: Uint8Array, contentType: string): string {
  const declared = declaredEncoding(bytes, contentType);
  const byMark = markedEncoding(bytes);
  if (byMark !== null) return new TextDecoder(byMark).decode(bytes);
  if (declared !== null && /^utf-?16/i.test(declared)) return decodeAs(declared, bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decodeAs(declared ?? 'windows-1252', bytes);
  }
}

function decodeAs(label: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    return new TextDecoder('utf-8').decode(bytes);
  }
}

function markedEncoding([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

function declaredEncoding(bytes: Uint8Array, contentType: string): string | null {
  const byHeader = /;\s*charset\s*=\s*"?([\w.:-]{2,40})/i.exec(contentType)?.[1];
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  return /^\s*<\?xml[^>]{0,100}\sencoding\s*=\s*["']([\w.:-]{2,40})/i.exec(start)?.[1] ?? byHeader ?? null;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '<': String.raw`\u003c`,
  '>': String.raw`\u003e`,
  '&': String.raw`\u0026`,
  '\\': String.raw`\\`,
  "'": String.raw`\'`,
  '\n': String.raw`\n`,
  '\r': String.raw`\r`,
  '\u2028': String.raw`\u2028`,
  '\u2029': String.raw`\u2029`,
};

/** A text as a literal that neither ends its script nor reads as markup. JSON has many double quotes and few single ones. */
export const scriptString = (text: string): string =>
  `'${text.replace(/[<>&'\\\n\r\u2028\u2029]/g, (sign) => ESCAPES[sign] ?? sign)}'`;

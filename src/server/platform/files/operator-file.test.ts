import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readOperatorFile } from './operator-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'operator-'));
const fileWith = (text: string): string => {
  const path = join(folder, `${Buffer.from(text).toString('hex').slice(0, 40)}.json`);
  writeFileSync(path, text);
  return path;
};
const read = (text: string) => readOperatorFile(fileWith(text), { isNamed: true });

describe('the file about the operator', () => {
  it('gives every fact as one line, and keeps what does not apply apart from what is missing', () => {
    expect(read('{"name":" Holz GmbH ","owners":["Eva","Max"],"vatId":null}')).toEqual({
      name: 'Holz GmbH',
      owners: 'Eva, Max',
      vatId: null,
    });
  });

  it('may be missing where it was not named, and only there', () => {
    const path = join(folder, 'nowhere.json');
    expect(readOperatorFile(path, { isNamed: false })).toEqual({});
    expect(() => readOperatorFile(path, { isNamed: true })).toThrow(path);
  });

  it.each([
    ['unknown facts', '{"nmae":"Holz GmbH"}', /nmae|Unrecognized|Invalid/],
    ['empty facts', '{"phone":"  "}', /phone/],
    ['numbers', '{"postalCode":4820}', /postalCode/],
    ['a list', '[]', /not usable/],
    ['anything but JSON', 'name: Holz', /no JSON/],
  ])('refuses %s', (_what, text, message) => {
    expect(() => read(text)).toThrow(message);
  });
});

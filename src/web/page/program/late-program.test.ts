import { describe, expect, test } from 'vitest';
import { withLateProgram } from './late-program.ts';

const PROGRAM = '<script nonce="n" type="module" async="">import "/a.js";</script>';
const page = (body: string) => `<head><link rel="modulepreload" href="/a.js"></head><body>${body}</body>`;

describe('the program of a page', () => {
  test('is neither preloaded nor run by the document itself', () => {
    const late = withLateProgram(page(PROGRAM), 'n');
    expect(late).not.toContain('rel="modulepreload"');
    expect(late).toContain('<link rel="later" href="/a.js">');
    expect(late).toContain('<script nonce="n" type="later" async="">import "/a.js";</script>');
  });

  test('is started by a script that the policy of the page admits', () => {
    expect(withLateProgram(page(PROGRAM), 'n')).toMatch(/<script nonce="n">\(function startProgramLate/);
  });

  test('changes nothing that a text of the page says', () => {
    const text = '&quot; rel="modulepreload" äö';
    expect(withLateProgram(page(text + PROGRAM), 'n')).toContain(text);
  });

  test('leaves a page without it as it is', () => {
    const readOnly = page('<script type="module" async="" src="/assets/consent.js"></script>');
    expect(withLateProgram(readOnly, 'n')).toBe(readOnly);
  });
});

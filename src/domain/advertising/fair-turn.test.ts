import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFairTurn } from './fair-turn.ts';

const neverHeld = () => false;

describe('taking turns', () => {
  it('gives each its share over 10,000 draws, to a fraction of a percent', () => {
    const weights = { a: 1, b: 2, c: 3, d: 14 };
    const present = Object.entries(weights).map(([id, weight]) => ({ id, weight }));
    const draw = createFairTurn();
    const counts: Record<string, number> = {};
    for (let turn = 0; turn < 10_000; turn += 1) {
      const { id } = draw(present, neverHeld) ?? { id: 'none' };
      counts[id] = (counts[id] ?? 0) + 1;
    }
    expect(counts).toEqual({ a: 500, b: 1_000, c: 1_500, d: 7_000 });
  });

  it('spreads turns evenly instead of giving them in runs', () => {
    const draw = createFairTurn();
    const present = [
      { id: 'a', weight: 5 },
      { id: 'b', weight: 1 },
      { id: 'c', weight: 1 },
    ];
    // The example with which nginx explains its balancer.
    expect(Array.from({ length: 7 }, () => draw(present, neverHeld)?.id).join('')).toBe('aabacaa');
  });

  it('keeps the shares while visitors are never shown the same twice in a row', () => {
    const draw = createFairTurn();
    const present = ['a', 'b', 'c', 'd'].map((id, index) => ({ id, weight: index + 1 }));
    const lastOf = new Map<number, string>();
    const counts: Record<string, number> = {};
    let repeated = 0;
    for (let turn = 0; turn < 10_000; turn += 1) {
      const visitor = (turn * 7919) % 311;
      const last = lastOf.get(visitor);
      const { id } = draw(present, (one) => one.id === last) ?? { id: 'none' };
      if (id === last) repeated += 1;
      lastOf.set(visitor, id);
      counts[id] = (counts[id] ?? 0) + 1;
    }
    expect(repeated).toBe(0);
    for (const { id, weight } of present) expect((counts[id] ?? 0) / 10_000).toBeCloseTo(weight / 10, 1.5);
  });

  it('never draws who is held back, never fails to draw another, and lets no entry save up without end', () => {
    const entries = fc.uniqueArray(fc.record({ id: fc.string(), weight: fc.integer({ min: 1, max: 100 }) }), {
      selector: ({ id }) => id,
      maxLength: 6,
    });
    fc.assert(
      fc.property(fc.array(fc.tuple(entries, fc.nat(6)), { maxLength: 60 }), (turns) => {
        const draw = createFairTurn();
        for (const [present, held] of turns) {
          const heldId = present[held]?.id;
          const chosen = draw(present, ({ id }) => id === heldId);
          const canBe = present.filter(({ id }) => id !== heldId);
          expect(canBe.length === 0 ? chosen === null : canBe.includes(chosen ?? { id: '', weight: 0 })).toBe(true);
        }
      }),
    );
  });

  it('does not make up for a long absence in one go', () => {
    const draw = createFairTurn();
    const [a, b] = [
      { id: 'a', weight: 1 },
      { id: 'b', weight: 1 },
    ];
    for (let turn = 0; turn < 1_000; turn += 1) draw([a, b], ({ id }) => id === 'a');
    const next = Array.from({ length: 30 }, () => draw([a, b], neverHeld)?.id);
    expect(next.filter((id) => id === 'a').length).toBeLessThanOrEqual(22);
    expect(next.filter((id) => id === 'b').length).toBeGreaterThanOrEqual(8);
  });
});

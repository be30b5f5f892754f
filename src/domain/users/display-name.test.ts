import { describe, expect, it } from 'vitest';
import { displayName, initialsOf } from './display-name.ts';

describe('the name under which a seller appears', () => {
  it('is the company, or first name and initial', () => {
    expect(displayName({ firstName: 'Eva', lastName: 'Holzer' }, 'Holzer Forst GmbH')).toBe('Holzer Forst GmbH');
    expect(displayName({ firstName: 'Eva', lastName: 'holzer' }, null)).toBe('Eva H.');
    expect(displayName({ firstName: 'Eva', lastName: '' }, '')).toBe('Eva');
    expect(displayName({ firstName: '', lastName: '' }, null)).toBe('Mitglied');
  });
});

describe('the initials of an account', () => {
  it.each([
    [{ firstName: 'Eva', lastName: 'holzer' }, 'EH'],
    [{ firstName: ' örn', lastName: '' }, 'Ö'],
    [{ firstName: '', lastName: '𝒜lm' }, '𝒜'],
    [{ firstName: '', lastName: ' ' }, ''],
  ])('of %o are %s', (person, initials) => {
    expect(initialsOf(person)).toBe(initials);
  });
});

import { describe, expect, it } from 'vitest';
import { displayName } from './display-name.ts';

describe('the name under which a seller appears', () => {
  it('is the company, or first name and initial', () => {
    expect(displayName({ firstName: 'Eva', lastName: 'Holzer' }, 'Holzer Forst GmbH')).toBe('Holzer Forst GmbH');
    expect(displayName({ firstName: 'Eva', lastName: 'holzer' }, null)).toBe('Eva H.');
    expect(displayName({ firstName: 'Eva', lastName: '' }, '')).toBe('Eva');
    expect(displayName({ firstName: '', lastName: '' }, null)).toBe('Mitglied');
  });
});

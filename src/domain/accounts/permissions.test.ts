import { describe, expect, it } from 'vitest';
import { PERMISSIONS, countPermissions } from './permissions.ts';

describe('which permissions count', () => {
  it('lets bought ones count with a password alone, granted ones only with a second factor', () => {
    const granted = ['company', 'dashboards', 'moderation', 'pellets', 'advertising'] as const;
    expect(countPermissions(granted, { hasSecondFactor: false })).toEqual({
      permissions: ['company', 'pellets'],
      restingPermissions: ['dashboards', 'moderation', 'advertising'],
    });
    expect(countPermissions(granted, { hasSecondFactor: true })).toEqual({
      permissions: granted,
      restingPermissions: [],
    });
  });

  it('lets admin stand for all of them, but not while it rests', () => {
    expect(countPermissions(['admin'], { hasSecondFactor: true })).toEqual({
      permissions: PERMISSIONS,
      restingPermissions: [],
    });
    expect(countPermissions(['admin', 'pellets'], { hasSecondFactor: false })).toEqual({
      permissions: ['pellets'],
      restingPermissions: ['admin'],
    });
  });
});

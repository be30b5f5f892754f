import type { SecondFactor } from '#contract/accounts/second-factor.schemas.ts';
import type { SecondFactorState } from './second-factor-setup.service.ts';

export const presentSecondFactor = (state: SecondFactorState): SecondFactor => ({
  isOn: state.confirmedAt !== null,
  confirmedAt: state.confirmedAt?.toISOString() ?? null,
  recoveryCodesLeft: state.recoveryCodesLeft,
  isProvedInSession: state.isProvedInSession,
  freshUntil: state.freshUntil?.toISOString() ?? null,
  restingPermissions: [...state.restingPermissions],
});

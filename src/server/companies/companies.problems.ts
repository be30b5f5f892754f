import type { Issue } from '#domain/result.ts';
import { fieldProblems } from '#contract/field-issues.ts';
import { paths } from '#contract/paths.ts';
import { choicesTexts } from '#texts/de/lookups/choices.ts';
import { companyRefusals as texts } from '#texts/de/companies/companies.ts';
import { Problem } from '#server/platform/http/problem.ts';

export const companyNotFound = (): Problem =>
  new Problem({ status: 404, code: 'company.not-found', message: texts.notFound });

export const companyGone = (): Problem =>
  new Problem({
    status: 410,
    code: 'company.gone',
    message: texts.gone,
    headers: { link: `<${paths.companies()}>; rel="related"` },
  });

export const noCompany = (): Problem => new Problem({ status: 404, code: 'company.none', message: texts.none });

export const companyExists = (companyId: string): Problem =>
  new Problem({ status: 409, code: 'company.exists', message: texts.exists, extensions: { companyId } });

export const companyPermissionMissing = (): Problem =>
  new Problem({ status: 403, code: 'permission.missing', message: texts.permission });

export const companyChangedElsewhere = (): Problem =>
  new Problem({ status: 409, code: 'company.changed-elsewhere', message: texts.changedElsewhere });

export const companyBlocked = (): Problem =>
  new Problem({ status: 409, code: 'company.blocked', message: texts.blocked });

export const companyIncomplete = (issues: readonly Issue[]): Problem =>
  new Problem({
    status: 422,
    code: 'company.not-publishable',
    message: texts.incomplete,
    errors: fieldProblems(issues),
  });

export const companyRefused = (issues: readonly Issue[]): Problem =>
  new Problem({ status: 422, code: 'request.refused', message: texts.checkFields, errors: fieldProblems(issues) });

export const companyChoiceRetired = (path: string, text: string): Problem =>
  new Problem({
    status: 422,
    code: 'request.refused',
    message: texts.checkFields,
    errors: [{ path, message: choicesTexts.retired(text) }],
  });

export const foreignCompanyImage = (path: string): Problem =>
  new Problem({
    status: 422,
    code: 'company.foreign-image',
    message: texts.foreignImage,
    errors: [{ path, message: texts.foreignImage }],
  });

export const companyFileMissing = (): Problem =>
  new Problem({
    status: 400,
    code: 'request.invalid',
    message: texts.fileMissing,
    errors: [{ path: 'file', message: texts.fileMissing }],
  });

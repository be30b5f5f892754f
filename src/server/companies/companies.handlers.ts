import { HOUR_IN_MS, MINUTE_IN_MS } from '#domain/durations.ts';
import {
  createCompany,
  deleteMyCompany,
  getCompany,
  getCompanyFigures,
  listCompanies,
  revealCompanyContact,
  setPublishState,
  updateCompany,
  uploadCompanyImage,
} from '#contract/companies/companies.ts';
import { companyShapes } from '#contract/companies/companies.schemas.ts';
import { REVEAL_LIMIT } from '#server/adverts/advert-contact.service.ts';
import { disclosureShapes } from '#contract/sellers/disclosure.schemas.ts';
import { getOwnDisclosure, updateOwnDisclosure } from '#contract/sellers/disclosure.ts';
import type { FindPlace } from '#server/places/settle-place.service.ts';
import type { FileStore } from '#server/platform/files/files.ts';
import { idOfWrite } from '#server/platform/http/idempotency.ts';
import { type RateLimit, type RateLimiter, addressKey, enforceLimit } from '#server/platform/http/rate-limit.ts';
import { type ApiServer, forward } from '#server/platform/http/routing.ts';
import { readUpload } from '#server/platform/files/uploaded-file.ts';
import { companyFileMissing } from './companies.problems.ts';
import * as companies from './companies.service.ts';
import type { NotifyHeld } from './company-holds.service.ts';
import { uploadCompanyImage as storeImage } from './company-images.service.ts';
import { getCompanyFigures as figures } from './company-figures.service.ts';
import * as disclosures from './own-disclosure.service.ts';
import { listCompanies as list } from './company-list.service.ts';

const COMPANY_LIMITS = {
  create: { name: 'company-create', limit: 10, windowInMs: HOUR_IN_MS },
  change: { name: 'company-change', limit: 120, windowInMs: 10 * MINUTE_IN_MS },
  upload: { name: 'company-upload', limit: 60, windowInMs: 10 * MINUTE_IN_MS },
} as const satisfies Record<string, RateLimit>;

export type CompanyTools = { limiter: RateLimiter; findPlace: FindPlace; files: FileStore; notifyHeld: NotifyHeld };

/** All calls about companies. */
export function registerCompanyHandlers(
  server: ApiServer,
  { limiter, findPlace, files, notifyHeld }: CompanyTools,
): void {
  server.handle(listCompanies, companyShapes.listCompanies, forward(list));
  server.handle(getCompany, companyShapes.getCompany, forward(companies.getCompany));
  server.handle(revealCompanyContact, companyShapes.revealCompanyContact, async ({ context, input, request }) => {
    await enforceLimit(limiter, REVEAL_LIMIT, addressKey(request.ip));
    return companies.revealCompanyContact(context, input);
  });
  server.handle(getCompanyFigures, companyShapes.getCompanyFigures, forward(figures));
  server.handle(createCompany, companyShapes.createCompany, async ({ context, input, request }) => {
    await enforceLimit(limiter, COMPANY_LIMITS.create, context.viewer?.id ?? '');
    const companyId = idOfWrite(request, context.newId);
    return companies.createCompany(context, input.createCompanyDto, { companyId, findPlace, notifyHeld });
  });
  server.handle(updateCompany, companyShapes.updateCompany, async ({ context, input }) => {
    await enforceLimit(limiter, COMPANY_LIMITS.change, context.viewer?.id ?? '');
    return companies.updateCompany(context, input.updateCompanyDto, {
      companyId: input.companyId,
      findPlace,
      notifyHeld,
    });
  });
  server.handle(setPublishState, companyShapes.setPublishState, async ({ context, input }) =>
    companies.setPublishState(context, input.setPublishStateDto, notifyHeld),
  );
  server.handle(deleteMyCompany, companyShapes.deleteMyCompany, forward(companies.deleteMyCompany));
  server.handle(getOwnDisclosure, disclosureShapes.getOwnDisclosure, forward(disclosures.getOwnDisclosure));
  server.handle(updateOwnDisclosure, disclosureShapes.updateOwnDisclosure, async ({ context, input }) => {
    await enforceLimit(limiter, COMPANY_LIMITS.change, context.viewer?.id ?? '');
    return disclosures.updateOwnDisclosure(context, input.disclosureDto, { findPlace, notifyHeld });
  });
  server.handle(uploadCompanyImage, companyShapes.uploadCompanyImage, async ({ context, input, request }) => {
    await enforceLimit(limiter, COMPANY_LIMITS.upload, context.viewer?.id ?? '');
    const stream = await readUpload(request, input.file);
    if (!stream) throw companyFileMissing();
    return storeImage(context, { stream }, files);
  });
}

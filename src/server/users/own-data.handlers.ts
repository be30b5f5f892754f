import type { FastifyReply } from 'fastify';
import { formatIsoDate } from '#domain/format/dates.ts';
import {
  deleteAccount,
  exportOwnData,
  getNotificationSettings,
  keepAccount,
  updateNotificationSettings,
} from '#contract/users/own-data.ts';
import { ownDataShapes } from '#contract/users/own-data.schemas.ts';
import { paths } from '#contract/paths.ts';
import { asFile } from '#server/platform/files/sent-file.ts';
import type { Context } from '#server/platform/context.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { type ApiServer, forward } from '#server/platform/http/routing.ts';
import * as end from './account-end.service.ts';
import * as own from './own-account.service.ts';
import * as exporting from './own-export.service.ts';

/** The address a plain form of the settings page posts to, for a download without any script. */
const EXPORT_FORM_PATH = `${paths.profileSettings()}/export`;

export type OwnDataTools = end.AccountEndTools & exporting.ExportTools;

/** Notifications, the export of the own data, the end of the own account. */
export function registerOwnDataHandlers(server: ApiServer, tools: OwnDataTools): void {
  server.handle(getNotificationSettings, ownDataShapes.getNotificationSettings, forward(own.getNotificationSettings));
  server.handle(updateNotificationSettings, ownDataShapes.updateNotificationSettings, async ({ context, input }) =>
    own.updateNotificationSettings(context, input.notificationSettingsDto),
  );
  server.handle(exportOwnData, ownDataShapes.exportOwnData, async ({ context, input, reply }) => {
    const zip = await exporting.exportOwnData(context, input.exportDto, tools);
    asDownload(context, reply);
    return zip;
  });
  server.handle(deleteAccount, ownDataShapes.deleteAccount, async ({ context, input }) =>
    end.deleteAccount(context, input.accountDeletionDto, tools),
  );
  server.handle(keepAccount, ownDataShapes.keepAccount, forward(end.keepAccount));
  registerExportForm(server, tools);
}

const asDownload = ({ clock }: Pick<Context, 'clock'>, reply: FastifyReply): FastifyReply =>
  asFile(reply, { type: 'zip', name: `stammplatz-daten-${formatIsoDate(clock())}.zip` }).header(
    'cache-control',
    'no-store',
  );

/** A refusal of a form brings its sender back to the page, which says what was wrong. */
function registerExportForm(server: ApiServer, tools: OwnDataTools): void {
  server.app.post(EXPORT_FORM_PATH, { config: { encoding: 'form' } }, async (request, reply) => {
    try {
      const context = await server.contextOf(request);
      const zip = await exporting.exportOwnData(context, { currentPassword: passwordOf(request.body) }, tools);
      return asDownload(context, reply).send(zip);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return reply.redirect(`${paths.profileSettings()}?export=${error.code}#datenschutz`, 303);
    }
  });
}

function passwordOf(body: unknown): string | null {
  const isRecord = typeof body === 'object' && body !== null && 'currentPassword' in body;
  return isRecord && typeof body.currentPassword === 'string' ? body.currentPassword.slice(0, MAX_PASSWORD) : null;
}

/** As long as the call's own schema allows. */
const MAX_PASSWORD = 1024;

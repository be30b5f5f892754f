import type { Api } from '#contract/api.ts';
import { isResponseError } from '#contract/api-errors.ts';
import type { EditAddress } from '#contract/common.schemas.ts';
import { deleteAccount, keepAccount, updateNotificationSettings } from '#contract/users/own-data.ts';
import { updateOwnDisclosure } from '#contract/sellers/disclosure.ts';
import { getPlace } from '#contract/places/places.ts';
import { removePushSubscription } from '#contract/push/push.ts';
import {
  updateContactTemplate,
  updateInvoiceContact,
  updateNewsletter,
  updatePefc,
  updateUserDetails,
} from '#contract/users/users.ts';
import { EMPTY_DISCLOSURE } from '#domain/companies/company-profile.ts';
import { mapNotifications } from '#domain/users/notifications.ts';
import { SELLER_KINDS } from '#domain/users/seller-kind.ts';
import { profileTexts as texts } from '#texts/de/users/profile.ts';
import { isChecked, typed, typedExactly } from '#web/forms/form-data.ts';
import type { Answer, Errors, Intent } from './profile-forms.ts';
import { readQuietHours } from './quiet-hours-form.parts.ts';

/** What the forms about own data do. */
export const OWN_DATA_ANSWERS = {
  name: saveNames,
  kontakt: saveContactTemplate,
  anbieter: saveDisclosure,
  rechnung: saveInvoiceContact,
  pefc: savePefc,
  'newsletter-ein': (api) => setNewsletter(api, true),
  'newsletter-aus': (api) => setNewsletter(api, false),
  benachrichtigungen: saveNotifications,
  'push-geraet': removeDevice,
  loeschen: askForDeletion,
  behalten: takeDeletionBack,
} as const satisfies Partial<Record<Intent, Answer>>;

async function saveNames(api: Api, form: FormData): ReturnType<Answer> {
  const firstname = typed(form, 'firstname');
  const lastname = typed(form, 'lastname');
  const errors: Errors = {
    ...(firstname === '' ? { firstname: texts.account.firstnameMissing } : {}),
    ...(lastname === '' ? { lastname: texts.account.lastnameMissing } : {}),
  };
  if (Object.keys(errors).length > 0) return { errors };
  const sellerKind = SELLER_KINDS.find((kind) => kind === form.get('sellerKind')) ?? null;
  const termsAccepted = isChecked(form, 'termsAccepted') ? true : null;
  await api.call(updateUserDetails, { userDetailsDto: { firstname, lastname, sellerKind, termsAccepted } });
  return {};
}

async function saveContactTemplate(api: Api, form: FormData): ReturnType<Answer> {
  const field = (name: string): string => typed(form, `contact.${name}`);
  const contact = {
    firstname: field('firstname'),
    lastname: field('lastname'),
    companyName: field('companyName'),
    phoneNumber: field('phoneNumber'),
    email: field('email'),
    shopLink: field('shopLink'),
  };
  await api.call(updateContactTemplate, { contactTemplateDto: { contact, address: await addressIn(api, form) } });
  return {};
}

async function saveDisclosure(api: Api, form: FormData): ReturnType<Answer> {
  const disclosureDto = {
    legal: Object.fromEntries(Object.keys(EMPTY_DISCLOSURE).map((name) => [name, typed(form, `legal.${name}`)])),
    email: typed(form, 'email'),
    phoneNumber: typed(form, 'phoneNumber'),
    uid: typed(form, 'uid'),
    address: await addressIn(api, form),
  };
  await api.call(updateOwnDisclosure, { disclosureDto });
  return {};
}

async function saveInvoiceContact(api: Api, form: FormData): ReturnType<Answer> {
  const invoiceContactDto = {
    firstname: typed(form, 'firstname'),
    lastname: typed(form, 'lastname'),
    companyName: typed(form, 'companyName'),
    uid: typed(form, 'uid')
      .toUpperCase()
      .replaceAll(/[\s.-]/g, ''),
    address: await addressIn(api, form),
  };
  await api.call(updateInvoiceContact, { invoiceContactDto });
  return {};
}

/** An address without its town takes the one of its postcode, as the page's script would have filled it in. */
async function addressIn(api: Api, form: FormData): Promise<EditAddress> {
  const field = (name: string): string => typed(form, `address.${name}`);
  const countryCode = field('countryCode') || 'AT';
  const postalCode = field('postalCode');
  const city = field('city') || (postalCode === '' ? '' : await townOf(api, countryCode, postalCode));
  return { street: field('street'), postalCode, city, countryCode };
}

async function townOf(api: Api, countryCode: string, postalCode: string): Promise<string> {
  try {
    const place = await api.call(getPlace, { countryCode, postalCode });
    return place.precision === 'exact' ? place.name : '';
  } catch (error) {
    if (isResponseError(error)) return '';
    throw error;
  }
}

async function savePefc(api: Api, form: FormData): ReturnType<Answer> {
  const pefcDto = {
    pefcForestCertificate: typed(form, 'pefcForestCertificate'),
    pefcCocCertificateNumber: typed(form, 'pefcCocCertificateNumber'),
  };
  await api.call(updatePefc, { pefcDto });
  return {};
}

async function setNewsletter(api: Api, newsletterAccepted: boolean): ReturnType<Answer> {
  await api.call(updateNewsletter, { userNewsletterAcceptedDto: { newsletterAccepted } });
  return {};
}

async function saveNotifications(api: Api, form: FormData): ReturnType<Answer> {
  const { quietHours, errors } = readQuietHours(form);
  if (Object.keys(errors).length > 0) return { errors };
  const notificationSettingsDto = {
    ...mapNotifications((event, channel) => isChecked(form, `${event}.${channel}`)),
    quietHours,
  };
  await api.call(updateNotificationSettings, { notificationSettingsDto });
  return {};
}

async function removeDevice(api: Api, form: FormData): ReturnType<Answer> {
  await api.call(removePushSubscription, { pushSubscriptionRemovalDto: { id: typed(form, 'deviceId') } });
  return {};
}

async function askForDeletion(api: Api, form: FormData): ReturnType<Answer> {
  if (!isChecked(form, 'sure')) return { errors: { sure: texts.privacy.deleteSureMissing } };
  await api.call(deleteAccount, { accountDeletionDto: { currentPassword: typedExactly(form, 'currentPassword') } });
  return {};
}

async function takeDeletionBack(api: Api): ReturnType<Answer> {
  await api.call(keepAccount, {});
  return {};
}

/** To whom an invoice is made out, as it was when the order was placed. */
export type InvoiceContact = {
  firstname: string;
  lastname: string;
  companyName: string;
  uid: string | null;
  address: { street: string; postalCode: string; city: string; countryCode: string } | null;
};

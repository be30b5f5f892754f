type Part = {
  amount?: string;
  currency?: string;
  isDebit?: boolean;
  payer?: string;
  payerIban?: string;
  structured?: string;
  free?: string[];
  /** Why the bank sent a transfer back, `AC04`. */
  returnReason?: string;
};
export type StatementEntry = Omit<Part, 'amount'> & {
  amount: string;
  status?: 'BOOK' | 'PDNG';
  isReversal?: boolean;
  bookedOn?: string;
  bankReference?: string;
  /** Several payments booked as one. */
  parts?: Part[];
};
type StatementWishes = { version?: '02' | '08'; prefix?: string; iban?: string; id?: string };

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('&amp;lol;', '&lol;');

/** A statement of account as Austrian banks offer it for download; source: ISO 20022, camt.053.001.02 and .08. */
export function statementXml(
  entries: StatementEntry[],
  { version = '08', prefix, iban = 'AT611904300234573201', id = 'S1' }: StatementWishes = {},
): string {
  const transactionOf = (part: Part): string => {
    const amount = part.amount === undefined ? '' : `<Amt Ccy="${part.currency ?? 'EUR'}">${part.amount}</Amt>`;
    const name = part.payer === undefined ? '' : `<Nm>${escaped(part.payer)}</Nm>`;
    const strd = part.structured
      ? `<Strd><CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry></Tp><Ref>${part.structured}</Ref></CdtrRefInf></Strd>`
      : '';
    const ustrd = (part.free ?? []).map((line) => `<Ustrd>${escaped(line)}</Ustrd>`).join('\n');
    const where = version === '02' ? `<AmtDtls><TxAmt>${amount}</TxAmt></AmtDtls>` : amount;
    return `<TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>${amount === '' ? '' : where}
      ${part.isDebit ? '<CdtDbtInd>DBIT</CdtDbtInd>' : ''}
      <RltdPties><Dbtr>${version === '02' ? name : `<Pty>${name}</Pty>`}</Dbtr>${
        part.payerIban ? `<DbtrAcct><Id><IBAN>${part.payerIban}</IBAN></Id></DbtrAcct>` : ''
      }</RltdPties><RmtInf>${ustrd}${strd}</RmtInf>${
        part.returnReason ? `<RtrInf><Rsn><Cd>${part.returnReason}</Cd></Rsn></RtrInf>` : ''
      }</TxDtls>`;
  };
  const entryOf = (entry: StatementEntry): string => `<Ntry><Amt Ccy="${entry.currency ?? 'EUR'}">${entry.amount}</Amt>
    <CdtDbtInd>${entry.isDebit ? 'DBIT' : 'CRDT'}</CdtDbtInd>${entry.isReversal ? '<RvslInd>true</RvslInd>' : ''}
    <Sts>${version === '02' ? (entry.status ?? 'BOOK') : `<Cd>${entry.status ?? 'BOOK'}</Cd>`}</Sts>
    <BookgDt><Dt>${entry.bookedOn ?? '2026-11-20'}</Dt></BookgDt><ValDt><Dt>2026-11-20</Dt></ValDt>
    ${entry.bankReference ? `<AcctSvcrRef>${entry.bankReference}</AcctSvcrRef>` : ''}
    <NtryDtls>${(entry.parts ?? [entry]).map(transactionOf).join('')}</NtryDtls></Ntry>`;
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt>
<GrpHdr><MsgId>M1</MsgId></GrpHdr><Stmt><Id>${id}</Id><Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>EUR</Ccy></Acct>
${entries.map(entryOf).join('\n')}</Stmt></BkToCstmrStmt></Document>`;
  if (prefix === undefined) return xml;
  return xml
    .replace('xmlns=', `xmlns:${prefix}=`)
    .replace(/<(\/?)([A-Za-z])/g, (_tag, slash: string, letter: string) => `<${slash}${prefix}:${letter}`);
}

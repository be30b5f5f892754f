/** Why a proof is refused. */
export const proofRefusals = {
  number: {
    VAT: 'Das ist keine UID-Nummer. Sieh nach, ob alle Zeichen stimmen.',
    REGISTER:
      'Das ist keine Firmenbuchnummer. Sie hat bis zu sechs Ziffern und einen Buchstaben, zum Beispiel FN 56247t.',
    PEFC_COC: 'Das ist keine Nummer eines PEFC-Zertifikats für die Produktkette.',
    FSC_COC: 'Das ist kein Code eines FSC-Zertifikats für die Produktkette.',
    ENPLUS: 'Das ist keine ENplus-Nummer. Sie besteht aus Land und drei Ziffern, zum Beispiel AT 012.',
  },
  phone: 'An diese Nummer kann keine SMS gehen. Schreib sie mit Vorwahl, zum Beispiel +43 664 1234567.',
  phoneMissing: 'Schreib die Nummer, an die der Code gehen soll.',
  notOffered: 'Telefonnummern können hier derzeit nicht bestätigt werden.',
  emailUnconfirmed: 'Öffne zuerst den Link im Mail, das du beim Anmelden bekommen hast.',
  messageFailed: 'Die SMS konnte gerade nicht verschickt werden. Versuch es in ein paar Minuten noch einmal.',
  code: 'Dieser Code stimmt nicht oder gilt nicht mehr. Nach fünf falschen brauchst du einen neuen.',
  gone: 'Diese Nummer gibt es hier nicht mehr.',
  changed: 'Hier hat sich inzwischen etwas geändert. Sieh noch einmal nach.',
  own: 'Über deinen eigenen Nachweis entscheidet jemand anderer.',
  seenLater: 'Der Tag liegt in der Zukunft.',
  ended: 'Dieses Zertifikat ist schon abgelaufen.',
} as const;

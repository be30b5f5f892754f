/** The mail that both sides get once they have agreed. */
export const agreementMail = {
  subject: (goods: string) => `Eure Vereinbarung: ${goods}`,
  preheader: 'Beide sind einverstanden. Der Schlussbrief liegt bereit.',
  paragraphs: ['ihr habt euch geeinigt. Das habt ihr im Chat vereinbart:'],
  title: 'Vereinbart ist',
  action: 'Zum Schlussbrief (PDF)',
  afterAction: [
    'Den Schlussbrief findest du jederzeit unter „Meine Vereinbarungen“, auch wenn du den Chat löschst.',
    'Stammplatz ist nicht Vertragspartei. Bei Fragen schreibt euch im Chat.',
  ],
};

/** Why following is refused. */
export const followRefusals = {
  tooMany: (limit: number) =>
    `Mehr als ${limit} Anbietern kannst du nicht folgen. Folge zuerst einem davon nicht mehr.`,
  self: 'Dir selbst brauchst du nicht zu folgen.',
  blocked: 'Du hast diesen Anbieter blockiert. Heb das im Chat auf, dann kannst du ihm folgen.',
  tokenUnknown: 'Dieser Link ist nicht vollständig oder nicht von uns.',
} as const;

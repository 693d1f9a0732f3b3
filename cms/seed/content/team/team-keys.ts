/** The people who work here, in the order of the page about us. */
export const teamKeys = [
  'elena-barrios',
  'rodrigo-sic',
  'lucia-xicay',
  'diego-cumes',
  'marlen-tzoc',
  'jose-ic',
  'paola-giron',
  'oswaldo-pirir',
  'karla-ovalle',
  'kevin-batz',
  'andrea-sotomayor',
  'sofia-lemus',
] as const

export type TeamKey = (typeof teamKeys)[number]

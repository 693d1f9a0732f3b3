/** Nights that another site sold or closed; days count from the day of seeding. */
type FedStay = { arrives: number; nights: number; closed?: boolean }

export type FeedSeed = {
  /** The site that writes the file, as staff call it. */
  name: 'Airbnb' | 'Booking.com' | 'Vrbo' | 'Google'
  /** Slug of the rental. */
  house: string
  stays: readonly FedStay[]
}

/** What other sites sold of six houses. Booking.com and Google do not tell closed nights from sold ones. */
export const feeds: readonly FeedSeed[] = [
  {
    name: 'Airbnb',
    house: 'portal-santa-clara',
    stays: [
      { arrives: -3, nights: 4 },
      { arrives: 9, nights: 3 },
      { arrives: 40, nights: 6 },
      { arrives: 60, nights: 2, closed: true },
    ],
  },
  {
    name: 'Booking.com',
    house: 'altos-de-la-alameda',
    stays: [
      { arrives: 3, nights: 2 },
      { arrives: 24, nights: 4 },
    ],
  },
  {
    name: 'Vrbo',
    house: 'villa-siete-hermanas',
    stays: [
      { arrives: 1, nights: 4 },
      { arrives: 17, nights: 7 },
      { arrives: 45, nights: 3, closed: true },
    ],
  },
  {
    name: 'Airbnb',
    house: 'casa-del-canal-monterrico',
    stays: [
      { arrives: 5, nights: 2 },
      { arrives: 14, nights: 2 },
      { arrives: 36, nights: 3 },
    ],
  },
  {
    name: 'Google',
    house: 'casa-itza-callejon-arriba',
    stays: [
      { arrives: 1, nights: 3 },
      { arrives: 35, nights: 5 },
    ],
  },
  {
    name: 'Booking.com',
    house: 'bungalow-los-izotes',
    stays: [
      { arrives: 2, nights: 3 },
      { arrives: 16, nights: 5 },
    ],
  },
]

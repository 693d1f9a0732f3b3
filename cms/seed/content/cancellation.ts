import type { CancellationSeed } from './types'

/** Each tier: the title says from when, `percentDiscount` how much of the payment comes back. */
export const cancellationPolicies: CancellationSeed[] = [
  {
    key: 'flexible',
    tiers: [
      {
        title: { en: 'Up to one week before arrival', es: 'Hasta una semana antes de llegar' },
        noDays: 7,
        percentDiscount: 100,
      },
      {
        title: { en: 'Up to two days before arrival', es: 'Hasta dos días antes de llegar' },
        noDays: 2,
        percentDiscount: 50,
      },
    ],
  },
  {
    key: 'moderate',
    tiers: [
      {
        title: { en: 'Up to thirty days before arrival', es: 'Hasta treinta días antes de llegar' },
        noDays: 30,
        percentDiscount: 100,
      },
      {
        title: { en: 'Up to two weeks before arrival', es: 'Hasta dos semanas antes de llegar' },
        noDays: 14,
        percentDiscount: 50,
      },
      {
        title: { en: 'Up to one week before arrival', es: 'Hasta una semana antes de llegar' },
        noDays: 7,
        percentDiscount: 25,
      },
    ],
  },
  {
    key: 'firm',
    tiers: [
      {
        title: { en: 'Up to sixty days before arrival', es: 'Hasta sesenta días antes de llegar' },
        noDays: 60,
        percentDiscount: 80,
      },
      {
        title: { en: 'Up to thirty days before arrival', es: 'Hasta treinta días antes de llegar' },
        noDays: 30,
        percentDiscount: 50,
      },
    ],
  },
  {
    key: 'long-stay',
    tiers: [
      {
        title: {
          en: 'Up to forty-five days before moving in',
          es: 'Hasta cuarenta y cinco días antes de la mudanza',
        },
        noDays: 45,
        percentDiscount: 90,
      },
      {
        title: {
          en: 'Up to fifteen days before moving in',
          es: 'Hasta quince días antes de la mudanza',
        },
        noDays: 15,
        percentDiscount: 40,
      },
    ],
  },
]

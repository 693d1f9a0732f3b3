import type { LegalSeed } from './legal-seed'

export const uniqueStays: LegalSeed = {
  slug: { en: 'unique-stays', es: 'estadias-unicas' },
  title: { en: 'Conditions of unique stays', es: 'Condiciones de las estadías únicas' },
  name: { en: 'Unique stays', es: 'Estadías únicas' },
  area: 'accommodation',
  text: {
    en: `## Closer to nature

Tree houses, domes and cabins are closer to the weather than a house in town. Expect insects, steps and nights that are really dark; bring a light and warm clothes.

## Getting there

Some places are reached by boat, on foot or in a car with four-wheel drive. The page says which. If the way is closed by rain or by the authorities, we look for another date or another place, or you get back what you paid for the nights that were lost.

## Children

Some places are not safe for small children. Where an age is named, it holds.

## Everything else

Paying, deposit, cancelling and complaints are as for vacation rentals.`,
    es: `## Más cerca de la naturaleza

Las casas de árbol, los domos y las cabañas están más cerca del clima que una casa en el pueblo. Cuente con insectos, gradas y noches de verdad oscuras; lleve una linterna y ropa abrigada.

## Cómo llegar

A algunos lugares se llega en lancha, a pie o en carro de doble tracción. La página dice cuál. Si la lluvia o las autoridades cierran el paso, buscamos otra fecha u otro lugar, o se le devuelve lo que pagó por las noches perdidas.

## Niños

Algunos lugares no son seguros para niños pequeños. Donde se indica una edad, esa vale.

## Todo lo demás

El pago, el depósito, las cancelaciones y los reclamos son como en las casas vacacionales.`,
  },
}

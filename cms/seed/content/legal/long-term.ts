import type { LegalSeed } from './legal-seed'

export const longTerm: LegalSeed = {
  slug: { en: 'long-term', es: 'alquiler-por-mes' },
  title: { en: 'Conditions of houses for rent', es: 'Condiciones de las casas en alquiler' },
  name: { en: 'Long-term rent', es: 'Alquiler por mes' },
  area: 'accommodation',
  text: {
    en: `## Terms

Houses are let for one, two, three, six or twelve months, as each page says. The first month is paid when the contract is signed, every other month in advance.

## Deposit

One month's rent is left as a deposit. It comes back when the house is handed over in the state in which it was received, less open bills.

## What is included

The page of the house says whether water, internet, gardening and cleaning are included. Electricity is paid by what the meter shows.

## Leaving earlier

A term may be ended early with a notice of 30 days in writing. The months already begun are paid, and the price of the shorter term applies to the months that were used.

## Upkeep

Small repairs that come with use are the tenant's; roof, pipes and everything the house needs to be lived in are the owner's. Tell us soon: small leaks grow.`,
    es: `## Plazos

Las casas se alquilan por uno, dos, tres, seis o doce meses, según la página de cada una. El primer mes se paga al firmar el contrato y los demás por adelantado.

## Depósito

Se deja un mes de renta como depósito. Se devuelve cuando la casa se entrega como se recibió, menos los recibos pendientes.

## Qué está incluido

La página de la casa dice si incluye agua, internet, jardinero y limpieza. La luz se paga según el contador.

## Salir antes

Un plazo se puede terminar antes con un aviso por escrito de 30 días. Se pagan los meses ya empezados, y a los meses usados se les aplica el precio del plazo más corto.

## Mantenimiento

Los arreglos pequeños por el uso son de quien alquila; el techo, la tubería y todo lo que la casa necesita para vivir en ella son del propietario. Avísenos pronto: las goteras crecen.`,
  },
}

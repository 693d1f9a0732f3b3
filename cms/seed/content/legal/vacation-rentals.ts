import type { LegalSeed } from './legal-seed'

export const vacationRentals: LegalSeed = {
  slug: { en: 'vacation-rentals', es: 'casas-vacacionales' },
  title: { en: 'Conditions of vacation rentals', es: 'Condiciones de las casas vacacionales' },
  name: { en: 'Vacation rentals', es: 'Casas vacacionales' },
  area: 'accommodation',
  text: {
    en: `## Who may rent

The person who signs must be over 21 and stays in the house. Every guest is named in the contract, children too.

## Paying

Please pay half of the price by 30 days before you arrive. If you sign the contract later than that, pay this half when you sign. Please pay the rest by the day of arrival. The confirmation names the ways of paying and their fees.

## Security deposit

A deposit of 300 US dollars is left before the keys are handed over. It comes back within 10 business days after you leave, less what was broken or lost. A lost key costs 45 US dollars.

## Cancelling

- More than 30 days before arriving: the deposit comes back, and 85 US dollars of the first payment are kept to cover expenses.
- Fewer than 30 days before: half of the first payment is lost.
- A house may have a policy of its own. It stands on its page and then takes the place of this one.

## Arriving and leaving

Check-in is from 1 PM, check-out until 10 AM, unless the house says otherwise. Please tell us if you will come late: somebody waits for you.

## If something is not right

Tell us within 24 hours of arriving, with a photo if you can. Most things can be mended the same day. What is told only after the stay can hardly be checked.

## In the house

- No more people than agreed, by day or by night.
- Parties only where the house allows them; quiet from 10 PM on.
- Smoking outside. Pets where the house welcomes them.
- Water is precious in the dry season: please use it as you would at home.`,
    es: `## Quién puede alquilar

Quien firma debe ser mayor de 21 años y hospedarse en la casa. Todos los huéspedes aparecen en el contrato, también los niños.

## Pago

La mitad del precio se paga a más tardar 30 días antes de llegar. Si firma el contrato después de esa fecha, esa mitad se paga al firmar. El resto se paga a más tardar el día de llegada. La confirmación dice las formas de pago y sus cargos.

## Depósito

Antes de recibir las llaves se deja un depósito de 300 dólares. Se devuelve dentro de 10 días hábiles después de la salida, menos lo que se haya quebrado o perdido. Una llave perdida cuesta 45 dólares.

## Cancelaciones

- Con más de 30 días de anticipación: se devuelve el depósito, y del primer pago se retienen 85 dólares para cubrir gastos.
- Con menos de 30 días: se pierde la mitad del primer pago.
- Una casa puede tener su propia política. Está en su página, y entonces vale esa.

## Llegada y salida

La entrada es desde la 1 PM y la salida hasta las 10 AM, si la casa no dice otra cosa. Avísenos por favor si viene tarde: alguien le espera.

## Si algo no está bien

Díganoslo dentro de las 24 horas después de llegar, con una foto si puede. Casi todo se arregla el mismo día. Lo que se dice después de la estadía ya casi no se puede comprobar.

## En la casa

- No más personas que las acordadas, ni de día ni de noche.
- Fiestas solo donde la casa lo permite; silencio desde las 10 PM.
- Se fuma afuera. Mascotas donde la casa las recibe.
- En la época seca el agua es valiosa: por favor úsela como en su casa.`,
  },
}

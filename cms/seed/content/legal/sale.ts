import type { LegalSeed } from './legal-seed'

export const sale: LegalSeed = {
  slug: { en: 'houses-for-sale', es: 'casas-en-venta' },
  title: { en: 'Conditions of houses for sale', es: 'Condiciones de las casas en venta' },
  name: { en: 'Houses for sale', es: 'Casas en venta' },
  area: 'accommodation',
  text: {
    en: `## What we show

Prices are what the owner asks. Areas are as the owner or the land register gives them; measure before you decide. A house may be sold while you are looking at its page.

## Visits

We go with you to every visit. Please bring an identity document; owners want to know who comes in.

## Reserving

A house is reserved by a written agreement with the owner and a deposit that the agreement names. An inquiry on this site reserves nothing.

## Papers

A notary of your choice checks the register, debts and taxes before anything is signed. Foreigners may own houses in Guatemala; close to borders, shores and lakes other rules hold, and the notary will tell you which.

## Our share

The owner pays our commission. You pay the notary, the stamp tax and the registration.`,
    es: `## Qué mostramos

Los precios son los que pide el propietario. Las áreas son las que dan el propietario o el Registro de la Propiedad; mida antes de decidir. Una casa puede venderse mientras usted mira su página.

## Visitas

Le acompañamos en cada visita. Por favor lleve un documento de identidad; los propietarios quieren saber quién entra.

## Reserva

Una casa se reserva con un acuerdo por escrito con el propietario y un anticipo que ese acuerdo establece. Una consulta en este sitio no reserva nada.

## Papeles

Un notario de su confianza revisa el registro, las deudas y los impuestos antes de firmar. Las personas extranjeras pueden tener casas en Guatemala; cerca de fronteras, costas y lagos hay otras reglas, y el notario le dirá cuáles.

## Nuestra parte

Nuestra comisión la paga el propietario. Usted paga al notario, el timbre y la inscripción.`,
  },
}

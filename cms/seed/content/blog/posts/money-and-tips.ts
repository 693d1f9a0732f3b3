import type { PostSeed } from '../post'

export const moneyAndTips: PostSeed = {
  slug: { en: 'money-cash-machines-and-tips', es: 'efectivo-tarjetas-y-propinas' },
  categories: ['tips'],
  author: 'lucia-xicay',
  picture: 'blog-reception',
  publicationDate: -165,
  name: {
    en: 'Quetzales: cash, cards and how much to tip',
    es: 'Efectivo, tarjetas y cuánto dejar de propina',
  },
  shortDescription: {
    en: 'Which notes to carry, where cards work, what a cash machine really charges and what waiters, guides and keepers expect.',
    es: 'Qué billetes llevar, dónde pasan tarjeta, cuánto cobra el cajero y qué esperan meseros, guías y guardianes.',
  },
  description: {
    en: `The money of Guatemala is named after a bird that almost nobody has seen. The quetzal flies across every note, and in its old Maya shape it stands for *twenty*. Its value has moved so little against the dollar, between seven and a half and eight for two decades, that people quote houses in dollars and tomatoes in quetzales and can do both in their heads.

## Notes and coins

There are notes of 1, 5, 10, 20, 50, 100 and 200, and coins up to one quetzal. The two hundred is a nuisance: shops, boats and markets cannot change it, supermarkets and petrol stations can. Break large ones where you can, and keep a purse with tens for tuk-tuks, toilets and tips. Torn dollars are refused everywhere, even with a tear of three millimetres.

## Cash machines

- They give up to 2,000 or 3,000 quetzales at a time, with a fee of about 30 to 40, besides what your bank takes.
- If the machine offers to charge you in your own currency, **decline**. That button costs five percent.
- Use those inside a bank or a supermarket, by day. Look whether anything wobbles at the slot.
- There are none in Santa Cruz, Jaibalito, San Antonio Palopó, Semuc Champey, Tikal, El Paredón on some weekends. Plan.

## Cards

They work in hotels, supermarkets, better restaurants and petrol stations. Some add 5 to 8 percent; ask *“¿tiene recargo?”* before you dip the card. Many lodgings outside the cities take cash or a bank transfer only. With us you may pay by transfer, card, instalments and a few other ways; the fee of each stands beside it before you choose.

## Changing money

Euros change badly. Dollars change in any bank, with your passport and a queue. Airport booths are for emergencies. Do not change in the street.

## Tips

- **Restaurant:** ten percent, often on the bill already (*propina*). If it is not, leave it in cash.
- **Guide:** 50 to 100 quetzales a head for a day, more on a volcano.
- **Porter, boatman, doorman:** 5 to 10.
- **Taxi, tuk-tuk:** none. Round up.
- **Cook or housekeeper in a rented house:** 50 to 75 quetzales a day for the group, given in person at the end. She will not expect it, and she will talk about you.
- **Keeper** who carried water at midnight: you will know.

## Bargaining

In markets, for things, yes. For food, transport by the meter and anything with a printed price, no. Nobody has ever grown rich on the last five quetzales that a tourist saved.

## What a day costs

A couple in a house with a kitchen, who eat lunch out and take a boat or a van every other day, spends thirty to fifty dollars beside the rent. One can spend ten times that in Antigua without trying. What you cannot do is spend it in a village where the only machine is asleep.`,
    es: `El dinero de Guatemala se llama como un pájaro que casi nadie ha visto. Vale tan parecido desde hace veinte años, entre siete y medio y ocho por dólar, que la gente cotiza casas en dólares y tomates en quetzales y hace las dos cuentas de memoria. Aun así, cada semana alguien nos llama desde un pueblo donde el único cajero está dormido.

## Billetes

El de doscientos estorba: no lo cambian la tienda, la lancha ni el mercado; sí la gasolinera y el súper. Cámbielo ahí y lleve un monedero con billetes de cinco y de diez para tuc-tuc, baños y propinas. Si trae dólares, que estén enteros: con tres milímetros de rotura ya no los recibe nadie.

## Cajeros

- Dan hasta 2,000 o 3,000 quetzales por retiro. De otro banco cobran comisión; con tarjeta extranjera, unos 30 o 40 quetzales.
- Si la pantalla le ofrece cobrar en la moneda de su tarjeta, diga que **no**. Ese botón cuesta cinco por ciento.
- Use los de adentro de un banco o de un supermercado, de día. Mueva la ranura: si baila, no.
- No hay en Santa Cruz, Jaibalito, San Antonio Palopó, Semuc ni Tikal, y en El Paredón se vacían el fin de semana.

## Tarjetas

Pasan en hoteles, supermercados, restaurantes formales y gasolineras. Algunos cobran recargo del 5 al 8 por ciento; pregunte antes de meterla. Fuera de las ciudades, muchos hospedajes sólo reciben efectivo, depósito o transferencia. Con nosotros puede pagar por transferencia, con tarjeta, en cuotas y de otras formas: el recargo de cada una está a la vista antes de escoger.

## Depósitos y transferencias

Para apartar casa casi todos pedimos la mitad. Deposite sólo a cuentas a nombre de la empresa o del dueño que aparece en el contrato, y guarde la boleta. Si alguien le pide que le mande un código o que le deposite a una tercera persona “porque la otra cuenta está en mantenimiento”, cuelgue y llámenos.

## Propinas

- **Restaurante:** diez por ciento, que muchas veces ya viene en la cuenta. Si no, en efectivo.
- **Guía:** de 50 a 100 quetzales por persona al día; más si es volcán.
- **Maletero, lanchero, quien le cuida el carro:** de 5 a 10.
- **Taxi y tuc-tuc:** no se acostumbra. Redondee.
- **Cocinera o quien limpia la casa:** de 50 a 75 quetzales al día por grupo, en la mano y al final. No lo espera, y se va a acordar de usted.
- **Guardián** que cargó agua a medianoche: usted sabrá.

## Regatear

En la plaza y por cosas, sí. Por comida, por pasaje y por lo que tiene precio pegado, no. Nadie se ha hecho rico con los últimos cinco quetzales que se ahorró un visitante.

## Cuánto cuesta un día

Una pareja en casa con cocina, que almuerza fuera y toma lancha o microbús un día sí y otro no, gasta de doscientos cincuenta a cuatrocientos quetzales aparte del alojamiento. En Antigua se puede gastar diez veces eso sin esfuerzo.`,
  },
}

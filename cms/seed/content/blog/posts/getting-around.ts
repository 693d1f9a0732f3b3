import type { PostSeed } from '../post'

export const gettingAround: PostSeed = {
  slug: { en: 'getting-around-guatemala', es: 'como-moverse-por-guatemala' },
  categories: ['tips'],
  author: 'jose-ic',
  picture: 'partner',
  publicationDate: -81,
  name: {
    en: 'Getting around: shuttles, boats and painted buses',
    es: 'Cómo moverse: buses, lanchas y buenas carreteras',
  },
  shortDescription: {
    en: 'Distances here are measured in hours. Which transport to take between Antigua, the lake, Cobán, Petén and the coast, and what to avoid.',
    es: 'Aquí las distancias se miden en horas. Qué transporte tomar entre Antigua, el lago, Cobán, Petén y la costa, y qué evitar.',
  },
  description: {
    en: `A map of Guatemala lies. Forty kilometres separate the airport from Antigua, and you may need one hour or two and a half. From Lanquín to Flores a ruler says a hundred and fifty kilometres; your back will say eight hours. So we never answer “how far is it?” with kilometres. Here is what we answer instead.

## Hours, honestly

- **Airport to Antigua:** 1 hour early in the morning, 2 on a Friday afternoon.
- **Antigua to Panajachel:** 2½ to 3.
- **Antigua to Monterrico:** 2½, the last part through mangroves by road or on a ferry.
- **Antigua to Xela:** 3½ to 4.
- **Guatemala City to Cobán:** 5. **Cobán to Lanquín:** 2, and half of it shakes.
- **Guatemala City to Río Dulce:** 5½ to 7, among trucks.
- **Guatemala City to Flores:** 8 to 10 by road, one by plane.

## Shuttles

Small shared vans between all places where travelers go. They pick you up at the door, cost three to five times the bus and are the right choice for most people with luggage. Book a day ahead, sit behind the driver, and do not plan a flight for the same afternoon.

## Private transfer

For four persons it is often cheaper per head than four seats. You stop when you like, and for the airport at four in the morning it is the only thing we recommend.

## Camionetas

Retired school buses from the United States, painted, chromed, blessed and loud. They go everywhere, cost a few quetzales and stop for anybody. Take one for a short ride in daylight, from Antigua to Jocotenango or Ciudad Vieja. For long roads and at night, no.

## Pullman buses

Real coaches with numbered seats serve the capital, Xela, Cobán, Puerto Barrios and Flores. The night bus to Flores is comfortable and cold as a freezer: bring a blanket.

## Lanchas

On Atitlán, on Río Dulce and around Flores the bus is a boat. Pay when you get off, watch what local passengers pay, and wear the vest.

## Tuk-tuks and taxis

A tuk-tuk inside a town has a fixed small price per person; ask before you sit. In the capital and in Antigua ride-hailing apps work well, and it is safer to call a car than to wave at one.

## Driving yourself

You will need patience with *túmulos*, the unmarked speed bumps, and with trucks on hills. Do not drive between towns after dark: not because of bandits in the first place, but because of cows, holes and buses without lights. Fill the tank before the highlands. Insurance with a low deductible is worth it. For Antigua’s centre a car is a burden; for a house in the coffee hills it is a joy.

## The plan behind the plan

Two nights a place is a tour. Four are a stay. Most people who write us happy letters have crossed out one destination before they came.`,
    es: `El mapa de Guatemala engaña. Del aeropuerto a Antigua hay cuarenta kilómetros y se puede ir una hora o dos y media. De Lanquín a Flores la regla dice ciento cincuenta; la espalda dice ocho horas. Por eso a “¿qué tan lejos queda?” nunca contestamos con kilómetros. Esto es lo que contestamos.

## Horas, sin mentir

- **Aeropuerto–Antigua:** 1 muy temprano, 2 un viernes en la tarde.
- **Antigua–Panajachel:** de 2½ a 3.
- **Antigua–Monterrico:** 2½; el último tramo, por carretera o en ferri entre manglares.
- **Antigua–Xela:** de 3½ a 4.
- **Capital–Cobán:** 5. **Cobán–Lanquín:** 2, y la mitad brincando.
- **Capital–Río Dulce:** de 5½ a 7, entre furgones.
- **Capital–Flores:** de 8 a 10 por tierra, una en avión.

## Shuttle

Microbuses compartidos entre los lugares turísticos. Recogen en la puerta, cuestan de tres a cinco veces lo que el bus y son lo más práctico con maletas. Aparte un día antes, siéntese detrás del piloto y no programe vuelo para esa misma tarde.

## Transporte privado

Entre cuatro muchas veces sale más barato por persona. Se para donde uno quiere, y para el aeropuerto a las cuatro de la mañana es lo único que recomendamos.

## Camionetas

Las conoce: buses escolares jubilados, pintados, cromados, bendecidos y escandalosos. Van a todas partes por unos quetzales. Para un trayecto corto de día, de Antigua a Jocotenango o a Ciudad Vieja, son parte del paseo. Para carretera larga o de noche, no.

## Buses de línea

Hay pullman con asiento numerado a Xela, Cobán, Puerto Barrios y Flores. El nocturno a Flores es cómodo y helado: lleve poncho.

## Lanchas

En Atitlán, en Río Dulce y alrededor de Flores, el bus es una lancha. Se paga al bajar; fíjese cuánto paga la gente del lugar y póngase el chaleco.

## Tuc-tucs y taxis

El tuc-tuc tiene precio fijo por persona dentro del pueblo; pregunte antes de sentarse. En la capital y en Antigua las aplicaciones funcionan bien, y es más seguro pedir un carro que hacerle la parada a cualquiera.

## Manejar

Hace falta paciencia con los túmulos sin pintar y con los camiones en las cuestas. No maneje de noche entre pueblos, y no tanto por los asaltos como por las vacas, los hoyos y los buses sin luces. Llene el tanque antes de subir al altiplano. En el casco de Antigua el carro estorba; para una casa entre cafetales es una dicha.

En feriado largo salga antes de las seis o después de las nueve de la noche… o no salga ese día. La fila de San Lucas y la de Palín no se terminan nunca: se heredan.

## El plan detrás del plan

Dos noches por lugar son una gira. Cuatro son una estadía. La mayoría de quienes nos escriben contentos tacharon un destino antes de venir.`,
  },
}

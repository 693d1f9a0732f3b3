import type { PostSeed } from '../post'

export const rentingAWholeHotel: PostSeed = {
  slug: { en: 'renting-a-whole-hotel', es: 'rentar-un-hotel-completo' },
  categories: ['tips', 'places'],
  author: 'paola-giron',
  picture: 'section-hotels',
  publicationDate: -193,
  name: {
    en: 'All the keys: when it pays to rent a whole hotel',
    es: 'Todas las llaves: cuándo conviene rentar un hotel completo',
  },
  shortDescription: {
    en: 'Weddings, retreats, reunions: from how many guests a whole small hotel is cheaper than rooms, and what to settle in writing.',
    es: 'Bodas, retiros, reuniones de familia: desde cuántas personas conviene un hotel pequeño entero y qué dejar por escrito.',
  },
  description: {
    en: `It began with a grandmother who wanted to turn eighty with all her descendants under one roof. There were thirty-one. She had taken eleven rooms in four hotels when somebody gave her our number. For a little more she got one house of fourteen rooms with its courtyard, a cook and a pianist, and in the morning she could see from her window who had not come home.

## From how many people on?

As a rule of thumb: from sixteen guests and two nights on, compare. A small hotel with eight to fifteen rooms is let as a whole for about what two thirds of its rooms cost, less from Sunday to Thursday, more on Saturdays from November to April. What you gain besides is harder to count: nobody else at breakfast, music until an hour you agree on, and the corridor for the children.

## For what

- **Weddings.** Antigua marries people every Saturday. Ruins and churches are rented from the city or the owners, months ahead; guests sleep, dress and recover in the hotel.
- **Retreats** for yoga, writing or a board that has to decide something. At the lake, with a dock.
- **Reunions** of families or school years. On the coast, with a pool in the middle.
- **Companies**: fourteen single rooms, a long table, good internet, nobody listening.

## What to ask

1. **How many real beds?** “For forty” may mean mattresses. Ask for a list room by room, with bathrooms.
2. **Until when may there be music, and how loud?** Antigua has rules, neighbours and a police force that knows both. Outside the centre it is easier.
3. **Who cooks?** Kitchen included, own caterer allowed, corkage?
4. **Who stays in the house at night?** You want one person with keys and authority.
5. **Power and water** for that many showers between five and six, when the bride’s side dresses.
6. **Parking and buses.** A coach does not turn in a cobbled lane.
7. **Rain plan.** From May to October a courtyard needs an awning. See it, do not believe it.

## In writing

The contract should name each room, the hours of use, deposits, damages, what happens if the airport closes because of ash, and the date until which you may give rooms back. Half on signing, half a month before is usual. A breakage deposit comes back within ten days. Foreign groups: ask for an invoice if a company pays.

## Budget

Rent is usually a third of the whole. Food is another third. Flowers, music, light, transport and tips are the rest, and they grow. Antigua’s flower growers are eight kilometres away; buy from them and your tables will look like a painting for the price of a sandwich.

## Visit

If you can, sleep there one night with two people and think of sixty. Try the shower farthest from the heater. Ask the gardener what went wrong last time. He always knows, and he is never asked.`,
    es: `Empezó con una abuela que quería cumplir ochenta con todos sus descendientes bajo el mismo techo. Eran treinta y uno. Ya tenía once cuartos en cuatro hoteles cuando alguien le dio nuestro número. Por un poco más tuvo una sola casa de catorce habitaciones con su patio, cocinera y pianista, y en la mañana podía ver desde su ventana quién no había llegado a dormir.

## ¿Desde cuántas personas?

De dieciséis huéspedes y dos noches en adelante, compare. Un hotel pequeño, de ocho a quince cuartos, se renta completo más o menos por lo que valen dos tercios de sus habitaciones; menos de domingo a jueves, más los sábados de noviembre a abril. Lo demás que se gana es difícil de contar: nadie ajeno en el desayuno, música hasta la hora que se acuerde y el corredor para los niños.

## Para qué

- **Bodas.** En Antigua hay boda todos los sábados. Las ruinas y las iglesias se piden con meses de anticipación; en el hotel los invitados duermen, se visten y se reponen.
- **Retiros** de yoga, de escritura o de una junta directiva que tiene que decidir algo. En el lago, con muelle.
- **Reuniones** de familia o de promoción. En la costa, con la piscina en medio.
- **Empresas**: catorce cuartos sencillos, una mesa larga, buen internet y nadie oyendo.

## Qué preguntar

1. **¿Cuántas camas de verdad?** “Para cuarenta” puede querer decir colchones. Pida la lista por cuarto, con baños.
2. **¿Hasta qué hora puede haber música, y qué tan fuerte?** Antigua tiene reglamento, vecinos y una policía que conoce a los dos. Fuera del casco es más fácil.
3. **¿Quién cocina?** ¿Incluye cocina, dejan entrar banquete, cobran descorche?
4. **¿Quién se queda de noche?** Tiene que haber una persona con llaves y con autoridad.
5. **Agua y luz** para tantas duchas entre cinco y seis, cuando se viste la familia de la novia.
6. **Parqueo y buses.** Un pullman no da vuelta en un callejón empedrado.
7. **Plan de lluvia.** De mayo a octubre el patio necesita toldo. Véalo; no lo crea.

## Por escrito

El contrato debe nombrar cada habitación, horarios, depósitos, daños, qué pasa si el aeropuerto cierra por ceniza y hasta qué día se pueden devolver cuartos. Lo usual es la mitad al firmar y la mitad un mes antes. El depósito por daños regresa en diez días. Si paga una empresa, pida factura desde el principio.

## El presupuesto

La renta suele ser la tercera parte. La comida, otra. Flores, música, luces, transporte y propinas son el resto, y crecen. Las flores se cultivan a pocos kilómetros, en San Juan Sacatepéquez y en el valle; compre ahí y sus mesas parecerán un cuadro por lo que vale una refacción.

## Vaya a verlo

Si puede, duerma ahí una noche entre dos y piense en sesenta. Pruebe la ducha más lejana del calentador. Pregúntele al jardinero qué salió mal la última vez. Siempre sabe, y nunca le preguntan.`,
  },
}

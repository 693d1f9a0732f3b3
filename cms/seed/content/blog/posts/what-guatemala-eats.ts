import type { PostSeed } from '../post'

export const whatGuatemalaEats: PostSeed = {
  slug: { en: 'what-guatemala-eats', es: 'que-se-come-en-guatemala' },
  categories: ['food'],
  author: 'lucia-xicay',
  picture: 'blog-kitchen',
  publicationDate: -67,
  name: {
    en: 'Twelve dishes and where they come from',
    es: 'Doce platillos y de dónde vienen',
  },
  shortDescription: {
    en: 'Pepián, kak’ik, jocón, tapado, rellenitos: what to order in Guatemala, at which hour, and which dish belongs to which region.',
    es: 'Pepián, kak’ik, jocón, tapado, rellenitos: qué pedir, a qué hora y cuál es de cada región.',
  },
  description: {
    en: `Guatemalan food does not travel. It hardly has restaurants abroad, it is not spicy enough for people who expect Mexico, and much of it is brown. You have to come here and eat it at the right hour, and then you understand why my grandmother packed tamales into her hand luggage.

## At breakfast

1. **Desayuno chapín.** Eggs, black beans, fried plantain with cream, fresh cheese, tortillas. The beans make or break it: *volteados* are cooked down until they turn over in the pan in one piece.
2. **Mosh.** Oat porridge with cinnamon, drunk hot from a cup, at five in the morning beside a bus.

## At noon, which is when one eats

3. **Pepián.** The national stew: toasted pumpkin seeds, sesame, dried chillies and tomato, ground on stone, over chicken. It is almost black, and smells of smoke.
4. **Kak’ik.** From Alta Verapaz, a red turkey soup with coriander and *chile cobanero*. The turkey must be a farm bird; a leg fills the plate.
5. **Jocón.** Chicken in green: tomatillo, coriander, spring onion. Milder, brighter, ideal for the timid.
6. **Hilachas.** Beef torn into threads in a tomato sauce with potatoes. Comfort, with rice.
7. **Tapado.** On the Caribbean side: fish, crab and shrimp in coconut milk with green plantain, from the Garífuna kitchens of Livingston.

## In the street, from four o’clock

8. **Chuchitos.** Small firm tamales in maize husks, with tomato sauce and a snow of dry cheese.
9. **Dobladas, garnachas, tostadas.** What San Felipe sells on Sundays. Garnachas are from the east and the size of a coin.
10. **Elotes locos.** Corn on a stick with everything, mayonnaise included. Nobody is proud, everybody eats them.

## Sweet

11. **Rellenitos.** Plantain dough filled with beans and a little chocolate, fried, rolled in sugar. It sounds wrong. It is the best thing on this list.
12. **Dulces típicos.** *Canillitas de leche*, *cocadas*, figs in syrup: the sweets that convents invented, still sold in Antigua from glass counters.

## On certain days only

On Saturdays a red lamp hangs in front of some houses: tamales are ready. On the first of November every family makes *fiambre*, a cold salad of some fifty ingredients which no two people make alike. In Lent there is dried fish and *torrejas*. On Christmas Eve, at midnight, a tamal with chocolate.

## A few practical words

The set lunch is called *menú del día* and costs little, soup and drink included. Tortillas come with everything and are patted by hand: listen for the clapping. Most food is mild and chilli stands beside it in a bowl. Vegetarians do well on beans, eggs, *chiles rellenos* (ask for the ones without meat) and *güisquil*. Eat where it is full, at noon; what you see in the pot at eleven was not there yesterday.

And if a house of ours has a cook on request, take her up on it once. Ask for pepián, and ask to watch.`,
    es: `La comida de Guatemala casi no viaja. Afuera hay pocos restaurantes, no pica lo suficiente para quien espera México y buena parte es de color café. Hay que venir a comerla aquí y a su hora; entonces se entiende por qué mi abuela llevaba tamales en el equipaje de mano.

## En el desayuno

1. **Desayuno chapín.** Huevos, frijoles, plátanos fritos con crema, queso fresco y tortillas. Todo depende de los frijoles: los volteados son los que giran enteros en el sartén.
2. **Mosh.** Avena con canela, caliente, en vaso, a las cinco de la mañana junto a la camioneta.

## Al mediodía, que es cuando se come

3. **Pepián.** Pepitoria y ajonjolí tostados, chile pasa, chile guaque y tomate, molidos en piedra, sobre pollo. Casi negro y con olor a humo.
4. **Kak’ik.** De Alta Verapaz: caldo rojo de chunto, con culantro y chile cobanero. El chunto tiene que ser de patio; una pierna llena el plato.
5. **Jocón.** Pollo en verde: miltomate, cilantro, cebollín. Más suave y más alegre, bueno para empezar.
6. **Hilachas.** Carne deshebrada en recado de tomate con papas. Con arroz, cura cualquier día malo.
7. **Tapado.** Del Caribe: pescado, jaiba y camarón en leche de coco con plátano verde, de las cocinas garífunas de Lívingston.

## En la calle, desde las cuatro

8. **Chuchitos.** En tuza, chiquitos y firmes, con salsa de tomate y queso seco encima.
9. **Dobladas, garnachas y tostadas.** Lo que se vende los domingos en San Felipe. Las garnachas son del oriente y del tamaño de una moneda.
10. **Elotes locos.** Con todo, hasta mayonesa. Nadie los presume y todos se los comen.

## Lo dulce

11. **Rellenitos.** Plátano con frijol y un poco de chocolate, fritos y revolcados en azúcar. A los de afuera les suena raro. Es lo mejor de la lista.
12. **Dulces típicos.** Canillitas de leche, cocadas, higos en miel: los inventaron los conventos y en Antigua todavía se venden en vitrinas.

## Sólo ciertos días

Los sábados hay casas con un foco rojo en la puerta: ya están los tamales. El primero de noviembre cada familia hace su fiambre, con unos cincuenta ingredientes y sin dos recetas iguales. En Cuaresma hay bacalao y torrejas. El veinticuatro a medianoche, tamal con chocolate.

## Para el visitante

El almuerzo del día trae sopa y fresco, y cuesta poco. Las tortillas vienen con todo y se hacen a mano: guíese por las palmadas. Casi nada pica; el chile va aparte, en su platito. Quien no come carne la pasa bien con frijoles, huevos, güisquil y chiles rellenos de verdura, si los pide así. Coma donde esté lleno y al mediodía: lo que ve en la olla a las once no estaba ayer.

Y si la casa que tomó ofrece cocinera, aproveche una vez. Pida pepián, y pida permiso para ver cómo lo hace.`,
  },
}
